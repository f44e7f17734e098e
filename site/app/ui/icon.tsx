import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A Lucide glyph at the house's stroke. Always decorative: the words beside it carry the meaning. */
export function Icon({ of: Glyph, size = 22, strokeWidth = 1.75, className }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} aria-hidden="true" className={className} />;
}
