import { AREA_IDS, AREAS, type AreaId } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { QUANTAS } from "@eden/domain/diagnostico/fraca";
import type { AreaNota } from "@eden/domain/diagnostico/pontuacao";
import { answerPrevia, PREVIA, type Previa, previaOf } from "@eden/domain/diagnostico/previa";
import type { Respostas } from "@eden/domain/diagnostico/respostas";

/** What the section shows: the field for the name, a question, or the whole garden. */
export type Estado = "inicio" | "pergunta" | "fim";

/** How far a plant has grown, 1 to 4; its name is the stage in words. */
export type Estagio = 1 | 2 | 3 | 4;
export const ESTAGIOS: Record<Estagio, string> = { 1: "broto", 2: "muda", 3: "planta", 4: "em flor" };

/** The scale of the diagnostic, from 0 to 1, in the four stages of a plant. */
export function estagioOf(grau: number): Estagio {
  return (Math.round(grau * 3) + 1) as Estagio;
}

export type Retrato = Exclude<Previa, { status: "incompleta" }>;

/** What the position of the chosen option of each question says; null before the last answer. */
export function retratoOf(escolhas: readonly number[]): Retrato | null {
  const respostas = PREVIA.reduce<Respostas>((given, pergunta, index) => {
    const opcao = pergunta.opcoes[escolhas[index] ?? -1];
    return opcao ? answerPrevia(given, pergunta, opcao.texto) : given;
  }, {});
  const previa = previaOf(respostas);
  return previa.status === "incompleta" ? null : previa;
}

/** The plants of the first questions, as many as are given. */
export function estagiosOf(escolhas: readonly number[]): Partial<Record<AreaId, Estagio>> {
  const grown = PREVIA.flatMap(({ area, opcoes }, index) => {
    const opcao = opcoes[escolhas[index] ?? -1];
    return opcao ? [[area, estagioOf(opcao.grau)] as const] : [];
  });
  return Object.fromEntries(grown);
}

export function crescimentoText(area: AreaId, estagio: Estagio, number: number): string {
  return `${AREAS[area].nome}: ${ESTAGIOS[estagio]}. ${number} de ${PREVIA.length} plantas.`;
}

/** Where to begin, in words around the name of the area; no area where everything is firm. */
export function cuidadoOf(retrato: Retrato): { before: string; area?: string; after: string } {
  const area = AREAS[retrato.primeira].nome;
  const after = ": é a primeira da fila, não a pior.";
  if (retrato.status === "igual") {
    return faixaOf(retrato.nota) === "firme"
      ? {
          before: "Sete plantas em flor.",
          after: " O diagnóstico inteiro mostra o que ainda dá para melhorar.",
        }
      : { before: "Suas sete áreas estão no mesmo ponto do caminho. Comece por ", area, after };
  }
  if (retrato.fraca.status === "uma") return { before: "", area, after: " é a planta que mais pede cuidado." };
  const plantas = `${QUANTAS[retrato.fraca.areas.length]} plantas estão no mesmo ponto`;
  return { before: `${plantas}. Comece por `, area, after };
}

/** Firm everywhere: there is no first step to give. */
export const isFirme = (retrato: Retrato): boolean => retrato.status === "igual" && faixaOf(retrato.nota) === "firme";

/** What the picture to keep says about the garden: a strength, because the owner shows it to others. */
export function destaqueOf(retrato: Retrato): { label: string; text: string } {
  if (retrato.status === "completa") {
    const nota = retrato.areas.find(({ area }) => area === retrato.forte)?.nota ?? 0;
    if (faixaOf(nota) === "firme") return { label: "Ponto forte", text: AREAS[retrato.forte].nome };
  }
  return { label: "Sete plantas", text: isFirme(retrato) ? "todas em flor" : "crescendo juntas" };
}

export const faixaNome = (nota: number): string => FAIXAS[faixaOf(nota)].nome;

/** For the consultant, in the order of the questions. The pharmacy's name stays on the device. */
export function mensagemOf(areas: readonly AreaNota[]): string {
  const marks = AREA_IDS.flatMap((id) => areas.filter(({ area }) => area === id)).map(
    ({ area, nota }) => `${AREAS[area].nome}: ${faixaNome(nota).toLowerCase()}.`,
  );
  return `Olá! Respondi às sete perguntas do site. ${marks.join(" ")} Quero conversar sobre este resultado.`;
}
