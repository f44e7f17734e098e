import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { stubNumeros } from "../../../testing/stub-numeros.ts";
import { stubWindow } from "../../../testing/stub-window.ts";
import { corteOf, linhasOf, mediaOf } from "./dias.ts";
import { etapasOf, saidasOf } from "./etapas.ts";
import { NumerosPage } from "./numeros-page.tsx";
import { csvLines, formatDuracao, formatParte, sumOf } from "./tabela.ts";
import { partesOf } from "./vendas.ts";

beforeEach(() => stubWindow());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A figure that has loaded. */
async function section(name: string): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name });
  await waitFor(() => expect(within(region).queryByText("Contando…")).not.toBeInTheDocument());
  return region;
}

/** The text of the next file that is saved. */
function savedFile(): Promise<string> {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return new Promise((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve((blob as Blob).text());
      return "blob:x";
    };
    URL.revokeObjectURL = () => {};
  });
}

const open = (search = "", handlers: Handlers = {}) =>
  renderPainel(<NumerosPage />, { path: `/numeros${search}`, handlers: { ...stubNumeros(), ...handlers } });

test("[NUMEROS-01, NUMEROS-03] Atendimento says its numbers directly; answers are by author and add up", async () => {
  const { stub } = await open();
  const dias = await section("Pessoas por dia");
  expect(within(dias).getByRole("heading")).toHaveTextContent(/^\d+ pessoas novas, \d+ a (?:mais|menos)$/);
  expect(dias).toHaveTextContent("A linha é a média de 7 dias; o dia que passa da escala é cortado");
  const cut = dias.querySelectorAll("[data-cortado]");
  expect([...cut].map(({ textContent }) => textContent)).toEqual(["58"]);
  expect(await section("De onde vieram")).toHaveTextContent(/Live104 \+33Livro47 −5/);
  const respostas = await section("Tempo até a primeira resposta");
  expect(within(respostas).getByRole("heading")).toHaveTextContent("Quanto esperaram: 38 min");
  expect(respostas).toHaveTextContent(
    "96 (95%) no prazo de 101, em tempo de trabalho. Antes: 57 min, 39 (76% de 51) no prazo.",
  );
  expect(respostas).toHaveTextContent(/prometido, 2 h5 passarammediana 38 minantes, 57 min/);
  const equipe = await section("Respostas por pessoa da equipe");
  expect(equipe).toHaveTextContent("A soma é 101");
  expect(equipe).toHaveTextContent(/Sem autor26/);
  const rows = within(equipe).getAllByRole("row").slice(1);
  const sum = rows.reduce((total, row) => total + Number(within(row).getAllByRole("cell")[0]?.textContent), 0);
  expect(sum).toBe(101);
  expect(await section("Por que perdemos")).toHaveTextContent(/Não é o momento5/);
  expect(await section("Sem resposta necessária")).toHaveTextContent(/Já resolvido7.*12 pessoas/);
  // What belongs to other tabs is not even read.
  expect(stub.bodiesOf("numeros_vendas")).toEqual([]);
  expect(stub.bodiesOf("numeros_vitais")).toEqual([]);
});

test("[NUMEROS-01, NUMEROS-03, DINHEIRO-01] Vendas counts money received: in all, by plan and method, by week, rescued", async () => {
  await open("?aba=vendas");
  const recebido = await section("Recebido");
  expect(recebido).toHaveTextContent(/R\$ 37\.594,00R\$ 10\.470,00 a mais que antes/);
  const formas = await section("Por plano e forma de pagamento");
  expect(formas).toHaveTextContent(/PIX à vistaR\$ 15\.184,008 vendas.*Cartão, 12 vezesR\$ 16\.716,007 vendas/);
  expect(await section("Voltaram pelo resgate")).toHaveTextContent(
    /R\$ 5\.694,003 voltaram, 4 sem pagamento\. Antes, R\$ 1\.898,00\.2 · Link novo de Bruna Salles1 · E-mail automático/,
  );
  const semanas = within(await section("Recebido por semana"))
    .getAllByRole("row")
    .slice(1);
  expect(semanas).toHaveLength(5);
  expect(await section("Ganhos sem pagamento no site")).toHaveTextContent(/EdenApp FREE11/);
});

