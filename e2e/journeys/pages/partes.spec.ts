import type { Page } from "@playwright/test";
import { isChunk } from "../../support/chunk-files.ts";
import { arriveNearTheEnd, heading, identify, next, PAGE, pergunta, test } from "../../support/diagnostico.ts";
import { forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { fillPerson } from "../../support/inscricao.ts";
import { expect } from "../../support/test.ts";

const failed = (page: Page) => page.getByRole("alert").filter({ hasText: "Não carregou." });
const retry = (page: Page) => page.getByRole("button", { name: "Tentar de novo" });

/** The rest of the page, and the same document all along: nothing was reloaded. */
async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

test("[SITE-11] parts that do not load leave the page as it is and load again: on a press, with the network, and a sheet as its picture", async ({
  page,
  context,
  loja,
  quiet,
}) => {
  await test.step("the questions, on a press", async () => {
    const perguntas = isChunk("pergunta-stage");
    await page.route(perguntas, (route) => route.abort());
    await page.goto(PAGE);
    const expectSameDocument = await markDocument(page);
    await identify(page, loja);
    await expect(failed(page)).toContainText("O resto da página continua aqui.", SENT);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await retry(page).click();
    await expect(retry(page)).toBeVisible();
    await page.unroute(perguntas);
    await retry(page).press("Enter");
    await expect(pergunta(page, 1)).toBeVisible(SENT);
    await expectSameDocument();
  });
  await test.step("the report, with the network", async () => {
    const report = isChunk("resultado-stage");
    await page.route(report, (route) => route.abort());
    await arriveNearTheEnd(page, loja);
    const expectSameDocument = await markDocument(page);
    await page.getByRole("radio").first().check();
    await next(page).click();
    await expect(failed(page)).toBeVisible();
    await page.unroute(report);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading(page)).toContainText("de 100", SENT);
    await expectSameDocument();
  });
  await test.step("a sheet of the home page", async () => {
    await page.route(isChunk("amostra-dialog"), (route) => route.abort());
    await page.goto("/");
    await page.getByRole("link", { name: "Abrir a folha A4" }).click();
    await expect(page).toHaveURL(/\/assets\/amostra-\w+-960.*\.webp$/);
  });
  forgetNetworkNoise(quiet);
});

test("[SITE-11, SITE-13] a step of a form and the code of a page that do not load, with the network, keep the page and what was typed", async ({
  page,
  quiet,
}) => {
  await test.step("a step", async () => {
    const step = isChunk("empresa-steps");
    await page.route(step, (route) => route.abort());
    await page.goto("/registro-edificacao");
    const expectSameDocument = await markDocument(page);
    await fillPerson(page, "ana@exemplo.com.br");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(failed(page)).toContainText("Esta etapa: Não carregou.");
    await page.unroute(step);
    await retry(page).click();
    await expect(page.getByRole("radio").first()).toBeVisible(SENT);
    await expectSameDocument();
  });
  await test.step("a page", async () => {
    const code = isChunk("planos");
    // A network that the browser reports and that brings nothing.
    const isDead = (url: URL) => code(url) || url.pathname === "/planos";
    await page.route(isDead, (route) => route.abort());
    await page.goto("/contato");
    const expectSameDocument = await markDocument(page);
    const nome = page.getByRole("main").getByLabel("Nome", { exact: true });
    await nome.fill("Ana");
    await expect(page.locator("[aria-live=polite]")).toBeAttached();
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Planos" }).click();
    const notice = page.getByText("Sem internet.").locator("..");
    await expect(notice).toContainText("Planos abre assim que a conexão voltar.", SENT);
    await expect(page).toHaveURL(/\/contato$/);
    await expect(nome).toHaveValue("Ana");
    await expectSameDocument();
    await page.unroute(isDead);
    await notice.getByRole("button", { name: "Tentar agora" }).click();
    await expect(page).toHaveTitle("Éden Grupo - Planos", SENT);
  });
  // What the browser and the router say of the requests that failed.
  const noise = /Failed to load resource|Failed to fetch dynamically imported module|Error loading route module/;
  expect(quiet.splice(0).filter((line) => !noise.test(line))).toEqual([]);
});

test("[SITE-12] the receipt is shown when every script beyond those of the page fails", async ({ page, quiet }) => {
  const html = await (await page.request.get("/success")).text();
  await page.route("**/assets/*.js", (route) => {
    const isOfPage = html.includes(new URL(route.request().url()).pathname);
    return isOfPage ? route.continue() : route.abort();
  });
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.addInitScript((kept) => localStorage.setItem("eden_checkout_edenapp", JSON.stringify(kept)), {
    pedidoId: null,
    planType: "avista",
    forma: "pix",
    origem: "live",
    url: null,
    leftAt: Date.now(),
  });
  await page.goto("/success");
  await expect(page.getByRole("region", { name: "Seu pedido" })).toContainText("PIX, à vista");
  await expect(page).toHaveTitle(/Éden Grupo/);
  forgetNetworkNoise(quiet);
});

test("[SITE-13] a link followed without network keeps the page and what was typed, and opens with the network", async ({
  page,
  context,
  quiet,
}) => {
  await page.goto("/contato");
  const expectSameDocument = await markDocument(page);
  const nome = page.getByRole("main").getByLabel("Nome", { exact: true });
  await nome.fill("Ana");
  const menu = page.getByRole("navigation", { name: "Principal" });
  const notice = page.getByText("Sem internet.").locator("..");
  // The listener comes with the page's background scripts.
  await expect(page.locator("[aria-live=polite]")).toBeAttached();
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Planos" }).click();
  await expect(notice).toContainText("Planos abre assim que a conexão voltar.");
  await notice.getByRole("button", { name: "Tentar agora" }).click();
  await expect(notice.getByRole("button", { name: "Tentar agora" })).toBeVisible();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(nome).toHaveValue("Ana");
  await context.setOffline(false);
  await expect(page).toHaveTitle("Éden Grupo - Planos");
  await expect(notice).toHaveCount(0);
  // A page whose code has run opens without the network.
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Contato" }).click();
  await expect(page).toHaveTitle("Éden Grupo - Contato");
  await expect(nome).toHaveValue("Ana");
  await expectSameDocument();
  forgetNetworkNoise(quiet);
});
