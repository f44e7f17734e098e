import type { FieldErrors } from "../campos/validate.ts";
import { joinNomes } from "../join-nomes.ts";

/** The fields with their article, as in "Falta o telefone". */
const NOMES: Record<string, string> = {
  nome: "o nome",
  nomeCompleto: "o nome",
  sobrenome: "o sobrenome",
  email: "o e-mail",
  telefone: "o telefone",
  cpf: "o CPF",
  cnpj: "o CNPJ",
  cnpjMatriz: "o CNPJ",
  quantidadeLojas: "a quantidade de lojas",
  faturamentoMensal: "o faturamento mensal",
  razaoSocial: "a razão social",
  endereco: "o endereço",
  numero: "o número",
  bairro: "o bairro",
  cidade: "a cidade",
  estado: "o estado",
};

/** More names than this are harder to read than the form itself. */
const MOST = 3;

/**
 * What is still open in a step: "Falta o telefone." or "Confira o e-mail." Undefined if nothing is, if it is a choice, or
 * if there is too much to list; then the step's own words are shown.
 */
export function pendenciaOf(errors: FieldErrors, dados: object): string | undefined {
  const fields = Object.keys(errors);
  if (fields.length === 0 || fields.length > MOST || !fields.every((field) => field in NOMES)) return undefined;
  const values = new Map(Object.entries(dados));
  const isEmpty = (field: string) => String(values.get(field) ?? "").trim() === "";
  const missing = fields.filter(isEmpty);
  const wrong = fields.filter((field) => !isEmpty(field));
  return [
    missing.length > 0 && `${missing.length === 1 ? "Falta" : "Faltam"} ${joinCampos(missing)}.`,
    wrong.length > 0 && `Confira ${joinCampos(wrong)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const joinCampos = (fields: readonly string[]) => joinNomes(fields.flatMap((field) => NOMES[field] ?? []));
