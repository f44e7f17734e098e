import { classNames } from "@eden/ui/core/class-names.ts";

/** A stem with one pair of leaves per question; answered ones are green. Decorative: the text beside it counts too. */
export function PreviaVine({ grown, of }: { grown: number; of: number }) {
  return (
    <span className="flex">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is identified by its position
          key={index}
          className={classNames(
            "grid flex-1 justify-items-center border-current border-b-3 transition-colors duration-500",
            index < grown ? "text-folha" : "text-linha-2",
          )}
        >
          <svg
            viewBox="0 0 28 24"
            aria-hidden="true"
            className={classNames(
              "h-6 origin-bottom fill-current transition-[scale] duration-500",
              index >= grown && "scale-75",
            )}
          >
            <path d="M14 24C13 14 8 8 0 7c.5 9 6 15.5 14 17Zm0 0C14.5 12 20 4 28 2c0 11-5 18.5-14 22Z" />
          </svg>
        </span>
      ))}
    </span>
  );
}
