import { AREA_IDS, type AreaId } from "./areas.ts";
import type { Opcao } from "./opcoes.ts";

/** A question without an area counts in the overall score only. */
export type PerguntaGraduada = { id: number; area: AreaId | null; opcoes: readonly Opcao[] };
/** The chosen option's text, under `p` and the question's id. */
export type Respostas = Readonly<Record<string, string>>;

export type AreaNota = { area: AreaId; nota: number };
export type Pontuacao = {
  /** 0 to 100; null where nothing was answered. */
  geral: number | null;
  /** Areas with an answer, from the one that most needs care; equal ones in the questionnaire's order. */
  areas: AreaNota[];
};

/** Every question weighs the same, in its area and overall. An answer that is no option of its question counts as none. */
export function pontuar(perguntas: readonly PerguntaGraduada[], respostas: Respostas): Pontuacao {
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

export function grauOf({ id, opcoes }: PerguntaGraduada, respostas: Respostas): number | null {
  return opcoes.find(({ texto }) => texto === respostas[`p${id}`])?.grau ?? null;
}

function notaOf(graded: readonly { grau: number }[]): number | null {
  if (graded.length === 0) return null;
  // Summed from the smallest: the same answers in another order must not differ by a rounding.
  const sum = graded
    .map(({ grau }) => grau)
    .sort((one, other) => one - other)
    .reduce((total, grau) => total + grau, 0);
  // The last bits of thirds must not decide over a half point.
  return Math.round(Number(((sum / graded.length) * 100).toFixed(6)));
}
