import { classNames } from "@eden/ui/core/class-names.ts";
import { Picture } from "@eden/ui/core/picture.tsx";
import type { MarcaId } from "~/content/marcas.ts";
import { marcaImages } from "./marca-images.ts";

interface FacadeProps {
  of: MarcaId;
  sizes: string;
  alt?: string;
  priority?: boolean;
  /** The size of the picture; what does not fit is cut at its sides. */
  className: string;
}

/** The shop is cut out and stands on the marca's tint: only its shadow is drawn there. */
export function Facade({ of, className, ...picture }: FacadeProps) {
  const { facade, ground } = marcaImages[of];
  return (
    <span className={classNames("relative block shrink-0", className)}>
      <span className={classNames("absolute inset-x-[9%] h-[14%] rounded-[50%] bg-(--marca)/30 blur-xl", ground)} />
      <Picture of={facade} {...picture} className="relative size-full object-cover" />
    </span>
  );
}
