import type { LucideIcon } from "lucide-react";
import sprite from "../icons/social.svg";

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

interface SocialIconProps {
  of: "whatsapp" | "instagram" | "linkedin" | "youtube" | "tiktok" | "apple" | "google-play";
  size?: number;
  className?: string;
}

/**
 * The logo of another company, in the text colour. All are in one sprite, so that their long paths are not in the
 * JavaScript or the HTML. Always decorative: the link or button beside it has text.
 */
export function SocialIcon({ of, size = 20, className }: SocialIconProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
