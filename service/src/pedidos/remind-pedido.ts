import { type CobrancaTipo, cobrancaEmail } from "../emails/cobranca-emails.ts";
import { rowLink } from "../emails/follow-link.ts";
import { mayReceive, sendOnce } from "../emails/send-once.ts";
import type { Resources } from "../resources.ts";
import { confirmPedido } from "./confirm-pedido.ts";
import { createParada } from "./create-parada.ts";
import { findPedido } from "./pedido.ts";

type Needs = Pick<Resources, "pool" | "asaas" | "mailer" | "siteUrl">;

/**
 * Runs the due step of an unpaid order. The provider is asked before a message, because the event of a payment may be
 * late or lost. Each message is sent once per order; what forbids it is asked again in the transaction that claims it.
 */
export async function remindPedido(id: string, needs: Needs): Promise<void> {
  if (!(await dueStep(id, needs))) return;
  const asked = await findPedido(id, needs);
  if (!asked) return;
  await confirmPedido({ pedido: asked }, needs);
  // The answer may have moved the step, for example to the due day of the issued boleto.
  const tipo = await dueStep(id, needs);
  if (!tipo) return;
  const sent = await sendStep(id, tipo, needs);
  // What forbade it closes the order or moves the step.
  if (!sent) await dueStep(id, needs);
  else await needs.pool.query("select privado.avancar_cobranca($1, $2)", [id, tipo]);
}

/** Runs a step that sends nothing; returns the kind of a message that is due. */
async function dueStep(id: string, { pool }: Needs): Promise<CobrancaTipo | null> {
  const { rows } = await pool.query<{ tipo: CobrancaTipo | null }>("select privado.vencer_passo($1) as tipo", [id]);
  return rows[0]?.tipo ?? null;
}

/**
 * False if the message may not be sent any more. One over the limit per recipient counts as done: an unpaid order does
 * not prove that the e-mail address is the buyer's.
 */
async function sendStep(id: string, tipo: CobrancaTipo, needs: Needs): Promise<boolean> {
  const pedido = await findPedido(id, needs);
  if (!pedido) return false;
  const key = `${tipo}:${id}`;
  if (!(await mayReceive("lembrete", { key, email: pedido.para }, needs))) return true;
  const { rows } = await needs.pool.query<{ vence_em: Date | null; recusada: boolean }>(
    "select vence_em, recusada_em is not null as recusada from privado.cobrancas where pedido_id = $1",
    [id],
  );
  const { vence_em: venceEm = null, recusada = false } = rows[0] ?? {};
  const stopUrl = await createParada(id, needs);
  const follow = await rowLink("pedidos", id, needs);
  const mail = cobrancaEmail(tipo, pedido, { siteUrl: needs.siteUrl, stopUrl, follow, venceEm, recusada });
  const { status } = await sendOnce(key, mail, needs, async (client) => {
    const asked = await client.query<{ cause: string | null }>("select privado.impede_cobranca($1) as cause", [id]);
    return asked.rows.length === 1 && asked.rows[0]?.cause === null;
  });
  return status !== "withheld";
}
