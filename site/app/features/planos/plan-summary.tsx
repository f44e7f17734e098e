import type { Plano } from "@eden/domain/catalogo/planos";
import { Badge } from "@eden/ui/badge.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Plus } from "lucide-react";
import { planPots } from "./plan-pots.ts";

/** The visible part of a closed plan: its pot, its name, and for Plenitude both of its badges. */
export function PlanSummary({ plano }: { plano: Plano }) {
  const { picture, onCard, tint } = planPots[plano.id];
  return (
    <summary
      className={classNames(
        "flex min-h-26 list-none items-center gap-3.5 rounded-[26px] p-3.5 pr-4 [&::-webkit-details-marker]:hidden",
        plano.destaque && "pt-6",
      )}
    >
      <span className={classNames("grid min-h-22 w-19 shrink-0 self-stretch rounded-[18px] pb-2.5", tint)}>
        <span className="self-end justify-self-center">
          <Picture of={picture} alt="" sizes="72px" className={classNames("h-auto", onCard)} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <h2 className="text-2xl/tight">{plano.nome}</h2>
        <span className="block text-pedra text-peq/snug">{plano.descricao}</span>
        {plano.subCategoria && (
          <span className="mt-2 flex flex-wrap gap-1">
            <Badge tone="mata" className="px-2.25! py-0.75! text-xs! tracking-widest!">
              PLENITUDE
            </Badge>
            <Badge tone="ipe" className="px-2.25! py-0.5! text-[0.8125rem]!">
              {plano.subCategoria}
            </Badge>
          </span>
        )}
      </span>
      {plano.destaque && (
        <Badge tone="broto" className="absolute -top-3.5 right-5">
          Recomendado
        </Badge>
      )}
      <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-contorno text-mata transition-[rotate,background-color] duration-250 group-open/plano:rotate-45 group-open/plano:border-mata group-open/plano:bg-mata group-open/plano:text-white">
        <Icon of={Plus} />
      </span>
    </summary>
  );
}
