import { parseOpcoes } from "../../../domain/diagnostico/opcoes.ts";
import type { TestApi } from "./test-api.ts";

export type Pergunta = { id: number; area: string; texto: string; opcoes: unknown[] };

/** A whole diagnostic that always chooses the best option. */
export async function bestAnswers(api: TestApi): Promise<Record<string, string>> {
  const { body } = await api.call<Pergunta[]>("diagnosticos_perguntas?select=id,texto,opcoes&order=id");
  return Object.fromEntries(body.map(({ id, opcoes }) => [`p${id}`, parseOpcoes(opcoes).at(-1)?.texto ?? ""]));
}