test("[NUMEROS-01, NUMEROS-03] Site has forms, campaigns and vitals", async () => {
  await open("?aba=site");
  const forms = await section("Onde as pessoas abandonam cada formulário");
  expect(forms).toHaveTextContent(/Tipo 78Plano 58Dados 23Pronto 11−20−35, 60% saem aqui−12/);
  expect(forms).toHaveTextContent(/−4 de 15: onde mais saem/);
  expect(forms).toHaveTextContent(/14% chegamantes, 13%/);
  expect(forms).toHaveTextContent(/7 de 15 chegamantes, 5 de 9/);
  expect(forms).toHaveTextContent("Só visitas que aceitaram a medição");
  expect(await section("Campanhas")).toHaveTextContent(/live-novembro instagram6122 36%4 7%/);
  expect(await section("Velocidade das páginas")).toHaveTextContent(/Maior conteúdo \(LCP\)bom até 2,5 s2,1 s/);
});

test("[NUMEROS-04] every figure of every tab has its days, what it is compared with, how many, its table and its CSV", async () => {
  for (const [search, count] of [
    ["", 6],
    ["?aba=vendas", 5],
    ["?aba=site", 3],
  ] as const) {
    const { unmount } = await open(search);
    await waitFor(() => expect(screen.queryByText("Contando…")).not.toBeInTheDocument());
    const figures = screen
      .getAllByRole("region")
      .filter((one) => one.tagName === "SECTION" && !one.closest("section section"));
    expect(figures).toHaveLength(count);
    expect(screen.getByText(/, comparado com /)).toHaveTextContent(/^\d+ de \S+ a \d+ de \S+, comparado com \d+ de/);
    for (const figure of figures) {
      const nome = figure.getAttribute("aria-label");
      await waitFor(() =>
        expect(figure).toHaveTextContent(/\d+ \S+ a \d+ \S+: [\d.]+ [^·]+ · \d+ \S+ a \d+ \S+: [\d.]+$/),
      );
      expect(within(figure).getByRole("table")).toBeInTheDocument();
      expect(within(figure).getByRole("button", { name: `Tabela de ${nome}` })).toBeInTheDocument();
      expect(within(figure).getByRole("button", { name: `CSV de ${nome}` })).toBeInTheDocument();
    }
    unmount();
  }
});

test("[NUMEROS-04] below five answers or visits there are counts, no median and no percentage, in the CSV too", async () => {
  const respostas = stubNumeros().numeros_respostas();
  const few = {
    ...respostas,
    agora: { respostas: 4, passaram: 1, mediana: 2280 },
    antes: { respostas: 3, passaram: 0, mediana: 600 },
    equipe: [{ id: null, nome: null, respostas: 4, no_prazo: 3, mediana: 2280 }],
  };
  const { unmount } = await open("", { numeros_respostas: () => few });
  const figure = await section("Tempo até a primeira resposta");
  expect(within(figure).getByRole("heading")).toHaveTextContent(/^Quanto esperaram$/);
  expect(figure).toHaveTextContent("3 no prazo de 4, em tempo de trabalho. Antes: 3 no prazo.");
  expect(figure).not.toHaveTextContent(/%|mediana|38 min/);
  expect(within(figure).getByRole("row", { name: "Mediana, em minutos de trabalho – –" })).toBeInTheDocument();
  expect(
    within(await section("Respostas por pessoa da equipe")).getByRole("row", { name: "Sem autor 4 3 –" }),
  ).toBeInTheDocument();
  unmount();
  const medida = { pagina: "/planos", tela: "celular", medida: "LCP", agora: 3100, antes: 2000 } as const;
  const linha = { campanha: "feira", fonte: null, agora: 4, antes: 0, conversa: 2, ganho: 1 };
  await open("?aba=site", {
    numeros_vitais: () => ({ medidas: [{ ...medida, visitas: 4, visitas_antes: 90 }] }),
    numeros_campanhas: () => ({ linhas: [linha], outras: { campanhas: 0, agora: 0, antes: 0, conversa: 0, ganho: 0 } }),
  });
  const vitals = await section("Velocidade das páginas");
  expect(vitals).toHaveTextContent("Uma página tem poucas visitas para uma medida");
  expect(vitals).not.toHaveTextContent("3,1 s");
  expect(within(vitals).getByRole("row", { name: "/planos celular 4 – 2,0 s – – – –" })).toBeInTheDocument();
  expect(await section("Campanhas")).not.toHaveTextContent("%");
});

