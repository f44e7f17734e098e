import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { stubNumeros } from "../../../testing/stub-numeros.ts";
import { stubWindow } from "../../../testing/stub-window.ts";
import { etapasOf, saidasOf } from "./etapas.ts";
import { NumerosPage } from "./numeros-page.tsx";
import { csvLines, formatDuracao, formatParte } from "./tabela.ts";

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

test("[NUMEROS-01] the sentence and every chart say their numbers directly", async () => {
  await renderPainel(<NumerosPage />, { path: "/numeros" });
  expect(await screen.findByText(/Metade teve resposta em até/)).toHaveTextContent(
    /^Em 30 dias chegaram \d+ pessoas, \d+% a mais que nos 30 anteriores\. .*38 min de trabalho\. O site vendeu R\$ 37\.594,00\.$/,
  );
  expect(await section("Pessoas por dia")).toHaveTextContent(/58 pessoas em .*30 diasantes/);
  expect(await section("De onde vêm")).toHaveTextContent(/antes, 71Live104 \+33Livro47 −5/);
  const forms = await section("Onde as pessoas abandonam cada formulário");
  expect(forms).toHaveTextContent(/Tipo 78Plano 58Dados 23Pronto 11−20−35, 60% saem aqui−12/);
  expect(forms).toHaveTextContent(/−4 de 15: onde mais saem/);
  expect(forms).toHaveTextContent(/14% chegamantes, 13%/);
  expect(forms).toHaveTextContent(/7 de 15 chegamantes, 5 de 9/);
  expect(forms).toHaveTextContent("Só visitas que aceitaram a medição");
  expect(await section("Tempo até a primeira resposta")).toHaveTextContent(
    /prometido, 2 h5 passarammediana 38 minantes, 57 min/,
  );
  expect(await section("Vendas por plano")).toHaveTextContent(
    /EdenApp à vista antes 811R\$ 20\.878,00PIX 8 · Boleto 3/,
  );
  expect(await section("Campanhas")).toHaveTextContent(/live-novembro instagram6122 36%4 7%/);
  expect(await section("Respostas por pessoa da equipe")).toHaveTextContent(/Carla Menezes38 de 4034 min/);
  expect(await section("Por que perdemos")).toHaveTextContent(/Não é o momento5 antes 4/);
  expect(await section("Velocidade das páginas")).toHaveTextContent(/Maior conteúdo \(LCP\)bom até 2,5 s2,1 s/);
});

test("[NUMEROS-01] a screen reader always has the table; the choice of table or chart is kept for the member", async () => {
  const { unmount } = await renderPainel(<NumerosPage />, { path: "/numeros" });
  const figure = await section("De onde vêm");
  const table = within(figure).getByRole("table");
  expect(within(table).getByRole("row", { name: "Live 104 71 +33" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: "Total 240 192 +48" })).toBeInTheDocument();
  expect(table.parentElement).toHaveClass("sr-only");
  await userEvent.click(within(figure).getByRole("button", { name: "Tabela de De onde vêm" }));
  expect(within(figure).getByRole("table").parentElement).not.toHaveClass("sr-only");
  expect(figure).not.toHaveTextContent("antes, 71");
  unmount();
  await renderPainel(<NumerosPage />, { path: "/numeros" });
  const again = await section("De onde vêm");
  expect(within(again).getByRole("button", { name: "Gráfico de De onde vêm" })).toBeInTheDocument();
  expect(within(await section("Campanhas")).getByRole("button", { name: "Tabela de Campanhas" })).toBeInTheDocument();
});

