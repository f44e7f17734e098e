import { expect, test } from "vitest";
import { formatCnpj, isCnpjValid, normalizeCnpj } from "./cnpj.ts";
import { formatCpf, isCpfValid, normalizeCpf } from "./cpf.ts";
import { isEmailValid, normalizeEmail } from "./email.ts";
import { formatTelefone, isTelefoneValid, normalizeTelefone } from "./telefone.ts";
import { VETORES_CNPJ, VETORES_CPF, VETORES_EMAIL, VETORES_TELEFONE } from "./vetores.ts";

const documentos = [
  ["CPF", VETORES_CPF, isCpfValid, normalizeCpf, formatCpf],
  ["CNPJ", VETORES_CNPJ, isCnpjValid, normalizeCnpj, formatCnpj],
  ["telefone", VETORES_TELEFONE, isTelefoneValid, normalizeTelefone, formatTelefone],
  ["e-mail", VETORES_EMAIL, isEmailValid, normalizeEmail, normalizeEmail],
] as const;

test.each(documentos)("[VAL-01] %s: every valid example is accepted", (_, vetores, isValid, normalize, format) => {
  for (const { raw, normalized, formatted } of vetores.valid) {
    expect.soft(isValid(raw), raw).toBe(true);
    expect.soft(normalize(raw), raw).toBe(normalized);
    expect.soft(format(normalize(raw)), raw).toBe(formatted);
    expect.soft(isValid(formatted), formatted).toBe(true);
  }
});

test.each(documentos)("[VAL-01] %s: every invalid example is rejected", (_, vetores, isValid) => {
  for (const raw of vetores.invalid) expect.soft(isValid(raw), raw).toBe(false);
});
