import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStoredData } from "~/clients/clear-stored-data.ts";
import { CONTA_KEPT_MS } from "~/clients/conta-da-aba.ts";
import { openCaderno } from "~/clients/storage/caderno-storage.ts";
import { CADERNO_KEPT_MS, forgetExpiredCaderno } from "~/clients/storage/expire-caderno.ts";
// Already there when the tool asks for them: the first import is slow on a busy machine.
import "./partes.tsx";
import "./desconto/depois-desconto.tsx";
import { desconto } from "./desconto/desconto.tsx";
import "./equilibrio/depois-equilibrio.tsx";
import { equilibrio } from "./equilibrio/equilibrio.tsx";
import { Ferramenta } from "./ferramenta.tsx";
import Meses from "./meses/meses.tsx";

const TAB = "eden_conta_equilibrio";
const CADERNO = "eden_caderno";

const saved: File[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-19T15:00:00Z"), shouldAdvanceTime: true });
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
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(hash = "", de: typeof equilibrio | typeof desconto = equilibrio) {
  window.history.replaceState(null, "", `/ferramentas/x${hash}`);
  const tool = de.id === "desconto" ? <Ferramenta de={desconto} /> : <Ferramenta de={equilibrio} />;
  const view = render(<MemoryRouter>{tool}</MemoryRouter>);
  await screen.findByRole("heading", { name: "Como calculamos" });
  await act(async () => undefined);
  return view;
}

function openMeses(hash = "") {
  window.history.replaceState(null, "", `/ferramentas/meses${hash}`);
  return render(
    <MemoryRouter>
      <Meses />
    </MemoryRouter>,
  );
}

const field = (nome: string) => document.getElementById(`campo-${nome}`) as HTMLInputElement;
const type = (values: Record<string, string>) => {
  for (const [nome, value] of Object.entries(values)) fireEvent.change(field(nome), { target: { value } });
};
const button = (words: RegExp | string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) =>
    typeof words === "string" ? textContent === words : words.test(textContent),
  );
  if (!found) throw new Error(`no button ${words}`);
  return found;
};
const press = async (words: RegExp | string) => {
  fireEvent.click(button(words));
  await act(async () => undefined);
};
const slab = () => document.getElementById("resultado-titulo")?.parentElement;
const text = () => document.body.textContent;

const MES = {
  fixo1: "26.200",
  margem: "32",
  taxas: "2,1",
  perdas: "0,5",
  das: "8.310,17",
  vendasDoDas: "130.000",
  vendas: "130.000",
};
const PERCENTO = (margem: number) => `#v=2&c=202611&f=2620000&m=${margem}&t=210&p=50&d=26&r=2&i=639&y=13000000`;

test("[CONTAS-10] every change is in the tab 300 ms later, and at once when the page is left; for twelve hours", async () => {
  const view = await open();
  type({ margem: "32" });
  expect(sessionStorage.getItem(TAB)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(301));
  expect(sessionStorage.getItem(TAB)).toContain("m=3200");
  type({ margem: "33" });
  fireEvent(window, new Event("pagehide"));
  expect(sessionStorage.getItem(TAB)).toContain("m=3300");
  type({ margem: "34" });
  view.unmount();
  expect(sessionStorage.getItem(TAB)).toContain("m=3400");
  vi.setSystemTime(Date.now() + CONTA_KEPT_MS);
  await open();
  expect(field("margem")).toHaveValue("");
});

test("[CONTAS-10, CONTAS-11] back on the page, after a reload or another tool, fields and result are the same; a link goes first", async () => {
  const view = await open();
  type(MES);
  const before = slab()?.textContent;
  expect(before).toContain("R$ 4.380");
  view.unmount();
  const other = await open("", desconto);
  expect(document.getElementById("campo-preco")).toHaveValue("");
  other.unmount();
  const again = await open();
  expect(slab()?.textContent).toBe(before);
  expect(field("das")).toHaveValue("8.310,17");
  again.unmount();
  await open(PERCENTO(3100));
  expect(field("margem")).toHaveValue("31");
});

