import { classNames } from "./core/class-names.ts";

interface AvatarProps {
  name: string;
  className?: string;
}

/** The initials of a person in a circle. Decorative: the name is written beside it or in the label of its button. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: as text it would count as the visible label of a button with another name.
      data-initials={initials(name)}
      className={classNames(
        "before:content-[attr(data-initials)] grid size-9 shrink-0 place-items-center rounded-full bg-nevoa text-small font-bold text-mata",
        className,
      )}
    />
  );
}

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase("pt-BR") ?? "")
    .join("");
}
