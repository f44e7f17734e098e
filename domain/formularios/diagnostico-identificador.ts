import { object } from "valibot";
import { cnpj, cpf } from "../campos/campos.ts";

const CNPJ_MESSAGE = "CNPJ inválido. Por favor, verifique o número digitado.";
const CPF_MESSAGE = "CPF inválido. Por favor, verifique o número digitado.";

export const diagnosticoIdentificadorSchema = object({
  cnpj: cnpj("Digite o CNPJ da farmácia.", CNPJ_MESSAGE),
  cpf: cpf("Digite o CPF do responsável.", CPF_MESSAGE),
});