test("[CONTAS-12] an example is stored nowhere", async () => {
  const view = await open();
  await press("Ver com um exemplo inventado");
  expect(slab()).toHaveTextContent("R$ 4.380");
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent(window, new Event("pagehide"));
  view.unmount();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test("[CONTAS-13] beginning again clears fragment, tab and switch", async () => {
  await open(PERCENTO(3200));
  fireEvent.click(screen.getByRole("switch", { name: "Guardar neste aparelho" }));
  type({ margem: "33" });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(sessionStorage.getItem(TAB)).toContain("m=3300");
  expect(localStorage.getItem(CADERNO)).toContain("m=3300");
  await press("Começar de novo");
  await press("Apagar");
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([sessionStorage.getItem(TAB), localStorage.getItem(CADERNO), window.location.hash]).toEqual([null, null, ""]);
  expect(field("margem")).toHaveValue("");
});

test("[CONTAS-21, CONTAS-22] a kept month is asked about before it is replaced, and next month starts with its fields and compares", async () => {
  const view = await open(PERCENTO(3200));
  await press("Guardar novembro");
  expect(text()).toContain("Novembro guardado, com os campos.");
  expect(screen.getByRole("switch", { name: "Guardar neste aparelho" })).toHaveAttribute("aria-checked", "true");
  await press("Guardar novembro");
  expect(button("Trocar novembro?")).toBeVisible();
  await press("Manter");
  view.unmount();
  sessionStorage.clear();
  vi.setSystemTime(new Date("2026-12-12T15:00:00Z"));
  await open();
  await waitFor(() => expect(field("margem")).toHaveValue("32"));
  expect(field("margem").labels?.[0]).toHaveTextContent("de novembro");
  expect(slab()).toHaveTextContent("R$ 4.380");
  type({ margem: "31" });
  expect(field("margem").labels?.[0]).not.toHaveTextContent("de novembro");
  expect(field("taxas").labels?.[0]).toHaveTextContent("de novembro");
  expect(slab()).toHaveTextContent("Em novembro: R$ 4.380. Subiu R$ 199.");
  await press("Guardar dezembro");
  expect(Object.keys(openCaderno()?.meses ?? {})).toEqual(["2026-11", "2026-12"]);
});

test("[CONTAS-21] in the first ten days the month before is offered, and another can be chosen", async () => {
  vi.setSystemTime(new Date("2027-01-04T15:00:00Z"));
  await open(PERCENTO(3200).replace("c=202611", "c=202701"));
  expect(button("Guardar dezembro")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Mês das vendas"), { target: { value: "2027-01" } });
  expect(button("Guardar janeiro")).toBeVisible();
});

test("[CONTAS-24] the accountant's message is shown before WhatsApp opens without a number", async () => {
  await open(PERCENTO(3200));
  await press("Mandar ao contador");
  const link = screen.getByRole("link", { name: /^Abrir o WhatsApp/ });
  const message = decodeURIComponent(link.getAttribute("href")?.replace("https://wa.me/?text=", "") ?? "");
  expect(message).toContain("1. Qual foi o DAS de novembro, e sobre quais vendas?");
  expect(text()).toContain(message.split("\n")[1]);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", true],
  ["Mozilla/5.0 (Linux; Android 15)", false],
])(
  "[CONTAS-25] the reminder carries the months where the owner wants it; on %s that is asked beforehand: %s",
  async (agent, isTicked) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
    await open(PERCENTO(3200));
    await press("Guardar novembro");
    await press("Lembrar todo dia 22");
    const box = screen.getByRole("checkbox", { name: "Levar meus números no lembrete" });
    expect((box as HTMLInputElement).checked).toBe(isTicked);
    expect(text()).toContain("Quem vê o seu calendário vê os números.");
    await press("Pôr na minha agenda");
    const ics = ((await saved[0]?.text()) ?? "").replaceAll("\r\n ", "");
    expect(/URL:\S+\/ferramentas\/meses#v=2&k=\S+/.test(ics)).toBe(isTicked);
    expect(ics).toContain("RRULE:FREQ=MONTHLY;COUNT=12");
  },
);

test("[CONTAS-27] a browser that keeps nothing is told of, and nothing typed is lost", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await open(PERCENTO(3200));
  type({ margem: "31" });
  await press("Guardar novembro");
  expect(text()).toContain("Este navegador não está guardando. Leve os números pelo link.");
  expect(field("margem")).toHaveValue("31");
  expect(slab()).toHaveTextContent("R$ 4.579");
});

test("[CONTAS-27] a write that is dropped in silence is noticed, because it is read back", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
  await open(PERCENTO(3200));
  await press("Guardar novembro");
  expect(text()).toContain("Este navegador não está guardando.");
});

test("[CONTAS-28] what another tab keeps joins this one's months and the comparison, and leaves the fields alone", async () => {
  await open(PERCENTO(3200));
  await press("Guardar novembro");
  type({ margem: "31" });
  const other = JSON.parse(localStorage.getItem(CADERNO) ?? "");
  other.meses["2026-10"] = { em: other.em, e: [1, 2, 3, 4, 421_000, 6] };
  localStorage.setItem(CADERNO, JSON.stringify(other));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: CADERNO })));
  expect(text()).toContain("Outra aba guardou outubro.");
  expect(slab()).toHaveTextContent("Em outubro: R$ 4.210. Subiu R$ 369.");
  expect(field("margem")).toHaveValue("31");
  await press("Guardar novembro");
  await press("Trocar novembro?");
  expect(Object.keys(openCaderno()?.meses ?? {}).sort()).toEqual(["2026-10", "2026-11"]);
});

