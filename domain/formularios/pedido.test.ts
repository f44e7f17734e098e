import { expect, test } from "vitest";
import { errorsOf, validate } from "../campos/validate.ts";
import { pedidoSchema } from "./pedido.ts";

const pedido = {
  id: "7b1c6b2e-27b4-4d3d-80b9-d1c018e387f8",
  origem: "live",
  plano: "avista",
  nome: " Maria  da Conceição ",
  email: "Maria@Farmacia.com.br",
  telefone: "(11) 98765-4321",
};

test("a pedido is normalised, and any price in it is dropped", () => {
  const sent = { ...pedido, forma: "boleto", cpf: "529.982.247-25", valor: 1, valor_centavos: 1 };
  expect(validate(pedidoSchema, sent)).toEqual({
    valid: true,
    dados: {
      ...pedido,
      nome: "Maria da Conceição",
      email: "maria@farmacia.com.br",
      telefone: "11987654321",
      forma: "boleto",
      cpf: "52998224725",
    },
  });
});

test.each([
  [{ id: "1" }, "id"],
  [{ id: undefined }, "id"],
  [{ origem: "site" }, "origem"],
  [{ plano: "free" }, "plano"],
  [{ forma: "cheque" }, "forma"],
  [{ nome: " " }, "nome"],
  [{ nome: "a".repeat(242) }, "nome"],
  [{ email: "maria" }, "email"],
  [{ telefone: "123" }, "telefone"],
  [{ cpf: "11111111111" }, "cpf"],
  [{ leadId: "x" }, "leadId"],
])("%j is reported at its own field", (changes, campo) => {
  const errors = errorsOf(pedidoSchema, { ...pedido, ...changes });
  expect(Object.keys(errors)).toEqual([campo]);
  expect(errors[campo]).toMatch(/inválid|obrigatório|desconhecida|selecione|no máximo/);
});

test("CPF, payment method and lead are optional", () => {
  expect(errorsOf(pedidoSchema, pedido)).toEqual({});
  expect(errorsOf(pedidoSchema, { ...pedido, cpf: "" })).toEqual({});
});
