import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { STEP_NOTED, type Step } from "~/clients/note-step.ts";
// Already there when the tool asks for it: the first import is slow on a busy machine.
import "~/clients/storage/caderno-storage.ts";
import "~/features/ferramentas/partes.tsx";
import "./depois-desconto.tsx";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { desconto } from "./desconto.tsx";

const D2 = "#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=1500";
/** The same with 30 % more. */
const D2_MAIS = `${D2}&g=3000`;

/** The fields are filled by a link: each typed one would be a render of its own. */
async function open(hash = "") {
  window.history.replaceState(null, "", `/ferramentas/desconto-que-cabe${hash}`);
  render(
    <MemoryRouter>
      <Ferramenta de={desconto} />
    </MemoryRouter>,
  );
  // Loads after the page.
  await screen.findByRole("heading", { name: "Como calculamos" });
  return userEvent.setup();
}

const IDS: Record<string, string> = {
  "Preço normal": "preco",
  Custo: "custo",
  "Cartão e imposto": "encargos",
  "Vende por mês": "unidades",
  Desconto: "desconto",
  "Preço na promoção": "promocao",
  Leve: "leve",
  Pague: "pague",
  "PMC da lista da CMED": "pmc",
};

/** By id, which is faster than by label; a label that is not the field's fails. */
function field(label: string): HTMLInputElement {
  const found = document.getElementById(`campo-${IDS[label]}`) as HTMLInputElement;
  expect(found.labels?.[0]?.textContent).toMatch(new RegExp(`^${label}(,| \\(|$)`));
  return found;
}

const result = () => document.getElementById("resultado-titulo")?.parentElement;
const formulas = () => screen.getByRole("region", { name: "Como calculamos" });

/** Another link into the same tab. */
function readLink(hash: string) {
  window.history.replaceState(null, "", hash);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
}

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test("[FERRAMENTA-05, FERRAMENTA-19] the result appears with the last required field, which is named until then", async () => {
  await open();
  expect(result()).toHaveTextContent(
    "Faltam o preço normal, o custo, o cartão e o imposto, quanto vende por mês e o desconto.",
  );
  fill({ "Preço normal": "24,90", Custo: "14,50", "Cartão e imposto": "8,5", "Vende por mês": "120" });
  expect(result()).toHaveTextContent("Falta o desconto.");
  fill({ Desconto: "15" });
  expect(result()).toHaveTextContent("85 unidades a mais por mês");
  expect(result()).toHaveTextContent("De 120 para 205 unidades. O lucro de cada uma cai de R$ 8,28 para R$ 4,87.");
  expect(field("Preço na promoção")).toHaveValue("21,17");
});

test("[FERRAMENTA-06] the sentence is announced once, a second after the last key, and focus stays", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(D2);
  const said = screen.getAllByRole("status").find((region) => region.matches(".sr-only"));
  field("Custo").focus();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(said).toHaveTextContent(
    "85 unidades a mais por mês. De 120 para 205 unidades. O lucro de cada uma cai de R$ 8,28 para R$ 4,87.",
  );
  expect(field("Custo")).toHaveFocus();
  vi.useRealTimers();
});

test("[FERRAMENTA-19] percent and promotional price update each other, and a loss shows no number of units", async () => {
  await open(D2);
  fill({ "Preço na promoção": "19,92" });
  expect(field("Desconto")).toHaveValue("20");
  expect(result()).toHaveTextContent("147 unidades a mais por mês");
  fill({ Desconto: "40" });
  expect(field("Preço na promoção")).toHaveValue("14,94");
  expect(result()).toHaveTextContent(
    "Cada unidade vendida assim perde R$ 0,83. Vender mais aumenta a perda. O limite é 36,35%.",
  );
  expect(result()).not.toHaveTextContent("a mais");
  fill({ "Preço na promoção": "30" });
  expect(field("Preço na promoção")).toHaveAccessibleDescription("A promoção não passa do preço normal.");
  fill({ "Preço normal": "10", Custo: "9,80", Desconto: "5" });
  expect(result()).toHaveTextContent("Cada unidade já perde R$ 0,65 no preço normal.");
});

test("[FERRAMENTA-19] where the profit is zero to the cent, a unit neither earns nor loses", async () => {
  await open("#v=2&c=202611&p=2000&c=1200&e=0&u=100&d=4000");
  expect(result()).toHaveTextContent(
    "Com 40% de descontoR$ 0,00 de lucro por unidadeCada unidade vendida assim não ganha nem perde. Vender mais não traz lucro. O limite é 40%.",
  );
  const [row] = screen.getAllByRole("row", { name: /^40%/, hidden: true });
  expect(row).toHaveTextContent("40%12sem lucro");
  readLink("#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=3635");
  expect(result()).toHaveTextContent("Cada unidade vendida assim não ganha nem perde.");
  fill({ "Preço normal": "14,50", Custo: "14,50", "Cartão e imposto": "0" });
  expect(result()).toHaveTextContent("R$ 0,00 de lucro por unidadeCada unidade não ganha nem perde no preço normal.");
});

