import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Already there when the tool asks for them: the first import is slow on a busy machine.
import "~/clients/storage/caderno-storage.ts";
import "~/features/ferramentas/partes.tsx";
import "./depois-fluxo.tsx";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { fluxo } from "./fluxo.tsx";

/** F3: an invented pharmacy with its payroll. */
const F3 =
  "#v=2&c=202611&s=1400000&b=1287000&x=&l=Dinheiro~e~1860000~s6.Cart%C3%A3o~e~1120000~s5.*2~2040000.*3~380000.DAS~s~831000~m20d.Luz~s~400000~m15d.*6~450000.Compra%20de%20ver%C3%A3o~s~960000~u2026-12-16";
/** F1: never below zero from a Monday on. */
const F1 = "#v=2&c=202611&s=500000&b=0&x=&l=Vendas~e~1000000~s6.Compras~s~900000~w3";
const KEY = "eden_caderno";

async function open(hash = "") {
  window.history.replaceState(null, "", `/ferramentas/fluxo-de-caixa${hash}`);
  render(
    <MemoryRouter>
      <Ferramenta de={fluxo} />
    </MemoryRouter>,
  );
  // Loads after the page.
  await waitFor(() => expect(document.getElementById("como-titulo")).toBeInTheDocument());
  await act(async () => undefined);
  if (hash.startsWith("#v=2")) await vi.waitFor(() => expect(result()).toHaveTextContent(/abaixo de zero|13 semanas/));
}

const result = () => document.getElementById("resultado-titulo")?.parentElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
function type(id: string, value: string) {
  fireEvent.change(field(id), { target: { value } });
  fireEvent.blur(field(id));
}

/** By their words: a look-up by role reads the whole page, which is slow on a busy machine. */
const button = (words: RegExp | string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) =>
    typeof words === "string" ? textContent === words : words.test(textContent),
  );
  return found as HTMLButtonElement;
};
const keepSwitch = () =>
  document.querySelector<HTMLElement>('[aria-label="Guardar neste aparelho"]') as HTMLElement | null;

