import type { Filtro } from "@eden/domain/painel/filtro";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { AGORA, DAVI, euAs, pessoaInteira, pessoaLinha } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import type { Handlers } from "../../testing/stub-handlers.ts";
import { Component as Caixa } from "./caixa.tsx";

const COLEGA = { ...DAVI, email: "davi@exemplo.com.br", papel: "gestao", ativa: true } as const;
const ana = { ...pessoaLinha({ nome: "Ana Prado", relogio: null, versao: 3 }), aceita_novidades: true };
const beto = { ...pessoaLinha({ nome: "Beto Lima", relogio: null, versao: 5 }), aceita_novidades: false };

const pathOf = (filtro: object) => `/caixa?${new URLSearchParams({ f: JSON.stringify(filtro) })}`;

function renderFiltrada(path: string, handlers: Handlers = {}) {
  return renderPainel(
    <Routes>
      <Route path="/caixa/:id?" element={<Caixa />} />
    </Routes>,
    {
      path,
      handlers: {
        eu: () => euAs("gestao", [COLEGA]),
        filtrar: () => ({ pessoas: [ana, beto], proximo: null, quantas: 2, mudanca: 7, agora: AGORA }),
        opcoes_do_filtro: () => ({
          campanhas: ["live-novembro"],
          fontes: ["instagram"],
          cidades: [
            { cidade: "Betim", uf: "MG" },
            { cidade: "Franca", uf: "SP" },
          ],
        }),
        pessoa: ({ id }) => pessoaInteira({ id, nome: "Ana Prado" }),
        caixa: () => ({ pessoas: [], proximo: null, mudanca: 1, agora: AGORA }),
        ...handlers,
      },
    },
  );
}

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 800 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 1200 });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  setMedia("(min-width: 64rem)", true);
});

const filtroIn = (router: { state: { location: { search: string } } }): Filtro =>
  JSON.parse(new URLSearchParams(router.state.location.search).get("f") ?? "null");

test("[VISTA-01] the filter of the address is asked for, said in chips and counted; one can be taken away, or all", async () => {
  const filtro = { de: "2026-11-01", ate: "2026-11-15", ufs: ["MG"], donos: ["eu", DAVI.id] };
  const { stub, router } = await renderFiltrada(pathOf(filtro));
  const chips = await screen.findByRole("list", { name: "Filtro em uso" });
  expect(within(chips).getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Período1 a 15/11/2026",
    "UFMG",
    "Donoeu, Davi",
  ]);
  expect(await screen.findByText("2 pessoas")).toBeVisible();
  expect(stub.bodiesOf("filtrar")[0]).toMatchObject({ filtro, cursor: null });
  const row = await screen.findByRole("link", { name: /Ana Prado/ });
  expect(row).toHaveTextContent("Novidades: Aceita");
  await userEvent.click(screen.getByRole("button", { name: "Tirar o filtro UF" }));
  expect(filtroIn(router)).toEqual({ de: "2026-11-01", ate: "2026-11-15", donos: ["eu", DAVI.id] });
  expect(screen.getByRole("button", { name: "Filtros" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Limpar" }));
  expect(filtroIn(router)).toEqual({});
});

test("[VISTA-01] by keyboard alone: a field is opened, changed and applied, and the way back is the filter before", async () => {
  const { router } = await renderFiltrada(pathOf({ ufs: ["MG"] }));
  const user = userEvent.setup();
  (await screen.findByRole("button", { name: "Filtros" })).focus();
  await user.keyboard("{Enter}");
  const sheet = await screen.findByRole("dialog", { name: "Filtrar pessoas" });
  // Only towns of the chosen state.
  expect(await within(sheet).findByRole("checkbox", { name: "Betim" })).toBeVisible();
  expect(within(sheet).queryByRole("checkbox", { name: "Franca" })).toBeNull();
  within(sheet).getByRole("checkbox", { name: "live-novembro" }).focus();
  await user.keyboard(" ");
  within(sheet).getByRole("radio", { name: "aceita" }).focus();
  await user.keyboard(" {Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(filtroIn(router)).toEqual({ campanhas: ["live-novembro"], novidades: true, ufs: ["MG"] });
  expect(screen.getByRole("button", { name: "Filtros" })).toHaveFocus();
  await router.navigate(-1);
  expect(filtroIn(router)).toEqual({ ufs: ["MG"] });
});

test("[VISTA-01] every list of the Caixa begins a filter with its own people", async () => {
  const { router } = await renderFiltrada("/caixa?vista=minhas");
  await userEvent.click(await screen.findByRole("link", { name: "Filtrar esta lista" }));
  await screen.findByRole("list", { name: "Filtro em uso" });
  expect(filtroIn(router)).toEqual({ donos: ["eu"], estados: ["semente", "broto", "muda"] });
});

test("[VISTA-01] a person opens beside the filtered list, and the list stays that of the filter", async () => {
  const { router } = await renderFiltrada(pathOf({ ufs: ["MG"] }));
  await userEvent.click(await screen.findByRole("link", { name: /Ana Prado/ }));
  expect(router.state.location.pathname).toBe(`/caixa/${ana.id}`);
  expect(filtroIn(router)).toEqual({ ufs: ["MG"] });
  expect(await screen.findByRole("link", { name: /Beto Lima/ })).toBeVisible();
});

test("[VISTA-01, VISTA-02] a condition that this version does not know is left out and said; nobody found is said, too", async () => {
  const { stub } = await renderFiltrada(pathOf({ ufs: ["MG"], signo: "touro" }), {
    filtrar: () => ({ pessoas: [], proximo: null, quantas: 0, mudanca: 7, agora: AGORA }),
  });
  expect(await screen.findByText(/Uma condição deste filtro não existe mais/)).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Ninguém com este filtro" })).toBeVisible();
  expect(stub.bodiesOf("filtrar")[0]).toMatchObject({ filtro: { ufs: ["MG"] } });
});

