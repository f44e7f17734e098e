import type { PlanoEdificacao } from "@eden/domain/catalogo/planos-edificacao";
import { Icon } from "@eden/ui/icon.tsx";
import { Check, Minus } from "lucide-react";
import type { PlanOptions } from "./plan-choice.tsx";

interface PlanRadioProps extends PlanOptions {
  plano: PlanoEdificacao;
}

/** The first radio has the group's id, because the error summary links to it. */
export function radioId(id: string, plano: PlanoEdificacao): string {
  return plano.id === "plano1" ? id : `${id}-${plano.id}`;
}

/** Id of the description of a plan. */
export const detailsId = (id: string, plano: PlanoEdificacao) => `${id}-${plano.id}-mais`;

/** The radio of one plan; its label is the cell or card around it. */
export function PlanRadio({ plano, id, value, onChange }: PlanRadioProps) {
  return (
    <input
      type="radio"
      id={radioId(id, plano)}
      name="planoSelecionado"
      value={plano.id}
      checked={value === plano.id}
      onChange={() => onChange(plano.id)}
      aria-label={plano.nome}
      aria-describedby={detailsId(id, plano)}
      className="size-6.5 appearance-none rounded-full border-[1.5px] border-contorno bg-white checked:border-7 checked:border-folha focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
    />
  );
}

/** Whether a plan includes a row, by shape and text, so that colour is not the only indication. */
export function Included({ included }: { included: boolean }) {
  return (
    <>
      <Icon
        of={included ? Check : Minus}
        size={20}
        strokeWidth={2.5}
        className={included ? "text-folha" : "text-pedra"}
      />
      <span className="sr-only">{included ? "Incluído" : "Não incluído"}</span>
    </>
  );
}
