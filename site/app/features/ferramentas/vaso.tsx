import { classNames } from "@eden/ui/core/class-names.ts";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { vaso1 } from "~/images/vaso-1.ts";

interface VasoProps {
  of: PictureFile;
  /** A seed until there is a result. */
  isGrown: boolean;
}

/** Stands on the upper edge of the result. Both pictures load with the page: the second may appear without a network. */
export function Vaso({ of, isGrown }: VasoProps) {
  return [vaso1, of].map((picture) => (
    <Picture
      key={picture.src}
      of={picture}
      alt=""
      priority
      sizes="160px"
      className={classNames(
        "pointer-events-none absolute right-5.5 bottom-[calc(100%-10px)] h-24 w-auto lg:right-11 lg:h-44",
        (picture === of) !== isGrown && "hidden",
      )}
    />
  ));
}
