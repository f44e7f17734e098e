/// <reference lib="dom" />
import { once } from "node:events";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import postgres from "postgres";
import { fillPessoas } from "../../bench/painel/fill.ts";
import { fillTrabalho } from "../../bench/painel/fill-trabalho.ts";
import { startPainelService } from "../../bench/painel/painel-service.ts";
import { callAsMembro } from "../../bench/painel/reads.ts";
import { startDurableDatabase } from "../../bench/support/durable-database.ts";
import { membro, openSession } from "../../bench/support/membro.ts";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { spread } from "../../bench/support/statistics.ts";
import { protocoloOf } from "../../domain/protocolo.ts";
import { startNginx } from "../../scripts/static/nginx.ts";
import { chromiumPath } from "../support/chromium-path.ts";
import { painelUrl, ports } from "../support/ports.ts";

/**
 * What one member sees in Chromium with a full inbox, through nginx and the service: milliseconds from a tap or the last letter
 * to the frame that shows the result. Nothing is in the cache of the panel. `npm run bench -- painel-browser --people 50000` is a
 * short run; needs builds of site and panel, chromium and nginx.
 */
const { values } = parseArgs({
  options: { people: { type: "string", default: "1000000" }, repetitions: { type: "string", default: "30" } },
});
const repetitions = Number(values.repetitions);
const facts = machineFacts();
const database = await startDurableDatabase();
const sql = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
try {
  await fillPessoas(sql, Number(values.people));
  await fillTrabalho(sql);
  const screens = await measureScreens();
  console.table(screens);
  const missed = screens.filter(({ p95 }) => p95 >= 300).map(({ name, p95 }) => `${name} p95 ${p95} ms`);
  console.log(missed.length ? `missed: ${missed.join("; ")}` : "every screen is within 300 ms");
  writeResults("painel-browser", { ...facts, people: Number(values.people), repetitions, screens, missed });
} finally {
  await sql.end();
  await database.stop();
}

async function measureScreens() {
  const service = await startPainelService(database, { port: ports.api, painelUrl });
  const nginx = startNginx({ ports });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const context = await browser.newContext({ baseURL: painelUrl, viewport: { width: 1440, height: 900 } });
    await signIn(context, await openSession(sql, membro(1)));
    const page = await context.newPage();
    const lines = [...(await measureOpening(page)), ...(await measureTaps(page)), ...(await measureSearches(page))];
    return lines.map(([name, times]) => ({ name, ...spread(times) }));
  } finally {
    await browser.close();
    nginx.kill("SIGQUIT");
    if (nginx.exitCode === null) await once(nginx, "exit");
    await service.stop();
  }
}

type Line = [name: string, times: number[]];

async function signIn(context: BrowserContext, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: painelUrl }]);
}

/** From the start of the navigation, with the scripts in the browser's cache. */
async function measureOpening(page: Page): Promise<Line[]> {
  const shown = { list: "[data-pessoa]", counts: 'nav[aria-label="Listas da Caixa"] .tabular-nums' };
  const lines: Line[] = [];
  for (const [part, selector] of Object.entries(shown)) {
    const times: number[] = [];
    for (let index = 0; index <= repetitions; index++) {
      await page.goto("/caixa", { waitUntil: "commit" });
      times.push(await page.evaluate(painted, { selector, from: "navigation" as const }));
    }
    lines.push([`open the panel: ${part}`, times.slice(1)]);
  }
  return lines;
}

/** Taps on a view, a person and the other places, each on a page that was loaded again. */
async function measureTaps(page: Page): Promise<Line[]> {
  const nav = (label: string, place: string) => `nav[aria-label="${label}"] a[href="${place}"]`;
  const taps = [
    ["list Todas", nav("Listas da Caixa", "/caixa?vista=todas"), 'ul[aria-label="Todas"] [data-pessoa]'],
    ["person", "li:nth-child(INDEX) [data-pessoa]", "article"],
    ["today", nav("Painel", "/hoje"), 'main a[href^="/caixa/"]:not([data-pessoa])'],
    ["pipeline", nav("Painel", "/funil"), 'main a[href^="/caixa/"]:not([data-pessoa])'],
    ["payments", nav("Painel", "/pagamentos"), 'main a[href^="/pagamentos/"]'],
    ["stores", nav("Painel", "/diagnosticos"), 'main a[href^="/diagnosticos/"]'],
  ] as const;
  const lines: Line[] = [];
  for (const [name, target, selector] of taps) {
    const times: number[] = [];
    for (let index = 0; index <= repetitions; index++) {
      await page.goto("/caixa");
      await page.locator("[data-pessoa]").first().waitFor();
      const link = page.locator(target.replace("INDEX", String(2 + (index % 6)))).first();
      await link.waitFor();
      times.push(await fromInput(page, selector, () => link.click()));
    }
    lines.push([`tap: ${name}`, times.slice(1)]);
  }
  return lines;
}

/** Each text once: the panel keeps what it found. The last letter is typed when the rest is in the field. */
async function measureSearches(page: Page): Promise<Line[]> {
  const people =
    await sql`select p.nome, p.telefone, (select e.id from privado.entradas as e where e.pessoa_id = p.id limit 1)
    as entrada from privado.pessoas as p where not p.suspeita and p.telefone is not null order by p.id limit 3000`;
  const texts = {
    "first name": people.map(({ nome }) => nome.split(" ")[0]),
    "whole name": people.map(({ nome }) => nome),
    telephone: people.map(({ telefone }) => telefone),
    protocol: people.map(({ entrada }) => protocoloOf(entrada)),
  };
  const lines: Line[] = [];
  await page.goto("/caixa");
  const field = page.getByPlaceholder("Nome, telefone, CNPJ, protocolo");
  for (const [name, all] of Object.entries(texts)) {
    const times: number[] = [];
    for (const texto of [...new Set<string>(all)].slice(0, repetitions)) {
      const { saida } = await callAsMembro(sql, "buscar", { texto });
      await field.fill("");
      await page.locator("section section").first().waitFor({ state: "detached" });
      await field.focus();
      await page.keyboard.insertText(texto.slice(0, -1));
      // The list around the results is a section too.
      const row = `section section [data-pessoa="${saida.pessoas[0].id}"]`;
      times.push(await fromInput(page, row, () => page.keyboard.insertText(texto.slice(-1))));
    }
    lines.push([`search: ${name}`, times]);
  }
  return lines;
}

/** The listener is there before the input happens, so the time that Playwright needs is not counted. */
async function fromInput(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(painted, { selector, from: "input" as const });
  await page.evaluate(() => undefined);
  await act();
  return shown;
}

/** Runs in the page: waits for the first input, then for the frame that shows the element. */
function painted({ selector, from }: { selector: string; from: "navigation" | "input" }): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let start = from === "navigation" ? 0 : Number.NaN;
  const begin = ({ timeStamp }: Event) => {
    if (Number.isNaN(start)) start = timeStamp;
  };
  for (const type of ["pointerdown", "input"]) addEventListener(type, begin, { capture: true, once: true });
  const check = () => {
    if (Number.isNaN(start) || !document.querySelector(selector)) requestAnimationFrame(check);
    // The task after the callbacks of a frame runs when the frame is painted.
    else setTimeout(() => resolve(performance.now() - start));
  };
  requestAnimationFrame(check);
  return promise;
}
