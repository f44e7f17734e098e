import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { VALIDADE_BOLETO_DIAS, VALIDADE_CHECKOUT_MINUTOS } from "../../domain/catalogo/pedido.ts";
import type { Mensagem, Pagamento } from "./pagamentos.ts";

type Sql = postgres.TransactionSql;
type Pedido = { id: string; criado_em: Date };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const after = ({ criado_em }: Pedido, horas: number) => new Date(criado_em.getTime() + horas * HOUR_MS);

/** Opens the session of an order and follows its payment through the service's functions, dated in the past. */
export async function followPagamento(sql: Sql, pedido: Pedido, pagamento: Pagamento): Promise<void> {
  const { id } = pedido;
  const { forma, situacao, eventos = [], enviadas = [], analise = false, vencida = false, recebido = null } = pagamento;
  const minutes = forma === "boleto" ? VALIDADE_BOLETO_DIAS * 24 * 60 : VALIDADE_CHECKOUT_MINUTOS;
  // dev.ts gives it the address of the fake's page while it is open.
  await sql`update public.pedidos set checkout_id = ${`amostra-${id}`}, checkout_url = '',
    expira_em = criado_em + make_interval(mins => ${minutes}) where id = ${id}`;
  await sql`update privado.cobrancas set criada_em = ${pedido.criado_em} where pedido_id = ${id}`;
  for (const [evento, horas] of eventos) await keepEvento(sql, pedido, { evento: `PAYMENT_${evento}`, horas });
  for (const mensagem of enviadas) await sendMensagem(sql, id, mensagem);
  await sql`select privado.anotar_pagamentos(${id}, ${analise}, ${vencida}, null, ${recebido})`;
  await sql`update privado.cobrancas as c set vencida_em = case when c.vencida_em is not null then ${dueOf(sql, "boleto_depois")} end,
      analise_desde = case when c.analise_desde is not null then p.criado_em + interval '6 minutes' end
    from public.pedidos as p where p.id = ${id} and c.pedido_id = p.id`;
  if (situacao !== "pendente") {
    const pagoEm = situacao === "pago" ? after(pedido, 0.2) : null;
    await sql`update public.pedidos set situacao = ${situacao}, pago_em = ${pagoEm} where id = ${id}`;
  }
  await sql`select privado.refazer_cobranca(${id})`;
}

/** When a message about the order `p` was due. */
const dueOf = (sql: Sql, mensagem: Mensagem) =>
  ({
    lembrete: sql`p.criado_em + interval '10 minutes'`,
    outra_forma: sql`p.expira_em + interval '2 minutes'`,
    boleto_vespera: sql`privado.manha_do_boleto(p.expira_em, -1)`,
    boleto_dia: sql`privado.manha_do_boleto(p.expira_em, 0)`,
    boleto_depois: sql`privado.manha_do_boleto(p.expira_em, 1)`,
  })[mensagem];

async function sendMensagem(sql: Sql, id: string, mensagem: Mensagem): Promise<void> {
  await sql`insert into privado.emails_enviados (chave, message_id, enviado_em)
    select ${`${mensagem}:${id}`}, ${`<${randomUUID()}@exemplo.com.br>`}, ${dueOf(sql, mensagem)}
    from public.pedidos as p where p.id = ${id}`;
  await sql`select privado.avancar_cobranca(${id}, ${mensagem})`;
}

/** As the service stores a webhook event; it is applied already. */
async function keepEvento(sql: Sql, pedido: Pedido, { evento, horas }: { evento: string; horas: number }) {
  const payment = { id: `pay_${randomUUID()}`, externalReference: pedido.id };
  await sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo, recebido_em, processado_em)
    values (${randomUUID()}, ${evento}, ${pedido.id}, ${sql.json({ payment })}, ${after(pedido, horas)}, now())`;
}

/** What writes into the history of the buyer, who must be in the inbox: refund, dispute, and the end of the messages. */
export async function concludePagamento(sql: Sql, pedido: Pedido, { desfeito, passo }: Pagamento): Promise<void> {
  const { id } = pedido;
  if (desfeito) {
    const [causa, horas] = desfeito;
    const em = after(pedido, horas);
    await sql`select privado.desfazer_pagamento(${id}, ${causa})`;
    await sql`update privado.historico set em = ${em} where dados ->> 'pedido' = ${id} and dados ->> 'situacao' = ${causa}`;
    const column = causa === "estorno" ? "reembolso_em" : "contestacao_em";
    await sql`update privado.cobrancas set ${sql(column)} = ${em} where pedido_id = ${id}`;
    await sql`select privado.refazer_cobranca(${id})`;
  }
  if (passo) {
    await sql`update privado.cobrancas set proxima_tipo = ${passo}, proxima_em = now() where pedido_id = ${id}`;
    await sql`select privado.vencer_passo(${id})`;
  }
}
