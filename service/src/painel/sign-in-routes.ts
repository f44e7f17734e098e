import { type Context, Hono } from "hono";
import { email, object, optional, pipe, regex, safeParse, string, toLowerCase, trim, uuid } from "valibot";
import type { SignInService } from "../gateways/sign-in-service.ts";
import { addressOf, answerLimit, countRequest } from "../http/count-request.ts";
import { logError } from "../log.ts";
import type { Resources } from "../resources.ts";
import { INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { readBody } from "./read-body.ts";
import type { Sessions, SessionVariables } from "./session.ts";

interface Needs extends Pick<Resources, "pool"> {
  signIn: SignInService;
  sessions: Sessions;
}

const address = pipe(string(), trim(), toLowerCase(), email());
const code = pipe(string(), trim(), regex(/^\d{6}$/));
const askedSchema = object({ email: address });
const firstSchema = object({ email: address, codigo: code });
const secondSchema = object({ codigo: code, fator: optional(pipe(string(), uuid())) });

const WRONG = "Código incorreto. Confira e tente de novo.";
const USED_UP = "Este código não vale mais. Peça um novo.";
const HAS_FACTOR = "Seu autenticador já está configurado.";

/** First factor: a code by e-mail. Every answer is the same for an address that is not in the team. */
export function codeRoutes({ pool, signIn, sessions }: Needs): Hono {
  const routes = new Hono();
  routes.post("/codigo", async (context) => {
    await countRequest("painel_codigo", context, { pool });
    const { success, output } = safeParse(askedSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    const from = await addressOf(context, { pool });
    if (await mayAsk(output.email, { pool })) {
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
    const { restam, espera_s } = await countTry(output.email, { pool });
    if (restam === null) return context.json({ mensagem: USED_UP, espera_s }, 429);
    // Asked for every address, so that an unknown one takes as long.
    const proof = await signIn.useCode(output.email, output.codigo, await addressOf(context, { pool }));
    const membro = await activeMember(proof?.sub, { pool });
    if (!proof || !membro) return context.json({ mensagem: WRONG, restam }, 401);
    const known = await signIn.factors(proof.token);
    await sessions.open(context, { membro, nivel: "aal1", credencial: proof.token });
    return context.json({ passo: known.length ? "segundo_fator" : "cadastrar_fator" });
  });
  return routes;
}

/** Second factor and sign-out; all of them need a session. */
export function sessionRoutes({ pool, signIn, sessions }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.post("/fator", async (context) => {
    const { credencial } = context.var.session;
    // Somebody who has only the mailbox must not add an authenticator; the sign-in service refuses it too.
    if (!credencial || (await signIn.factors(credencial)).length) return context.json({ mensagem: HAS_FACTOR }, 409);
    return context.json(await signIn.enroll(credencial, await addressOf(context, { pool })));
  });

  routes.post("/segundo-fator", async (context) => {
    const { membro, credencial } = context.var.session;
    const { success, output } = safeParse(secondSchema, await readBody(context));
    if (!success || !credencial) return context.json({ mensagem: INVALID }, 400);
    await answerLimit(pool.query("select privado.contar('painel_fator', $1)", [membro]));
    const [known] = await signIn.factors(credencial);
    const factor = known ?? output.fator;
    const from = await addressOf(context, { pool });
    const proof = factor ? await signIn.useFactor(credencial, factor, output.codigo, from) : undefined;
    if (proof?.aal !== "aal2" || proof.sub !== membro) return context.json({ mensagem: WRONG }, 401);
    await asMember(pool, { membro, nivel: "aal2" }, context, async (client) => {
      await client.query("select privado.registrar($1, 'sessao', $2)", [known ? "entrou" : "cadastrou_fator", membro]);
      // A new number: one that was known before the second factor is worth nothing.
      await sessions.end(context.var.session, client);
      await sessions.open(context, { membro, nivel: "aal2", credencial: null }, client);
    });
    return context.json({});
  });

  routes.post("/sair", (context) => leave(context, () => sessions.end(context.var.session)));
  routes.post("/sair-de-todos", (context) => leave(context, () => sessions.endAll(context.var.session)));

  async function leave(context: Context<SessionVariables>, end: () => Promise<void>): Promise<Response> {
    await asMember(pool, context.var.session, context, (client) =>
      client.query("select privado.registrar('saiu', 'sessao', $1)", [context.var.session.membro]),
    );
    await end();
    sessions.forget(context);
    context.header("clear-site-data", '"storage"');
    return context.body(null, 204);
  }
  return routes;
}

/** Does the same work for every address. */
async function mayAsk(address: string, { pool }: Pick<Resources, "pool">): Promise<boolean> {
  const { rows } = await pool.query("select privado.pedir_codigo($1) as may", [address]);
  return rows[0]?.may === true;
}

interface Try {
  /** Null without a live code that has tries left. */
  restam: number | null;
  /** Seconds until a new code can be sent; null with a live code. */
  espera_s: number | null;
}

async function countTry(address: string, { pool }: Pick<Resources, "pool">): Promise<Try> {
  const { rows } = await pool.query<Try>("select * from privado.tentar_codigo($1)", [address]);
  return rows[0] ?? { restam: null, espera_s: 0 };
}

async function activeMember(sub: string | undefined, { pool }: Pick<Resources, "pool">): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>("select id from privado.equipe where id = $1 and ativa", [
    sub ?? null,
  ]);
  return rows[0]?.id;
}