const saved: File[] = [];
/** With the byte order mark, which text() drops. */
const textOf = async (file?: File) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file?.arrayBuffer());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-17T15:00:00Z"), shouldAdvanceTime: true });
  saved.length = 0;
  URL.createObjectURL = (file) => {
    saved.push(file as File);
    return "blob:x";
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom does not follow it.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test("[FERRAMENTA-05] the result appears with the first amount, and what is missing is named until then", async () => {
  await open();
  expect(result()).toHaveTextContent("Faltam o saldo de hoje e o que entra e o que sai.");
  type("saldo", "14000");
  expect(field("saldo")).toHaveValue("14.000");
  expect(result()).toHaveTextContent("Falta o que entra e o que sai.");
  type("linha-0", "18.600");
  expect(result()).toHaveTextContent("não fica negativo");
});

test("[FERRAMENTA-27] example F3: the first week and the first day below zero, and what falls on it", async () => {
  await open(F3);
  expect(result()).toHaveTextContent(
    "A primeira semana abaixo de zero14 a 20 dez Faltam R$ 2.864,00. O saldo fica negativo na sexta-feira, dia 18 de dezembro: Distribuidoras, 13º, 2ª parcela e FGTS (8%) caem juntos.",
  );
  expect(screen.getByText("Vender 10% menos a partir de amanhã").parentElement).toHaveTextContent(
    "30 nov a 6 dezA primeira negativa vem 2 semanas antes",
  );
});

test("[FERRAMENTA-27] F1 and F2: the lowest day is named, also where every week closes above zero", async () => {
  vi.setSystemTime(new Date("2026-11-16T15:00:00Z"));
  await open(F1);
  expect(result()).toHaveTextContent("R$ 1.000 na semana de 16 a 22 de novembro");
  expect(result()).toHaveTextContent("Nas próximas 13 semanas o caixa não fica negativo.");
  cleanup();
  await open(F1.replace("900000", "1000000").replace("s=500000", "s=100000"));
  expect(result()).toHaveTextContent(
    "Toda semana fecha acima de zero, mas na quarta-feira, dia 18 de novembro o saldo fica negativo.",
  );
});

test("[FERRAMENTA-12, FERRAMENTA-27] a day below zero is tight, also where every week closes above zero", async () => {
  vi.setSystemTime(new Date("2026-11-16T15:00:00Z"));
  const changes = () => [...document.querySelectorAll("[aria-labelledby=se-titulo] li")].map((one) => one.textContent);
  const F2 = F1.replace("900000", "1000000");
  await open(F2.replace("s=500000", "s=480000"));
  expect(screen.getByRole("region", { name: "Uma semana apertada se resolve antes dela" })).toHaveTextContent(
    "o caixa aperta na semana de 16 de novembro.",
  );
  expect(changes()).toEqual([
    "Vender 10% menos a partir de amanhã14 a 20 dezA primeira semana abaixo de zero",
    "Vender 10% mais a partir de amanhãNão faltaO caixa não fica negativo",
    "Compras: 10% a menosNão faltaO caixa não fica negativo",
  ]);
  cleanup();
  await open(F2.replace("s=500000", "s=100000"));
  expect(changes()[2]).toBe("Compras: 10% a menosFalta em 18/11Toda semana fecha acima de zero");
});

test("[FERRAMENTA-30] one line per week, what moves behind it, and the full table", async () => {
  await open(F3);
  const lines = document.querySelectorAll<HTMLDetailsElement>("figure ol details");
  expect(lines).toHaveLength(13);
  const fifth = lines[4] as HTMLDetailsElement;
  expect(fifth).toHaveTextContent("14 a 20 dez−R$ 2.864");
  fifth.open = true;
  fireEvent(fifth, new Event("toggle"));
  expect(fifth).toHaveTextContent("13º, 2ª parcela 18/12− R$ 6.435,00");
  expect(fifth).toHaveTextContent("Dinheiro + R$ 18.600,00");
  const table = screen.getAllByRole("table", { name: "As 13 semanas", hidden: true })[0] as HTMLElement;
  expect(within(table).getAllByRole("row", { hidden: true })[5]).toHaveTextContent(
    "14 a 20 dezR$ 9.315R$ 29.800R$ 41.979−R$ 2.864−R$ 5.964",
  );
});

test("[FERRAMENTA-28] one gross amount gives the payroll with its dates, and each line can be removed", async () => {
  await open(F3);
  const line = (nome: string) => screen.getByText(nome, { selector: "li b" }).parentElement;
  expect(line("Salários")).toHaveTextContent("− R$ 12.870,0004/12, 07/01, 05/02");
  expect(line("FGTS (8%)")).toHaveTextContent("− R$ 1.029,6019/11, 18/12, 20/01");
  expect(line("13º, 1ª parcela")).toHaveTextContent("− R$ 6.435,0030/11");
  expect(line("13º, 2ª parcela")).toHaveTextContent("− R$ 6.435,0018/12");
  fireEvent.click(button("Tirar 13º, 2ª parcela"));
  expect(line("13º, 2ª parcela")).toHaveTextContent("não entra na conta");
  expect(result()).toHaveTextContent("Nas próximas 13 semanas o caixa não fica negativo.");
  fireEvent.click(button("Pôr de volta 13º, 2ª parcela"));
  expect(result()).toHaveTextContent("Faltam R$ 2.864,00.");
});

test("[FERRAMENTA-27] an entry has a name and a rule: weekly, monthly with or without a bank, once, fifth working day", async () => {
  // Without a result the page is small.
  await open();
  fireEvent.click(button("Outra saída"));
  await waitFor(() => expect(field("nome-8")).toHaveFocus());
  fireEvent.change(field("nome-8"), { target: { value: "Contador" } });
  const words = () => button(/: mudar Contador$/);
  const rules: [string, string][] = [
    ["s7", "toda semana, de segunda a domingo"],
    ["w2", "toda terça-feira"],
    ["f", "no 5º dia útil"],
    ["u", "uma vez, 17/11/2026"],
    ["m", "todo dia 10; sem banco, no dia útil seguinte"],
  ];
  for (const [value, shown] of rules) {
    fireEvent.change(field("quando-8"), { target: { value } });
    expect(words()).toHaveTextContent(shown);
  }
  fireEvent.change(field("dia-8"), { target: { value: "32" } });
  expect(document.body).toHaveTextContent("De 1 a 31.");
  fireEvent.change(field("dia-8"), { target: { value: "31" } });
  fireEvent.change(field("ajuste-8"), { target: { value: "a" } });
  expect(words()).toHaveTextContent("todo dia 31; sem banco, no dia útil anterior");
  fireEvent.click(button("Tirar da lista"));
  expect(screen.queryByText("Contador")).not.toBeInTheDocument();
});

test("[FERRAMENTA-29] nothing is kept until the owner asks; then every change is, until everything is erased", async () => {
  await open();
  type("saldo", "1.000");
  type("linha-0", "500");
  expect(localStorage.getItem(KEY)).toBeNull();
  fireEvent.click(keepSwitch() as HTMLElement);
  type("linha-2", "300");
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain("*2~30000"));
  cleanup();
  await open();
  await vi.waitFor(() => expect(field("saldo")).toHaveValue("1.000"));
  expect([...document.querySelectorAll("input[id^=linha-]")]).toHaveLength(8);
  fireEvent.click(button("Começar de novo"));
  fireEvent.click(button("Apagar"));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(field("saldo")).toHaveValue("");
});

