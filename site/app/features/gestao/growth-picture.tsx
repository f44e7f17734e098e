import { classNames } from "@eden/ui/class-names.ts";
import type { PictureFile } from "@eden/ui/picture.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { ActionPlan } from "./action-plan.tsx";

const bars: { pot: PictureFile; column: string; bar: string; width: string }[] = [
  { pot: vaso1, column: "hidden sm:flex", bar: "h-14 bg-nivel-2 lg:h-24", width: "w-17 lg:w-13 xl:w-18" },
  { pot: vaso3, column: "hidden sm:flex", bar: "h-23 bg-nivel-3 lg:h-44", width: "w-17 lg:w-13 xl:w-18" },
  { pot: vaso4, column: "flex", bar: "h-23 bg-folha sm:h-33 lg:h-66", width: "w-18 sm:w-24 lg:w-18 xl:w-25" },
  { pot: vaso6, column: "flex", bar: "h-38 bg-mata sm:h-44 lg:h-90", width: "w-24 sm:w-32 lg:w-26 xl:w-34" },
];

/** A bar chart whose bars are plinths: the store's plan is on the first, a growing plant on each of the others. */
export function GrowthPicture() {
  return (
    <div
      aria-hidden="true"
      className="mt-10 flex items-end justify-between gap-2 pr-2 sm:px-4 lg:mt-0 lg:gap-2.5 lg:px-0"
    >
      <span className="flex w-41 shrink-0 flex-col items-center lg:w-46 xl:w-59">
        <ActionPlan />
        <Plinth className="h-8 bg-sol lg:h-14" />
      </span>
      {bars.map(({ pot, column, bar, width }) => (
        <span key={pot.src} className={classNames("min-w-0 max-w-32 flex-1 flex-col items-center", column)}>
          <Picture
            of={pot}
            alt=""
            priority
            sizes="140px"
            className={classNames("relative z-1 -mb-2.5 h-auto max-w-none", width)}
          />
          <Plinth className={bar} />
        </span>
      ))}
    </div>
  );
}

/** Lit from the left, like all drawings. */
function Plinth({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        "relative block w-full overflow-hidden rounded-t-[14px] before:absolute before:inset-x-0 before:top-0 before:h-3 before:bg-white/20 after:absolute after:inset-0 after:bg-linear-to-r after:from-white/15 after:via-transparent after:to-black/12 lg:rounded-t-[18px]",
        className,
      )}
    />
  );
}
