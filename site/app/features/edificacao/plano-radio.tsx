import type { PlanoEdificacaoId } from "@eden/domain/catalogo/plano-edificacao-ids";
import {
  GRUPOS_PLANOS_EDIFICACAO,
  PLANOS_EDIFICACAO,
  type PlanoEdificacao,
} from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { RadioBullet } from "@eden/ui/choice/choice-card.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Minus } from "lucide";

export interface PlanoOptions {
  /** Id of the first radio, which the error summary links to. */
  id: string;
  name: string;
  value: "" | PlanoEdificacaoId;
  onValueChange: (plano: PlanoEdificacaoId) => void;
  invalid: boolean;
}

interface PlanoRadioProps extends PlanoOptions {
  plano: PlanoEdificacao;
}

/** The first radio has the group's id, because the error summary links to it. */
export function radioId(id: string, plano: PlanoEdificacao): string {
  return plano.id === "plano1" ? id : `${id}-${plano.id}`;
}

/** Id of the description of a plano. */
export const detailsId = (id: string, plano: PlanoEdificacao) => `${id}-${plano.id}-mais`;

/** The radio of one plano; its label is the cell or card around it. */
export function PlanoRadio({ plano, id, name, value, onValueChange }: PlanoRadioProps) {
  return (
    <RadioBullet
      id={radioId(id, plano)}
      name={name}
      value={plano.id}
      checked={value === plano.id}
      onChange={() => onValueChange(plano.id)}
      aria-label={plano.nome}
      aria-describedby={detailsId(id, plano)}
    />
  );
}

/** Whether a plano includes a row, by shape and text, so that colour is not the only indication. */
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

const TODOS: readonly RecursoId[] = GRUPOS_PLANOS_EDIFICACAO.flatMap(({ recursos }) => recursos);
const inAll = (recurso: RecursoId) => PLANOS_EDIFICACAO.every((plano) => hasRecurso(plano, recurso));

/** The rows that every plano includes, and the rows that differ. */
export const COMUNS = TODOS.filter(inAll);
export const DIFERENCAS = TODOS.filter((recurso) => !inAll(recurso));

/** A plano with the recursos of the one before it differs in its conditions only. */
export function condicoesOf(plano: PlanoEdificacao): string | null {
  const before = PLANOS_EDIFICACAO[PLANOS_EDIFICACAO.indexOf(plano) - 1];
  return before && recursosCount(before) === recursosCount(plano) ? "Condições sob consulta" : null;
}

export function recursosCount(plano: PlanoEdificacao): string {
  return `${TODOS.filter((recurso) => hasRecurso(plano, recurso)).length} de ${TODOS.length} recursos`;
}
