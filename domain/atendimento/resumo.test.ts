import { expect, test } from "vitest";
import { planoNome } from "../catalogo/nomes.ts";
import { PLANOS_EDIFICACAO } from "../catalogo/planos-edificacao.ts";
import { LEAD_PRODUTOS, nomeProdutoOf } from "../catalogo/produtos.ts";
import { fatosOf } from "../painel/fatos.ts";
import { resumoOf } from "./resumo.ts";

const PROGRAMAS = ["plenitude", "edificacao", "despertar", "mentoria_imersao"];

test("[PALAVRA-02] every entry of a programme names the programme first", () => {
  const base = { texto: "", tabela: "inscricoes" };
  expect(resumoOf({ ...base, programa: "plenitude", tipo_loja: "conversao", plano: "ritmo" })).toBe(
    "Inscrição na Plenitude: Conversão, plano Ritmo",
  );
  expect(resumoOf({ ...base, programa: "edificacao", tipo_empresa: "matriz_filial", plano: "plano2" })).toBe(
    "Inscrição na Edificação: Matriz com filiais, Plano 2",
  );
  expect(resumoOf({ ...base, programa: "mentoria_imersao", imersao: true })).toBe("Inscrição na Imersão");
  for (const programa of PROGRAMAS) expect(resumoOf({ ...base, programa })).toMatch(/^Inscrição n[ao] \p{Lu}/u);
});

test("[PALAVRA-01] each id has the name of the catalogue in the line and in the facts of a card", () => {
  for (const produto of LEAD_PRODUTOS.filter((id) => id !== "livro")) {
    expect(resumoOf({ texto: "", tabela: "leadlive", produto })).toContain(nomeProdutoOf(produto));
    expect(fatosOf({ produto })).toEqual([{ nome: "Interesse", valor: nomeProdutoOf(produto) }]);
  }
  expect(resumoOf({ texto: "", tabela: "cadastros_app", tipo: "free" })).toBe("Cadastro no EdenApp FREE");
  for (const { id, nome } of PLANOS_EDIFICACAO) expect(planoNome(id)).toBe(nome);
  expect(resumoOf({ texto: "Tenho duas lojas.", tabela: "contato" })).toBe("Tenho duas lojas.");
});
