import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { VALIDADE_BOLETO_DIAS, VALIDADE_CHECKOUT_MINUTOS } from "../../domain/catalogo/pedido.ts";
import type { Pagamento } from "./pagamentos.ts";

type Sql = postgres.TransactionSql;
type Pedido = { id: string; criado_em: Date };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const after = ({ criado_em }: Pedido, horas: number) => new Date(criado_em.getTime() + horas * HOUR_MS);

/** Opens the session of an order and follows its payment through the service's functions, dated in the past. */
export async function followPagamento(sql: Sql, pedido: Pedido, pagamento: Pagamento): Promise<void> {
  const { id } = pedido;
  const { forma, situacao, eventos = [], enviadas = [], analise = false, vencida, recebido = null } = pagamento;
  const minutes = forma === "boleto" ? VALIDADE_BOLETO_DIAS * 24 * 60 : VALIDADE_CHECKOUT_MINUTOS;
  // dev.ts gives it the address of the fake's page while it is open.
  await sql`update public.pedidos set checkout_id = ${`amostra-${id}`}, checkout_url = '',
    expira_em = criado_em + make_interval(mins => ${minutes}) where id = ${id}`;
  await sql`update privado.cobrancas set criada_em = ${pedido.criado_em} where pedido_id = ${id}`;
  for (const [evento, horas] of eventos) await keepEvento(sql, pedido, { evento: `PAYMENT_${evento}`, horas });
  for (const [mensagem, horas] of enviadas) {
    await sql`insert into privado.emails_enviados (chave, message_id, enviado_em)
      values (${`${mensagem}:${id}`}, ${`<${randomUUID()}@exemplo.com.br>`}, ${after(pedido, horas)})`;
    await sql`select privado.avancar_cobranca(${id}, ${mensagem})`;
  }
  await sql`select privado.anotar_pagamentos(${id}, ${analise}, ${vencida !== undefined}, null, ${recebido})`;
  if (vencida !== undefined) {
    await sql`update privado.cobrancas set vencida_em = ${after(pedido, vencida)} where pedido_id = ${id}`;
  }
  if (situacao !== "pendente") {
    const pagoEm = situacao === "pago" ? after(pedido, 0.2) : null;
    await sql`update public.pedidos set situacao = ${situacao}, pago_em = ${pagoEm} where id = ${id}`;
  }
  await sql`select privado.refazer_cobranca(${id})`;
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
