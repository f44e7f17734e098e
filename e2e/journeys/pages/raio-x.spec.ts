import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pathOfPraca } from "../../../domain/pracas/documentos.ts";
import { formatNumero } from "../../../domain/pracas/numero.ts";
import type { Praca } from "../../../domain/pracas/praca.ts";
import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const lines = readFileSync(new URL("../../../data/pracas-amostra.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n");
const pracas = lines.map((line) => JSON.parse(line) as Praca);
const largest = pracas.toSorted((one, other) => other.ativas - one.ativas)[0] as Praca;

/** One town of each state of the page: no pharmacy, few, five or more, and without population. */
const stateOf = ({ ativas, populacao }: Praca) =>
  `${ativas === 0 ? "nenhuma" : ativas < 5 ? "poucas" : "todas"} ${populacao ? "" : "sem população"}`;
const states = new Map(pracas.map((praca) => [stateOf(praca), praca]));

test("[PRACA-21] every town is printed on exactly one page, with nothing cut off @nightly", async ({ page }) => {
  // As wide as the paper inside its margins.
  await page.setViewportSize({ width: 680, height: 1026 });
  for (const praca of pracas)
    await test.step(praca.nome, async () => {
      await page.goto(pathOfPraca(praca));
      const sheet = page.locator("[data-folha]");
      await expect(sheet).toContainText(/edengrupo\S*\/raio-x\/[a-z]{2}\/[a-z-]+/);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print" });
      expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await expect(sheet.locator(".rua")).toHaveCount(praca.ativas > 0 ? 1 : 0);
      await expect(sheet.locator(".folha-numeros b")).toHaveCount(figuresOf(praca));
      await expect(sheet.locator(".grafico")).toHaveCount(chartsOf(praca));
      await expect(sheet.locator("tbody tr")).toHaveCount(praca.parecidas.length);
      await expect(sheet.locator("hr")).toHaveCount(2);
      await expect(sheet).toContainText("Fontes: Receita Federal");
      await expect(sheet).toContainText("Limites: ativa no registro não é porta aberta");
      await page.emulateMedia({ media: null });
    });
});

function figuresOf(praca: Praca): number {
  if (praca.ativas === 0) return 0;
  return 2 + (praca.populacao ? 1 : 0) + ("coorte" in praca ? 1 : 0);
}

function chartsOf(praca: Praca): number {
  const line = praca.ativas > 0 && praca.faixa ? 1 : 0;
  return line + ("detalhe" in praca ? 1 : 0) + ("coorte" in praca ? 1 : 0);
}

test("[PRACA-21] print pressed before the scripts arrive prints the sheet once they are there @nightly", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `${document.querySelectorAll("[data-folha]").length} folha`;
    };
  });
  await page.goto(pathOfPraca(largest), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Imprimir uma página" }).click();
  held.resolve();
  await expect(page).toHaveTitle("1 folha");
});

test("[PRACA-06, PRACA-17, PRACA-18] each state is accessible and fits 320 px, its tables open by keyboard, and a similar town is one tap away", async ({
  page,
}) => {
  for (const praca of states.values())
    await test.step(praca.nome, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(pathOfPraca(praca));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${praca.nome} ${praca.uf}`);
      await expectFits(page);
      for (const table of await page.locator("summary").all()) await table.press("Enter");
      await expectFits(page);
      await expectAccessible(page.getByRole("main"));
    });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOfPraca(largest));
  await expectAccessible(page.getByRole("main"));
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const other = pracas.find(({ slug, uf }) => largest.parecidas.some((one) => one.slug === slug && one.uf === uf));
  if (!other) return;
  await page
    .getByRole("main")
    .locator(`a[href="${pathOfPraca(other)}"]:visible`)
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${other.nome} ${other.uf}`);
  await expect(page.getByRole("main")).toContainText(formatNumero(other.ativas));
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
