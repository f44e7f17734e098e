import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { CaixaData, PessoaLida } from "~/pessoas/cache-pessoa.ts";
import { pessoaLinha } from "../../../testing/pessoas.ts";
import { caixaKey, type Lista, replaceRows, restartWith } from "./use-caixa.ts";
import { compareLists } from "./use-caixa-ao-vivo.ts";

const ana = pessoaLinha({ nome: "Ana" });
const bia = pessoaLinha({ nome: "Bia" });
const caio = pessoaLinha({ nome: "Caio" });

const lista: Lista = { id: "todas", nome: "Todas", vista: "todas", origem: null };
const read = (...pessoas: (typeof ana)[]) =>
  pessoas.map((pessoa): PessoaLida => ({ ...pessoa, leitura: { agora: "2026-11-16T12:00:00Z", lidaEm: 0 } }));

test("[CAIXA-09] a new person is named", () => {
  expect(compareLists([ana, bia], [caio, ana, bia], true)).toEqual({ novas: [caio], sairam: [] });
});

test("[CAIXA-09] a new person does not move the rows on screen, and a changed row shows its new data in the same place", () => {
  const queryClient = new QueryClient();
  const taken = { ...bia, dono: { id: "x", nome: "Davi" }, versao: 2 };
  restartWith(queryClient, lista, { pessoas: read(ana, bia), proximo: null, mudanca: 1, quantas: null });
  replaceRows(queryClient, lista, read(caio, taken, ana));
  const data = queryClient.getQueryData<CaixaData>(caixaKey(lista));
  expect(data?.pages.map(({ pessoas }) => pessoas)).toEqual([read(ana, taken)]);
});

test("[CAIXA-09] a row that left the list is named", () => {
  expect(compareLists([ana, bia], [bia], true)).toEqual({ novas: [], sairam: [ana.id] });
});

test("[CAIXA-09] rows beyond the reach of the new page have not left", () => {
  expect(compareLists([ana, bia, caio], [ana], false).sairam).toEqual([]);
  expect(compareLists([ana, bia, caio], [ana, caio], false).sairam).toEqual([bia.id]);
});
