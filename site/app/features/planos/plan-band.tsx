import type { Plano } from "@eden/domain/catalogo/planos";
import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Tag } from "lucide-react";
import { planPots } from "./plan-pots.ts";

/** The header above the plans of one category, with a pot on it for each. */
export function PlanBand({ planos }: { planos: readonly Plano[] }) {
  const [{ categoria, subCategoria } = { categoria: "Pacotes", subCategoria: undefined }] = planos;
  const isPlenitude = categoria === "Plenitude";
  return (
    <th scope="colgroup" colSpan={planos.length} className={classNames("relative p-0", isPlenitude ? "pl-1" : "pr-1")}>
      <span className="absolute inset-x-0 bottom-[calc(100%-11px)] flex items-end" aria-hidden="true">
        {planos.map((plano) => (
          <Pot key={plano.id} plano={plano} />
        ))}
      </span>
      <span
        className={classNames(
          "flex h-13 items-center justify-center gap-3 rounded-t-cartao pt-1 xl:h-14.5 xl:gap-4.5",
          // The last quarter is reserved for the recommended plan's badge, which overlaps the edge.
          isPlenitude ? "bg-mata pr-[25%] text-white" : "bg-nivel-2 text-mata",
        )}
      >
        <b className={classNames(isPlenitude ? "font-bold text-peq tracking-[0.14em] lg:text-base" : "font-semibold")}>
          {isPlenitude ? "PLENITUDE" : categoria}
        </b>
        {subCategoria && (
          <span className="inline-flex items-center gap-1.5 rounded-full whitespace-nowrap bg-ipe px-2.5 py-1 font-semibold text-[0.8125rem] text-tinta lg:px-3 lg:text-peq">
            <Icon of={Tag} size={16} className="hidden lg:block" />
            {subCategoria}
          </span>
        )}
      </span>
    </th>
  );
}

function Pot({ plano }: { plano: Plano }) {
  const { picture, onTable } = planPots[plano.id];
  return (
    <span className="relative flex flex-1 justify-center">
      <span className="absolute -bottom-0.5 left-[18%] h-4 w-[72%] bg-radial from-tinta/30 to-transparent to-70%" />
      <Picture of={picture} alt="" sizes="180px" className={classNames("relative h-auto", onTable)} />
    </span>
  );
}
