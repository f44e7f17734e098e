import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { createLeitura } from "~/clients/leitor/leitura.ts";
import type { Pedido } from "~/clients/leitor/mensagens.ts";
import { STEP_NOTED, type Step } from "~/clients/note-step.ts";
// Already there when the tool asks for it: the first import is slow on a busy machine.
import "~/clients/storage/caderno-storage.ts";
import "./estoque-depois.tsx";
import { EstoqueTool } from "./estoque-tool.tsx";

/** The reader without its thread. */
class FakeWorker {
  static running = 0;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  private isOver = false;
  private readonly answer = createLeitura();
  constructor() {
    FakeWorker.running += 1;
  }
  async postMessage({ id, pedido }: { id: number; pedido: Pedido }) {
    const resposta = await this.answer(pedido);
    if (!this.isOver) act(() => this.onmessage?.({ data: { id, resposta } }));
  }
  terminate() {
    this.isOver = true;
    FakeWorker.running -= 1;
  }
}

beforeEach(() => {
  sessionStorage.clear();
  FakeWorker.running = 0;
  vi.stubGlobal("Worker", FakeWorker);
});

/** The products of example C1, with names. */
const C1 = [
  "Período: 03/08/2026 a 31/10/2026",
  "Código;Produto;Cliente;Saldo;Custo;Vendas",
  "1;DIPIRONA;Maria;30;10,00;90",
  "2;PROTETOR SOLAR;José;100;8,00;20",
  "3;LOSARTANA;Ana;0;5,00;12",
  "4;PERFUME;;12;25,50;0",
  "5;ESMALTE;;7;3,33;3",
  "6;BATOM;;-2;4,00;0",
  ";TOTAL;;147;;125",
].join("\n");

async function open() {
  const view = render(
    <MemoryRouter>
      <EstoqueTool />
    </MemoryRouter>,
  );
  // Loads after the page.
  await screen.findByRole("heading", { name: "Como calculamos" });
  // So does the reader, once the page is idle.
  await waitFor(() => expect(FakeWorker.running).toBe(1));
  return { user: userEvent.setup(), view };
}

const fileOf = (texto: string, name = "estoque.csv") =>
  Object.assign(new File([texto], name), { arrayBuffer: async () => new TextEncoder().encode(texto).buffer });
const choose = (texto: string, name?: string) => {
  const input = screen.getByLabelText("Escolher arquivo");
  fireEvent.change(input, { target: { files: [fileOf(texto, name)] } });
};
const columns = () => screen.findByRole("region", { name: "Confira se entendemos" });
const result = () => screen.findByRole("region", { name: "Dinheiro dormindo" });
const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "É isso mesmo" }));

test("[FERRAMENTA-24] the columns are shown with three samples; nothing is computed before the owner agrees", async () => {
  const { user } = await open();
  expect(await result()).toHaveTextContent("Falta o relatório.");
  choose(C1);
  const card = await columns();
  await waitFor(() => expect(within(card).getByRole("heading")).toHaveFocus());
  expect(screen.getByText("6 produtos · 90 dias de vendas")).toBeVisible();
  expect(card).toHaveTextContent("6 produtos, de 7 linhas: 1 de título ou total. Achamos o cabeçalho na linha 2.");
  expect(card).toHaveTextContent(
    "Achamos nome, estoque, custo e vendido. É o que a conta precisa. A coluna Cliente fica de fora",
  );
  expect(card).not.toHaveTextContent("Maria");
  const stock = within(card).getByRole("combobox", { name: "O que é a coluna Saldo" });
  expect(stock).toHaveValue("estoque");
  expect(stock.closest("li")).toHaveTextContent("no arquivo: Saldo301000");
  expect(screen.queryByRole("region", { name: "Dinheiro dormindo" })).not.toBeInTheDocument();
  await confirm(user);
  const slab = await result();
  await waitFor(() => expect(slab).toHaveFocus());
});

