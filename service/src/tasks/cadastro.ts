import type { Rows } from "@eden/domain/banco/tables";
import type { CadastroConta } from "@eden/domain/contas/account-payload";

/** A sign-up, as read by the account tasks and e-mails. */
export type Cadastro = CadastroConta & Pick<Rows["cadastros_app"], "id" | "pedido_id" | "suspeito" | "conta_situacao">;
