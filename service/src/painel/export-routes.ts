import { diaOf } from "@eden/domain/dia";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { CSV_START, csvLine } from "@eden/domain/planilha/csv";
import { type Context, Hono } from "hono";
import type pg from "pg";
import { parse, safeParse } from "valibot";
import { logError } from "../log.ts";
import type { Resources } from "../resources.ts";
import { INVALID } from "./answer-error.ts";
import { asMember, callFuncao } from "./as-member.ts";
import { COLUNAS_DE_LOJAS } from "./colunas-de-lojas.ts";
import { COLUNAS } from "./colunas-exportadas.ts";
import type { SessionVariables } from "./session.ts";

const FOREIGN = "Pedido recusado.";
const ROWS_PER_FETCH = 1000;
/** A browser that takes nothing for this long loses the download, so that it does not hold a connection. */
const STALL_MS = 15_000;
/** Each export has a connection of its own until it ends; the others are for visitors, webhooks and the panel. */
const AT_ONCE = 2;
const RUNNING = "Já há uma exportação em andamento. Espere terminar.";

/** A list of the Caixa or of the stores as a CSV file, for the panel. */
export function exportRoutes({ pool }: Pick<Resources, "pool">): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  // In memory: the pool that it protects is of this process, too.
  const running = new Set<string>();
  const isBusy = (membro: string) => running.has(membro) || running.size >= AT_ONCE;
  const download = async <Row>(context: Context<SessionVariables>, lista: Lista<Row>) => {
    const { membro } = context.var.session;
    if (isBusy(membro)) return context.json({ mensagem: RUNNING }, 429);
    // Committed before the first row leaves: the record does not depend on how the download ends.
    const saida = await asMember(pool, context.var.session, context, (client) =>
      callFuncao(client, lista.funcao, lista.entrada),
    );
    const { exportacao } = parse(CONTRATO[lista.funcao].saida, saida);
    // Two requests may have waited for the record at the same time.
    if (isBusy(membro)) return context.json({ mensagem: RUNNING }, 429);
    running.add(membro);
    const csv = streamCsv(pool, context, { ...lista, exportacao }, () => running.delete(membro));
    return context.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${lista.nome}-${diaOf(Date.now())}.csv"`,
      // Otherwise nginx would read ahead of the browser and spool the file to disk.
      "x-accel-buffering": "no",
    });
  };
  // A link of another page must not start a download, even on a host of the same site.
  routes.use(async (context, next) => {
    if (context.req.header("sec-fetch-site") !== "same-origin") return context.json({ mensagem: FOREIGN }, 403);
    await next();
  });
  routes.get("/caixa.csv", async (context) => {
    const { f, nome = "filtro", so_novidades, ...query } = context.req.query();
    const lista = safeParse(CONTRATO.exportar_caixa.entrada, {
      ...query,
      ...(f !== undefined && { filtro: parseJson(f) }),
      ...(so_novidades !== undefined && { so_novidades: so_novidades === "sim" }),
    });
    if (!lista.success) return context.json({ mensagem: INVALID }, 400);
    const { output } = lista;
    return download(context, {
      funcao: "exportar_caixa",
      entrada: output,
      nome: `caixa-${output.filtro ? fileName(nome) : (output.origem ?? output.vista)}`,
      abrir: ["abrir_exportacao", {}],
      colunas: Object.values(COLUNAS),
    });
  });
  // Searched by a name or a CPF: what is asked for is in the body, because addresses are logged.
  routes.post("/lojas.csv", async (context) => {
    const lista = safeParse(CONTRATO.exportar_lojas.entrada, await context.req.json().catch(() => null));
    if (!lista.success) return context.json({ mensagem: INVALID }, 400);
    return download(context, {
      funcao: "exportar_lojas",
      entrada: lista.output,
      nome: "lojas",
      // The record has no search text, so that it names nobody.
      abrir: ["abrir_exportacao_lojas", { texto: lista.output.texto }],
      colunas: COLUNAS_DE_LOJAS,
    });
  });
  return routes;
}

/** An array would pass as a document without fields, which is everybody. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}

/** The name of a saved view as part of a file's: letters and digits without accents. */
const fileName = (nome: string) =>
  nome
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40) || "filtro";

interface Lista<Row> {
  /** Records the export. */
  funcao: "exportar_caixa" | "exportar_lojas";
  entrada: Record<string, unknown>;
  /** Of the file, before the day. */
  nome: string;
  /** Opens the cursor `exportacao`, with what its document has beside the id of the export. */
  abrir: readonly ["abrir_exportacao" | "abrir_exportacao_lojas", Record<string, unknown>];
  colunas: readonly (readonly [titulo: string, cell: (row: Row) => string | null])[];
}

/** Fetches the next rows only when the browser has taken the ones before; ends the transaction when it leaves. */
function streamCsv<Row>(
  pool: pg.Pool,
  context: Context<SessionVariables>,
  { abrir: [funcao, document], colunas, exportacao }: Lista<Row> & { exportacao: string },
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  const write = async (text: string) => {
    const stalled = setTimeout(() => void writer.abort(new Error("the download stalled")), STALL_MS);
    await writer.write(text).finally(() => clearTimeout(stalled));
  };
  const sent = asMember(pool, context.var.session, context, async (client) => {
    await callFuncao(client, funcao, { ...document, exportacao });
    await write(CSV_START + csvLine(colunas.map(([titulo]) => titulo)));
    for (;;) {
      const { rows } = await client.query(`fetch ${ROWS_PER_FETCH} from exportacao`);
      if (rows.length === 0) return;
      await write(rows.map((row: Row) => csvLine(colunas.map(([, cellOf]) => cellOf(row)))).join(""));
    }
  });
  sent
    .finally(onEnd)
    .then(() => writer.close())
    .catch((error: Error & { code?: string }) => {
      // The browser sees a broken download, never a file that looks complete.
      void writer.abort(error).catch(() => undefined);
      if (error?.code) logError({ path: context.req.path }, error);
    });
  return readable;
}
