import { AREA_IDS } from "@eden/domain/diagnostico/areas";
import { PASSOS } from "@eden/domain/diagnostico/passos";
import { expect, test } from "vitest";
import {
  crescimentoText,
  cuidadoOf,
  destaqueOf,
  ESTAGIOS,
  estagioOf,
  estagiosOf,
  isFirme,
  mensagemOf,
  type Retrato,
  retratoOf,
} from "./jardim.ts";

function retrato(...escolhas: number[]): Retrato {
  const found = retratoOf(escolhas);
  if (!found) throw new Error("not all seven questions are answered");
  return found;
}

function said(...escolhas: number[]): string {
  const { before, area = "", after } = cuidadoOf(retrato(...escolhas));
  return before + area + after;
}

test("[JARDIM-03] the first to fourth option of a question are the stages 1 to 4 of its plant alone", () => {
  expect([0, 1 / 3, 2 / 3, 1].map(estagioOf)).toEqual([1, 2, 3, 4]);
  for (const option of [0, 1, 2, 3]) expect(estagiosOf([option])).toEqual({ financas: option + 1 });
  expect(estagiosOf([3, 2, 0])).toEqual({ financas: 4, compras_estoque: 3, vendas_preco: 1 });
  expect(Object.keys(estagiosOf([0, 0, 0, 0, 0, 0, 0]))).toEqual(AREA_IDS);
});

test("[JARDIM-04] the status message names area, stage in words and how many of seven", () => {
  expect(crescimentoText("compras_estoque", 3, 2)).toBe("Compras e estoque: planta. 2 de 7 plantas.");
  expect(Object.values(ESTAGIOS)).toEqual(["broto", "muda", "planta", "em flor"]);
});

test("[JARDIM-05] the end names the one weakest area and the step of its question", () => {
  expect(retratoOf([3, 2, 0, 1, 2, 3])).toBeNull();
  expect(said(3, 2, 0, 1, 2, 3, 2)).toBe("Vendas e preço é a planta que mais pede cuidado.");
  expect(retrato(3, 2, 0, 1, 2, 3, 2).passos).toBe(PASSOS[10]);
});

test("[JARDIM-05] a tie is told with its number and begins with the first of the questionnaire", () => {
  expect(said(3, 2, 1, 1, 2, 3, 2)).toBe(
    "Duas plantas estão no mesmo ponto. Comece por Vendas e preço: é a primeira da fila, não a pior.",
  );
  expect(said(1, 1, 1, 1, 1, 1, 2)).toMatch(/^Seis plantas .* Comece por Finanças:/);
});

test("[JARDIM-05] all equal and all firm have words of their own", () => {
  const equal = retrato(1, 1, 1, 1, 1, 1, 1);
  expect(said(1, 1, 1, 1, 1, 1, 1)).toBe(
    "Suas sete áreas estão no mesmo ponto do caminho. Comece por Finanças: é a primeira da fila, não a pior.",
  );
  expect([equal.passos, isFirme(equal)]).toEqual([PASSOS[2], false]);
  expect(said(3, 3, 3, 3, 3, 3, 3)).toBe(
    "Sete plantas em flor. O diagnóstico inteiro mostra o que ainda dá para melhorar.",
  );
  expect(isFirme(retrato(3, 3, 3, 3, 3, 3, 3))).toBe(true);
});

test("[JARDIM-06] the consultant's message has the seven areas in order with their marks in words", () => {
  expect(mensagemOf(retrato(0, 2, 3, 1, 2, 2, 3).areas)).toBe(
    "Olá! Respondi às sete perguntas do site. Finanças: precisa de cuidado. Compras e estoque: no caminho. Vendas e preço: firme. Pessoas: precisa de cuidado. Cliente e marketing: no caminho. Digital: no caminho. Estratégia e conformidade: firme. Quero conversar sobre este resultado.",
  );
});

test("[JARDIM-07] the picture to keep names a strength, or what seven equal plants have in common", () => {
  expect(destaqueOf(retrato(0, 2, 2, 3, 2, 2, 1))).toEqual({ label: "Ponto forte", text: "Pessoas" });
  // The strongest of seven weak ones is marked "Precisa de cuidado" on the page.
  expect(destaqueOf(retrato(1, 0, 0, 0, 0, 0, 0))).toEqual({ label: "Sete plantas", text: "crescendo juntas" });
  expect(destaqueOf(retrato(3, 3, 3, 3, 3, 3, 3)).text).toBe("todas em flor");
  expect(destaqueOf(retrato(0, 0, 0, 0, 0, 0, 0)).text).toBe("crescendo juntas");
});
