import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Already there when the tool asks for them: the first import is slow on a busy machine.
import "./ajudas.tsx";
import "./canteiro.tsx";
import "./equilibrio-depois.tsx";
import { EquilibrioTool } from "./equilibrio-tool.tsx";

const E2 = "#v=1&f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&s=156000000.7000.6000&y=13000000";

/** The fields are filled by a link: each typed one would be a render of its own. */
async function open(hash = "") {
  window.history.replaceState(null, "", `/ferramentas/ponto-de-equilibrio${hash}`);
  render(
    <MemoryRouter>
      <EquilibrioTool />
    </MemoryRouter>,
  );
  // Loads after the page.
  await screen.findByRole("heading", { name: "Como calculamos" });
  await screen.findByText("Abri há menos de um ano");
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(,| \\(|$)`), { selector: "[type=text]" });
const result = () => document.getElementById("resultado-titulo")?.parentElement;
const formulas = () => screen.getByRole("region", { name: "Como calculamos" });

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T15:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

test("[FERRAMENTA-05, FERRAMENTA-15, FERRAMENTA-17] example E2: per open day, per month, the day that pays and the profit", async () => {
  await open();
  expect(field("Dias abertos")).toHaveValue("26");
  expect(result()).toHaveTextContent("Faltam as contas do mês, a margem, as maquininhas e o imposto.");
  fill({ Aluguel: "26.200", Maquininhas: "2,1", "Receita dos últimos 12 meses": "1.560.000" });
  expect(result()).toHaveTextContent("Falta a margem.");
  cleanup();
  await open(E2);
  expect(result()).toHaveTextContent("R$ 4.380 por dia aberto");
  expect(result()).toHaveTextContent(
    "São R$ 113.876 por mês. No ritmo de hoje, a farmácia se paga no 23º dia aberto de 26 e sobram R$ 3.709,83.",
  );
  expect(screen.getByText("Soma do mês")).toHaveTextContent("R$ 26.200,00");
});

test("[FERRAMENTA-15] up to twelve fixed costs", async () => {
  const user = await open();
  const more = screen.getByRole("button", { name: "Outra conta" });
  for (let count = 0; count < 6; count++) await user.click(more);
  expect(more).not.toBeInTheDocument();
  fill({ Aluguel: "26.200", "Outra conta 6": "1.000" });
  expect(screen.getByText("Soma do mês")).toHaveTextContent("R$ 27.200,00");
});

test("[FERRAMENTA-16] the Simples names its band and rate, and above its limits asks for the percentage", async () => {
  const user = await open(E2);
  expect(await screen.findByText(/^Faixa 4/)).toHaveTextContent(
    "Faixa 4 do Anexo I: alíquota efetiva de 9,26%. Com o que já foi pago antes, fica em 6,39%.",
  );
  fill({ "Receita dos últimos 12 meses": "4.000.000" });
  expect(screen.getByText(/^Faixa 6/)).toHaveTextContent("Acima de R$ 3.600.000 o ICMS é pago à parte");
  fill({ "Receita dos últimos 12 meses": "4.800.000,01" });
  expect(screen.getByText(/^Acima de R\$ 4\.800\.000/)).toHaveTextContent("digite o imposto");
  expect(result()).toHaveTextContent("Falta o imposto.");
  await user.click(screen.getByRole("radio", { name: "Sei o percentual" }));
  fill({ "Imposto sobre a venda": "8" });
  expect(result()).toHaveTextContent("por dia aberto");
});

test("[FERRAMENTA-16] a shop younger than 13 months, and no rate without a table for the year", async () => {
  const user = await open();
  fill({ "Vendas somadas dos meses fechados": "49.000", "Quantos meses": "2" });
  await user.click(screen.getByRole("button", { name: "Usar esta receita" }));
  expect(field("Receita dos últimos 12 meses")).toHaveValue("294.000");
  vi.setSystemTime(new Date("2027-01-01T15:00:00Z"));
  fill({ "Receita dos últimos 12 meses": "300.000" });
  expect(await screen.findByText(/^A tabela do Simples mudou/)).toBeVisible();
});

test("[FERRAMENTA-08] without a table for the year a link still fills the fields and only the tax is missing; the example needs none", async () => {
  vi.setSystemTime(new Date("2027-01-01T15:00:00Z"));
  const user = await open(E2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(field("Margem bruta")).toHaveValue("32");
  expect(field("Receita dos últimos 12 meses")).toHaveValue("1.560.000");
  expect(result()).toHaveTextContent("Falta o imposto.");
  await user.click(screen.getByRole("radio", { name: "Sei o percentual" }));
  fill({ "Imposto sobre a venda": "6,39" });
  expect(result()).toHaveTextContent("R$ 4.380 por dia aberto");
  await user.click(screen.getByRole("button", { name: "Começar de novo" }));
  await user.click(screen.getByRole("button", { name: "Apagar" }));
  await user.click(screen.getByRole("button", { name: "Ver com um exemplo" }));
  expect(result()).toHaveTextContent("R$ 4.380 por dia aberto");
});

test("[FERRAMENTA-07] a typed percentage is explained as typed, without the formula of the Simples", async () => {
  const user = await open(E2);
  expect(screen.getByText(/^Simples Nacional: \(receita/)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Sei o percentual" }));
  fill({ "Imposto sobre a venda": "6,39" });
  expect(screen.getByText("O percentual que você digitou, sobre tudo o que vende.")).toHaveTextContent("6,39%");
  expect(screen.queryByText(/^Simples Nacional: \(receita/)).not.toBeInTheDocument();
});

test("[FERRAMENTA-08] a link that misses more than the table of its year cannot be read", async () => {
  vi.setSystemTime(new Date("2027-01-01T15:00:00Z"));
  await open(E2.replace("&m=3200", ""));
  expect(screen.getByRole("alert")).toHaveTextContent("Este link não pôde ser lido.");
  expect(field("Receita dos últimos 12 meses")).toHaveValue("");
});

test("[FERRAMENTA-17] a loss is named, and a contribution of zero or less gives no number", async () => {
  await open(E2.replace("y=13000000", "y=10000000"));
  expect(result()).toHaveTextContent("No ritmo de hoje faltam R$ 3.192,44 para o mês se pagar.");
  const chat = screen.getByRole("link", { name: /^Falar com um consultor/ });
  const message =
    "Olá! Usei a conta do ponto de equilíbrio: preciso vender R$ 4.380 por dia e hoje vendo R$ 3.847. Quero conversar sobre a minha farmácia.";
  expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(message);
  expect(screen.getByText(message)).toBeVisible();
  fill({ "Margem bruta": "5" });
  expect(result()).toHaveTextContent(
    "Com esses números, vender mais aumenta o prejuízo: de cada R$ 100, sobram R$ -3,99 antes das contas fixas. Comece pela margem.",
  );
  expect(result()).not.toHaveTextContent("por dia aberto");
});

test("[FERRAMENTA-12] a shop that pays its month goes on to the seven questions, and an example sends no message", async () => {
  await open();
  expect(screen.getByRole("region", { name: "E o resto da gestão?" })).toBeVisible();
  cleanup();
  const user = await open(E2);
  const step = () => screen.getByRole("region", { name: "O número está de pé. E o resto da gestão?" });
  const links = within(step()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/jardim",
    "/ferramentas/fluxo-de-caixa",
    "/edenapp",
  ]);
  fill({ "Vendas do mês": "1.000" });
  await user.click(screen.getByRole("button", { name: "Começar de novo" }));
  await user.click(screen.getByRole("button", { name: "Apagar" }));
  await user.click(screen.getByRole("button", { name: "Ver com um exemplo" }));
  expect(step()).toBeVisible();
});

test("[FERRAMENTA-18] three changes, and the one pressed is drawn in the chart", async () => {
  const user = await open(E2);
  const changes = within(screen.getByRole("region", { name: "E se…" })).getAllByRole("button");
  expect(changes.map((change) => change.textContent)).toEqual([
    "A margem cair 1 pontoR$ 4.579R$ 200 a mais por dia",
    "As contas subirem 5%R$ 4.599R$ 219 a mais por dia",
    "Fechar um dia a maisR$ 4.556R$ 176 a mais por dia",
  ]);
  const chart = screen.getByRole("figure");
  expect(chart).toHaveTextContent("As vendas alcançam os custos no 23º dia.");
  await user.click(changes[0] as HTMLElement);
  expect(changes[0]).toHaveAttribute("aria-pressed", "true");
  expect(chart).toHaveTextContent("E se… a margem cair 1 ponto");
  expect(chart).toHaveTextContent("As vendas alcançam os custos no 24º dia.");
  await user.click(changes[0] as HTMLElement);
  expect(chart).toHaveTextContent("Do primeiro ao último dia aberto");
});

test("[FERRAMENTA-07] the formulas carry the owner's numbers, and the shown rate gives the shown amount to one real", async () => {
  await open();
  expect(formulas()).toHaveTextContent("Contas do mês ÷ o que sobra de cada venda, arredondado para cima.");
  cleanup();
  await open(E2);
  for (const conta of [
    "32 − 2,1 − 0,5 − 6,3924 = 23,0076%",
    "R$ 26.200,00 ÷ 23,0076% = R$ 113.875,60",
    "R$ 113.875,60 ÷ 26 = R$ 4.379,84",
    "(1.560.000 × 10,7% − 22.500) ÷ 1.560.000 = 9,2577%",
    "LC 123/2006, Anexo I, com a LC 155/2016",
  ])
    expect(formulas()).toHaveTextContent(conta);
  expect(Math.abs(26_200 / 0.230076 - 113_875.6)).toBeLessThan(1);
});

test("[FERRAMENTA-07, FERRAMENTA-16] on screen and on paper, ICMS above the sublimit is apart, and a first month has the rate of its band", async () => {
  await open(E2);
  const sheet = () => document.querySelector("[data-folha] .folha-calculos");
  expect(sheet()).not.toHaveTextContent("ICMS pago à parte");
  cleanup();
  await open(E2.replace("156000000.7000.6000", "400000000"));
  for (const place of [formulas(), sheet()])
    expect(place).toHaveTextContent(
      "(4.000.000 × 19% − 378.000) ÷ 4.000.000 = 9,55%. ICMS pago à parte, fora desta conta",
    );
  fill({ "Receita dos últimos 12 meses": "0" });
  for (const place of [formulas(), sheet()]) expect(place).toHaveTextContent("4%, a alíquota da faixa 1");
});

test("a margin that looks like a markup is questioned, and two amounts give one that the owner does not know", async () => {
  const user = await open();
  fill({ "Margem bruta": "65" });
  expect(await screen.findByText(/^Isso parece markup/)).toHaveTextContent("Um markup de 65% é uma margem de 39,39%.");
  fill({ "Vendi no mês": "100.000", "Custo do que vendi": "68.000" });
  await user.click(screen.getByRole("button", { name: "Usar esta margem" }));
  expect(field("Margem bruta")).toHaveValue("32");
});

test("[FERRAMENTA-12] the margin that another tool hands over is read once", async () => {
  await open("#margem=3150");
  expect(field("Margem bruta")).toHaveValue("31,5");
  expect(window.location.hash).toBe("");
});

test("[FERRAMENTA-08] a link carries every input", async () => {
  const user = await open(E2);
  fill({ "Vendas do mês": "131.000" });
  expect(window.location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  expect(window.location.hash).toBe(E2.replace("y=13000000", "y=13100000"));
});
