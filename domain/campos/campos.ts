import { check, literal, maxLength, nonEmpty, optional, picklist, pipe, string, transform, unknown } from "valibot";
import { isCnpjValid, normalizeCnpj } from "../documentos/cnpj.ts";
import { isCpfValid, normalizeCpf } from "../documentos/cpf.ts";
import { isEmailValid, normalizeEmail } from "../documentos/email.ts";
import { hasTelefoneLength, isTelefoneValid, normalizeTelefone } from "../documentos/telefone.ts";
import { EMAIL_MAX, NOME_MAX, SOBRENOME_MAX } from "./limites.ts";
import { normalizeTexto } from "./texto.ts";

/**
 * A missing key counts as an empty field, so that the field's own message is shown and not the library's English one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function campo(message: string, normalize: (value: string) => string) {
  return pipe(optional(string(message), ""), transform(normalize));
}

/** Text that a spreadsheet runs as a formula. A dash alone and a negative number are safe. */
const semFormula = check((value: string) => !/^([=+@]|-(?!\d*$))/.test(value), "Não comece com =, +, - ou @");

/* @__NO_SIDE_EFFECTS__ */
export function texto(label: string, message: string, max: number) {
  return pipe(campo(message, normalizeTexto), nonEmpty(message), maxLength(max, tooLong(label, max)), semFormula);
}

/* @__NO_SIDE_EFFECTS__ */
export function textoOpcional(label: string, max: number) {
  return pipe(campo(`${label} inválido`, normalizeTexto), maxLength(max, tooLong(label, max)), semFormula);
}

export const nome = texto("Nome", "Nome é obrigatório", NOME_MAX);
export const nomeCompleto = texto("Nome completo", "Nome completo é obrigatório", NOME_MAX);
export const sobrenome = texto("Sobrenome", "Sobrenome é obrigatório", SOBRENOME_MAX);

export const email = pipe(
  campo("Email é obrigatório", normalizeEmail),
  nonEmpty("Email é obrigatório"),
  maxLength(EMAIL_MAX, "Email inválido"),
  check(isEmailValid, "Email inválido"),
);

/** The long message for a wrong number of digits; the short one for other errors. */
export const telefone = pipe(
  campo("Telefone é obrigatório", normalizeTelefone),
  nonEmpty("Telefone é obrigatório"),
  check(hasTelefoneLength, "Telefone inválido (deve ter 10 ou 11 dígitos)"),
  check(isTelefoneValid, "Telefone inválido"),
);

/* @__NO_SIDE_EFFECTS__ */
export function cnpj(required: string, invalid = "CNPJ inválido") {
  return pipe(campo(required, normalizeCnpj), nonEmpty(required), check(isCnpjValid, invalid));
}

/* @__NO_SIDE_EFFECTS__ */
export function cpf(required: string, invalid = "CPF inválido") {
  return pipe(campo(required, normalizeCpf), nonEmpty(required), check(isCpfValid, invalid));
}

const semEscolha = optional(unknown(), null);

/* @__NO_SIDE_EFFECTS__ */
export function escolha<const Options extends readonly string[]>(options: Options, message: string) {
  return pipe(semEscolha, picklist(options, message));
}

const naoMarcada = optional(unknown(), false);

/** An optional checkbox. */
export const caixa = pipe(
  naoMarcada,
  transform((value) => value === true),
);

/* @__NO_SIDE_EFFECTS__ */
export function caixaObrigatoria(message: string) {
  return pipe(naoMarcada, literal(true, message));
}

/** Accepts only this boolean: for a choice already made. */
/* @__NO_SIDE_EFFECTS__ */
export function exato<const Value extends boolean>(value: Value, message: string) {
  return pipe(semEscolha, literal(value, message));
}

/* @__NO_SIDE_EFFECTS__ */
function tooLong(label: string, max: number): string {
  return `${label} deve ter no máximo ${max} caracteres`;
}
