import type { IconNode } from "lucide";
import { createElement } from "react";
import sprite from "../icons/social.svg";

interface IconProps {
  of: IconNode;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A Lucide icon with the site's stroke width. Always decorative: the text beside it carries the meaning. */
export function Icon({ of: nodes, size = 22, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
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
