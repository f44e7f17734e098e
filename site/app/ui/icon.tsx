import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A Lucide icon with the site's stroke width. Always decorative: the text beside it carries the meaning. */
export function Icon({ of: Glyph, size = 22, strokeWidth = 1.75, className }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} aria-hidden="true" className={className} />;
}
