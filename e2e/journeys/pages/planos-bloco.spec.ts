import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

/** The cards of the plans block, as shown on the page. */
const cardsOf = (page: Page) =>
  page
    .getByRole("region", { name: "Gostou? Faça parte deste grande movimento!" })
    .locator("li")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("[PLAN-01, PLAN-02] /edentech ends with Edificação and Plenitude in two columns, each linking to its form", async ({
  page,
}) => {
  await page.goto("/edentech");
  const cards = cardsOf(page);
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(["Edificação", "Plenitude"]);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.width).toBe(second?.width);
  await expect(cards.nth(1).getByRole("link", { name: "Falar com Consultor (Plenitude)" })).toHaveAttribute(
    "href",
    "/registro-plenitude",
  );
  await cards.nth(0).getByRole("link", { name: "Falar com Consultor (Edificação)" }).click();
  await expect(page).toHaveURL(/\/registro-edificacao$/);
});

test("[PLAN-01] /educacao ends with four levels in four columns", async ({ page }) => {
  await page.goto("/educacao");
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(4);
  const names = await cards.getByRole("heading", { level: 3 }).allTextContents();
  expect(names.sort()).toEqual(["App", "Despertar", "Imersão", "Mentoria"]);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("[PLAN-01] on a phone the cards are stacked, inside the page", { tag: "@360" }, async ({ page }) => {
  await page.goto("/edentech");
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(2);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(360);
});
