import { expect, test } from "vitest";
import { accountPayloadOf } from "./account-payload.ts";

const pessoa = {
  nome: "Maria",
  sobrenome: "da Conceição",
  cpf: "52998224725",
  telefone: "11987654321",
  email: "maria@farmacia.com.br",
};
const user = {
  user_name: "Maria da Conceição",
  user_cpf: "52998224725",
  user_phone: "11987654321",
  user_email: "maria@farmacia.com.br",
};

test("a free account uses the fixed free store, with fourteen zeros", () => {
  expect(accountPayloadOf({ ...pessoa, tipo: "free", razao_social: null, cnpj: null })).toEqual({
    user,
    store: { store_name: "Conta gratuita EdenApp", store_ein_code: "00000000000000" },
  });
});

test.each([
  ["11.222.333/0001-81", "11222333000181"],
  ["12ABC34501DE35", "12ABC34501DE35"],
])("a paid account uses the company; for %s the code is %s", (cnpj, store_ein_code) => {
  expect(accountPayloadOf({ ...pessoa, tipo: "paid", razao_social: "Farmácia Conceição Ltda.", cnpj })).toEqual({
    user,
    store: { store_name: "Farmácia Conceição Ltda.", store_ein_code },
  });
});

test("a paid sign-up without a company is an error, never a free store", () => {
  expect(() => accountPayloadOf({ ...pessoa, tipo: "paid", razao_social: null, cnpj: null })).toThrow();
});
