import { isArea } from "@eden/domain/diagnostico/areas";
import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import type { Pergunta } from "@eden/domain/jornadas/diagnostico";
import { openDatabase } from "./open-database.ts";

const TIMEOUT_MS = 10_000;

export interface Quartis {
  q1: number;
  mediana: number;
  q3: number;
}

/** How similar stores stand: at least so many of them, overall and by area. */
export type Comparacao = { lojas: number; geral: Quartis } & Readonly<Record<string, Quartis | number | undefined>>;

/** The store of the pair. Nobody is told which of the two is unknown, and a query that failed found nothing. */
export async function findLoja(cnpj: string, cpf: string): Promise<string | null> {
  const found = await ask("store look-up", (client) => client.rpc("localizar_loja", { p_cnpj: cnpj, p_cpf: cpf }));
  return typeof found === "string" ? found : null;
}

/** The questionnaire in force; null where it could not be read. */
export async function readPerguntas(): Promise<Pergunta[] | null> {
  const rows = await ask("questions", (client) =>
    client.from("diagnosticos_perguntas").select("id, texto, opcoes, area, versao").order("id"),
  );
  if (!Array.isArray(rows)) return null;
  return rows.map((row) => ({ ...row, area: isArea(row.area) ? row.area : null, opcoes: parseOpcoes(row.opcoes) }));
}

/** Null while too few stores answered; undefined where nobody could say. */
export async function readComparacao(versao: number): Promise<Comparacao | null | undefined> {
  return (await ask("comparison", (client) => client.rpc("comparar_lojas", { p_versao: versao }))) as
    | Comparacao
    | null
    | undefined;
}

type Client = NonNullable<Awaited<ReturnType<typeof openDatabase>>>["client"];
interface Query extends PromiseLike<{ data: unknown; error: { code: string } | null; status: number }> {
  abortSignal(signal: AbortSignal): Query;
}

/** The data, or undefined where the query failed. Logged by its name and the server's code: never what was asked. */
async function ask(name: string, query: (client: Client) => unknown): Promise<unknown> {
  try {
    const opened = await openDatabase();
    if (!opened) return void console.error(`${name} failed`, "no backend configured");
    const { data, error, status } = await (query(opened.client) as Query).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    if (!error) return data;
    console.error(`${name} failed`, status, error.code);
  } catch (error) {
    console.error(`${name} failed`, error instanceof Error ? error.name : typeof error);
  }
  return undefined;
}
