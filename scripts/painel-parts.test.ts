import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTRATO } from "../domain/painel/contrato.ts";
import { pessoaLinhaSchema } from "../domain/painel/pessoa.ts";

/** Parts of the panel that no type asks for: a function that is not called, an action without a button, a column that no screen reads. */
const root = join(import.meta.dirname, "..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.|\/(?:testing|tests|build|node_modules)\//.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
const panel = read("painel/app/**/*.{ts,tsx}");
const service = read("service/src/**/*.ts");

/** Works in the database, and has no button yet. */
const WITHOUT_BUTTON = ["separar_entrada"];

test("[FUNCAO-01] every function has one declaration, and none replaces another of its name", () => {
  const declared = read("domain/painel/contrato*.ts").matchAll(/^ {2}(\w+): define(?:Leitura|Comando)\(/gm);
  expect([...declared].map(([, funcao]) => funcao).toSorted()).toEqual(Object.keys(CONTRATO).toSorted());
});

test("every function of the contract is called by the panel, or by the service for it", () => {
  const called = (funcao: string) => new RegExp(`["'.]${funcao}\\b`).test(`${panel}\n${service}`);
  expect(Object.keys(CONTRATO).filter((funcao) => !called(funcao))).toEqual(WITHOUT_BUTTON);
});

test("every action with a person is used by a screen", () => {
  const source = readFileSync(join(root, "painel/app/features/pessoa/use-acoes.ts"), "utf8");
  const acoes = [...source.matchAll(/^ {4}(\w+)(?:: (?:async )?\(|,$)|^ {2}return \{ (\w+),/gm)].map(
    ([, acao, returned]) => acao ?? returned,
  );
  const screens = read("painel/app/**/*.tsx");
  expect(acoes).toContain("mudarDono");
  expect(acoes.filter((acao) => !new RegExp(`[.{,]\\s*${acao}\\b`).test(screens))).toEqual([]);
});

test.each(Object.keys(pessoaLinhaSchema.entries))("the column %s of a person is read by the panel", (coluna) => {
  expect(panel).toMatch(new RegExp(`\\.${coluna}\\b|[{,]\\s*${coluna}\\s*[,:}]`));
});

test("[NUMEROS-01] every free tool of the site has its name and steps in Números", () => {
  const tools = readFileSync(join(root, "site/app/content/ferramentas.ts"), "utf8").match(/"\/ferramentas\/[\w-]+"/g);
  expect(tools?.length).toBeGreaterThan(3);
  const etapas = readFileSync(join(root, "painel/app/features/numeros/etapas.ts"), "utf8");
  expect(tools?.filter((path) => !etapas.includes(`${path}: {`))).toEqual([]);
});
