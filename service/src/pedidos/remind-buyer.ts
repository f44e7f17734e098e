import { expiredEmail, pendingEmail } from "../emails/pedido-emails.ts";
import { mayReceive, sendOnce } from "../emails/send-once.ts";
import type { Resources } from "../resources.ts";
import type { Pedido } from "../rows.ts";
import { hasNewer } from "./pedido.ts";

const EMAILS = { pendente: pendingEmail, expirado: expiredEmail };

/**
 * Sends the buyer of an unpaid order the link back to its payment. Limited per recipient: an unpaid order does not prove
 * that the e-mail address is the buyer's.
 */
export async function remindBuyer(
  pedido: Pedido,
  situacao: keyof typeof EMAILS,
  resources: Pick<Resources, "pool" | "mailer" | "siteUrl">,
): Promise<void> {
  if (await hasNewer(pedido, resources)) return;
  const { id, email } = pedido;
  const key = `${situacao}:${id}`;
  if (!(await mayReceive("lembrete", { key, email }, resources))) return;
  await sendOnce(key, EMAILS[situacao](pedido, `${resources.siteUrl}/api/checkout/${id}`), resources);
}
