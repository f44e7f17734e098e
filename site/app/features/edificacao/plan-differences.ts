import {
  GRUPOS_PLANOS_EDIFICACAO,
  PLANOS_EDIFICACAO,
  type PlanoEdificacao,
} from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";

const TODOS: readonly RecursoId[] = GRUPOS_PLANOS_EDIFICACAO.flatMap(({ recursos }) => recursos);
const inAll = (recurso: RecursoId) => PLANOS_EDIFICACAO.every((plano) => hasRecurso(plano, recurso));

/** The rows that every plan includes, and the rows that differ. */
export const COMUNS = TODOS.filter(inAll);
export const DIFERENCAS = TODOS.filter((recurso) => !inAll(recurso));

export function recursosCount(plano: PlanoEdificacao): string {
  return `${TODOS.filter((recurso) => hasRecurso(plano, recurso)).length} de ${TODOS.length} recursos`;
}
