import type { Rows } from "@eden/domain/banco/tables";
import type { CadastroConta } from "@eden/domain/contas/account-payload";

export const LEAD_TABELAS = ["contato", "leadlive", "inscricoes", "cadastros_app"] as const;
export type LeadTabela = (typeof LEAD_TABELAS)[number];

type Common = Pick<Rows[LeadTabela], "id" | "nome" | "email" | "telefone" | "suspeito" | "criado_em">;

type InscricaoColumn =
  | "programa"
  | "tipo_loja"
  | "cnpj"
  | "tipo_empresa"
  | "cnpj_matriz"
  | "quantidade_lojas"
  | "faturamento_mensal"
  | "plano_selecionado"
  | "plano_interesse"
  | "opcao_selecionada";

/** Columns of some tables only; undefined in a row of another table. */
type Particular = Pick<Rows["contato"], "sobrenome" | "mensagem"> &
  Pick<Rows["leadlive"], "produto"> &
  Pick<Rows["inscricoes"], InscricaoColumn> &
  Pick<Rows["cadastros_app"], "tipo">;

/** A row of a form, as far as the e-mails need it. */
export type Lead = Common & Partial<Particular> & { origem: Record<string, string> };

/** A sign-up, as read by the account job and its e-mails. */
export type Cadastro = CadastroConta & Pick<Rows["cadastros_app"], "id" | "pedido_id" | "suspeito" | "conta_situacao">;

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
export type Situacao = Pedido["situacao"];
export type Forma = NonNullable<Pedido["forma_pagamento"]>;