test("[FERRAMENTA-25] money, coverage, classes, suggestions, what is missing, and targets that can be changed", async () => {
  const { user } = await open();
  choose(C1);
  await columns();
  await confirm(user);
  const slab = await result();
  expect(slab).toHaveTextContent("R$ 1.067 parados");
  expect(slab).toHaveTextContent(
    "R$ 306 em 1 produto sem nenhuma venda em 90 dias e R$ 761 acima do que gira em 30 a 60 dias. O estoque todo dura 114 dias.",
  );
  expect(slab).toHaveTextContent("das classes A e B em falta1");
  const first = within(screen.getByRole("region", { name: "Comece por estes" })).getAllByRole("listitem");
  expect(first.map((item) => item.textContent)).toEqual([
    "PROTETOR SOLARR$ 744100 em estoque · 20 vendidos em 90 diasFique 420 dias sem comprar",
    "PERFUMER$ 30612 em estoque · nenhuma venda em 90 diasPare de comprar e negocie a troca",
    "ESMALTER$ 177 em estoque · 3 vendidos em 90 diasFique 150 dias sem comprar",
  ]);
  const missing = screen.getByRole("region", { name: "E estes estão faltando" });
  expect(missing).toHaveTextContent("LOSARTANABCompre: vende 0,1 por dia");
  expect(missing).toHaveTextContent("1 produto com saldo negativo: confira a contagem. BATOM.");
  expect(missing).toHaveTextContent("pode estar parado por bom motivo. A lista é para olhar um a um.");
  expect(screen.getByText(/São ponto de partida nosso, não norma\.$/)).toHaveTextContent(
    "Alvo de 30 dias para A, 45 para B e 60 para C.",
  );
  const table = screen.getByRole("table", { name: "O que está na prateleira", hidden: true });
  expect(within(table).getAllByRole("row", { hidden: true })[1]).toHaveTextContent(
    "A, os que mais vendem2R$ 1.100R$ 744",
  );

  fireEvent.change(screen.getByLabelText(/^Classe A/), { target: { value: "90" } });
  const says = (parado: string, alvo: string) =>
    waitFor(() => {
      expect(document.getElementById("resultado")).toHaveTextContent(`${parado} parados`);
      expect(document.body).toHaveTextContent(`Alvo de ${alvo} dias para A, 45 para B`);
      expect(document.querySelector("[data-folha=conta]")).toHaveTextContent(`A, alvo de ${alvo} dias`);
    });
  await says("R$ 963", "90");
  // A wrong target leaves the result as it is; without one it is computed with ours.
  fireEvent.change(screen.getByLabelText(/^Classe A/), { target: { value: "400" } });
  await says("R$ 963", "90");
  fireEvent.change(screen.getByLabelText(/^Classe A/), { target: { value: "" } });
  await says("R$ 1.067", "30");
});

test("[FERRAMENTA-07] every figure has its formula in words before, and with the owner's numbers after", async () => {
  const { user } = await open();
  const formulas = screen.getByRole("region", { name: "Como calculamos" });
  expect(formulas).toHaveTextContent("Estoque − venda por dia × alvo da classe, arredondado para baixo.");
  choose(C1);
  await columns();
  await confirm(user);
  await result();
  for (const conta of [
    "306 sem venda + 760,65 acima do alvo = R$ 1.066,65",
    "PROTETOR SOLAR: 100 − 20 ÷ 90 × 30 = 93, × 8 = R$ 744,00",
    "1.429,31 × 90 ÷ 1.129,99 = 114 dias",
    "1 de 1 em falta",
  ])
    expect(formulas).toHaveTextContent(conta);
});

