import { Card } from "@eden/ui/card.tsx";
import { CheckLines } from "@eden/ui/choice-card.tsx";
import { classNames } from "@eden/ui/class-names.ts";
import { Picture } from "@eden/ui/picture.tsx";
import type { PlanoDoBloco } from "~/content/planos-bloco.ts";
import { levelPots } from "./level-pots.ts";
import { PlanAction } from "./plan-action.tsx";

interface PlanCardProps {
  plan: PlanoDoBloco;
  /** For few cards in a row: larger text, services in two columns. */
  wide: boolean;
}

/**
 * A level's card with its pot on top. Five subgrid rows, shared with the neighbours, so that lines and buttons align.
 * The last level is dark, as in the section of the six levels.
 */
export function PlanCard({ plan, wide }: PlanCardProps) {
  const { picture, width, room } = levelPots[plan.id];
  const dark = plan.id === "plenitude";
  return (
    <Card
      as="li"
      tone={dark ? "mata" : "papel"}
      size={wide ? "g" : "m"}
      className={classNames("row-span-5 grid grid-rows-subgrid md:mt-36 md:only:mt-64", room)}
    >
      <span aria-hidden="true" className="absolute right-6 bottom-[calc(100%-11px)] md:right-8">
        <span className="absolute -right-1 bottom-0 h-4 w-4/5 bg-radial from-tinta/30 to-transparent to-70%" />
        <Picture of={picture} alt="" sizes="148px" className={classNames("relative h-auto", width)} />
      </span>
      <p className={classNames("font-semibold text-peq", dark ? "text-broto" : "text-folha")}>Nível {plan.numero}</p>
      <h3 className={classNames("mt-1", wide ? "text-[1.75rem]/tight lg:text-[2.125rem]/tight" : "text-2xl/tight")}>
        {plan.titulo}
      </h3>
      <p className={classNames("mt-2.5", dark ? "text-nevoa" : "text-pedra")}>{plan.descricao}</p>
      <div
        className={classNames(
          "mt-5 mb-7 border-t pt-5",
          dark ? "border-white/15 [&_svg]:text-broto" : "border-linha",
          wide && "lg:[&>span]:grid-cols-2 lg:[&>span]:gap-x-6 lg:[&>span]:gap-y-2",
        )}
      >
        <CheckLines lines={plan.servicos} />
      </div>
      <PlanAction plan={plan} variant={dark ? "papel" : "mata"} />
    </Card>
  );
}