test("[NUMEROS-01] a CSV has the plain numbers of its table, without formulas", async () => {
  const base = stubNumeros();
  const linha = { campanha: "=1+1", fonte: null, agora: 1200, antes: 3, conversa: 0, ganho: 0 };
  const outras = { campanhas: 0, agora: 0, antes: 0, conversa: 0, ganho: 0 };
  await renderPainel(<NumerosPage />, {
    path: "/numeros",
    handlers: { ...base, numeros_campanhas: () => ({ linhas: [linha], outras }) },
  });
  const file = savedFile();
  await userEvent.click(within(await section("Campanhas")).getByRole("button", { name: "CSV de Campanhas" }));
  expect((await file).split("\r\n")).toEqual([
    expect.stringMatching(/"Campanha";"De";"Pessoas";"Antes";"Conversa";"Ganho"$/),
    `"'=1+1";"direto";"1200";"3";"0";"0"`,
    "",
  ]);
  const all = savedFile();
  await userEvent.click(screen.getByRole("button", { name: "Tudo em CSV" }));
  expect(await all).toMatch(
    /"Pessoas por dia"\r\n"Dia";"Pessoas";"Antes"\r\n[\s\S]*"Vendas por plano"[\s\S]*"15184"[\s\S]*"2100"/,
  );
});

test("[NUMEROS-01] a period is chosen by days or by dates, and dates in the wrong order are not sent", async () => {
  const { stub, router } = await renderPainel(<NumerosPage />, { path: "/numeros" });
  await section("Campanhas");
  expect(stub.bodiesOf("numeros_vitais")).toEqual([{ dias: 30 }]);
  await userEvent.click(screen.getByRole("button", { name: "7 dias" }));
  expect(router.state.location.search).toBe("?dias=7");
  await waitFor(() => expect(stub.bodiesOf("numeros_vitais").at(-1)).toEqual({ dias: 7 }));
  await userEvent.click(screen.getByRole("button", { name: "Outro" }));
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
  await waitFor(() => expect(stub.bodiesOf("numeros_vitais").at(-1)).toEqual({ de: "2026-03-09", ate: "2026-03-20" }));
});

test("[NUMEROS-01] figures without numbers say so; one that fails leaves the others", async () => {
  await renderPainel(<NumerosPage />, {
    path: "/numeros",
    handlers: {
      ...stubNumeros(),
      numeros_formularios: () => ({ formularios: [] }),
      numeros_vitais: () => refuse(503, { mensagem: "Fora do ar." }),
    },
  });
  const forms = await section("Onde as pessoas abandonam cada formulário");
  await waitFor(() => expect(forms).toHaveTextContent("Nenhuma visita com medição aceita"));
  expect(within(forms).queryByRole("button")).not.toBeInTheDocument();
  const vitals = await section("Velocidade das páginas");
  expect(await within(vitals).findByRole("alert")).toHaveTextContent("não carregaram");
  expect(within(vitals).getByRole("button", { name: "Tentar de novo" })).toBeInTheDocument();
  expect(await section("Respostas por pessoa da equipe")).toHaveTextContent("Carla Menezes");
});

test("[NUMEROS-01] the dots are named one by one by keyboard; above 300 answers there are columns and no names", async () => {
  const respostas = stubNumeros().numeros_respostas();
  const { unmount } = await renderPainel(<NumerosPage />, {
    path: "/numeros",
    handlers: { ...stubNumeros(), numeros_respostas: () => respostas },
  });
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
  await renderPainel(<NumerosPage />, {
    path: "/numeros",
    handlers: { ...stubNumeros(), numeros_respostas: () => many },
  });
  const crowded = await section("Tempo até a primeira resposta");
  await waitFor(() => expect(crowded.querySelectorAll("rect")).toHaveLength(42));
  expect(within(crowded).queryByRole("slider")).not.toBeInTheDocument();
});

test("[NUMEROS-01] narrow screens have upright stems and a table of the vitals", async () => {
  vi.restoreAllMocks();
  stubWindow({ width: 358 });
  await renderPainel(<NumerosPage />, { path: "/numeros" });
  const forms = await section("Onde as pessoas abandonam cada formulário");
  await waitFor(() => expect(forms).toHaveTextContent(/EdenApp14% chegam ao fim/));
  expect(forms).toHaveTextContent(/−4 de 15 aqui/);
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
