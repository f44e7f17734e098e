import type { Rows } from "../banco/tables.ts";
import { normalizeCnpj } from "../documentos/cnpj.ts";

/** The fields of a sign-up that the account needs. */
export type CadastroConta = Pick<
  Rows["cadastros_app"],
  "nome" | "sobrenome" | "cpf" | "telefone" | "email" | "tipo" | "razao_social" | "cnpj"
>;

export type AccountPayload = {
  user: { user_name: string; user_cpf: string; user_phone: string; user_email: string };
  store: { store_name: string; store_ein_code: string };
};

/** The store of all free accounts: the same name and code for everyone. */
export const LOJA_GRATUITA = { store_name: "Conta gratuita EdenApp", store_ein_code: "0".repeat(14) } as const;

/** The account API's payload for a sign-up. */
export function accountPayloadOf(cadastro: CadastroConta): AccountPayload {
  return {
    user: {
      user_name: `${cadastro.nome} ${cadastro.sobrenome}`,
      user_cpf: cadastro.cpf,
      user_phone: cadastro.telefone,
      user_email: cadastro.email,
    },
    store: cadastro.tipo === "free" ? LOJA_GRATUITA : lojaOf(cadastro),
  };
}

/** The code without separators. Letters stay: they are part of alphanumeric numbers. */
function lojaOf({ razao_social, cnpj }: CadastroConta): AccountPayload["store"] {
  if (!razao_social || !cnpj) throw new Error("a paid sign-up has a company");
  return { store_name: razao_social, store_ein_code: normalizeCnpj(cnpj) };
}
