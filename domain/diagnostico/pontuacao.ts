import { AREA_IDS, type AreaId } from "./areas.ts";
import type { Opcao } from "./opcoes.ts";
import { type Respostas, respostaKey } from "./respostas.ts";

/** A question without an area counts in the overall score only. */
export type PerguntaGraduada = { id: number; area: AreaId | null; opcoes: readonly Opcao[] };

export type AreaNota = { area: AreaId; nota: number };
export type Pontuacao = {
  /** 0 to 100; null if nothing was answered. */
  geral: number | null;
  /** Areas with an answer, lowest score first; ties in the questionnaire's order. */
  areas: AreaNota[];
};

/**
 * Every question has the same weight, in its area and overall. An answer that is not an option of its question is
 * ignored.
 */
export function score(perguntas: readonly PerguntaGraduada[], respostas: Respostas): Pontuacao {
  const graded = perguntas.flatMap((pergunta) => {
    const grau = grauOf(pergunta, respostas);
    return grau === null ? [] : [{ area: pergunta.area, grau }];
  });
  const areas = AREA_IDS.flatMap((area) => {
    const nota = notaOf(graded.filter((answer) => answer.area === area));
    return nota === null ? [] : [{ area, nota }];
  });
  return { geral: notaOf(graded), areas: areas.sort((one, other) => one.nota - other.nota) };
}

export function grauOf(pergunta: PerguntaGraduada, respostas: Respostas): number | null {
  const resposta = respostas[respostaKey(pergunta)];
  return pergunta.opcoes.find(({ texto }) => texto === resposta)?.grau ?? null;
}

function notaOf(graded: readonly { grau: number }[]): number | null {
  if (graded.length === 0) return null;
  // Sum in ascending order, so that the order of the answers does not change the rounding.
  const sum = graded
    .map(({ grau }) => grau)
    .sort((one, other) => one - other)
    .reduce((total, grau) => total + grau, 0);
  // Round off floating-point noise first: it must not decide over half a point.
  return Math.round(Number(((sum / graded.length) * 100).toFixed(6)));
}
