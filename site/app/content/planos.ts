import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import type { Convite } from "./convite.ts";

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

/** What a step of a category adds to the previous step; empty for a standalone plano or the first step. */
export function addedToPrevious(plano: Plano): { previous: Plano; added: RecursoId[] } | undefined {
  const previous = PLANOS[PLANOS.indexOf(plano) - 1];
  if (previous?.categoria !== plano.categoria || plano.tipo !== "category") return undefined;
  return { previous, added: plano.recursos.filter((recurso) => !hasRecurso(previous, recurso)) };
}

export const conviteDosPlanos: Convite = {
  frase:
    "Conte o tamanho da loja e o que mais pesa hoje. Um consultor explica o que muda de um plano para o outro, com valores e condições.",
  mensagem: "Olá! Estou comparando os planos e quero ajuda para escolher.",
  outra: { label: "Escrever uma mensagem", to: "/contato" },
  conversa: [
    { de: "visitante", texto: "Tenho uma loja e uma equipe pequena. Começo por onde?" },
    {
      de: "consultor",
      texto: "Se a rotina ainda depende só de você, pelo Despertar. Com a base pronta, pela Edificação.",
    },
    { de: "visitante", texto: "E quando entra a Plenitude?" },
  ],
};
