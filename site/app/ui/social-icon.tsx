import sprite from "~/images/marks/social.svg";

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
