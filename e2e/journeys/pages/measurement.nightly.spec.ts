import type { Page } from "@playwright/test";
import { isChunk } from "../../support/chunk-files.ts";
import { database } from "../../support/database.ts";
import { expect, test } from "../../support/test.ts";

test.use({ consent: null });

const SENT = "e2e_sent";

/** Records what the page sends on unload. Playwright does not see such keepalive requests, so the page records them. */
async function watchMeasurement(page: Page) {
  await page.addInitScript((key) => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (String(input).endsWith("/medicoes")) {
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${init?.body}\n`);
      }
      return send(input, init);
    };
    // Only the measurement code listens for the steps of a form; its other listeners are added together with this one.
    const listen = window.addEventListener.bind(window);
    const mark = (...args: Parameters<typeof listen>) => {
      if (args[0] === "eden:etapa") document.documentElement.dataset.measuring = "";
      listen(...args);
    };
    Object.assign(window, { addEventListener: mark });
  }, SENT);
  const scripts: string[] = [];
  const isMeasure = isChunk("measure");
  page.on("request", (request) => {
    if (isMeasure(new URL(request.url()))) scripts.push(request.url());
  });
  const bodies = () => page.evaluate((key) => sessionStorage.getItem(key)?.trim().split("\n") ?? [], SENT);
  const expectMeasuring = async () => {
    await expect(page.locator("html[data-measuring]")).toBeAttached();
    expect(scripts).toHaveLength(1);
  };
  return { scripts, bodies, expectMeasuring };
}

const choose = (page: Page, answer: "Aceitar" | "Recusar") => page.getByRole("button", { name: answer }).click();
const rowsOf = (visita: string) => {
  const sql = database();
  return sql`select pagina, medida, etapa, valor, tela, motor from public.medicoes where visita = ${visita} order by medida, etapa`;
};

test("[COOKIE-03] before a choice and after 'Recusar' nothing is measured, and its code is not loaded", async ({
  page,
}) => {
  const { scripts, bodies } = await watchMeasurement(page);
  for (const answer of [null, "Recusar"] as const) {
    // Nothing must be sent, so wait until the page has stopped sending.
    await page.goto("/registro-plenitude", { waitUntil: "networkidle" });
    if (answer) await choose(page, answer);
    await page.getByLabel("Nome completo").fill("Ana Souza");
    await page.goto("/contato", { waitUntil: "networkidle" });
    expect({ bodies: await bodies(), scripts }, answer ?? "before a choice").toEqual({ bodies: [], scripts: [] });
  }
});

test("after 'Aceitar' the page's vitals and the form's steps are sent on unload, and nothing that was typed; withdrawing stops it at once", async ({
  page,
  context,
}, { project }) => {
  const { bodies, expectMeasuring } = await watchMeasurement(page);
  await page.goto("/registro-plenitude");
  await choose(page, "Aceitar");
  await expectMeasuring();
  await page.getByLabel("Nome completo").fill("Ana Medida");
  await page.getByLabel("Telefone").fill("11987654321");
  await page.getByLabel("E-mail").fill("ana.medida@exemplo.com.br");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/etapa=2/);
  // The URL changes shortly before the step is rendered.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await bodies()).toEqual([]);
  const before = await context.cookies();
  await page.goto("/planos");
  const [body = ""] = await bodies();
  expect(body).not.toMatch(/Ana|11987654321|@/);
  const { visita } = JSON.parse(body)[0];
  await expect.poll(async () => (await rowsOf(visita)).length).toBe(JSON.parse(body).length);
  const rows = await rowsOf(visita);
  expect(rows.filter(({ medida }) => medida === "etapa").map(({ etapa }) => etapa)).toContain(2);
  expect(new Set(rows.map(({ pagina }) => pagina))).toEqual(new Set(["/registro-plenitude"]));
  expect(new Set(rows.map(({ tela }) => tela))).toEqual(
    new Set([project.name.startsWith("360") ? "celular" : "computador"]),
  );
  expect(new Set(rows.map(({ motor }) => motor))).toEqual(new Set(["chromium"]));
  const vital = (name: string) => rows.find(({ medida }) => medida === name)?.valor;
  for (const name of ["FCP", "LCP", "TTFB"]) expect(vital(name), name).toBeGreaterThan(0);
  expect(vital("CLS")).toBeLessThan(0.1);
  // It stores nothing on the device: the consent cookie is the only one.
  expect(before.map(({ name }) => name)).toEqual(["eden_consentimento"]);
  const kept = await page.evaluate(
    (key) => JSON.stringify({ ...localStorage, ...sessionStorage, [key]: undefined }),
    SENT,
  );
  expect(kept).not.toContain(visita);
  // Consent from an earlier page is enough.
  await expect(page.locator("html[data-measuring]")).toBeAttached();
  const sent = await bodies();
  await page.getByRole("contentinfo").getByRole("button", { name: "Preferências de cookies" }).click();
  await choose(page, "Recusar");
  await page.goto("/contato");
  expect(await bodies()).toEqual(sent);
});
