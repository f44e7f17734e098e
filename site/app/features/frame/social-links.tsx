import { AppLink } from "@eden/ui/app-link.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { empresa } from "~/content/empresa.ts";

const profiles = [
  { label: "Instagram", mark: "instagram" },
  { label: "LinkedIn", mark: "linkedin" },
  { label: "YouTube", mark: "youtube" },
  { label: "TikTok", mark: "tiktok" },
] as const;

export function SocialLinks() {
  return (
    <ul className="mt-4 -ml-3 flex gap-1">
      {profiles.map(({ label, mark }) => (
        <li key={label}>
          <AppLink
            to={empresa.redes[mark]}
            className="grid size-11 place-items-center rounded-full text-white hover:bg-white/10"
          >
            <SocialIcon of={mark} size={21} />
            <span className="sr-only">{label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
