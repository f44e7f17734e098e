import type pg from "pg";
import { object, parse, picklist, pipe, string, uuid } from "valibot";
import { expiredEmail, missingCadastroEmail, paidEmail, pendingEmail } from "../emails/pedido-emails.ts";
import { pedidoNoticeEmail } from "../emails/pedido-notice-email.ts";
import type { Mail, Mailer } from "../gateways/mailer.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { findOtherPaid } from "../pedidos/find-other-paid.ts";
import { findPedido, type Pedido } from "../pedidos/pedido.ts";
import { mayReceive, sendOnce } from "./send-once.ts";

const payloadSchema = object({
  id: pipe(string(), uuid()),
  situacao: picklist(["pago", "em_revisao", "expirado", "cancelado", "estorno", "contestacao"]),
});

interface Resources {
  pool: pg.Pool;
  mailer: Mailer;
  siteUrl: string;
}

/** Follow-up of a change to an order, enqueued in the same transaction. */
export async function pedidoMudou(payload: unknown, resources: Resources): Promise<void> {
  const { id, situacao } = parse(payloadSchema, payload);
  const { pool, mailer } = resources;
  const pedido = await findPedido(pool, id);
  if (!pedido) return;
  if (situacao === "pago") await afterPayment(pedido, resources);
  if (situacao === "em_revisao") {
    await sendOnce(`equipe:revisao:${id}`, pedidoNoticeEmail(pedido, "em_revisao"), pool, mailer);
  }
  // The order keeps its state: the team decides what a refund or a dispute means.
  if (situacao === "estorno" || situacao === "contestacao") {
    await sendOnce(`equipe:${situacao}:${id}`, pedidoNoticeEmail(pedido, situacao), pool, mailer);
  }
  if (situacao === "expirado" && pedido.situacao === "expirado") await afterExpiry(pedido, resources);
}

/** Runs ten minutes after the session was opened: sends an unpaid buyer the link back to the payment. */
export async function lembrarPagamento(payload: unknown, resources: Resources): Promise<void> {
  const { id } = parse(object({ id: payloadSchema.entries.id }), payload);
  const pedido = await findPedido(resources.pool, id);
  if (pedido?.situacao !== "pendente" || (await hasNewer(pedido, resources.pool))) return;
  await remind(pedido, `pendente:${id}`, pendingEmail(pedido, resumeLink(pedido, resources)), resources);
}

/** Runs an hour after the payment: if there is no sign-up, sends the buyer a new link and notifies the team. */
export async function cobrarCadastro(payload: unknown, { pool, mailer, siteUrl }: Resources): Promise<void> {
  const { id } = parse(object({ id: payloadSchema.entries.id }), payload);
  const { rowCount } = await pool.query("select from public.cadastros_app where pedido_id = $1", [id]);
  const pedido = await findPedido(pool, id);
  if (pedido?.situacao !== "pago" || rowCount) return;
  const convite = await createConvite({ pedidoId: id }, pool, siteUrl);
  await sendOnce(`cobrar:${id}`, missingCadastroEmail(pedido, convite), pool, mailer);
  await sendOnce(`equipe:sem_cadastro:${id}`, pedidoNoticeEmail(pedido, "sem_cadastro"), pool, mailer);
}

async function afterPayment(pedido: Pedido, { pool, mailer, siteUrl }: Resources): Promise<void> {
  const signedUp = await enqueueConta(pedido, pool);
  if (!signedUp) await enqueueCobranca(pedido, pool);
  const convite = signedUp ? undefined : await createConvite({ pedidoId: pedido.id }, pool, siteUrl);
  await sendOnce(`pago:${pedido.id}`, paidEmail(pedido, convite), pool, mailer);
  await sendOnce(`equipe:pago:${pedido.id}`, pedidoNoticeEmail(pedido, "pago"), pool, mailer);
  const others = await findOtherPaid(pedido, pool);
  if (!others[0]) return;
  // Two orders paid at the same moment find each other: sort the ids so the pair is reported once.
  const pair = [pedido.id, others[0]].sort().join(":");
  await sendOnce(`equipe:duplicidade:${pair}`, pedidoNoticeEmail(pedido, "duplicidade", others), pool, mailer);
}

/** Enqueues the account of a sign-up made before the payment. A later sign-up enqueues its own job. */
async function enqueueConta(pedido: Pedido, pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select graphile_worker.add_job('criar_conta', json_build_object('id', id), job_key => 'conta:' || id,
      max_attempts => 12, priority => -10) from public.cadastros_app where pedido_id = $1`,
    [pedido.id],
  );
  return rowCount === 1;
}

/** Wait an hour: most buyers are still filling in the sign-up just after the payment. */
async function enqueueCobranca(pedido: Pedido, pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job('cobrar_cadastro', json_build_object('id', $1::uuid), job_key => 'cobrar:' || $1,
      run_at => now() + interval '1 hour', max_attempts => 20, priority => -10)`,
    [pedido.id],
  );
}

async function afterExpiry(pedido: Pedido, resources: Resources): Promise<void> {
  if (!pedido.checkout_id || (await hasNewer(pedido, resources.pool))) return;
  await remind(pedido, `expirado:${pedido.id}`, expiredEmail(pedido, resumeLink(pedido, resources)), resources);
}

/** Limits reminders per recipient: an unpaid order does not prove that the e-mail address is the buyer's. */
async function remind(pedido: Pedido, key: string, mail: Mail, { pool, mailer }: Resources): Promise<void> {
  if (await mayReceive("lembrete", { key, email: pedido.email }, pool)) await sendOnce(key, mail, pool, mailer);
}

/** The buyer has a newer order, so no reminder of this one is needed. */
async function hasNewer({ id, email, criado_em }: Pedido, pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from public.pedidos where email = $2 and criado_em > $3 and id <> $1 limit 1",
    [id, email, criado_em],
  );
  return rowCount === 1;
}

function resumeLink({ id }: Pedido, { siteUrl }: Resources): string {
  return `${siteUrl}/api/checkout/${id}`;
}