test("[FERRAMENTA-20] with the expected volume it names the largest discount that keeps the profit", async () => {
  await open(D2_MAIS);
  expect(screen.getByText(/^Se você vender/)).toHaveTextContent(
    "Se você vender 30% a mais: cabe até R$ 22,82 (8,35%).",
  );
});

test("[FERRAMENTA-21] a pack is compared with what the customer bought anyway; for a medicine the notice comes first", async () => {
  const user = await open(D2.replace("c=1450", "c=1000"));
  await user.click(screen.getByRole("radio", { name: "Leve e pague" }));
  fill({ Leve: "3", Pague: "2" });
  expect(result()).toHaveTextContent(
    "R$ 15,57 de lucro por pacoteQuem levava 1 e passa a levar 3: R$ 2,78 a mais de lucro. Quem já levava 2: R$ 10,00 a menos.",
  );
  const cards = within(screen.getByRole("region", { name: "Depende de quem compra" })).getAllByRole("listitem");
  expect(cards.map((card) => card.textContent)).toEqual([
    "Quem já levava 1R$ 2,78a mais de lucro por cliente",
    "Quem já levava 2R$ 10,00a menos de lucro por cliente",
    "Quem já levava 3R$ 22,78a menos de lucro por cliente",
  ]);
  await user.click(screen.getByRole("radio", { name: "Medicamento" }));
  const notice = screen.getByText(/pode contrariar a RDC 96\/2008/);
  expect(notice.compareDocumentPosition(field("Leve"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fill({ Pague: "3" });
  expect(field("Pague")).toHaveAccessibleDescription("O cliente paga menos do que leva.");
  expect(result()).toHaveTextContent("Falta quantas paga.");
});

test("[FERRAMENTA-22] a normal price above the PMC gives no result", async () => {
  const user = await open(D2);
  expect(screen.queryByLabelText(/^PMC/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Medicamento" }));
  fill({ "PMC da lista da CMED": "20" });
  const words = "Acima do teto da CMED. O preço normal não pode passar do PMC.";
  expect(field("Preço normal")).toHaveAccessibleDescription(words);
  expect(result()).toHaveTextContent(words);
  expect(result()).not.toHaveTextContent("85");
  expect(screen.getByRole("link", { name: /^Consultar a lista da Anvisa/ })).toHaveAttribute(
    "href",
    "https://www.gov.br/anvisa/pt-br/assuntos/medicamentos/cmed/precos",
  );
  fill({ "PMC da lista da CMED": "24,90" });
  expect(result()).toHaveTextContent("85 unidades a mais");
});

test("[FERRAMENTA-07] every figure has its formula in words before, and with the owner's numbers after", async () => {
  await open();
  expect(formulas()).toHaveTextContent("Preço, menos cartão e imposto, menos o custo.");
  readLink(D2);
  for (const conta of [
    "24,90 × (1 − 8,5%) − 14,50 = R$ 8,28",
    "21,17 × (1 − 8,5%) − 14,50 = R$ 4,87",
    "120 × 8,28 ÷ 4,87 = 205",
    "1 − 14,50 ÷ 22,78 = 36,35%",
  ])
    expect(formulas()).toHaveTextContent(conta);
  fill({ Desconto: "100" });
  expect(formulas()).toHaveTextContent("com o preço da promoção.0 × (1 − 8,5%) − 14,50 = -R$ 14,50");
});

test("[FERRAMENTA-07] the source of a figure has its year, and is printed if the owner opened it", async () => {
  await open(D2);
  const sheet = () => document.querySelector("[data-folha] .folha-calculos");
  const sources = within(formulas()).getAllByText(/^De onde vem/);
  expect(sources.length).toBe(formulas().querySelectorAll("dt").length);
  for (const source of sources) expect(source.parentElement).toHaveTextContent(/\b(19|20)\d\d\b/);
  expect(sheet()).not.toHaveTextContent("Fórmula do Éden Grupo");
  const details = sources[0]?.parentElement as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(sheet()).toHaveTextContent(/Preço, menos cartão e imposto, menos o custo\. Fórmula do Éden Grupo, de 2026/);
  details.open = false;
  fireEvent(details, new Event("toggle"));
  expect(sheet()).not.toHaveTextContent("Fórmula do Éden Grupo");
});

test("[FERRAMENTA-08, FERRAMENTA-09] a copied link shows the same numbers elsewhere, and the first change removes it", async () => {
  const user = await open(D2);
  fill({ Desconto: "20" });
  expect(screen.getByText(/Quem abrir o link vê estes números\./)).toBeVisible();
  expect(window.location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  expect(window.location.hash).toBe("#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=2000");
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.getByText("Link copiado.")).toBeVisible();
  expect(window.location.search).toBe("");

  cleanup();
  await open(window.location.hash);
  expect(field("Preço normal")).toHaveValue("24,90");
  expect(field("Desconto")).toHaveValue("20");
  expect(result()).toHaveTextContent("147 unidades a mais por mês");
  fill({ Desconto: "10" });
  expect(window.location.hash).toBe("");
});

test.each(["#v=1&p=2490", "#v=2&c=202611&p=2490&c=1450", D2.replace("d=1500", "d=20000"), `${D2}&r=1992`])(
  "[FERRAMENTA-08] the link %s cannot be read: the tool is empty and says so",
  async (hash) => {
    await open(hash);
    expect(screen.getByRole("alert")).toHaveTextContent("Este link não pôde ser lido.");
    expect(field("Preço normal")).toHaveValue("");
  },
);

test("[FERRAMENTA-08] another link into the same tab is read; a fragment of the page's own is none", async () => {
  await open("#conteudo");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  readLink("#v=2&c=202611&p=2000&c=1200&e=0&u=100&d=1000");
  expect(result()).toHaveTextContent("34 unidades a mais por mês");
});

test("[FERRAMENTA-13] beginning again empties fields and fragment, after one question", async () => {
  const user = await open(D2);
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  await user.click(screen.getByRole("button", { name: "Começar de novo" }));
  expect(field("Custo")).toHaveValue("14,50");
  await user.click(screen.getByRole("button", { name: "Manter" }));
  await user.click(screen.getByRole("button", { name: "Começar de novo" }));
  await user.click(screen.getByRole("button", { name: "Apagar" }));
  expect([field("Custo").value, field("Desconto").value, window.location.hash]).toEqual(["", "", ""]);
  expect(result()).toHaveTextContent("Faltam");
});

test("[FERRAMENTA-12] the margin of one product is not carried to the whole shop; what the promotion costs is said here", async () => {
  await open(D2.replace("d=1500", "d=4000"));
  expect(screen.getByRole("link", { name: "Ver o mês inteiro" })).toHaveAttribute(
    "href",
    "/ferramentas/ponto-de-equilibrio",
  );
  expect(screen.getByText(/^Se a promoção não vender mais/)).toHaveTextContent("custa R$ 1.093 no mês.");
});

test("[FERRAMENTA-08, FERRAMENTA-12] the example is marked on screen and on paper until a field is changed, is never sent on, and measures nothing", async () => {
  vi.stubGlobal("navigator", { share: vi.fn() });
  const noted: number[] = [];
  window.addEventListener(STEP_NOTED, (event) => noted.push((event as CustomEvent<Step>).detail.etapa));
  const user = await open();
  // It never replaces what an owner has typed.
  await user.type(screen.getByLabelText(/^Custo/), "9");
  expect(screen.queryByRole("button", { name: "Ver com um exemplo inventado" })).not.toBeInTheDocument();
  await user.keyboard("{Backspace}");
  noted.length = 0;
  await user.click(screen.getByRole("button", { name: "Ver com um exemplo inventado" }));
  expect(result()).toHaveTextContent("85 unidades a mais por mês");
  expect(screen.getAllByText("Exemplo inventado. Troque pelos seus números.")).toHaveLength(2);
  expect(noted).toEqual([]);
  const sends = () => screen.queryAllByRole("button", { name: /^(Copiar link|Enviar)$/ });
  const step = screen.getByRole("link", { name: "Ver o mês inteiro" });
  expect(sends()).toEqual([]);
  expect(screen.queryByText(/Quem abrir o link/)).not.toBeInTheDocument();
  expect(step).toHaveAttribute("href", "/ferramentas/ponto-de-equilibrio");
  fill({ Desconto: "10" });
  expect(sends()).toHaveLength(2);
  expect(step).toHaveAttribute("href", "/ferramentas/ponto-de-equilibrio");
  expect(screen.queryByText("Exemplo inventado. Troque pelos seus números.")).not.toBeInTheDocument();
  await waitFor(() => expect(noted).toContain(2));
  expect(new Set(noted)).toEqual(new Set([1, 2]));
});