test("[CONTAS-20, STORE-03] the notebook is deleted 400 days after its last use, by any page", async () => {
  await open(PERCENTO(3200));
  await press("Guardar novembro");
  vi.setSystemTime(Date.now() + CADERNO_KEPT_MS - 2000);
  forgetExpiredCaderno();
  expect(openCaderno()).not.toBeNull();
  vi.setSystemTime(Date.now() + 3000);
  forgetExpiredCaderno();
  expect(localStorage.getItem(CADERNO)).toBeNull();
});

test.each(["{", "{}", '{"em":1,"v":1}', '{"v":2,"em":99999999999,"campos":{},"meses":{}}'])(
  "a stored %s is no notebook",
  (stored) => {
    localStorage.setItem(CADERNO, stored);
    expect(openCaderno()).toBeNull();
    expect(forgetExpiredCaderno).not.toThrow();
  },
);

test("what a promotion really sold is asked in the next month", async () => {
  const view = await open("#v=2&c=202611&p=2490&c=1450".replace("&c=1450", "&c=1450&e=850&u=120&d=1500"), desconto);
  await press("Guardar novembro");
  view.unmount();
  sessionStorage.clear();
  vi.setSystemTime(new Date("2026-12-15T15:00:00Z"));
  await open("", desconto);
  await waitFor(() => expect(slab()).toHaveTextContent("85 unidades a mais"));
  fireEvent.change(screen.getByLabelText(/^Quantas unidades vendeu de fato em novembro/), { target: { value: "150" } });
  await press("Anotar em novembro");
  expect(openCaderno()?.meses["2026-11"]?.d?.[5]).toBe(150);
});

