import { randomInt } from "node:crypto";
import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { cpfCheckDigits } from "../../domain/documentos/cpf.ts";

const digits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));

/** Random, valid and almost certainly unused: a CPF can open one free account, a CNPJ names one store. */
export function newCpf(): string {
  const root = digits(9);
  return root + cpfCheckDigits(root);
}

export function newCnpj(): string {
  const root = `${digits(8)}0001`;
  return root + cnpjCheckDigits(root);
}
