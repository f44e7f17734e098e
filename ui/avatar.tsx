import { classNames } from "./core/class-names.ts";

interface AvatarProps {
  name: string;
  /** The id of a member, who has the same colour everywhere; null, and green, for everybody else. */
  seed: string | null;
  className?: string;
}

/** The initials of a person in a circle. Decorative: the name is written beside it or in the label of its button. */
export function Avatar({ name, seed, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: as text it would count as the visible label of a button with another name.
      data-initials={initials(name)}
      className={classNames(
        "before:content-[attr(data-initials)] grid size-9 shrink-0 place-items-center rounded-full text-small font-bold",
        TONES[seed === null ? 0 : hashOf(seed) % TONES.length],
        className,
      )}
    />
  );
}

/** Each pair has a contrast of at least 4.5:1. */
const TONES = [
  "bg-nevoa text-mata",
  "bg-ipe-claro text-aviso",
  "bg-agua-fundo text-agua",
  "bg-erro-fundo text-erro-escuro",
  "bg-nivel-2 text-mata",
  "bg-areia text-tinta",
];

const hashOf = (seed: string) => [...seed].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 65_521, 7);

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase("pt-BR") ?? "")
    .join("");
}