test("[FERRAMENTA-24] a missing column is named, and chosen by hand; the period is asked for where the report is silent", async () => {
  const { user } = await open();
  choose("Produto;Saldo;Valor unitário;Vendas\nA;95;2,00;90\nB;4;9,99;0");
  const card = await columns();
  expect(card).toHaveTextContent("Falta a coluna do custo.");
  await confirm(user);
  expect(card).toBeVisible();
  await user.selectOptions(within(card).getByRole("combobox", { name: "O que é a coluna Valor unitário" }), "custo");
  await waitFor(() => expect(card).toHaveTextContent("2,009,99"));
  expect(card).toHaveTextContent("Falta dizer de quantos dias são as vendas.");
  fireEvent.change(screen.getByLabelText(/^As vendas são de quantos dias/), { target: { value: "90" } });
  await confirm(user);
  expect(await result()).toHaveTextContent("R$ 170 parados");
});

test.each([
  ["%PDF-1.7", "Este arquivo é uma foto ou PDF. Exporte como CSV ou Excel."],
  ["1;2;3\n4;5;6", "Não achamos os nomes das colunas. A primeira linha da tabela precisa dizer o que é cada coluna."],
])("[FERRAMENTA-23] %j is explained in words", async (texto, words) => {
  await open();
  choose(texto);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.getByLabelText("Escolher arquivo")).toBeInTheDocument();
});

test("[FERRAMENTA-23] a file above 40 MB is not read", async () => {
  await open();
  const input = screen.getByLabelText("Escolher arquivo");
  const huge = new File([""], "x.csv");
  Object.defineProperty(huge, "size", { value: 40_000_001 });
  fireEvent.change(input, { target: { files: [huge] } });
  expect(await screen.findByRole("alert")).toHaveTextContent("O arquivo é grande demais para este aparelho.");
});

test("[FERRAMENTA-23] a table is pasted anywhere, or dropped", async () => {
  const { user } = await open();
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => C1.replaceAll(";", "\t") } });
  expect(await columns()).toHaveTextContent("Achamos o cabeçalho na linha 2.");
  await user.click(screen.getByRole("button", { name: "Escolher outro arquivo" }));
  fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [fileOf(C1, "solto.csv")] } });
  await columns();
  expect(screen.getByText("solto.csv")).toBeVisible();
});

test("[FERRAMENTA-26] leaving the page or beginning again ends the reader with all it holds; nothing is stored", async () => {
  const { user, view } = await open();
  choose(C1);
  await columns();
  await confirm(user);
  await result();
  await user.click(screen.getByRole("button", { name: "Começar de novo" }));
  await user.click(screen.getByRole("button", { name: "Apagar" }));
  expect([FakeWorker.running, (await result()).textContent?.includes("Falta o relatório")]).toEqual([0, true]);
  choose(C1);
  await columns();
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect([FakeWorker.running, screen.queryByText("estoque.csv")]).toEqual([0, null]);
  choose(C1);
  await columns();
  view.unmount();
  expect(FakeWorker.running).toBe(0);
  expect([localStorage.length, window.location.hash]).toEqual([0, ""]);
  // Days and targets alone.
  expect(Object.keys(sessionStorage)).toEqual(["eden_conta_estoque"]);
  expect(sessionStorage.getItem("eden_conta_estoque")).toMatch(/^\d+ v=2&c=\d{6}&d=90&a=30\.45\.60$/);
});

test("[FERRAMENTA-26] the list is written here, by the reader", async () => {
  const { user } = await open();
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return "blob:lista";
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  choose(C1);
  await columns();
  await confirm(user);
  await result();
  // Beside the result, and again as a quiet next step.
  const [first = null, ...others] = screen.getAllByRole("button", { name: "Baixar a lista" });
  await user.click(first as Element);
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(others).toHaveLength(1);
  expect((saved as File).name).toBe("estoque-parado.csv");
  expect(screen.queryByRole("button", { name: "Copiar link" })).not.toBeInTheDocument();
});

