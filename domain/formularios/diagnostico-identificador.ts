import { object } from "valibot";
import { cnpj, cpf } from "../campos/campos.ts";

const CNPJ_MESSAGE = "CNPJ inválido. Por favor, verifique o número digitado.";
const CPF_MESSAGE = "CPF inválido. Por favor, verifique o número digitado.";

/** An empty field has the same message as an invalid one. */
export const diagnosticoIdentificadorSchema = object({
  cnpj: cnpj(CNPJ_MESSAGE, CNPJ_MESSAGE),
  cpf: cpf(CPF_MESSAGE, CPF_MESSAGE),
});
