import { createHash } from "node:crypto";
import { object, pipe, string, uuid } from "valibot";
import type { PushOutcome } from "../gateways/web-push.ts";
import { logLine } from "../log.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

interface Envio {
  aparelho: string;
  endereco: string;
  p256dh: string;
  auth: string;
  avisos: string[];
  tipo: string;
  /** Null for several people in one message. */
  pessoa: string | null;
  /** The note of a single mention. */
  linha: string | null;
  /** A first name, if the member lets it be shown on a locked screen. */
  nome: string | null;
  restam_s: number;
  esperando: string;
}

type Needs = Pick<Resources, "pool" | "sendPush">;

/** A push service refused for a reason that may pass: the queue tries the remaining devices again. */
class PushRefused extends Error {}

/**
 * Sends the new notices of a member to their devices: one message per device and kind, with everything that came since. Five
 * attempts in two minutes: a late alert is worse than none.
 */
export const avisarMembro = defineJob({
  name: "avisar_membro",
  attempts: 5,
  priority: -1,
  lane: "notices",
  schema: object({ membro: pipe(string(), uuid()) }),
  key: ({ membro }) => `avisar_membro:${membro}`,
  async run({ membro }, needs: Needs) {
    if (!needs.sendPush) return;
    const { rows } = await needs.pool.query<Envio>("select * from privado.avisos_a_enviar($1)", [membro]);
    const outcomes = await Promise.all(rows.map((envio) => deliver(envio, needs)));
    if (outcomes.includes("failed")) throw new PushRefused("a push service refused");
  },
});

async function deliver(envio: Envio, { pool, sendPush }: Needs): Promise<"done" | "failed"> {
  const { aparelho, avisos } = envio;
  const outcome = await send(envio, { sendPush });
  if (outcome.status === "accepted") {
    await pool.query("select privado.notar_envio($1, $2)", [aparelho, avisos]);
    return "done";
  }
  const note = (gone: boolean, waitS: number | null) =>
    pool.query("select privado.notar_falha($1, $2, $3)", [aparelho, gone, waitS]);
  if (outcome.status === "gone") {
    await note(true, null);
    return "done";
  }
  logLine("warn", { push: outcome.code });
  await note(false, outcome.waitS ?? null);
  return "failed";
}

async function send(envio: Envio, { sendPush }: Pick<Needs, "sendPush">): Promise<PushOutcome> {
  const { tipo, restam_s, ...device } = envio;
  try {
    return (
      (await sendPush?.(device, {
        payload: payloadOf(envio),
        ttl: restam_s,
        urgent: tipo === "prazo",
        topic: createHash("sha256").update(`${tipo}:${envio.avisos}`).digest("base64url").slice(0, 32),
      })) ?? { status: "gone" }
    );
  } catch {
    return { status: "refused", code: 0 };
  }
}

/** What the service worker of the panel reads. No surname, telephone, e-mail or text; the first name only if the member chose so. */
function payloadOf({ tipo, avisos, pessoa, linha, nome, esperando }: Envio): string {
  return JSON.stringify({
    v: 1,
    t: tipo,
    n: Number(esperando),
    q: avisos.length,
    u: pessoa ? `/caixa/${pessoa}${linha ? `#l-${linha}` : ""}` : "/caixa",
    ...(nome && { a: nome }),
  });
}
