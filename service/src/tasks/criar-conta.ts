import type { Rows } from "@eden/domain/banco/tables";
import { accountPayloadOf } from "@eden/domain/contas/account-payload";
import type pg from "pg";
import { confirmationEmail } from "../emails/confirmation-email.ts";
import { accessEmail, type ContaCause, conferenciaEmail, contaNoticeEmail } from "../emails/conta-emails.ts";
import { rowLink } from "../emails/follow-link.ts";
import { mayReceive, sendOnce } from "../emails/send-once.ts";
import { inTransaction } from "../gateways/pool.ts";
import { logError, logLine } from "../log.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";
import type { Cadastro } from "../rows.ts";

type Needs = Pick<Resources, "pool" | "mailer" | "createAccount" | "siteUrl">;
type JudgedCadastro = Cadastro & {
  pedido_situacao: Rows["pedidos"]["situacao"] | null;
  pedido_email: Rows["pedidos"]["email"] | null;
  /** The same, or the address that a member wrote for the buyer. */
  email_corrigido: string | null;
  repetido: boolean;
  /** By the rule of the inbox, and not released by a member. */
  suspeita: boolean;
};

/** Failed attempts after which a person decides, about 16 hours. The e-mails are tried for longer. */
const OPENINGS = 12;

/**
 * Opens the account of a sign-up: a free one at once, a paid one when both the sign-up and the payment exist.
 * Idempotent: the account API recognises a repeat by its key.
 */
export const criarConta = defineJob({
  name: "criar_conta",
  attempts: 25,
  priority: -10,
  lane: "buyers",
  schema: idPayload,
  key: ({ id }) => `conta:${id}`,
  async run({ id }, resources: Needs, { number }) {
    // Sent by a device that knows only the order that was replaced. Own transaction: the next one waits for the account API.
    await resources.pool.query("select privado.seguir_pagamento($1)", [id]);
    const open = () => inTransaction(resources.pool, (client) => advance(id, client, resources));
    const cadastro = await open().catch(async (error) => {
      if (number < OPENINGS || !(await hold(id, resources))) throw error;
      logError({ cadastro: id, conta: "em_revisao" }, error);
      return open();
    });
    if (!cadastro) return;
    if (cadastro.conta_situacao === "ativa") await sendAccess(cadastro, resources);
    if (cadastro.conta_situacao === "dispensada") await sendReceipt(cadastro, confirmationOf, resources);
    if (cadastro.conta_situacao !== "em_revisao") return;
    const cause = reasonToHold(cadastro) ?? (number < OPENINGS ? undefined : "falha");
    if (!cause) return;
    // A suspected bot typed somebody else's address.
    if (cause !== "suspeito") await sendReceipt(cadastro, conferenciaEmail, resources);
    await tellTeam(cadastro, cause, resources);
  },
});

/** Limits access e-mails of free accounts, because anyone can sign up another person. Paid accounts are not limited. */
async function sendAccess(cadastro: Cadastro, resources: Needs): Promise<void> {
  const key = `acesso:${cadastro.id}`;
  const { tipo, email } = cadastro;
  if (tipo === "free" && !(await mayReceive("acesso", { key, email }, resources))) return;
  await sendOnce(key, accessEmail(cadastro, await linksOf(cadastro, resources)), resources);
}

/**
 * The e-mail of a free sign-up without an account yet. It replaces the receipt of the other forms, which would promise an
 * account that is held, or arrive after its access; hence the receipt's key and limit.
 */
async function sendReceipt(cadastro: Cadastro, write: typeof conferenciaEmail, resources: Needs): Promise<void> {
  if (cadastro.tipo !== "free") return;
  const key = `visitante:cadastros_app:${cadastro.id}`;
  if (!(await mayReceive("recibo", { key, email: cadastro.email }, resources))) return;
  await sendOnce(key, write(cadastro, await linksOf(cadastro, resources)), resources);
}

const confirmationOf: typeof conferenciaEmail = (cadastro, links) =>
  confirmationEmail("cadastros_app", cadastro, { ...links, prazo: null });

async function linksOf({ id }: Cadastro, resources: Needs) {
  return { siteUrl: resources.siteUrl, follow: await rowLink("cadastros_app", id, resources) };
}

/** Keeps the row locked: a second job for it waits and then finds the work done. */
async function advance(
  id: string,
  client: pg.PoolClient,
  { createAccount }: Needs,
): Promise<JudgedCadastro | undefined> {
  await client.query("select privado.travar_conta_gratuita($1)", [id]);
  const { rows } = await client.query<JudgedCadastro>(
    `select c.*, (privado.compra_de('cadastros_app', c.id)).inicio_id, p.situacao as pedido_situacao, p.email as pedido_email,
      privado.conta_gratuita_repetida(c.id) as repetido, privado.email_da_cobranca(p) as email_corrigido,
      (privado.ler_entrada('cadastros_app', c.id)).suspeita and not privado.liberada('cadastros_app', c.id) as suspeita
    from public.cadastros_app c
    left join public.pedidos p on p.id = c.pedido_id where c.id = $1 for update of c`,
    [id],
  );
  const cadastro = rows[0];
  if (cadastro?.conta_situacao !== "pendente" || !isDue(cadastro)) return cadastro;
  const [situacao, referencia] = await decide(cadastro, createAccount);
  await client.query(
    `update public.cadastros_app set conta_situacao = $2, conta_referencia = $3,
      conta_em = case $2 when 'ativa' then now() end where id = $1`,
    [id, situacao, referencia ?? null],
  );
  logLine("info", { cadastro: id, conta: situacao });
  return { ...cadastro, conta_situacao: situacao };
}

/** A paid account waits for its payment; the job of the order runs this task again. */
function isDue({ tipo, pedido_situacao }: JudgedCadastro): boolean {
  return tipo === "free" || pedido_situacao === "pago";
}

async function decide(cadastro: JudgedCadastro, createAccount: Needs["createAccount"]) {
  if (reasonToHold(cadastro)) return ["em_revisao"] as const;
  if (!createAccount) return ["dispensada"] as const;
  const key = cadastro.pedido_id ?? cadastro.id;
  return ["ativa", await createAccount(key, accountPayloadOf(cadastro))] as const;
}

function reasonToHold(cadastro: JudgedCadastro): ContaCause | undefined {
  const { suspeita, repetido, pedido_email, email_corrigido, email } = cadastro;
  if (suspeita) return "suspeito";
  if (repetido) return "repetido";
  // Knowing an order's id does not prove that the caller paid for it.
  return pedido_email !== null && email !== pedido_email && email !== email_corrigido ? "email" : undefined;
}

async function hold(id: string, { pool }: Needs): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update public.cadastros_app set conta_situacao = 'em_revisao' where id = $1 and conta_situacao = 'pendente'",
    [id],
  );
  return rowCount === 1;
}

async function tellTeam(cadastro: Cadastro, cause: ContaCause, resources: Needs): Promise<void> {
  await sendOnce(`conta_${cause}:${cadastro.id}`, contaNoticeEmail(cadastro, cause), resources);
}
