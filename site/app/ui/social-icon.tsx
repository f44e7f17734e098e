import sprite from "~/images/marks/social.svg";

interface SocialIconProps {
  of: "whatsapp" | "instagram" | "linkedin" | "youtube" | "tiktok" | "apple" | "google-play";
  size?: number;
  className?: string;
}

/**
 * The mark of another company, in the colour of the text. One sprite for all: their long outlines stay out of the
 * JavaScript and of every page. Always decorative: the link or button beside it has words.
 */
export function SocialIcon({ of, size = 20, className }: SocialIconProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
