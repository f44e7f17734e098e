import { type InferOutput, object, picklist, pipe, string, uuid } from "valibot";

/** Payload that the database trigger enqueues for every row of a form. */
export const leadPayload = object({
  tabela: picklist(["contato", "leadlive", "inscricoes", "cadastros_app"]),
  id: pipe(string(), uuid()),
});

export type LeadPayload = InferOutput<typeof leadPayload>;

/** A row of a form, as far as the e-mails need it. Columns that a table lacks are undefined. */
export interface Lead {
  id: string;
  nome: string;
  sobrenome?: string;
  email: string;
  telefone: string;
  suspeito: boolean;
  origem: Record<string, string>;
  criado_em: Date;
  mensagem?: string;
  produto?: string;
  programa?: string;
  tipo_loja?: string | null;
  cnpj?: string | null;
  tipo_empresa?: string | null;
  cnpj_matriz?: string | null;
  quantidade_lojas?: number | null;
  faturamento_mensal?: string | null;
  plano_selecionado?: string | null;
  plano_interesse?: string | null;
  opcao_selecionada?: string | null;
  tipo?: string;
}
