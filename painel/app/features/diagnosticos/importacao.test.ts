import { expect, test, vi } from "vitest";
import { RpcError } from "~/clients/transport.ts";
import type { LinhaLoja } from "./colunas.ts";
import { gravadasOf } from "./grupos.ts";
import { Importacao } from "./importacao.ts";
import { CHUNK, SLICE } from "./slices.ts";

const fileOf = (text: string, name = "lojas.csv") => {
  const bytes = new TextEncoder().encode(text);
  return { name, size: bytes.length, arrayBuffer: async () => bytes.buffer };
};
const judge = (situacaoOf: (linha: LinhaLoja) => "nova" | "existente" | "invalida") => async (linhas: LinhaLoja[]) =>
  linhas.map((linha, index) => {
    const situacao = situacaoOf(linha);
    return { linha: index + 1, situacao, erro: situacao === "invalida" ? "CNPJ inválido" : null };
  });
const byCnpj = judge(({ cnpj }) => (cnpj.startsWith("X") ? "invalida" : cnpj.startsWith("9") ? "existente" : "nova"));
const situacoes = (importacao: Importacao) => importacao.getState().linhas.map(({ situacao }) => situacao);
const pause = () => Promise.resolve();

test("[LOJAS-01] 10,000 rows are read and judged in slices, so that no task handles more than 500 rows", async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `${n + 10_000_000};${n};Farmácia número ${n};Franca`);
  const feitas: number[] = [];
  const check = vi.fn(byCnpj);
  const importacao: Importacao = new Importacao({
    check,
    save: byCnpj,
    pause: async () => feitas.push(importacao.getState().feitas),
  });
  await importacao.read(fileOf(["cnpj;cpf;loja;cidade", ...rows].join("\n")));
  const steps = feitas.map((count, index) => count - (feitas[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(SLICE);
  expect(feitas.filter((count) => count > 0).length).toBeGreaterThanOrEqual((2 * 10_000) / SLICE - 2);
  const sizes = check.mock.calls.map(([linhas]) => linhas.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(CHUNK);
  // The service refuses bodies over 64 kB.
  for (const [linhas] of check.mock.calls) expect(JSON.stringify({ de: 1, linhas }).length).toBeLessThan(64 * 1024);
  expect(new Set(situacoes(importacao))).toEqual(new Set(["nova"]));
});

test("[LOJAS-01] nothing is written before saving, and then only the new rows", async () => {
  const save = vi.fn(byCnpj);
  const importacao = new Importacao({ check: byCnpj, save, pause });
  await importacao.read(fileOf("cnpj;cpf\n1;1\n91;1\nX;1\n1;1\n2;2\n"));
  expect(situacoes(importacao)).toEqual(["nova", "existente", "invalida", "repetida", "nova"]);
  expect(importacao.getState().linhas.map(({ linha }) => linha)).toEqual([2, 3, 4, 5, 6]);
  expect(save).not.toHaveBeenCalled();
  await importacao.save();
  expect(gravadasOf(importacao.getState().linhas)).toEqual({ lojas: 2, responsaveis: 0 });
  expect(save.mock.calls.map(([linhas]) => linhas.map(({ cnpj }) => cnpj))).toEqual([["1", "2"]]);
  expect(situacoes(importacao)).toEqual(["gravada", "existente", "invalida", "repetida", "gravada"]);
});

test("[LOJAS-01] a corrected row is judged again, and so are the rows that repeated it", async () => {
  const check = vi.fn(byCnpj);
  const importacao = new Importacao({ check, save: byCnpj, pause });
  await importacao.read(fileOf("cnpj;cpf;loja\nX1;1;A\n5;5;B\n5;5;C\n"));
  expect(situacoes(importacao)).toEqual(["invalida", "nova", "repetida"]);
  const [first, second] = importacao.getState().linhas;
  await importacao.fix(0, { ...(first?.valores as LinhaLoja), cnpj: "5", cpf: "5" });
  expect(situacoes(importacao)).toEqual(["nova", "repetida", "repetida"]);
  expect(importacao.getState().linhas[2]?.erro).toBe("Repete a linha 2.");
  await importacao.fix(1, { ...(second?.valores as LinhaLoja), cnpj: "6" });
  expect(situacoes(importacao)).toEqual(["nova", "nova", "repetida"]);
  expect(check.mock.calls.map(([linhas]) => linhas.length)).toEqual([3, 2, 2]);
});

test("[LOJAS-07] a second person for a store is found across the parts of a long file, before and while it is written", async () => {
  const stored = new Set<string>();
  const save = async (linhas: LinhaLoja[]) =>
    linhas.map(({ cnpj }, index) => {
      const situacao = stored.has(cnpj) ? ("segunda" as const) : ("nova" as const);
      stored.add(cnpj);
      return { linha: index + 1, situacao, erro: null };
    });
  const importacao = new Importacao({ check: byCnpj, save, pause });
  const rows = Array.from({ length: CHUNK }, (_, n) => `${n + 100_000};1`);
  await importacao.read(fileOf(["cnpj;cpf", ...rows, "100000;2", "100.000;1"].join("\n")));
  expect(situacoes(importacao).slice(-3)).toEqual(["nova", "segunda", "repetida"]);
  await importacao.save();
  expect(gravadasOf(importacao.getState().linhas)).toEqual({ lojas: CHUNK, responsaveis: 1 });
});

test("[LOJAS-01] columns can be chosen again; without CNPJ and CPF nothing is judged", async () => {
  const check = vi.fn(byCnpj);
  const importacao = new Importacao({ check, save: byCnpj, pause });
  await importacao.read(fileOf("documento,pessoa,apelido\n1,1,A\n"));
  expect(importacao.getState()).toMatchObject({ status: "conferida", colunas: { cnpj: null, cpf: null } });
  expect(check).not.toHaveBeenCalled();
  await importacao.setColunas({ ...importacao.getState().colunas, cnpj: 0, cpf: 1, nome: 2 });
  expect(importacao.getState().linhas[0]).toMatchObject({ situacao: "nova", valores: { nome: "A", cnpj: "1" } });
});

test("[LOJAS-01] a lost connection keeps the verdicts, and the rest can be judged again", async () => {
  const check = vi.fn(byCnpj).mockRejectedValueOnce(new RpcError(0, "Sem conexão."));
  const importacao = new Importacao({ check, save: byCnpj, pause });
  await importacao.read(fileOf("cnpj;cpf\n1;1\n"));
  expect(importacao.getState()).toMatchObject({ status: "conferida", erro: "Sem conexão." });
  expect(situacoes(importacao)).toEqual([null]);
  await importacao.judge();
  expect(importacao.getState().erro).toBeNull();
  expect(situacoes(importacao)).toEqual(["nova"]);
});

test("[LOJAS-01] a file without rows, too large, or with a text too long says so", async () => {
  const importacao = new Importacao({ check: byCnpj, save: byCnpj, pause });
  await importacao.read(fileOf("cnpj;cpf\n"));
  expect(importacao.getState()).toMatchObject({ status: "escolher", erro: expect.stringContaining("não tem linhas") });
  await importacao.read({ ...fileOf(""), size: 6_000_000 });
  expect(importacao.getState().erro).toContain("5 MB");
  await importacao.read(fileOf(`cnpj;cpf;loja\n1;1;${"a".repeat(201)}\n`));
  expect(importacao.getState().linhas[0]).toMatchObject({ situacao: "invalida", erro: "Loja: mais de 200 letras" });
});
