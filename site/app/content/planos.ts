import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { atendimento } from "@eden/domain/conteudo/conteudo";

/** The same for all six: no plano has an amount of its own. */
export const quantoCustam = {
  proposta: `Proposta do consultor ${atendimento("proposta")}.`,
  escolher: "Escolher não gera cobrança.",
};

export const mensagemConsultor = "Olá! Gostaria de ajuda para escolher um plano do Éden Grupo.";

/** Target of 'Escolher'. The steps of Plenitude share one form, so the link passes which was chosen. */
export function chooseLink(plano: Plano): string {
  return plano.categoria === "Plenitude" ? `${plano.link}?plano=${plano.id}` : plano.link;
}

/** Explains a check mark of Edificação: it has four planos, and not all include every recurso. */
export function edificacaoNote(recurso: RecursoId): string {
  if (recurso === "orientativa") {
    return "Faz parte da Edificação. Os Planos 3 e 4 trazem a Consultoria Transformadora.";
  }
  const first = PLANOS_EDIFICACAO.find((plano) => hasRecurso(plano, sameInEdificacao[recurso] ?? recurso));
  if (!first) throw new Error(`no plano of Edificação includes ${recurso}`);
  if (first.id === "plano1") return "Disponível em todos os planos da Edificação, do 1 ao 4.";
  return `Disponível na Edificação a partir do ${first.nome}.`;
}

/** Recursos with another name in the comparison of Edificação's own planos. */
const sameInEdificacao: Partial<Record<RecursoId, RecursoId>> = { mentoria: "edenMentoria" };

/** The notes of Edificação as a printed table has them under it: each once, with a number. */
export const notasImpressas = [
  ...new Set(PLANOS.flatMap(({ id, recursos }) => (id === "edificacao" ? recursos.map(edificacaoNote) : []))),
];

/** "¹", "²" or "³"; empty for no note. */
export const numeroDaNota = (note: string) => "¹²³"[notasImpressas.indexOf(note)] ?? "";

/** What a step of a category adds to the previous step; empty for a standalone plano or the first step. */
export function addedToPrevious(plano: Plano): { previous: Plano; added: RecursoId[] } | undefined {
  const previous = PLANOS[PLANOS.indexOf(plano) - 1];
  if (previous?.categoria !== plano.categoria || plano.tipo !== "category") return undefined;
  return { previous, added: plano.recursos.filter((recurso) => !hasRecurso(previous, recurso)) };
}
