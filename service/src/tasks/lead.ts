import type { Rows } from "@eden/domain/banco/tables";
import { type InferOutput, object, picklist, pipe, string, uuid } from "valibot";

/** Payload that the database trigger enqueues for every row of a form. */
export const leadPayload = object({
  tabela: picklist(["contato", "leadlive", "inscricoes", "cadastros_app"]),
  id: pipe(string(), uuid()),
});

export type LeadPayload = InferOutput<typeof leadPayload>;

type Common = Pick<Rows[LeadPayload["tabela"]], "id" | "nome" | "email" | "telefone" | "suspeito" | "criado_em">;

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
