import { expect, test } from "vitest";
import { linhaOf, mapColunas } from "./colunas.ts";

test("[LOJAS-01] columns are recognised by their names, whatever their order", () => {
  const colunas = mapColunas(["CEL", "CONTATO", "CPF RESP.", "CNPJ DA LOJA", "Município", "UF", "Nome fantasia"]);
  expect(colunas).toEqual({ cnpj: 3, cpf: 2, telefone: 0, responsavel: 1, cidade: 4, uf: 5, nome: 6 });
  expect(linhaOf(["(11) 9", " Ana  Sá ", "529", "11", "Franca", "SP", "Drogaria"], colunas)).toEqual({
    cnpj: "11",
    cpf: "529",
    telefone: "(11) 9",
    responsavel: "Ana Sá",
    cidade: "Franca",
    uf: "SP",
    nome: "Drogaria",
  });
});

test("[LOJAS-01] the column's own name wins, and a missing column is empty", () => {
  expect(mapColunas(["nome do contato", "nome", "cnpj", "cpf do responsavel"])).toMatchObject({
    responsavel: 0,
    nome: 1,
    cpf: 3,
    telefone: null,
  });
  expect(linhaOf(["x"], mapColunas(["cnpj"])).cpf).toBe("");
});