test("[NUMEROS-03] the tab is part of the address and keeps the days", async () => {
  const { router, stub } = await open("?dias=7");
  await userEvent.click(await screen.findByRole("link", { name: "Vendas" }));
  expect(router.state.location.search).toBe("?aba=vendas&dias=7");
  await waitFor(() => expect(stub.bodiesOf("numeros_vendas")).toEqual([{ dias: 7 }]));
  await userEvent.click(screen.getByRole("button", { name: "90 dias" }));
  expect(router.state.location.search).toBe("?aba=vendas&dias=90");
});

test.each([
  [[5, 4, 6, 148], 148],
  [[...Array(28).fill(10), 148, 30], 30],
  [[...Array(85).fill(3), 9, 20, 21, 22, 23], 9],
  [Array(30).fill(0), 1],
])("[NUMEROS-03] the days %j are cut above %i, their 95th percentile", (valores, corte) => {
  expect(corteOf(valores)).toBe(corte);
  expect(valores.filter((valor) => valor > corte).length).toBeLessThanOrEqual(valores.length * 0.05);
  expect(linhasOf(corte).every((linha) => linha > 0 && linha <= corte)).toBe(true);
});

test("[NUMEROS-03] the mean is of seven days, of each at most the cut", () => {
  expect(mediaOf([1, 3, 100], 5)).toEqual([1, 2, 3]);
  expect(mediaOf([70, 0, 0, 0, 0, 0, 0, 7], 70).at(-1)).toBe(1);
});

test.each([
  [7, "dia", 7],
  [14, "dia", 14],
  [30, "semana", 5],
  [90, "semana", 13],
  [365, "mês", 12],
])("[NUMEROS-03] %i days of sales are shown by %s and add up", (length, nome, count) => {
  const dias = Array.from({ length }, (_, index) => ({
    dia: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    agora: index % 3,
    antes: 1,
    centavos: index,
    centavos_antes: 2,
  }));
  const parts = partesOf(dias);
  expect([parts.nome, parts.partes.length]).toEqual([nome, count]);
  for (const column of ["agora", "antes", "centavos", "centavos_antes"] as const) {
    expect(sumOf(parts.partes, column)).toBe(sumOf(dias, column));
  }
});

test("[NUMEROS-01] a screen reader always has the table; the choice of table or chart is kept for the member", async () => {
  const { unmount } = await open();
  const figure = await section("De onde vieram");
  const table = within(figure).getByRole("table");
  expect(within(table).getByRole("row", { name: "Live 104 71 +33" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: "Total 240 192 +48" })).toBeInTheDocument();
  expect(table.parentElement).toHaveClass("sr-only");
  await userEvent.click(within(figure).getByRole("button", { name: "Tabela de De onde vieram" }));
  expect(within(figure).getByRole("table").parentElement).not.toHaveClass("sr-only");
  expect(figure.querySelector("rect")).toBeNull();
  unmount();
  await open();
  const again = await section("De onde vieram");
  const chosen = (figure: HTMLElement, name: RegExp) =>
    within(figure).getByRole("button", { name }).getAttribute("aria-pressed");
  expect(chosen(again, /^Tabela/)).toBe("true");
  expect(chosen(await section("Por que perdemos"), /^Tabela/)).toBe("false");
});

