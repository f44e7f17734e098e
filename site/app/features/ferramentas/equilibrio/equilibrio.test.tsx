import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Already there when the tool asks for them: the first import is slow on a busy machine.
import "./ajudas.tsx";
import "./canteiro.tsx";
import "~/clients/storage/caderno-storage.ts";
import "~/features/ferramentas/partes.tsx";
import "./depois-equilibrio.tsx";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { equilibrio } from "./equilibrio.tsx";

const E2 =
  "#v=2&c=202611&f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&r=1&s=156000000.7000.6000&y=13000000";

/** The fields are filled by a link: each typed one would be a render of its own. */
async function open(hash = "") {
  window.history.replaceState(null, "", `/ferramentas/ponto-de-equilibrio${hash}`);
  render(
    <MemoryRouter>
      <Ferramenta de={equilibrio} />
    </MemoryRouter>,
  );
  // Loads after the page.
  await screen.findByRole("heading", { name: "Como calculamos" });
  await screen.findByText("Só sei quanto comprei");
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace("?", "\\?")}(,| \\(|$)`), {
    selector: "[type=text]",
  });
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
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test("[FERRAMENTA-05, FERRAMENTA-15, FERRAMENTA-17] example E2: per open day, per month, the day that pays and the profit", async () => {
  await open();
  expect(field("Dias abertos")).toHaveValue("26");
  expect(result()).toHaveTextContent("Faltam as contas do mês, a margem, as maquininhas e o imposto.");
  fill({ Aluguel: "26.200", Maquininhas: "2,1", "DAS pago em outubro": "8.310,17", "Vendas de setembro": "130.000" });
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

test("[FERRAMENTA-16, CONTAS-07] the table names its band and rate, and above the sublimit gives no number", async () => {
  const user = await open(E2);
  expect(await screen.findByText(/^Faixa 4/)).toHaveTextContent(
    "Faixa 4 do Anexo I: alíquota efetiva de 9,26%. Com o que já foi pago antes, fica em 6,39%.",
  );
  fill({ "Receita dos últimos 12 meses": "4.000.000" });
  expect(
    screen.getByText("Acima de R$ 3,6 milhões o ICMS pode sair do DAS. Some as guias em “Último DAS”."),
  ).toBeVisible();
  expect(result()).toHaveTextContent("Falta o imposto.");
  fill({ "Receita dos últimos 12 meses": "4.800.000,01" });
  expect(screen.getByText(/^Acima de R\$ 4\.800\.000/)).toHaveTextContent("digite o imposto");
  expect(result()).toHaveTextContent("Falta o imposto.");
  await user.click(screen.getByRole("radio", { name: "Sei o percentual" }));
  fill({ "Imposto sobre a venda": "8" });
  expect(result()).toHaveTextContent("por dia aberto");
});

const DAS =
  "#v=2&c=202611&f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&a=1072920..13000000&y=13000000";

test("[CONTAS-03] examples T1 to T3: the last DAS is the first way, and a share that looks odd is questioned", async () => {
  const user = await open(DAS);
  expect(screen.getByRole("radio", { name: "Último DAS" })).toBeChecked();
  expect(await screen.findByText(/^De cada R\$ 100 vendidos, /)).toHaveTextContent("R$ 8,25 vão para o imposto.");
  await user.click(screen.getByText("Outras guias de imposto"));
  fill({ "DAS pago em outubro": "21.500", "Outras guias, do mesmo mês": "9.800", "Vendas de setembro": "340.000" });
  expect(screen.getByText(/^De cada R\$ 100 vendidos, /)).toHaveTextContent("R$ 9,21 vão para o imposto.");
  expect(formulas()).toHaveTextContent("(R$ 21.500,00 + R$ 9.800,00) ÷ R$ 340.000,00 = 9,21%");
  fill({ "Vendas de setembro": "34.000" });
  expect(screen.getByText(/^De cada R\$ 100 vendidos, /)).toHaveTextContent("O DAS e as vendas são do mesmo mês?");
  expect(result()).toHaveTextContent("Não fecha");
});

test.each([
  ["2026-11-19", "outubro", "setembro", false],
  ["2026-12-31", "dezembro", "novembro", true],
  ["2027-01-04", "dezembro", "novembro", true],
  ["2027-02-21", "janeiro", "dezembro", true],
  ["2027-02-22", "fevereiro", "janeiro", false],
])(
  "[CONTAS-03, CONTAS-04] on %s the fields name the DAS paid in %s on the sales of %s",
  async (dia, pago, vendas, isOld) => {
    vi.setSystemTime(new Date(`${dia}T15:00:00Z`));
    await open();
    expect(field(`DAS pago em ${pago}`)).toBeVisible();
    expect(field(`Vendas de ${vendas}`)).toBeVisible();
    await screen.findByText(/^O DAS pago num mês/);
    const words = "Este DAS ainda é pela regra de 2026. O de janeiro, que vence em 22 de fevereiro, já vem pela nova.";
    await vi.waitFor(() => expect(Boolean(screen.queryByText(words))).toBe(isOld));
  },
);

test.each([
  ["2026-11-19", false],
  ["2026-11-20", true],
  ["2027-02-28", true],
  ["2027-03-01", false],
])("[CONTAS-05] on %s the table shows both rates, or only its own: %s", async (dia, isShown) => {
  vi.setSystemTime(new Date(`${dia}T15:00:00Z`));
  await open(E2);
  await screen.findByText(/^Faixa 4/);
  const card = screen.queryByRole("region", { name: "O que muda em janeiro" });
  expect(Boolean(card)).toBe(isShown);
  if (card)
    expect(card).toHaveTextContent(
      "Até dezembro6,39%R$ 4.380 por diaA partir de janeiro7,4%R$ 4.580 por diaSão R$ 1.305,80 a mais por mês, com a mesma venda. Leitura nossa da lei: o desconto do monofásico sai do DAS. O preço de compra também pode mudar. Confirme com o contador.",
    );
});

test("[CONTAS-01, CONTAS-06] December's link shows December's result in January, and can be brought up to date", async () => {
  vi.setSystemTime(new Date("2027-01-04T15:00:00Z"));
  const user = await open(E2.replace("c=202611", "c=202612"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(result()).toHaveTextContent("R$ 4.380 por dia aberto");
  expect(screen.getByText("Conta de dezembro de 2026")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Atualizar para janeiro" }));
  expect(screen.queryByText("Conta de dezembro de 2026")).not.toBeInTheDocument();
  expect(result()).toHaveTextContent("R$ 4.580 por dia aberto");
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  expect(window.location.hash).toMatch(/^#v=2&c=202701&/);
});

test("[CONTAS-02] after the last table the page computes with it and says so", async () => {
  vi.setSystemTime(new Date("2029-01-01T15:00:00Z"));
  await open(E2.replace("c=202611", "c=202901"));
  expect(result()).toHaveTextContent("R$ 4.580 por dia aberto");
  expect(
    await screen.findByText(
      "A última tabela conferida aqui é a de 2028. Confirme com o contador, ou use o último DAS.",
    ),
  ).toBeVisible();
});

test("[CONTAS-01] the table names the months of its revenue, and from 2027 on has no field for PIS and Cofins", async () => {
  await open(E2);
  const hint = () => field("Receita dos últimos 12 meses").closest("div[class*=grid]")?.textContent;
  expect(document.body).toHaveTextContent("Para as vendas de novembro: de novembro de 2025 a outubro de 2026.");
  expect(screen.queryByLabelText(/^PIS\/Cofins pagos/)).toBeVisible();
  expect(hint()).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2027-03-10T15:00:00Z"));
  await open(E2.replace("c=202611", "c=202703"));
  expect(document.body).toHaveTextContent("Para as vendas de março: de fevereiro de 2026 a janeiro de 2027.");
  expect(screen.queryByLabelText(/^PIS\/Cofins pagos/)).not.toBeInTheDocument();
});

test("[CONTAS-08] a shop younger than a year chooses the month in which it opened", async () => {
  const user = await open(E2);
  const opened = await screen.findByLabelText("Mês em que abriu");
  await user.selectOptions(opened, "setembro de 2026");
  fill({ "Vendas somadas, de setembro a outubro": "49.000" });
  await user.click(screen.getByRole("button", { name: "Usar esta receita" }));
  expect(field("Receita dos últimos 12 meses")).toHaveValue("294.000");
  cleanup();
  vi.setSystemTime(new Date("2027-02-10T15:00:00Z"));
  const later = await open(E2.replace("c=202611", "c=202702"));
  await later.selectOptions(await screen.findByLabelText("Mês em que abriu"), "janeiro de 2027");
  await later.click(screen.getByRole("button", { name: "Usar a faixa 1" }));
  expect(field("Receita dos últimos 12 meses")).toHaveValue("0");
});

test("the part of the 13th salary and of the holidays is a ninth of the salaries", async () => {
  const user = await open(DAS.replace("1072920", "831017").replace("t=210", "t=210"));
  await user.click(screen.getByRole("switch", { name: "Somar a parte do 13º e do terço de férias" }));
  expect(screen.getByText("+ R$ 1.544,44")).toBeVisible();
  expect(result()).toHaveTextContent("R$ 4.638 por dia aberto");
});

test("a wished profit is part of what has to be sold", async () => {
  await open("#v=2&c=202611&f=3410000&m=3200&t=250&d=26&r=2&i=600");
  expect(result()).toHaveTextContent("R$ 5.582 por dia aberto");
  fill({ "Quanto quer que sobre?": "8.000" });
  expect(result()).toHaveTextContent("R$ 6.891 por dia aberto");
});

test("[FERRAMENTA-18] the differences are those of the numbers shown", async () => {
  await open("#v=2&c=202611&f=3410000&m=3200&t=250&d=26&r=2&i=600");
  const region = screen.getByRole("region", { name: "E se…" });
  for (const words of ["R$ 248 a mais", "R$ 5.354R$ 228 a menos", "R$ 279 a mais", "R$ 223 a mais"])
    expect(region).toHaveTextContent(words);
});

test("[FERRAMENTA-07] a typed percentage is explained as typed, without the formula of the Simples", async () => {
  const user = await open(E2);
  expect(screen.getByText(/^Simples Nacional: \(receita/)).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Sei o percentual" }));
  fill({ "Imposto sobre a venda": "6,39" });
  expect(screen.getByText("O percentual que você digitou, sobre tudo o que vende.")).toHaveTextContent("6,39%");
  expect(screen.queryByText(/^Simples Nacional: \(receita/)).not.toBeInTheDocument();
});

test("[FERRAMENTA-08] a link that misses a field cannot be read, nor one of the first version", async () => {
  await open(E2.replace("&m=3200", ""));
  expect(screen.getByRole("alert")).toHaveTextContent("Este link não pôde ser lido.");
  expect(field("Maquininhas")).toHaveValue("");
  cleanup();
  await open(E2.replace("v=2&c=202611", "v=1"));
  expect(screen.getByRole("alert")).toBeVisible();
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
    "Com esses números, vender mais aumenta o prejuízo: de cada R$ 100, faltam R$ 3,99 antes das contas fixas. Comece pela margem.",
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
  await user.click(screen.getByRole("button", { name: "Ver com um exemplo inventado" }));
  expect(step()).toBeVisible();
});

test("[FERRAMENTA-18] six changes, a better one after each worse, and the one pressed is drawn in the chart", async () => {
  const user = await open(E2);
  const changes = within(screen.getByRole("region", { name: "E se…" })).getAllByRole("button");
  expect(changes.map((change) => change.textContent)).toEqual([
    "A margem cair 1 pontoR$ 4.579R$ 199 a mais por dia",
    "A margem subir 1 pontoR$ 4.198R$ 182 a menos por dia",
    "As contas subirem 5%R$ 4.599R$ 219 a mais por dia",
    "As contas caírem 5%R$ 4.161R$ 219 a menos por dia",
    "Fechar um dia a maisR$ 4.556R$ 176 a mais por dia",
    "Abrir um dia a maisR$ 4.218R$ 162 a menos por dia",
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
  expect(formulas()).toHaveTextContent(
    "Contas do mês, mais o que você quer que sobre, ÷ o que sobra de cada venda, arredondado para cima.",
  );
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

test("[FERRAMENTA-07, FERRAMENTA-16] on screen and on paper, a first month has the rate of its band", async () => {
  await open(E2);
  fill({ "Receita dos últimos 12 meses": "0" });
  const sheet = document.querySelector("[data-folha] .folha-calculos");
  for (const place of [formulas(), sheet]) expect(place).toHaveTextContent("4%, a alíquota da faixa 1");
});

test("a margin that looks like a markup is questioned, and two amounts give one that the owner does not know", async () => {
  const user = await open();
  fill({ "Margem bruta": "65" });
  expect(await screen.findByText(/^Isso parece markup/)).toHaveTextContent("Um markup de 65% é uma margem de 39,39%.");
  const help = screen.getByText("Não sei: pelo custo do que vendi").closest("details") as HTMLElement;
  fireEvent.change(within(help).getByLabelText(/^Vendi/), { target: { value: "100.000" } });
  fireEvent.change(within(help).getByLabelText(/^Custo/), { target: { value: "68.000" } });
  await user.click(within(help).getByRole("button", { name: "Usar esta margem", hidden: true }));
  expect(field("Margem bruta")).toHaveValue("32");
});

test("purchases give a margin only with both stocks", async () => {
  const user = await open();
  const help = screen.getByText("Só sei quanto comprei").closest("details") as HTMLElement;
  const put = (label: RegExp, value: string) =>
    fireEvent.change(within(help).getByLabelText(label), { target: { value } });
  put(/^Vendi/, "130.000");
  put(/^Comprei/, "95.000");
  expect(within(help).queryByRole("button", { hidden: true })).not.toBeInTheDocument();
  put(/^Estoque no começo/, "120.000");
  put(/^Estoque no fim/, "126.600");
  await user.click(within(help).getByRole("button", { name: "Usar esta margem", hidden: true }));
  expect(field("Margem bruta")).toHaveValue("32");
});

test("at a contribution of zero a sale only pays itself", async () => {
  await open("#v=2&c=202611&f=3410000&m=1000&t=400&d=26&r=2&i=600");
  expect(result()).toHaveTextContent("A venda só paga a si mesma: nada sobra para as contas fixas.");
});

test("[FERRAMENTA-08] a link carries every input", async () => {
  const user = await open(E2);
  fill({ "Vendas do mês": "131.000" });
  expect(window.location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: "Copiar link" }));
  expect(window.location.hash).toBe(E2.replace("y=13000000", "y=13100000"));
});
