import { randomUUID } from "node:crypto";
import type { Registrada } from "@eden/domain/painel/acoes";
import { type Context, Hono } from "hono";
import type pg from "pg";
import { email, object, optional, pipe, regex, safeParse, string, toLowerCase, trim, uuid } from "valibot";
import type { SignInService } from "../gateways/sign-in-service.ts";
import { addressOf, answerLimit, countRequest } from "../http/count-request.ts";
import { logError } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { entradaNova } from "../tasks/entrada-nova.ts";
import { FORBIDDEN, INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { readBody } from "./read-body.ts";
import { SESSION_OVER, type Sessions, type SessionVariables } from "./session.ts";

interface Needs extends Pick<Resources, "pool"> {
  signIn: SignInService;
  sessions: Sessions;
  metrics: Pick<Metrics, "codeRefused" | "factorRefused">;
}

const address = pipe(string(), trim(), toLowerCase(), email());
const code = pipe(string(), trim(), regex(/^\d{6}$/));
const askedSchema = object({ email: address });
const firstSchema = object({ email: address, codigo: code });
const secondSchema = object({ codigo: code, fator: optional(pipe(string(), uuid())) });

const WRONG = "Código incorreto. Confira e tente de novo.";
const USED_UP = "Este código não vale mais. Peça um novo.";
const ASK_GESTAO = "Foram muitas tentativas hoje. Peça à Gestão para redefinir o seu autenticador.";
const HAS_FACTOR = "Seu autenticador já está configurado.";

/** First factor: a code by e-mail. Every answer is the same for an address that is not in the team. */
export function codeRoutes({ pool, signIn, sessions, metrics }: Needs): Hono {
  const routes = new Hono();
  const note = ({ recusa }: Refusable) => recusa && metrics.codeRefused(recusa);
  routes.post("/codigo", async (context) => {
    await countRequest("painel_codigo", context, { pool });
    const { success, output } = safeParse(askedSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    const from = await addressOf(context, { pool });
    const asked = await askCode(output.email, sessions.deviceOf(context), { pool });
    note(asked);
    if (asked.pode) {
      // Not awaited: whether a code is sent must not show in the duration of the response.
      signIn.sendCode(output.email, from).catch((error: Error) => logError({ painel: "code" }, error));
    }
    return context.body(null, 204);
  });

  routes.post("/entrar", async (context) => {
    await countRequest("painel_entrar", context, { pool });
    const { success, output } = safeParse(firstSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    // Counted before the code is checked, so parallel guesses cannot exceed the limit.
    const tried = await countTry(output.email, sessions.deviceOf(context), { pool });
    note(tried);
    const { restam, espera_s } = tried;
    if (restam === null) return context.json({ mensagem: USED_UP, espera_s }, 429);
    // Asked for every address, so that an unknown one takes as long.
    const proof = await signIn.useCode(output.email, output.codigo, await addressOf(context, { pool }));
    const membro = await activeMember(proof?.sub, { pool });
    if (!proof || !membro) {
      return restam === 0
        ? context.json({ mensagem: USED_UP, espera_s }, 429)
        : context.json({ mensagem: WRONG, restam }, 401);
    }
    await pool.query("select privado.usar_codigo($1, $2)", [output.email, sessions.deviceOf(context)]);
    const known = await signIn.factors(proof.token);
    await sessions.open(context, { membro, nivel: "aal1", credencial: proof.token });
    return context.json({ passo: known?.length ? "segundo_fator" : "cadastrar_fator" });
  });
  return routes;
}

/** Second factor and sign-out; all of them need a session. */
export function sessionRoutes({ pool, signIn, sessions, metrics }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.post("/fator", async (context) => {
    const { credencial } = context.var.session;
    // Somebody who has only the mailbox must not add an authenticator; the sign-in service refuses it too.
    if (!credencial) return context.json({ mensagem: HAS_FACTOR }, 409);
    const known = await signIn.factors(credencial);
    if (!known) return answerOver(context, { sessions });
    if (known.length) return context.json({ mensagem: HAS_FACTOR }, 409);
    return context.json(await signIn.enroll(credencial, await addressOf(context, { pool })));
  });

  routes.post("/segundo-fator", async (context) => {
    const { membro, credencial } = context.var.session;
    const { success, output } = safeParse(secondSchema, await readBody(context));
    if (!success || !credencial) return context.json({ mensagem: INVALID }, 400);
    await answerLimit(pool.query("select privado.contar('painel_fator', $1)", [membro]));
    await answerLimit(pool.query("select privado.contar('painel_fator_dia', $1)", [membro]), ASK_GESTAO);
    const factors = await signIn.factors(credencial);
    if (!factors) return answerOver(context, { sessions });
    const [known] = factors;
    const proof = await proveFactor(
      context,
      { factor: known ?? output.fator, codigo: output.codigo },
      { pool, signIn },
    );
    if (!proof) {
      metrics.factorRefused();
      await asMember(pool, { membro, nivel: "aal1" }, context, (client) => record(client, "fator_recusado", membro));
      return context.json({ mensagem: WRONG }, 401);
    }
    await asMember(pool, { membro, nivel: "aal2" }, context, async (client) => {
      await record(client, known ? "entrou" : "cadastrou_fator", membro);
      // A new number: one that was known before the second factor is worth nothing.
      await sessions.end(context.var.session, client);
      await sessions.open(context, { membro, nivel: "aal2", credencial: null }, client);
      const isNew = await sessions.rememberDevice(context, membro, client);
      const entrada = { membro, entrada: randomUUID(), em: new Date().toISOString() };
      if (isNew && known) await enqueue(client, entradaNova, entrada);
    });
    return context.json({});
  });

  // The session was noted as used before: the panel reports input that caused no other request.
  routes.post("/uso", (context) => context.body(null, 204));
  routes.post("/sair", (context) => leave(context, () => sessions.end(context.var.session)));
  routes.post("/sair-de-todos", async (context) => {
    // The mailbox alone must not end the sessions of its member.
    if (context.var.session.nivel !== "aal2") return context.json({ mensagem: FORBIDDEN }, 403);
    return leave(context, () => sessions.endAll(context.var.session));
  });

  async function leave(context: Context<SessionVariables>, end: () => Promise<void>): Promise<Response> {
    const { membro } = context.var.session;
    await asMember(pool, context.var.session, context, (client) => record(client, "saiu", membro));
    await end();
    sessions.forget(context);
    context.header("clear-site-data", '"storage"');
    return context.body(null, 204);
  }
  return routes;
}

/** The sign-in service has ended what this browser began. */
async function answerOver(
  context: Context<SessionVariables>,
  { sessions }: Pick<Needs, "sessions">,
): Promise<Response> {
  await sessions.end(context.var.session);
  sessions.forget(context);
  return context.json({ mensagem: SESSION_OVER }, 401);
}

/** Claims the code first, so that it opens one session; a code that is not accepted is released. */
async function proveFactor(
  context: Context<SessionVariables>,
  { factor, codigo }: { factor: string | undefined; codigo: string },
  { pool, signIn }: Pick<Needs, "pool" | "signIn">,
) {
  const { membro, credencial } = context.var.session;
  if (!factor || !credencial) return false;
  const { rows } = await pool.query<{ livre: boolean }>("select privado.usar_fator($1, $2) as livre", [membro, codigo]);
  if (!rows[0]?.livre) return false;
  let accepted = false;
  try {
    const proof = await signIn.useFactor(credencial, factor, codigo, await addressOf(context, { pool }));
    accepted = proof?.aal === "aal2" && proof.sub === membro;
  } finally {
    if (!accepted) await pool.query("select privado.soltar_fator($1, $2)", [membro, codigo]);
  }
  return accepted;
}

function record(client: Pick<pg.PoolClient, "query">, acao: Registrada, membro: string): Promise<unknown> {
  return client.query("select privado.registrar($1, 'sessao', $2)", [acao, membro]);
}

interface Refusable {
  /** The limit that was reached: of all unknown browsers together, or of this one. */
  recusa: "mailbox" | "device" | null;
}

interface Asked extends Refusable {
  pode: boolean;
}

/** Does the same work for every address. */
async function askCode(address: string, device: Buffer, { pool }: Pick<Resources, "pool">): Promise<Asked> {
  const { rows } = await pool.query<Asked>("select * from privado.pedir_codigo($1, $2)", [address, device]);
  return rows[0] ?? { pode: false, recusa: null };
}

interface Try extends Refusable {
  /** Null without a live code that has tries left. */
  restam: number | null;
  /** Seconds until a new code can be sent; null while tries are left. */
  espera_s: number | null;
}

async function countTry(address: string, device: Buffer, { pool }: Pick<Resources, "pool">): Promise<Try> {
  const { rows } = await pool.query<Try>("select * from privado.tentar_codigo($1, $2)", [address, device]);
  return rows[0] ?? { restam: null, espera_s: 0, recusa: null };
}

async function activeMember(sub: string | undefined, { pool }: Pick<Resources, "pool">): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>("select id from privado.equipe where id = $1 and ativa", [
    sub ?? null,
  ]);
  return rows[0]?.id;
}