test("[FERRAMENTA-05, FERRAMENTA-29] a kept forecast, which loads later, replaces nothing that was typed", async () => {
  await open();
  type("saldo", "1.000");
  type("linha-0", "500");
  fireEvent.click(keepSwitch() as HTMLElement);
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain("*0~50000"));
  cleanup();
  // Another visit: the tab is closed.
  sessionStorage.clear();
  render(
    <MemoryRouter>
      <Ferramenta de={fluxo} />
    </MemoryRouter>,
  );
  type("saldo", "14000");
  await waitFor(() => expect(document.getElementById("como-titulo")).toBeInTheDocument());
  await act(async () => undefined);
  expect([field("saldo").value, field("linha-0").value]).toEqual(["14.000", ""]);
});

test("[FERRAMENTA-29] a link goes first, and leaves what is kept alone", async () => {
  const campos = { f: "v=2&c=202611&s=100000&b=&x=&l=" };
  localStorage.setItem(KEY, JSON.stringify({ v: 1, em: Math.floor(Date.now() / 1000), campos, meses: {} }));
  await open(F1);
  type("saldo", "9");
  expect(keepSwitch()).toHaveAttribute("aria-checked", "false");
  expect(localStorage.getItem(KEY)).toContain("s=100000");
  // Neither beginning again nor an example has a forecast to keep instead.
  fireEvent.click(button("Começar de novo"));
  fireEvent.click(button("Apagar"));
  await act(async () => undefined);
  expect([field("saldo").value, localStorage.getItem(KEY)]).toEqual(["", expect.stringContaining("s=100000")]);
  fireEvent.click(button("Ver com um exemplo inventado"));
  await vi.waitFor(() => expect(field("saldo")).toHaveValue("14.000"));
  expect(keepSwitch()).toBeNull();
  expect(localStorage.getItem(KEY)).toContain("s=100000");
});

