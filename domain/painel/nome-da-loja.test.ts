import { expect, test } from "vitest";
import { lugarDaLoja, nomeDaLoja } from "./nome-da-loja.ts";

const VAZIA = { nome: null, cidade: null, uf: null, receita: null };
const RECEITA = { nome: "DROGARIA OTONI LTDA", cidade: "TEOFILO OTONI", uf: "MG" };

test("[LOJAS-04] a store is called as the team wrote, else as the register does, else by its town", () => {
  expect(nomeDaLoja({ ...VAZIA, nome: "Drogaria Sol", receita: RECEITA })).toEqual({
    nome: "Drogaria Sol",
    fonte: "equipe",
  });
  expect(nomeDaLoja({ ...VAZIA, cidade: "Franca", receita: RECEITA })).toEqual({
    nome: "Drogaria Otoni Ltda.",
    fonte: "receita",
  });
  expect(nomeDaLoja({ ...VAZIA, cidade: "Franca" })).toEqual({ nome: "Farmácia em Franca", fonte: "nenhuma" });
  expect(nomeDaLoja(VAZIA)).toEqual({ nome: "Farmácia sem nome", fonte: "nenhuma" });
});

test("[LOJAS-04] the town is the team's, else the register's", () => {
  expect(lugarDaLoja({ ...VAZIA, cidade: "Franca", uf: "SP", receita: RECEITA })).toBe("Franca, SP");
  expect(lugarDaLoja({ ...VAZIA, receita: RECEITA })).toBe("Teofilo Otoni, MG");
  expect(lugarDaLoja(VAZIA)).toBe("");
});
