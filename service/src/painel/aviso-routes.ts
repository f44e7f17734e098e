import { aparelhoSchema } from "@eden/domain/painel/contrato-avisos";
import { type Context, Hono } from "hono";
import { object, pipe, safeParse, string, uuid } from "valibot";
import { ForeignPushService, isPushService, type PushDevice, type SendPush } from "../gateways/web-push.ts";
import { answerLimit } from "../http/count-request.ts";
import type { Resources } from "../resources.ts";
import { INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { readBody } from "./read-body.ts";
import type { SessionVariables } from "./session.ts";

interface Needs extends Pick<Resources, "pool" | "sendPush"> {
  /** Public key of our messages; undefined where none is configured. */
  vapidKey?: string | undefined;
}

const idSchema = object({ id: pipe(string(), uuid()) });
const FOREIGN = "Este navegador usa um serviço de avisos que o painel não conhece.";
const GONE = "Este aparelho não recebe mais avisos. Ligue de novo nele.";
const REFUSED = "O serviço de avisos do navegador não respondeu agora. Tente de novo em instantes.";

/** What notices on a device need beside the functions of the schema painel: the session, and the push services. */
export function avisoRoutes({ pool, sendPush, vapidKey }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();

  routes.get("/chave", (context) => context.json({ chave: (sendPush && vapidKey) || null }));

  routes.post("/aparelho", async (context) => {
    const { success, output } = safeParse(aparelhoSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    if (!isPushService(output.endereco)) return context.json({ mensagem: FOREIGN }, 422);
    const { hash, membro } = context.var.session;
    const id = await asMember(pool, context.var.session, context, async (client) => {
      await client.query("select privado.exigir('atendimento', 'gestao')");
      const { endereco, p256dh, auth, nome, renova } = output;
      const values = [membro, hash, endereco, p256dh, auth, nome, renova !== undefined, renova];
      const call = "select privado.ligar_aparelho($1, $2, $3, $4, $5, $6, $7, $8) as id";
      return (await client.query<{ id: string | null }>(call, values)).rows[0]?.id;
    });
    return context.json({ id });
  });

  routes.post("/testar", async (context) => {
    const { success, output } = safeParse(idSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    await answerLimit(pool.query("select privado.contar('painel_aviso_teste', $1)", [context.var.session.membro]));
    const device = await ownDevice(context, output.id, pool);
    const outcome = device && sendPush ? await sendTest(device, sendPush) : "gone";
    if (outcome === "sent") return context.body(null, 204);
    if (device && outcome === "gone") await pool.query("select privado.notar_falha($1, true, null)", [output.id]);
    return context.json({ mensagem: outcome === "gone" ? GONE : REFUSED }, outcome === "gone" ? 410 : 502);
  });
  return routes;
}

function ownDevice(context: Context<SessionVariables>, id: string, pool: Resources["pool"]) {
  return asMember(pool, context.var.session, context, async (client) => {
    await client.query("select privado.exigir('atendimento', 'gestao')");
    const { rows } = await client.query<PushDevice>(
      "select endereco, p256dh, auth from privado.aparelhos_aviso where id = $1 and membro = $2",
      [id, context.var.session.membro],
    );
    return rows[0];
  });
}

async function sendTest(device: PushDevice, sendPush: SendPush): Promise<"sent" | "gone" | "refused"> {
  try {
    const payload = JSON.stringify({ v: 1, t: "teste", n: 0, q: 1, u: "/avisos" });
    const { status } = await sendPush(device, { payload, ttl: 60, urgent: true, topic: "teste" });
    return status === "accepted" ? "sent" : status;
  } catch (error) {
    return error instanceof ForeignPushService ? "gone" : "refused";
  }
}
