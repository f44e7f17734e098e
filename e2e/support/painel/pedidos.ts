import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import { database, uniqueEmail } from "../database.ts";
import { ARRIVES } from "./membro.ts";
import { uniqueNome, uniqueTelefone } from "./pessoas.ts";

export interface Compra {
  pedido: string;
  nome: string;
  email: string;
}

/** A purchase of somebody new, by card or PIX whose session is open, as the service leaves it; returns when the panel's person exists. */
export async function newCompra(forma: "cartao" | "pix"): Promise<Compra> {
  const sql = database();
  const pedido = randomUUID();
  const nome = uniqueNome();
  const email = uniqueEmail();
  const [plano, valor] = forma === "cartao" ? ["parcelado", 199_800] : ["avista", 189_800];
  await sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, cpf, forma_pagamento)
    values (${pedido}, 'app', ${plano}, ${valor}, ${`${nome} Prado`}, ${email}, ${uniqueTelefone()}, ${newCpf()}, ${forma})`;
  await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, checkout_url = 'https://exemplo.com.br',
    expira_em = now() + interval '1 hour' where id = ${pedido}`;
  await expectPessoaOf(pedido);
  return { pedido, nome, email };
}

/** Waits until the panel's person of an order exists: the service projects it a moment after the order. */
export async function expectPessoaOf(pedido: string): Promise<void> {
  const entradas = () => database()`select from privado.entradas where tabela = 'pedidos' and id = ${pedido}`;
  await expect.poll(async () => (await entradas()).length, ARRIVES).toBe(1);
}

/** The provider refused the card twice. */
export async function refuseCard({ pedido }: Compra): Promise<void> {
  const sql = database();
  await sql`update privado.cobrancas set recusas = 2, recusada_em = now() where pedido_id = ${pedido}`;
  await sql`select privado.refazer_cobranca(${pedido})`;
}

/** R$ 8,00 less than the price came in. */
export async function payLess({ pedido }: Compra): Promise<void> {
  const sql = database();
  await sql`update public.pedidos set situacao = 'em_revisao' where id = ${pedido}`;
  await sql`update privado.cobrancas set recebido_centavos = 189000 where pedido_id = ${pedido}`;
  await sql`select privado.refazer_cobranca(${pedido})`;
}

/** What the database holds about the payment. */
export async function cobrancaRow(pedido: string) {
  const [row] = await database()<
    { situacao: string; forma: string; pausada: boolean; encerrada: string | null; anterior: string | null }[]
  >`select p.situacao, p.forma_pagamento as forma, coalesce(c.pausada_ate > now(), false) as pausada,
      c.encerrada_motivo as encerrada, c.anterior_id as anterior
    from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id where p.id = ${pedido}`;
  return row;
}