test("[FERRAMENTA-13] beginning again also empties what the device keeps", async () => {
  await open();
  type("saldo", "1.000");
  type("linha-0", "500");
  fireEvent.click(keepSwitch() as HTMLElement);
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  await vi.waitFor(() => expect(button("Começar de novo")).toBeVisible());
  fireEvent.click(button("Começar de novo"));
  fireEvent.click(button("Apagar"));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

test("[FERRAMENTA-29] the CSV is that of Excel in Portuguese, and a balance below zero has a column of its own", async () => {
  await open(F3);
  fireEvent.click(button("Exportar CSV"));
  const text = await textOf(saved[0]);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.split("\r\n")[5]).toBe('"5";"14/12/2026";"20/12/2026";"29800,00";"41979,40";"";"2864,00";"";"5964,00"');
  expect(text).toContain('"Compra de verão";"uma vez, 16/12/2026";"";"9600,00"');
  expect(text).toContain('"13º, 2ª parcela";"folha de pagamento";"";"6435,00"');
  expect(text).not.toMatch(/"[-−+=@]/);
});

test("[FERRAMENTA-12] a week below zero talks to a consultant; an example sends no message", async () => {
  await open(F3);
  const step = () => screen.getByRole("region", { name: "Uma semana apertada se resolve antes dela" });
  const message = "Olá! No meu fluxo de 13 semanas o caixa aperta na semana de 14 de dezembro. Quero conversar.";
  expect(within(step()).getByText(message)).toBeVisible();
  const [chat, quiet] = within(step()).getAllByRole("link");
  expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain(message);
  expect(quiet).toHaveAttribute("href", "/ferramentas/ponto-de-equilibrio");
  expect(within(step()).getAllByRole("button", { name: "Exportar CSV" })).toHaveLength(1);
  fireEvent.click(button("Começar de novo"));
  fireEvent.click(button("Apagar"));
  fireEvent.click(button("Ver com um exemplo inventado"));
  await vi.waitFor(() => expect(result()).toHaveTextContent("14 a 20 dez"));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test("[FERRAMENTA-12] a forecast that stands is kept, and comes back on Monday by a calendar file made here", async () => {
  vi.setSystemTime(new Date("2026-11-16T15:00:00Z"));
  await open(F1);
  fireEvent.click(button("Guardar e voltar na segunda-feira"));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain("s=500000"));
  const lines = (await textOf(saved[0])).split("\r\n");
  expect(saved[0]?.name).toBe("fluxo-de-caixa.ics");
  expect(lines).toEqual(expect.arrayContaining(["DTSTART:20261123T090000", "RRULE:FREQ=WEEKLY;COUNT=13"]));
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
});

test("[FERRAMENTA-08] a link carries every input; one that would be too long is refused", async () => {
  await open(F3);
  type("saldo", "15.000");
  fireEvent.click(button("Copiar link"));
  expect(window.location.hash).toBe(F3.replace("s=1400000", "s=1500000"));
  const many = Array.from({ length: 60 }, (_, index) => `Distribuidora%20Farma%20n%20${index}~s~100~m10`).join(".");
  cleanup();
  await open(`#v=2&c=202611&s=1&b=0&x=&l=${many}`);
  type("saldo", "2");
  fireEvent.click(button("Copiar link"));
  expect(screen.getByText("Há lançamentos demais para um link. Exporte o CSV.")).toBeVisible();
  expect(window.location.hash).toBe("");
});

test("[FERRAMENTA-08] a link that cannot be read shows the empty tool", async () => {
  await open(F3.replace("v=2", "v=1"));
  expect(screen.getByRole("alert")).toHaveTextContent("Este link não pôde ser lido.");
  expect(field("saldo")).toHaveValue("");
});

test("[FERRAMENTA-07] the formulas carry the owner's numbers and their sources", async () => {
  await open(F3);
  const formulas = screen.getByRole("region", { name: "Como calculamos" });
  for (const conta of [
    "R$ 9.315,40 + R$ 29.800,00 − R$ 41.979,40 = -R$ 2.864,00",
    "R$ 12.870,00 ÷ 2 = R$ 6.435,00 em cada parcela",
    "8% de R$ 12.870,00 = R$ 1.029,60",
    "Lei 4.749/1965",
  ])
    expect(formulas).toHaveTextContent(conta);
});
