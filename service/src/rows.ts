import type { Rows } from "@eden/domain/banco/tables";
import type { CadastroConta } from "@eden/domain/contas/account-payload";

export const LEAD_TABELAS = ["contato", "leadlive", "inscricoes", "cadastros_app"] as const;
export type LeadTabela = (typeof LEAD_TABELAS)[number];

type Common = Pick<Rows[LeadTabela], "id" | "nome" | "email" | "telefone" | "suspeito" | "criado_em">;

/** Columns of some tables only; undefined in a row of another table. */
type Particular = Omit<Rows["contato"] & Rows["leadlive"] & Rows["inscricoes"] & Rows["cadastros_app"], keyof Common>;

/** The first row of the purchase, whose number the e-mails tell: privado.compra_de. The row itself if it is of none. */
interface DaCompra {
  inicio_id: string;
}

/** A row of a form. */
export type Lead = Common & Partial<Omit<Particular, "origem">> & { origem: Record<string, string> } & DaCompra;

/** A sign-up, as read by the account job and its e-mails. */
export type Cadastro = CadastroConta &
  Pick<Rows["cadastros_app"], "id" | "pedido_id" | "suspeito" | "conta_situacao" | "criado_em"> &
  Pick<Lead, "origem"> &
  DaCompra;

type PedidoColumn =
  | "id"
  | "origem_compra"
  | "plano"
  | "forma_pagamento"
  | "valor_centavos"
  | "situacao"
  | "nome"
  | "email"
  | "telefone"
  | "cpf"
  | "checkout_id"
  | "checkout_url"
  | "expira_em"
  | "criado_em";

/** An order, as the service reads it. */
export type Pedido = Pick<Rows["pedidos"], PedidoColumn>;

/** An order, as its e-mails need it. */
export interface PedidoDaCompra extends Pedido, DaCompra {
  /** Where they go: privado.email_da_cobranca. */
  para: string;
  /** Whether it has a sign-up. */
  cadastrado: boolean;
}