test("[NUMEROS-01] a CSV has the plain numbers of its table, without formulas", async () => {
  const linha = { campanha: "=1+1", fonte: null, agora: 1200, antes: 3, conversa: 0, ganho: 0 };
  const outras = { campanhas: 0, agora: 0, antes: 0, conversa: 0, ganho: 0 };
  await open("?aba=site", { numeros_campanhas: () => ({ linhas: [linha], outras }) });
  const file = savedFile();
  await userEvent.click(within(await section("Campanhas")).getByRole("button", { name: "CSV de Campanhas" }));
  expect((await file).split("\r\n")).toEqual([
    expect.stringMatching(/"Campanha";"De";"Pessoas";"Antes";"Conversa";"Ganho"$/),
    `"'=1+1";"direto";"1200";"3";"0";"0"`,
    "",
  ]);
  cleanup();
  await open("?aba=vendas");
  await section("Recebido");
  const all = savedFile();
  await userEvent.click(screen.getByRole("button", { name: "Tudo desta aba em CSV" }));
  expect(await all).toMatch(
    /"Recebido"\r\n"No período";"Agora";"Antes"\r\n[\s\S]*"Por plano e forma de pagamento"[\s\S]*"15184"/,
  );
});

test("[NUMEROS-01] a period is chosen by days or by dates, and dates in the wrong order are not sent", async () => {
  const { stub, router } = await open();
  await section("De onde vieram");
  expect(stub.bodiesOf("numeros_respostas")).toEqual([{ dias: 30 }]);
  await userEvent.click(screen.getByRole("button", { name: "7 dias" }));
  expect(router.state.location.search).toBe("?dias=7");
  await waitFor(() => expect(stub.bodiesOf("numeros_respostas").at(-1)).toEqual({ dias: 7 }));
  await userEvent.click(screen.getByRole("button", { name: "Escolher" }));
  const [from, to] = [screen.getByLabelText("De"), screen.getByLabelText("até")];
  await userEvent.clear(from);
  await userEvent.type(from, "2026-03-09");
  await userEvent.clear(to);
  await userEvent.type(to, "2026-03-02");
  await userEvent.click(screen.getByRole("button", { name: "Ver" }));
  expect(screen.getByRole("alert")).toHaveTextContent("nesta ordem");
  expect(router.state.location.search).toBe("?dias=7");
  await userEvent.clear(to);
  await userEvent.type(to, "2026-03-20");
  await userEvent.click(screen.getByRole("button", { name: "Ver" }));
  expect(router.state.location.search).toBe("?de=2026-03-09&ate=2026-03-20");
  await waitFor(() =>
    expect(stub.bodiesOf("numeros_respostas").at(-1)).toEqual({ de: "2026-03-09", ate: "2026-03-20" }),
  );
});

test("[NUMEROS-01] figures without numbers say so; one that fails leaves the others", async () => {
  await open("?aba=site", {
    numeros_formularios: () => ({ formularios: [] }),
    numeros_vitais: () => refuse(503, { mensagem: "Fora do ar." }),
  });
  const forms = await section("Onde as pessoas abandonam cada formulário");
  await waitFor(() => expect(forms).toHaveTextContent("Nenhuma visita com medição aceita"));
  expect(within(forms).queryByRole("button")).not.toBeInTheDocument();
  const vitals = await section("Velocidade das páginas");
  expect(await within(vitals).findByRole("alert")).toHaveTextContent("não carregaram");
  expect(within(vitals).getByRole("button", { name: "Tentar de novo" })).toBeInTheDocument();
  expect(await section("Campanhas")).toHaveTextContent("live-novembro");
});

