import { missingCadastroEmail } from "../emails/pedido-emails.ts";
import { pedidoNoticeEmail } from "../emails/pedido-notice-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { findPedido } from "../pedidos/pedido.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Runs an hour after the payment: if there is no sign-up, sends the buyer a new link and notifies the team. */
export const cobrarCadastro = defineJob({
  name: "cobrar_cadastro",
  attempts: 25,
  priority: -10,
  lane: "buyers",
  schema: idPayload,
  key: ({ id }) => `cobrar:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer" | "siteUrl">) {
    const pedido = await findPedido(id, resources);
    if (pedido?.situacao !== "pago" || pedido.devolvido || pedido.cadastrado) return;
    const link = await createConvite({ pedidoId: id }, resources);
    const mail = missingCadastroEmail(pedido, { siteUrl: resources.siteUrl, link });
    const { status } = await sendOnce(`cobrar:${id}`, mail, resources);
    const cause = status === "refused" ? "sem_cadastro_nem_email" : "sem_cadastro";
    await sendOnce(`equipe:sem_cadastro:${id}`, pedidoNoticeEmail(pedido, cause), resources);
  },
});
