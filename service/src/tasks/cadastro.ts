import type { CadastroConta } from "@eden/domain/contas/account-payload";

/** A sign-up, as read by the account tasks and e-mails. */
export interface Cadastro extends CadastroConta {
  id: string;
  pedido_id: string | null;
  suspeito: boolean;
  conta_situacao: "pendente" | "ativa" | "dispensada" | "em_revisao";
}