test("[NUMEROS-01] the dots are named one by one by keyboard; above 300 answers there are columns and no names", async () => {
  const respostas = stubNumeros().numeros_respostas();
  const { unmount } = await open("", { numeros_respostas: () => respostas });
  const figure = await section("Tempo até a primeira resposta");
  const slider = await within(figure).findByRole("slider", { name: /^Pessoas, da resposta mais rápida/ });
  slider.focus();
  expect(await within(figure).findByRole("link", { name: "Ana Lima, 4 min" })).toHaveAttribute(
    "href",
    `/caixa/${respostas.pessoas[0]?.id}`,
  );
  expect(slider).toHaveAttribute("aria-valuetext", "Ana Lima, 4 min");
  unmount();
  const many = { ...respostas, pessoas: [], colunas: Array.from({ length: 42 }, () => ({ agora: 900, antes: 2 })) };
  await open("", { numeros_respostas: () => many });
  const crowded = await section("Tempo até a primeira resposta");
  await waitFor(() => expect(crowded.querySelectorAll("g rect")).toHaveLength(42));
  expect(within(crowded).queryByRole("slider")).not.toBeInTheDocument();
});

test("[NUMEROS-01] narrow screens have upright stems and a table of the vitals", async () => {
  vi.restoreAllMocks();
  stubWindow({ width: 358 });
  await open("?aba=site");
  const forms = await section("Onde as pessoas abandonam cada formulário");
  await waitFor(() => expect(forms).toHaveTextContent(/EdenApp14% chegam ao fim/));
  expect(forms).toHaveTextContent(/−4 de 15/);
  const vitals = await section("Velocidade das páginas");
  expect(vitals).toHaveTextContent(/Página, no celularLCPINPCLS\/2,1 s148 ms0,02/);
});

test.each([
  [0, "menos de 1 min"],
  [59, "menos de 1 min"],
  [60, "1 min"],
  [3600, "1 h"],
  [7859, "2 h 10 min"],
])("[NUMEROS-01] %i working seconds are %s", (segundos, text) => {
  expect(formatDuracao(segundos)).toBe(text);
});

test("[NUMEROS-01] below 40 visits a share is shown in visits", () => {
  expect([formatParte(4, 39), formatParte(4, 40)]).toEqual(["4 de 39", "10%"]);
});

test("[NUMEROS-01] where most leave is one place, the first of equals, and only where there is a choice", () => {
  const form = (pagina: string, visitas: number[]) =>
    etapasOf({
      pagina,
      etapas: visitas.map((agora, index) => ({
        etapa: index === visitas.length - 1 ? 100 : index + 1,
        agora,
        antes: 0,
      })),
    });
  expect(saidasOf(form("/registro-plenitude", [9, 6, 3, 3])).map(({ most }) => most)).toEqual([true, false, false]);
  expect(saidasOf(form("/contato", [9, 6])).map(({ most }) => most)).toEqual([false]);
  expect(saidasOf(form("/registro-plenitude", [9, 9, 9, 9])).some(({ most }) => most)).toBe(false);
  expect(form("/pagina-nova", [2, 1]).map(({ titulo }) => titulo)).toEqual(["Primeiro toque", "Enviado"]);
  const tool = { pagina: "/ferramentas/estoque-parado", etapas: [{ etapa: 4, agora: 1, antes: 0 }] };
  expect(etapasOf(tool).map(({ titulo }) => titulo)).toEqual(["Próximo passo"]);
});

test("[NUMEROS-01] a CSV writes decimals with a comma and leaves out computed columns", () => {
  const tabela = {
    colunas: [{ nome: "A" }, { nome: "B" }, { nome: "C", screenOnly: true }],
    linhas: [
      ["x", 0.125, 7],
      ["y", null, 1],
    ],
  };
  expect(csvLines(tabela)).toEqual([
    ["A", "B"],
    ["x", "0,125"],
    ["y", null],
  ]);
});
