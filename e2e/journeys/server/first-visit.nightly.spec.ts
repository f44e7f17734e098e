import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { freePorts } from "../../../scripts/dev/dev-ports.ts";
import { COLEGAS } from "../../../scripts/samples/colegas.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { codesTo } from "../../support/mailbox.ts";
import { ports } from "../../support/ports.ts";

/** Its own folder, so that it starts without data and without Vite's caches and a developer's stay as they are. */
const DATA = `.local/first-visit-${ports.dev}`;
const root = join(import.meta.dirname, "../../..");
const email = COLEGAS[0]?.email ?? "";
/** Vite compiles every module at its first request. */
const COMPILED = { timeout: timeLimit(60_000) };

interface Run {
  npm: ChildProcess;
  output: () => string;
}

const test = base.extend<{ runDev: () => Run }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn that nothing is needed
  runDev: async ({}, use) => {
    const runs: Run[] = [];
    rmSync(join(root, DATA), { recursive: true, force: true });
    await use(() => {
      const env = { ...process.env, EDEN_DEV_DATA: DATA, EDEN_DEV_PORT_BASE: String(ports.dev) };
      const npm = spawn("npm", ["run", "--silent", "dev"], { cwd: root, env });
      let output = "";
      for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
      const run = { npm, output: () => output };
      runs.push(run);
      return run;
    });
    for (const run of runs) await stop(run);
    rmSync(join(root, DATA), { recursive: true, force: true });
  },
});

/** Ends npm as a process manager does, and waits until its servers have ended too. */
async function stop({ npm }: Run): Promise<void> {
  npm.kill("SIGTERM");
  const free = () =>
    freePorts("no-data", String(ports.dev)).then(
      () => "free",
      (error: Error) => error.message,
    );
  await expect.poll(free, { timeout: timeLimit(60_000) }).toBe("free");
}

const started = ({ npm, output }: Run) =>
  expect.poll(() => npm.exitCode ?? output().includes("Ctrl-C stops everything"), { timeout: timeLimit(240_000) });

/** The address that the banner shows under a name. */
function addressOf(banner: string, name: string): string {
  return new RegExp(`^ {2}${name} +(\\S+)`, "m").exec(banner)?.[1] ?? "";
}

/** A member who has not signed in gets 401; on a busy machine the stylesheet comes seconds after its fonts. */
const EXPECTED = /status of 401|preloaded using link preload but not used/;

/** Warnings, errors and failed responses of a page. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    const isExpected = EXPECTED.test(message.text());
    if (/warning|error/.test(message.type()) && !isExpected) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on(
    "response",
    (response) => response.status() >= 500 && problems.push(`${response.status()} ${response.url()}`),
  );
  return problems;
}

/** Watches only, and clicks once: repeated clicks can hide a page that was dead and reloaded. */
async function visitSite(page: Page, url: string): Promise<void> {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", ...COMPILED });
  const decline = page.getByRole("button", { name: "Recusar" });
  await decline.click();
  await expect(decline).toBeHidden();
  expect(documents, "requests of the page itself: more than one is a reload").toEqual([`${url}/`]);
}

async function visitPanel(page: Page, url: string, mailbox: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Seu e-mail").fill(email, COMPILED);
  await page.getByRole("button", { name: "Receber o código" }).click();
  await expect.poll(async () => (await codesTo(email, mailbox)).length, COMPILED).toBe(1);
  await page.getByLabel("Código de seis números").fill((await codesTo(email, mailbox))[0] ?? "");
  const factor = page.getByLabel("Código do aplicativo autenticador");
  await expect(factor).toBeVisible(COMPILED);
  const codes = await (await fetch(`${mailbox}/authenticators`)).text();
  await factor.fill(new RegExp(`<b>(\\d{6})</b><td>${email}`).exec(codes)?.[1] ?? "");
  await page
    .getByRole("link", { name: /^Caixa/ })
    .filter({ visible: true })
    .click(COMPILED);
  // Hoje names her, too, at some hours beside others.
  await page
    .getByRole("list", { name: "Esperando" })
    .getByRole("link", { name: /^Nádia Queiroz/ })
    .click(COMPILED);
  await expect(page.getByRole("heading", { name: "Nádia Queiroz" })).toBeVisible(COMPILED);
}

test("[FID-12] npm run dev with cold caches: the first visits of site and panel work and log nothing, every link of the banner opens, and it starts again at once", async ({
  runDev,
  browser,
}) => {
  test.setTimeout(timeLimit(600_000));
  const run = runDev();
  await started(run).toBe(true);
  const banner = run.output().slice(run.output().indexOf("Éden Grupo is running"));
  const site = await (await browser.newContext()).newPage();
  const panel = await (await browser.newContext()).newPage();
  const problems = [problemsOf(site), problemsOf(panel)];
  await visitSite(site, addressOf(banner, "Site"));
  await visitPanel(panel, addressOf(banner, "Panel"), addressOf(banner, "Mailbox"));
  expect(problems.flat(), "console and failed responses").toEqual([]);
  expect(run.output()).not.toMatch(/optimized dependencies changed/);

  const links = banner.match(/http:\/\/[^\s,]+/g) ?? [];
  const answers = await Promise.all(links.map(async (link) => `${(await fetch(link)).status} ${link}`));
  expect(answers).toEqual(links.map((link) => `200 ${link}`));

  const sql = postgres(addressOf(banner, "Database"), { max: 1 });
  await sql`insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`;
  await sql.end();
  // Started again at once: it waits for the run before.
  run.npm.kill("SIGTERM");
  const ofOtherBranch = runDev();
  await started(ofOtherBranch).toBe(1);
  expect(ofOtherBranch.output().split("\n").slice(-2)).toEqual([
    expect.stringMatching(/^The local database has migrations .* \(20991231000000\): .* npm run db -- reset\.$/),
    "",
  ]);
});
