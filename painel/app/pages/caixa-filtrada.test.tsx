import type { Filtro } from "@eden/domain/painel/filtro";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { AGORA, DAVI, euAs, pessoaInteira, pessoaLinha, testId } from "../../testing/pessoas.ts";
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
  expect(
    within(chips)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Período1 a 15/11/2026", "UFMG", "Donoeu, Davi"]);
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

const VISTA = { id: testId(), nome: "Minas", filtro: { ufs: ["MG"] }, da_equipe: false, versao: 4, quantas: 24 };

test("[VISTA-02] a filter is saved with a name, for the team by gestao; a saved view is a list with its count", async () => {
  const { stub, router } = await renderFiltrada(pathOf({ ufs: ["MG"] }), {
    vistas: () => ({ vistas: [{ ...VISTA, nome: "Da equipe", da_equipe: true }] }),
    gravar_vista: ({ id }) => ({ id, versao: 1 }),
  });
  const [team] = await screen.findAllByRole("link", { name: /Da equipe.*24/ });
  expect(team).toHaveAttribute("href", expect.stringContaining(`v=${VISTA.id}`));
  await userEvent.click(await screen.findByRole("button", { name: "Guardar vista" }));
  const sheet = await screen.findByRole("dialog", { name: "Guardar vista" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Guardar" }));
  expect(within(sheet).getByRole("alert")).toHaveTextContent("Dê um nome à vista.");
  await userEvent.type(within(sheet).getByLabelText("Nome da vista"), "Live em Minas");
  await userEvent.click(within(sheet).getByRole("checkbox", { name: "Mostrar para toda a equipe" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_vista")).toHaveLength(1));
  const [saved] = stub.bodiesOf("gravar_vista");
  expect(saved).toMatchObject({ nome: "Live em Minas", filtro: { ufs: ["MG"] }, da_equipe: true });
  expect(saved).not.toHaveProperty("versao");
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("v")).toBe(saved?.id));
});

test("[VISTA-02] a changed view is saved in the version on screen; who may not change the team's keeps a copy", async () => {
  const path = `${pathOf({ ufs: ["MG"], novidades: true })}&v=${VISTA.id}`;
  const { stub, unmount } = await renderFiltrada(path, {
    vistas: () => ({ vistas: [VISTA] }),
    gravar_vista: ({ id }) => ({ id, versao: 5 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Guardar mudanças" }));
  await userEvent.click(await screen.findByRole("button", { name: "Guardar" }));
  await waitFor(() =>
    expect(stub.bodiesOf("gravar_vista")).toMatchObject([
      { id: VISTA.id, versao: 4, filtro: { ufs: ["MG"], novidades: true } },
    ]),
  );
  unmount();
  await renderFiltrada(path, {
    eu: () => euAs("atendimento"),
    vistas: () => ({ vistas: [{ ...VISTA, da_equipe: true }] }),
  });
  expect(await screen.findByRole("button", { name: "Guardar vista" })).toBeVisible();
});

test("[VISTA-03] people are chosen, the number is said before anything happens, and one command has their versions", async () => {
  const { stub } = await renderFiltrada(pathOf({ ufs: ["MG"] }), {
    em_lote: () => ({ feitas: 1, iguais: 0, puladas: [{ id: beto.id, nome: "Beto Lima" }] }),
    desfazer: () => ({ pessoa: null, versao: 0, aviso: "Desfeito, menos Ana Prado: já mudou de novo." }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Escolher Ana Prado" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Escolher Beto Lima" }));
  const bar = screen.getByRole("region", { name: "Pessoas escolhidas" });
  expect(within(bar).getByRole("status")).toHaveTextContent("2 escolhidas");
  await userEvent.keyboard("a");
  const sheet = await screen.findByRole("dialog", { name: "Dono de 2 pessoas" });
  expect(sheet).toHaveTextContent("Ninguém recebe mensagem por isto");
  await userEvent.click(within(sheet).getByRole("radio", { name: "Davi Rezende" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Mudar 2 pessoas" }));
  await waitFor(() => expect(stub.bodiesOf("em_lote")).toHaveLength(1));
  expect(stub.bodiesOf("em_lote")[0]).toMatchObject({
    pessoas: [
      { id: ana.id, versao: 3 },
      { id: beto.id, versao: 5 },
    ],
    acao: { tipo: "dono", dono: DAVI.id },
  });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Pessoas escolhidas" })).toBeNull());
});

test("[VISTA-03] who left the list after being chosen is still counted and sent, in the version that was on screen", async () => {
  const pages = [
    { pessoas: [ana, beto], mudanca: 7 },
    { pessoas: [{ ...beto, versao: 6 }], mudanca: 8 },
  ];
  let page = pages[0] as (typeof pages)[number];
  const { stub } = await renderFiltrada(pathOf({ ufs: ["MG"] }), {
    filtrar: () => ({ ...page, proximo: null, quantas: page.pessoas.length, agora: AGORA }),
    novidades: () => ({ mudanca: page.mudanca, novas: 0, pessoa_versao: null }),
    em_lote: () => ({ feitas: 0, iguais: 0, puladas: [ana, beto].map(({ id, nome }) => ({ id, nome })) }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Escolher as que estão na tela" }));
  page = pages[1] as (typeof pages)[number];
  await waitFor(() => expect(screen.queryByRole("link", { name: /Ana Prado/ })).toBeNull(), { timeout: 5000 });
  const bar = screen.getByRole("region", { name: "Pessoas escolhidas" });
  expect(within(bar).getByRole("status")).toHaveTextContent("2 escolhidas");
  await userEvent.click(within(bar).getByRole("button", { name: /^Dono/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Mudar 2 pessoas" }));
  await waitFor(() => expect(stub.bodiesOf("em_lote")).toHaveLength(1));
  expect(stub.bodiesOf("em_lote")[0]?.pessoas).toEqual([
    { id: ana.id, versao: 3 },
    { id: beto.id, versao: 5 },
  ]);
});

test("[VISTA-03] all of the filter, also beyond the loaded rows, by its number and the moment it was read; a loss asks one reason", async () => {
  const { stub } = await renderFiltrada(pathOf({ ufs: ["MG"] }), {
    filtrar: () => ({ pessoas: [ana, beto], proximo: null, quantas: 24, mudanca: 7, agora: AGORA }),
    em_lote: () => ({ feitas: 24, iguais: 0, puladas: [] }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Escolher as que estão na tela" }));
  await userEvent.click(screen.getByRole("button", { name: "Escolher as 24" }));
  const bar = screen.getByRole("region", { name: "Pessoas escolhidas" });
  expect(within(bar).getByRole("status")).toHaveTextContent("24 escolhidas");
  await userEvent.click(within(bar).getByRole("button", { name: "Estado" }));
  const sheet = await screen.findByRole("dialog", { name: "Estado de 24 pessoas" });
  await userEvent.click(within(sheet).getByRole("radio", { name: "Perdido" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Mudar 24 pessoas" }));
  expect(stub.bodiesOf("em_lote")).toEqual([]);
  expect(within(sheet).getByRole("alert")).toHaveTextContent("Escolha um motivo");
  await userEvent.click(within(sheet).getByRole("radio", { name: /^Preço/ }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Mudar 24 pessoas" }));
  await waitFor(() => expect(stub.bodiesOf("em_lote")).toHaveLength(1));
  expect(stub.bodiesOf("em_lote")[0]).toMatchObject({
    filtro: { ufs: ["MG"] },
    mudanca: 7,
    acao: { tipo: "estado", estado: "folha", motivo: "preco" },
  });
});

test("[VISTA-03] another filter clears the choice; more than 1,000 are not offered; leitura chooses nobody", async () => {
  const { unmount } = await renderFiltrada(pathOf({ ufs: ["MG"] }), {
    filtrar: () => ({ pessoas: [ana, beto], proximo: null, quantas: 1001, mudanca: 7, agora: AGORA }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Escolher Ana Prado" }));
  expect(screen.queryByRole("button", { name: /^Escolher as/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Tirar o filtro UF" }));
  expect(await screen.findByRole("checkbox", { name: "Escolher Ana Prado" })).not.toBeChecked();
  expect(screen.queryByRole("region", { name: "Pessoas escolhidas" })).toBeNull();
  unmount();
  await renderFiltrada(pathOf({ ufs: ["MG"] }), { eu: () => euAs("leitura") });
  await screen.findByRole("link", { name: /Ana Prado/ });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("[VISTA-03] on a phone a long press or Selecionar begins to choose, and then a tap chooses instead of opening", async () => {
  setMedia("(min-width: 64rem)", false);
  const { router } = await renderFiltrada(pathOf({ ufs: ["MG"] }));
  const row = await screen.findByRole("link", { name: /Ana Prado/ });
  fireEvent.pointerDown(row, { pointerType: "touch", clientX: 5, clientY: 5 });
  expect(await screen.findByRole("checkbox", { name: "Escolher Ana Prado" })).toBeChecked();
  fireEvent.pointerUp(row, { pointerType: "touch" });
  fireEvent.click(row);
  expect(router.state.location.pathname).toBe("/caixa");
  fireEvent.click(screen.getByRole("link", { name: /Beto Lima/ }));
  expect(screen.getByRole("checkbox", { name: "Escolher Beto Lima" })).toBeChecked();
  expect(router.state.location.pathname).toBe("/caixa");
  fireEvent.click(screen.getByRole("button", { name: "Pronto" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Selecionar" }));
  const box = screen.getByRole("checkbox", { name: "Escolher Ana Prado" });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  expect(screen.getByRole("region", { name: "Pessoas escolhidas" })).toHaveTextContent("1 escolhida");
});
