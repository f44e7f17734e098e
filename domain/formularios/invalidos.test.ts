import { pipe, string } from "valibot";
import { expect, test } from "vitest";
import { EMAIL_MAX, MENSAGEM_MAX, NOME_MAX, QUANTIDADE_LOJAS_MAX } from "../campos/limites.ts";
import { errorsOf, validate } from "../campos/validate.ts";
import { contatoSchema } from "./contato.ts";
import { diagnosticoIdentificadorSchema } from "./diagnostico-identificador.ts";
import { edificacaoSchema } from "./edificacao.ts";
import { mentoriaImersaoSchema, opcaoSelecionadaOf } from "./mentoria-imersao.ts";
import { plenitudeSchema } from "./plenitude.ts";
import { registroPagoSchema } from "./registro-edenapp.ts";

test.each([
  ["telefone", "1198765", "Telefone inválido (deve ter 10 ou 11 dígitos)"],
  ["telefone", "119876543210", "Telefone inválido (deve ter 10 ou 11 dígitos)"],
  ["telefone", "(11) 88765-4321", "Telefone inválido"],
  ["telefone", "(20) 98765-4321", "Telefone inválido"],
  ["email", "ana souza@x.com", "Email inválido"],
  ["email", "ana@x", "Email inválido"],
  ["email", `${"a".repeat(EMAIL_MAX)}@x.com`, "Email inválido"],
  ["cpf", "529.982.247-2", "CPF inválido"],
  ["cpf", "529.982.247-26", "CPF inválido"],
  ["cpf", "111.111.111-11", "CPF inválido"],
  ["cnpj", "11.222.333/0001-8", "CNPJ inválido"],
  ["cnpj", "11.222.333/0001-82", "CNPJ inválido"],
  ["cnpj", "00.000.000/0000-00", "CNPJ inválido"],
  ["cnpj", "12.ABC.345/01DE-36", "CNPJ inválido"],
  ["estado", "XX", "Estado inválido"],
  ["nome", "a".repeat(NOME_MAX + 1), "Nome deve ter no máximo 120 caracteres"],
  ["nome", 42, "Nome é obrigatório"],
] as const)("[VAL-01] %s %j: '%s'", (campo, value, message) => {
  expect(errorsOf(registroPagoSchema, { [campo]: value })).toMatchObject({ [campo]: message });
});

test("[VAL-03] an alphanumeric CNPJ is accepted by every form that asks for one", () => {
  const cnpj = "12.ABC.345/01DE-35";
  expect(errorsOf(registroPagoSchema, { cnpj })).not.toHaveProperty("cnpj");
  expect(errorsOf(plenitudeSchema, { tipoLoja: "conversao", cnpj })).not.toHaveProperty("cnpj");
  expect(errorsOf(edificacaoSchema, { cnpjMatriz: cnpj })).not.toHaveProperty("cnpjMatriz");
  expect(errorsOf(diagnosticoIdentificadorSchema, { cnpj })).not.toHaveProperty("cnpj");
});

test.each([
  ["0", "Quantidade deve ser maior que 0"],
  ["-3", "Quantidade deve ser maior que 0"],
  ["2,5", "Quantidade deve ser um número inteiro"],
  ["muitas", "Quantidade deve ser um número inteiro"],
  [String(QUANTIDADE_LOJAS_MAX + 1), "Quantidade deve ser no máximo 9999"],
])("[VAL-01, VAL-02] quantidadeLojas %j: '%s'", (quantidadeLojas, message) => {
  expect(errorsOf(edificacaoSchema, { tipoEmpresa: "matriz_filial", quantidadeLojas })).toMatchObject({
    quantidadeLojas: message,
  });
});

test("a message may be as long as its limit but not longer", () => {
  expect(errorsOf(contatoSchema, { mensagem: "a".repeat(MENSAGEM_MAX) })).not.toHaveProperty("mensagem");
  expect(errorsOf(contatoSchema, { mensagem: "a".repeat(MENSAGEM_MAX + 1) })).toMatchObject({
    mensagem: "Mensagem deve ter no máximo 4000 caracteres",
  });
});

test("there is one error per field, in the order of the fields", () => {
  const errors = errorsOf(registroPagoSchema, { isPaid: true, plano: "avista", email: "x", telefone: "1" });
  expect(Object.keys(errors).join(" ")).toBe(
    "nome sobrenome telefone email cpf cnpj razaoSocial endereco numero bairro cidade estado",
  );
});

test("an issue without a field is kept under an empty name", () => {
  expect(errorsOf(pipe(string("Formulário inválido")), 1)).toEqual({ "": "Formulário inválido" });
});

test.each([
  [true, false, "Mentoria"],
  [false, true, "Imersão"],
  [true, true, "Ambos"],
] as const)("[REG-03] mentoria %s, imersao %s: opcaoSelecionada %s", (mentoria, imersao, opcao) => {
  const pessoal = { nome: "Ana", email: "ana@x.com", telefone: "1132654321" };
  const result = validate(mentoriaImersaoSchema, { ...pessoal, mentoria, imersao });
  expect(result.valid && opcaoSelecionadaOf(result.dados)).toBe(opcao);
});
