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
import { COLUNAS, type PessoaExportada } from "./colunas-exportadas.ts";
import type { SessionVariables } from "./session.ts";

const FOREIGN = "Pedido recusado.";
const ROWS_PER_FETCH = 1000;
/** A browser that takes nothing for this long loses the download, so that it does not hold a connection. */
const STALL_MS = 15_000;
/** Each export has a connection of its own until it ends; the others are for visitors, webhooks and the panel. */
const AT_ONCE = 2;
const RUNNING = "Já há uma exportação em andamento. Espere terminar.";

/** A list of the Caixa as a CSV file, by an ordinary link of the panel. */
export function exportRoutes({ pool }: Pick<Resources, "pool">): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  // In memory: the pool that it protects is of this process, too.
  const running = new Set<string>();
  routes.get("/caixa.csv", async (context) => {
    // A link of another page must not start a download, even on a host of the same site.
    if (context.req.header("sec-fetch-site") !== "same-origin") return context.json({ mensagem: FOREIGN }, 403);
    const lista = safeParse(CONTRATO.exportar_caixa.entrada, context.req.query());
    if (!lista.success) return context.json({ mensagem: INVALID }, 400);
    const { membro } = context.var.session;
    if (running.has(membro) || running.size >= AT_ONCE) return context.json({ mensagem: RUNNING }, 429);
    // Committed before the first row leaves: the record does not depend on how the download ends.
    const saida = await asMember(pool, context.var.session, context, (client) =>
      callFuncao(client, "exportar_caixa", lista.output),
    );
    const { exportacao } = parse(CONTRATO.exportar_caixa.saida, saida);
    const nome = ["caixa", lista.output.origem ?? lista.output.vista, diaOf(Date.now())].join("-");
    // Two requests may have waited for the record at the same time.
    if (running.has(membro) || running.size >= AT_ONCE) return context.json({ mensagem: RUNNING }, 429);
    running.add(membro);
    const csv = streamCsv(pool, context, exportacao, () => running.delete(membro));
    return context.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${nome}.csv"`,
      // Otherwise nginx would read ahead of the browser and spool the file to disk.
      "x-accel-buffering": "no",
    });
  });
  return routes;
}

/** Fetches the next rows only when the browser has taken the ones before; ends the transaction when it leaves. */
function streamCsv(
  pool: pg.Pool,
  context: Context<SessionVariables>,
  exportacao: string,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  const write = async (text: string) => {
    const stalled = setTimeout(() => void writer.abort(new Error("the download stalled")), STALL_MS);
    await writer.write(text).finally(() => clearTimeout(stalled));
  };
  const sent = asMember(pool, context.var.session, context, async (client) => {
    await callFuncao(client, "abrir_exportacao", { exportacao });
    await write(CSV_START + csvLine(Object.values(COLUNAS).map(([titulo]) => titulo)));
    for (;;) {
      const { rows } = await client.query<PessoaExportada>(`fetch ${ROWS_PER_FETCH} from exportacao`);
      if (rows.length === 0) return;
      await write(rows.map((row) => csvLine(Object.values(COLUNAS).map(([, cellOf]) => cellOf(row)))).join(""));
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
