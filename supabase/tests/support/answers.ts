import { parseOpcoes } from "../../../domain/diagnostico/opcoes.ts";
import type { TestApi } from "./test-api.ts";

export type Pergunta = { id: number; versao: number; area: string; texto: string; opcoes: unknown[] };

/** The active version, whichever it is. */
export async function activePerguntas(api: TestApi): Promise<Pergunta[]> {
  const { body } = await api.call<Pergunta[]>("diagnosticos_perguntas?select=id,versao,area,texto,opcoes&order=id");
  return body;
}

/** A complete diagnostic that always chooses the best option. */
export async function bestAnswers(api: TestApi): Promise<{ versao: number; respostas: Record<string, string> }> {
  const perguntas = await activePerguntas(api);
  const best = perguntas.map(({ id, opcoes }) => [`p${id}`, parseOpcoes(opcoes).at(-1)?.texto ?? ""]);
  return { versao: perguntas[0]?.versao ?? 0, respostas: Object.fromEntries(best) };
}
