import { Awning } from "@eden/ui/awning.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { TravellingPicture } from "@eden/ui/core/travelling-picture.tsx";
import type { ReactNode } from "react";

interface FormColumnsProps {
  children: ReactNode;
  /** Sticky beside the form from 1024 px; below it on smaller screens. */
  aside?: ReactNode;
  /** Set if the form itself shows it on smaller screens. */
  asideOnlyBeside?: boolean;
}

/** A form of 560 px with a side column; without one the form takes the full width. */
export function FormColumns({ children, aside, asideOnlyBeside = false }: FormColumnsProps) {
  return (
    <div className={classNames("pagina grid gap-x-24 gap-y-12 pt-4 md:justify-center md:pt-8", columns(!aside))}>
      <div>{children}</div>
      {aside && (
        <aside className={classNames("lg:sticky lg:top-0 lg:self-start lg:pt-24", asideOnlyBeside && "max-lg:hidden")}>
          {aside}
        </aside>
      )}
    </div>
  );
}

const columns = (alone: boolean) =>
  alone
    ? "grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,61rem)]"
    : "md:[grid-template-columns:minmax(0,35rem)] lg:[grid-template-columns:minmax(0,35rem)_20rem]";

interface AwningCardProps {
  title: string;
  /** Plants on the roof; they grow with the choices. */
  plants: readonly PictureFile[];
  children: ReactNode;
}

/** The card beside a form: a shop with an awning and a roof garden. */
export function AwningCard({ title, plants, children }: AwningCardProps) {
  return (
    <div className="relative mt-26 rounded-[8px_8px_24px_24px] bg-papel px-5 pt-14 pb-6 shadow-suave md:px-7 md:pb-7 lg:mt-0">
      <div className="absolute inset-x-5.5 bottom-[calc(100%+0.625rem)] flex h-25 items-end justify-end gap-3 [&_picture]:contents">
        {plants.map((plant) => (
          <TravellingPicture
            key={plant.src}
            of={plant}
            alt=""
            sizes="120px"
            frame="h-full"
            className="h-full w-auto max-w-28 object-contain object-bottom drop-shadow-[0_4px_4px_#0e3b2e26]"
          />
        ))}
      </div>
      {/* The height follows the width: more scallops on a wider card, or they would cover the heading. */}
      <div className="absolute -inset-x-2.5 -top-3.5 text-folha min-[30rem]:max-lg:hidden">
        <Awning scallops={13} rail />
      </div>
      <div className="absolute -inset-x-2.5 -top-3.5 hidden text-folha min-[30rem]:max-lg:block">
        <Awning scallops={21} rail />
      </div>
      <h2 className="text-h3">{title}</h2>
      {children}
    </div>
  );
}
