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

/** Quartiles of similar stores, overall and by area; `lojas` is a lower bound of their number. */
export type Comparacao = { lojas: number; geral: Quartis } & Readonly<Record<string, Quartis | number | undefined>>;

/**
 * The store with this CNPJ and CPF. A failed query also returns no store, and the result does not say which of the two
 * is unknown.
 */
export async function findLoja(cnpj: string, cpf: string): Promise<string | null> {
  const found = await ask("store look-up", (client) => client.rpc("localizar_loja", { p_cnpj: cnpj, p_cpf: cpf }));
  return typeof found === "string" ? found : null;
}

/** The active questionnaire; null if it could not be read. */
export async function readPerguntas(): Promise<Pergunta[] | null> {
  const rows = await ask("questions", (client) =>
    client.from("diagnosticos_perguntas").select("id, texto, opcoes, area, versao").order("id"),
  );
  if (!Array.isArray(rows)) return null;
  return rows.map((row) => ({ ...row, area: isArea(row.area) ? row.area : null, opcoes: parseOpcoes(row.opcoes) }));
}

/** Null while too few stores have answered; undefined if the query failed. */
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

/** The data, or undefined if the query failed. Logs the query's name and the server's code, never its parameters. */
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
