import { Readable } from "node:stream";
import { bloqueioOf } from "@eden/domain/correio/anexos";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { type Context, Hono } from "hono";
import { type InferOutput, parse, safeParse } from "valibot";
import { PASTAS, type Pasta } from "../correio/mailbox.ts";
import type { CorreioSettings } from "../correio/settings.ts";
import { streamAnexo } from "../correio/stream-anexo.ts";
import type { Resources } from "../resources.ts";
import { asMember, callFuncao } from "./as-member.ts";
import type { SessionVariables } from "./session.ts";

const FOREIGN = "Pedido recusado.";
const GONE = "Este anexo não está mais na caixa postal.";
const BUSY = "Já há downloads em andamento. Espere um terminar.";
/** Each has a connection to the mailbox until it ends. */
const AT_ONCE = 2;
/** Never shown by the browser, whatever the file says it is. */
const DOWNLOAD = {
  "content-type": "application/octet-stream",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
  // Otherwise nginx would spool the file to disk.
  "x-accel-buffering": "no",
};

interface Needs extends Pick<Resources, "pool"> {
  correio?: CorreioSettings | undefined;
}

/** Attachments of received e-mails, streamed from the mailbox, which has the only copy. */
export function anexoRoutes({ pool, correio }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  let running = 0;
  routes.get("/:email/:parte", async (context) => {
    // A link of another page must not start a download, even on a host of the same site.
    if (context.req.header("sec-fetch-site") !== "same-origin") return context.json({ mensagem: FOREIGN }, 403);
    const asked = safeParse(CONTRATO.abrir_anexo.entrada, context.req.param());
    if (!asked.success || !correio) return context.json({ mensagem: GONE }, 404);
    if (running >= AT_ONCE) return context.json({ mensagem: BUSY }, 429);
    running += 1;
    const free = once(() => {
      running -= 1;
    });
    try {
      const response = await download(context, asked.output, correio, free);
      if (response.status !== 200) free();
      return response;
    } catch (error) {
      free();
      throw error;
    }
  });
  const download = async (
    context: Context<SessionVariables>,
    asked: Asked,
    settings: CorreioSettings,
    onEnd: () => void,
  ) => {
    // Committed before the first byte leaves: the record does not depend on how the download ends.
    const saida = await asMember(pool, context.var.session, context, (client) =>
      callFuncao(client, "abrir_anexo", asked),
    );
    const anexo = parse(CONTRATO.abrir_anexo.saida, saida);
    const bloqueio = bloqueioOf(anexo);
    if (bloqueio) return context.json({ mensagem: `Este arquivo fica na caixa postal (${bloqueio}).` }, 415);
    const { pasta, parte, ...place } = anexo;
    const stream = await streamAnexo({ settings, pasta: pastaOf(pasta), parte, place });
    if (!stream) return context.json({ mensagem: GONE }, 404);
    stream.once("close", onEnd);
    return context.body(Readable.toWeb(stream) as ReadableStream, 200, {
      ...DOWNLOAD,
      "content-disposition": `attachment; filename*=UTF-8''${encodeName(anexo.nome)}`,
    });
  };
  return routes;
}

type Asked = InferOutput<typeof CONTRATO.abrir_anexo.entrada>;

/** As RFC 8187 writes a name; these four signs are left as they are by encodeURIComponent. */
const encodeName = (nome: string) =>
  encodeURIComponent(nome).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A message of a person whose place was not written before a crash is in the folder of those. */
const pastaOf = (pasta: string | null): Pasta => PASTAS.find((known) => known === pasta) ?? "guardadas";

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
