import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ESTADOS, type Estado, isFechado, keysOf } from "@eden/domain/painel/valores";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { FunilScreen } from "~/features/funil/funil-screen.tsx";
import { Jardim } from "~/features/hoje/jardim.tsx";
import { AGORA, CARLA, pessoaInteira, pessoaLinha, testId } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { stubWindow } from "../../testing/stub-window.ts";
import { Component as Caixa } from "./caixa.tsx";

const root = join(import.meta.dirname, "../../..");
const estados = keysOf(ESTADOS);
/** "muda" alone is also a verb: in lower case it counts only after a preposition. */
const PLANTA = /(?<!\p{L})(Sementes?|Brotos?|Mudas?|Árvores?|(?:em|para|de) muda|folhas? caídas?)(?!\p{L})/u;
const PLANTA_ANY_CASE = /(?<!\p{L})(sementes?|brotos?|árvores?|folhas? caídas?)(?!\p{L})/iu;

/** Everything a member reads or hears: text, names and descriptions. */
function spoken(): string {
  const named = [...document.body.querySelectorAll("[aria-label], [title]")];
  const attributes = named.map((node) => `${node.getAttribute("aria-label")} ${node.getAttribute("title")}`);
  return [document.body.textContent, ...attributes].join("\n");
}

function expectPlainWords(names: readonly Estado[]) {
  const text = spoken();
  for (const estado of names) expect(text).toContain(ESTADOS[estado].nome);
  expect(text).not.toMatch(PLANTA);
  expect(text).not.toMatch(PLANTA_ANY_CASE);
}

test("[ESTADO-01] no source of the panel and no line of the guide names a state by its plant", () => {
  const files = globSync("{painel/app,domain/painel,service/src/painel}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")] as const)
    .map(([file, text]) => [file, text.replace(/planta: "[^"]+"/g, "")] as const);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(([, text]) => PLANTA.test(text)).map(([file]) => file)).toEqual([]);
  const guide = readFileSync(join(root, "docs/guia-da-equipe.md"), "utf8").replace(/!\[[^\]]*\]/g, "");
  expect(guide.match(PLANTA_ANY_CASE) ?? guide.match(PLANTA)).toBeNull();
  for (const { nome } of Object.values(ESTADOS)) expect(guide).toContain(nome);
});

test("[ESTADO-01] the funnel, its menu and the garden use the names and verbs", async () => {
  setMedia("(min-width: 64rem)", true);
  const pessoas = estados.map((estado) => ({
    ...pessoaLinha({ nome: `Pessoa ${estados.indexOf(estado)}`, relogio: null, estado }),
    valor_centavos: null,
    entrou_centavos: null,
    motivo: estado === "folha" ? "preco" : null,
    previsto: null,
  }));
  const colunas = Object.fromEntries(
    pessoas.map((pessoa) => [pessoa.estado, { total: 1, previsto_centavos: 0, pessoas: [pessoa] }]),
  );
  await renderPainel(
    <>
      <FunilScreen />
      <Jardim feitas={pessoas.map((pessoa) => ({ ...pessoa, ganha_hoje: false }))} />
    </>,
    { path: "/funil", handlers: { funil: () => ({ agora: AGORA, colunas, donos: [] }) } },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Mover Pessoa 0" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(estados.slice(1).map((estado) => ESTADOS[estado].verbo));
  expectPlainWords(estados);
});

test("[ESTADO-01] header, timeline and dialog of a person use the names and verbs", async () => {
  const linhas = estados.slice(1).map((para, index) => ({
    id: testId(),
    em: AGORA,
    autor: index % 2 ? CARLA : null,
    tipo: "estado" as const,
    de: estados[index] as Estado,
    para,
    motivo: null,
  }));
  stubWindow();
  const pessoa = pessoaInteira({ estado: "muda", linha_do_tempo: linhas });
  await renderPainel(
    <Routes>
      <Route path="/caixa/:id?" element={<Caixa />} />
    </Routes>,
    {
      path: `/caixa/${pessoa.id}`,
      handlers: {
        caixa: () => ({ pessoas: [pessoa], proximo: null, mudanca: 1, agora: AGORA }),
        pessoa: () => pessoa,
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Estado:\s*Proposta/ }));
  for (const estado of estados) {
    await userEvent.click(await screen.findByRole("radio", { name: new RegExp(`^${ESTADOS[estado].nome}`) }));
    const words = estado === "muda" ? "Manter em Proposta" : ESTADOS[estado].verbo;
    expect(screen.getByRole("button", { name: words })).toBeInTheDocument();
    // Won and lost end the wait.
    expect(screen.getByText(/^O relógio/)).toHaveTextContent(
      isFechado(estado) ? "O relógio para." : "O relógio continua.",
    );
  }
  expect(spoken()).toContain("de Novo para Em conversa.");
  expectPlainWords(estados);
});
