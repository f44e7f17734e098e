import { object, picklist, pipe, string, uuid } from "valibot";
import { rowLink } from "../emails/follow-link.ts";
import { paidEmail } from "../emails/pedido-emails.ts";
import { pedidoNoticeEmail } from "../emails/pedido-notice-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { findOtherPaid, findPedido } from "../pedidos/pedido.ts";
import { defineJob, enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import type { Pedido, PedidoDaCompra } from "../rows.ts";
import { cobrarCadastro } from "./cobrar-cadastro.ts";
import { criarConta } from "./criar-conta.ts";

type Needs = Pick<Resources, "pool" | "mailer" | "siteUrl">;

/** Follow-up of a change to an order, enqueued in the same transaction. */
export const pedidoMudou = defineJob({
  name: "pedido_mudou",
  attempts: 25,
  priority: -10,
  lane: "buyers",
  schema: object({
    id: pipe(string(), uuid()),
    situacao: picklist(["pago", "em_revisao", "estorno", "contestacao", "excedente"]),
  }),
  key: ({ id, situacao }) => `pedido:${id}:${situacao}`,
  async run({ id, situacao }, resources: Needs) {
    const pedido = await findPedido(id, resources);
    if (!pedido) return;
    if (situacao === "pago") await afterPayment(pedido, resources);
    if (situacao === "em_revisao") {
      await sendOnce(`equipe:revisao:${id}`, pedidoNoticeEmail(pedido, "em_revisao"), resources);
    }
    // The order keeps its state: the team decides what a refund or a dispute means.
    if (situacao === "estorno" || situacao === "contestacao" || situacao === "excedente") {
      const cause = situacao === "excedente" && pedido.situacao !== "pago" ? "excedente_sem_pagamento" : situacao;
      await sendOnce(`equipe:${cause}:${id}`, pedidoNoticeEmail(pedido, cause), resources);
    }
  },
});

async function afterPayment(pedido: PedidoDaCompra, resources: Needs): Promise<void> {
  const { pool } = resources;
  const signedUp = await enqueueConta(pedido, resources);
  // Wait an hour: most buyers are still filling in the sign-up just after the payment.
  if (!signedUp) await enqueue(pool, cobrarCadastro, { id: pedido.id }, { after: "1 hour" });
  const convite = signedUp ? undefined : await createConvite({ pedidoId: pedido.id }, resources);
  const links = { siteUrl: resources.siteUrl, convite, follow: await rowLink("pedidos", pedido.id, resources) };
  await sendOnce(`pago:${pedido.id}`, paidEmail(pedido, links), resources);
  await sendOnce(`equipe:pago:${pedido.id}`, pedidoNoticeEmail(pedido, "pago"), resources);
  const others = await findOtherPaid(pedido, resources);
  if (!others[0]) return;
  // Two orders paid at the same moment find each other: sort the ids so the pair is reported once.
  const pair = [pedido.id, others[0].id].sort().join(":");
  await sendOnce(`equipe:duplicidade:${pair}`, pedidoNoticeEmail(pedido, "duplicidade", others), resources);
}

/**
 * Enqueues the account of a sign-up made before the payment. A later sign-up enqueues its own job. One that was bound to
 * an unpaid order that this one replaced follows the payment.
 */
async function enqueueConta({ id }: Pedido, { pool }: Needs): Promise<boolean> {
  await pool.query(
    `with recursive antes as (
      select anterior_id as id from privado.cobrancas where pedido_id = $1
      union select c.anterior_id from antes as a join privado.cobrancas as c on c.pedido_id = a.id
    )
    select privado.seguir_pagamento(s.id) from antes as a join public.cadastros_app as s on s.pedido_id = a.id`,
    [id],
  );
  const { rows } = await pool.query<{ id: string }>("select id from public.cadastros_app where pedido_id = $1", [id]);
  if (!rows[0]) return false;
  await enqueue(pool, criarConta, { id: rows[0].id });
  return true;
}