test("[FERRAMENTA-12] the next step is a talk with the figures of the result, shown before; an example sends none", async () => {
  const noted: number[] = [];
  window.addEventListener(STEP_NOTED, (event) => noted.push((event as CustomEvent<Step>).detail.etapa));
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Ver com um exemplo inventado" }));
  expect(await screen.findAllByText("Exemplo inventado. Troque pelos seus números.")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Responder às sete perguntas" })).toBeVisible();
  expect(noted).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Trocar" }));
  choose(C1);
  await columns();
  await confirm(user);
  await result();
  const step = screen.getByRole("region", { name: "Dinheiro parado tem saída" });
  const words = "Olá! Na conta do estoque parado apareceram R$ 1.067 parados e 114 dias de cobertura. Quero conversar.";
  expect(step).toHaveTextContent(words);
  expect(within(step).getByRole("link", { name: /Falar com um consultor/ })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent("R$ 1.067 parados")),
  );
  expect(within(step).getAllByRole("link").length + within(step).getAllByRole("button").length).toBe(3);
  expect(new Set(noted)).toEqual(new Set([1, 2]));
});

const LOTES = [
  "Código;Produto;Lote;Estoque;Custo;Qtd. Vendida",
  "1;DIPIRONA;L1;30;10,00;90",
  "1;DIPIRONA;L2;5;10,00;90",
  "2;PROTETOR SOLAR;L1;100;8,00;20",
  "3;LOSARTANA;L1;8 PCT;5,00;12",
  "TOTAL;;;143;;212",
].join("\n");

test("[CONTAS-32] joined, skipped and unread rows are counted", async () => {
  await open();
  choose(LOTES);
  expect(await columns()).toHaveTextContent(
    "2 produtos, de 5 linhas: 1 somada ao mesmo produto, 1 de título ou total e 1 com número que não lemos.",
  );
});

const question = (name: string) => screen.findByRole("region", { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = screen.getByRole("button", { name });
  while (document.activeElement !== button) await user.tab();
  await user.keyboard("{Enter}");
};

test("[CONTAS-31] questions of the report come before its columns, by keyboard alone", async () => {
  const { user } = await open();
  choose("Código;Produto;Estoque Loja 1;Estoque Loja 2;Custo;Venda\n1;DIPIRONA;10;20;3,00;4\n2;SORO;30;40;5,00;9");
  const price = await question("“Venda” é o preço ou quantas saíram?");
  await waitFor(() => expect(within(price).getByRole("heading")).toHaveFocus());
  expect(screen.queryByRole("button", { name: "É isso mesmo" })).not.toBeInTheDocument();
  await press(user, "Quantas saíram");
  const shops = await question("Há 2 colunas de estoque");
  await waitFor(() => expect(within(shops).getByRole("heading")).toHaveFocus());
  await press(user, "Somar todas");
  const card = await columns();
  expect(
    within(card).getByRole("combobox", { name: "O que é a coluna Estoque Loja 1" }).closest("li"),
  ).toHaveTextContent("3070");
  await user.type(screen.getByLabelText(/As vendas são de quantos dias/), "30");
  await confirm(user);
  expect(await result()).toHaveTextContent("R$ 383 parados");
});

test("[CONTAS-31] no result while a doubt is open; the days and the columns can be changed, or the doubt answered", async () => {
  const { user } = await open();
  const rows = ["A", "B", "C"].map((nome) => `${nome};1;2,00;90`);
  choose(["Produto;Estoque;Custo;Qtd. Vendida", ...rows].join("\n"));
  await columns();
  const days = () => screen.getByLabelText(/As vendas são de quantos dias/);
  await user.type(days(), "30");
  await confirm(user);
  const doubt = await question("O estoque todo duraria 0 dias");
  expect(doubt).toHaveTextContent("As vendas são mesmo de 30 dias, e em unidades?");
  expect(screen.queryByText(/parados/)).not.toBeInTheDocument();
  await press(user, "Trocar os dias");
  expect(await columns()).toBeVisible();
  await user.clear(days());
  await user.type(days(), "600");
  await confirm(user);
  expect(await result()).toHaveTextContent("R$ 0 parados");
});
