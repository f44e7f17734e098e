import { AREA_IDS } from "@eden/domain/diagnostico/areas";
import { perguntaSchema } from "@eden/domain/diagnostico/perguntas";
import type { Pergunta } from "@eden/domain/jornadas/diagnostico";
import type { DiagnosticoConcluido } from "@eden/domain/jornadas/diagnostico-reducer";
import {
  array,
  boolean,
  entriesFromList,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  safeParse,
  string,
} from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";
import { stored } from "./storage/storage.ts";

const TIMEOUT_MS = 10_000;

const quartisSchema = object({ q1: number(), mediana: number(), q3: number() });
const comparacaoSchema = object({
  lojas: number(),
  geral: quartisSchema,
  ...entriesFromList(AREA_IDS, optional(quartisSchema)),
});

export type Quartis = InferOutput<typeof quartisSchema>;

/** Quartiles of similar stores, overall and by area; `lojas` is a lower bound of their number. */
export type Comparacao = InferOutput<typeof comparacaoSchema>;

/**
 * The store with this CNPJ and CPF. A failed query also returns no store, and the result does not say which of the two
 * is unknown.
 */
export async function findLoja(cnpj: string, cpf: string): Promise<string | null> {
  const found = await ask("store look-up", nullable(string()), (client) =>
    client.rpc("localizar_loja", { p_cnpj: cnpj, p_cpf: cpf }),
  );
  return found ?? null;
}

/** The active questionnaire; null if it could not be read. */
export async function readPerguntas(): Promise<Pergunta[] | null> {
  const schema = array(object({ ...perguntaSchema.entries, versao: number() }));
  const found = await ask("questions", schema, (client) =>
    client.from("diagnosticos_perguntas").select("id, texto, opcoes, area, versao").order("id"),
  );
  return found ?? null;
}

/** Null while too few stores have answered; undefined if the query failed. */
export function readComparacao(versao: number): Promise<Comparacao | null | undefined> {
  return ask("comparison", nullable(comparacaoSchema), (client) => client.rpc("comparar_lojas", { p_versao: versao }));
}

/**
 * The finished diagnostic of this tab, so that the report survives a reload. Not in diagnostico-storage.ts, which every
 * page loads.
 */
export const storedConcluido = stored<DiagnosticoConcluido>({
  area: "session",
  key: "eden_rascunho_diagnostico-resultado",
  schema: object({
    id: string(),
    finishedAt: number(),
    saved: boolean(),
    cnpj: string(),
    lojaId: nullable(string()),
    answers: record(string(), string()),
    perguntas: array(
      object({
        id: number(),
        versao: number(),
        area: nullable(picklist(AREA_IDS)),
        texto: string(),
        opcoes: array(object({ texto: string(), grau: number() })),
      }),
    ),
  }),
});

type Client = NonNullable<Awaited<ReturnType<typeof openDatabase>>>["client"];
interface Query extends PromiseLike<{ data: unknown; error: { code: string } | null; status: number }> {
  abortSignal(signal: AbortSignal): Query;
}

/** The data, or undefined if the query failed. Logs the query's name and the server's code, never its parameters. */
async function ask<Data>(
  name: string,
  schema: GenericSchema<unknown, Data>,
  query: (client: Client) => Query,
): Promise<Data | undefined> {
  try {
    const opened = await openDatabase();
    if (!opened) return void console.error(`${name} failed`, "no backend configured");
    const { data, error, status } = await query(opened.client).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    const parsed = safeParse(schema, data);
    if (opened.judge(error) === "ok" && parsed.success) return parsed.output;
    console.error(`${name} failed`, status, error?.code ?? "unexpected shape");
  } catch (error) {
    console.error(`${name} failed`, error instanceof Error ? error.name : typeof error);
  }
  return undefined;
}
