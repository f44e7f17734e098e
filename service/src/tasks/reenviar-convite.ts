import { nullable, number, object, pipe, string, uuid } from "valibot";
import { confirmationEmail } from "../emails/confirmation-email.ts";
import { followLink } from "../emails/follow-link.ts";
import { missingCadastroEmail } from "../emails/pedido-emails.ts";
import { mayReceive, sendOnce } from "../emails/send-once.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { findPedido } from "../pedidos/pedido.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";
import type { Lead } from "../rows.ts";

type Needs = Pick<Resources, "pool" | "mailer" | "siteUrl">;

const id = nullable(pipe(string(), uuid()));

/**
 * The visitor asked on the follow-up page for the link to the sign-up. It goes to the mailbox of the purchase only. A paid
 * order proves whose mailbox it is, so only the changes of its follow-up link are limited.
 */
export const reenviarConvite = defineJob({
  name: "reenviar_convite",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ pedido: id, lead: id, vez: number() }),
  key: ({ pedido, lead, vez }) => `reenviar:${pedido ?? lead}:${vez}`,
  async run({ pedido, lead, vez }, resources: Needs) {
    if (pedido) await sendForPedido(pedido, vez, resources);
    else if (lead) await sendForLead(lead, vez, resources);
  },
});

async function sendForPedido(pedidoId: string, vez: number, resources: Needs): Promise<void> {
  const pedido = await findPedido(pedidoId, resources);
  if (pedido?.situacao !== "pago") return;
  const link = await createConvite({ pedidoId }, resources);
  await sendOnce(
    `convite:${vez}:${pedidoId}`,
    missingCadastroEmail(pedido, { siteUrl: resources.siteUrl, link }),
    resources,
  );
}

async function sendForLead(leadId: string, vez: number, resources: Needs): Promise<void> {
  const { rows } = await resources.pool.query<Lead & { codigo: string }>(
    `select *, id as inicio_id, privado.codigo_acompanhar('leadlive', id, p_por_email => true) as codigo
    from public.leadlive where id = $1 and produto = 'edenappfree' and (not suspeito or privado.liberada('leadlive', id))`,
    [leadId],
  );
  const lead = rows[0];
  const key = `convite:${vez}:${leadId}`;
  if (!lead || !(await mayReceive("recibo", { key, email: lead.email }, resources))) return;
  const { siteUrl } = resources;
  const convite = await createConvite({ leadId }, resources);
  const links = { siteUrl, convite, follow: followLink("leadlive", lead.codigo, siteUrl), prazo: null };
  await sendOnce(key, confirmationEmail("leadlive", lead, links), resources);
}