test("[CONTAS-20, CONTAS-23, CONTAS-26, CONTAS-29] a year of use: kept, compared, printed, taken to another device and deleted", async () => {
  // Sales of thirteen months, each kept on day 15.
  for (let index = 0; index < 13; index++) {
    vi.setSystemTime(new Date(Date.UTC(2026, 10 + index, 15, 15)));
    const view = await open(index === 0 ? PERCENTO(3200) : "");
    if (index > 0) await waitFor(() => expect(slab()).toHaveTextContent("por dia aberto"));
    type({ margem: String(32 + (index % 3)).concat(",5") });
    await press(/^Guardar /);
    view.unmount();
    sessionStorage.clear();
  }
  expect(Object.keys(openCaderno()?.meses ?? {})).toHaveLength(13);

  const page = openMeses();
  const quadro = within(screen.getByRole("region", { name: "Ponto de equilíbrio" }));
  const rows = quadro.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toMatch(/^nov 27R\$ 4\.\d{3}subiu R\$ \d+Vendeu R\$ 130\.000, sobraram R\$ /i);
  const sheet = document.querySelector("[data-folha=meses]");
  expect(sheet?.querySelectorAll("thead th")).toHaveLength(13);
  expect(sheet).toHaveTextContent("dezembro de 2026 a novembro de 2027");
  fireEvent.change(screen.getByLabelText(/^Nome da loja/), { target: { value: "Drogaria São Benedito" } });
  fireEvent.blur(screen.getByLabelText(/^Nome da loja/));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(sheet).toHaveTextContent("Drogaria São Benedito · dezembro de 2026");
  await press("Salvar arquivo");
  const link = (await saved[0]?.text())?.trim() ?? "";
  page.unmount();

  // Another device.
  localStorage.clear();
  const other = openMeses(new URL(link).hash);
  expect(text()).toContain("12 meses de Drogaria São Benedito");
  expect(localStorage.getItem(CADERNO)).toBeNull();
  await press("Guardar neste aparelho");
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(Object.keys(openCaderno()?.meses ?? {})).toHaveLength(12);
  expect(window.location.hash).toBe("");

  await press("Apagar tudo deste aparelho");
  expect(text()).toContain("Links, arquivos e lembretes que você já enviou ou salvou continuam onde estão.");
  sessionStorage.setItem(TAB, "x");
  await press("Apagar");
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([localStorage.getItem(CADERNO), sessionStorage.getItem(TAB)]).toEqual([null, null]);
  expect(text()).toContain("Nenhum mês guardado neste aparelho");
  other.unmount();
});

test("[CONTAS-26] with months of its own, a device joins those of a link or replaces all; a broken link changes nothing", async () => {
  const view = await open(PERCENTO(3200));
  await press("Guardar novembro");
  view.unmount();
  const first = openMeses();
  await press("Salvar arquivo");
  const hash = new URL((await saved[0]?.text())?.trim() ?? "").hash;
  first.unmount();
  localStorage.clear();
  vi.setSystemTime(new Date("2026-12-15T15:00:00Z"));
  const later = await open(PERCENTO(3100).replace("c=202611", "c=202612"));
  await press("Guardar dezembro");
  later.unmount();
  const joined = openMeses(hash);
  await press("Juntar");
  expect(Object.keys(openCaderno()?.meses ?? {}).sort()).toEqual(["2026-11", "2026-12"]);
  joined.unmount();
  const replaced = openMeses(hash);
  await press("Trocar tudo");
  expect(Object.keys(openCaderno()?.meses ?? {})).toEqual(["2026-11"]);
  replaced.unmount();
  openMeses("#v=2&k=abc");
  expect(screen.getByRole("alert")).toHaveTextContent("Este link não pôde ser lido.");
  expect(Object.keys(openCaderno()?.meses ?? {})).toEqual(["2026-11"]);
});

test("[CONTAS-29] clearing all data of the site removes months, fields and tabs", async () => {
  await open(PERCENTO(3200));
  type({ margem: "31" });
  await press("Guardar novembro");
  await act(() => vi.advanceTimersByTimeAsync(400));
  clearStoredData();
  expect([sessionStorage.getItem(TAB), localStorage.getItem(CADERNO)]).toEqual([null, null]);
});
