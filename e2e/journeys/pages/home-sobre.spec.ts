import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const TABS = ["Propósito", "Missão", "Visão", "Valores"];

test.describe("with JavaScript", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("[HOME-03] four tabs, the first active initially, one active at a time", async ({ page }) => {
    const about = page.getByRole("region", { name: "Sobre o Éden Grupo" });
    const selected = about.getByRole("tab", { selected: true });
    await expect(about.getByRole("tab")).toHaveText(TABS);
    await expect(selected).toHaveText(["Propósito"]);
    for (const name of TABS.toReversed()) {
      await about.getByRole("tab", { name }).click();
      await expect(selected).toHaveText([name]);
      await expect(about.getByRole("tabpanel")).toHaveCount(1);
      await expect(about.getByRole("tabpanel")).toHaveAccessibleName(name);
    }
  });

  for (const name of TABS) {
    test(`[HOME-03] ${name} has a title, a description and a picture`, async ({ page }) => {
      await page.getByRole("tab", { name }).click();
      const panel = page.getByRole("tabpanel", { name });
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(/\S{3,} \S+/);
      await expect(panel.getByRole(name === "Valores" ? "list" : "paragraph").first()).toHaveText(/\S.{40,}/);
      const picture = panel.getByRole("img");
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
      await expect(picture).toHaveAttribute("alt", /\S.{20,}/);
      await expectAccessible(page.getByRole("region", { name: "Sobre o Éden Grupo" }));
    });
  }

  test("[HOME-03] Valores lists nine values, each a name and what it means", async ({ page }) => {
    await page.getByRole("tab", { name: "Valores" }).click();
    const values = page.getByRole("tabpanel", { name: "Valores" }).getByRole("listitem");
    await expect(values).toHaveCount(9);
    const names = await values.locator("strong").allTextContents();
    expect(new Set(names).size).toBe(9);
    for (const value of await values.all()) await expect(value).toHaveText(/^\S+.{10,}\.$/);
  });

  test("[HOME-03] the tabs are one tab stop; arrow keys, Home and End move between them", async ({ page }) => {
    await page.getByRole("tab", { name: "Propósito" }).focus();
    for (const [key, name] of [
      ["ArrowRight", "Missão"],
      ["End", "Valores"],
      ["ArrowRight", "Propósito"],
      ["ArrowLeft", "Valores"],
      ["Home", "Propósito"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name })).toBeFocused();
      await expect(page.getByRole("tab", { selected: true })).toHaveText([name]);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Propósito" })).toBeFocused();
  });

  test("[HOME-03] the tabs do not move whichever is chosen", async ({ page }) => {
    const top = () => page.getByRole("tablist").evaluate((list) => list.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    const next = page.getByRole("region", { name: "Quem cultiva com você" });
    const nextTop = () => next.evaluate((region) => region.getBoundingClientRect().top + window.scrollY);
    const nextBefore = await nextTop();
    for (const name of TABS) {
      await page.getByRole("tab", { name }).click();
      expect(await top()).toBe(before);
      expect(await nextTop()).toBe(nextBefore);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[HOME-03, SITE-08] all four texts and pictures are visible", async ({ page }) => {
    await page.goto("/");
    const about = page.getByRole("region", { name: "Sobre o Éden Grupo" });
    await expect(about.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(about.getByRole("img")).toHaveCount(4);
    await expect(about.getByRole("listitem")).toHaveCount(9);
    await expect(about.getByRole("tab")).toHaveCount(0);
  });
});
