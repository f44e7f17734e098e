import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const TABS = ["Propósito", "Missão", "Visão", "Valores"];

test("[HOME-03] four tabs, one active at a time, each with title, text and picture; keyboard moves between them and nothing shifts", async ({
  page,
}) => {
  await page.goto("/");
  const about = page.getByRole("region", { name: "Sobre o Éden Grupo" });
  const selected = about.getByRole("tab", { selected: true });
  await expect(about.getByRole("tab")).toHaveText(TABS);
  await expect(selected).toHaveText(["Propósito"]);
  const next = page.getByRole("region", { name: "Quem cultiva com você" });
  const tops = async () => {
    const top = (region: Element) => region.getBoundingClientRect().top + window.scrollY;
    return [await page.getByRole("tablist").evaluate(top), await next.evaluate(top)];
  };
  const before = await tops();
  for (const name of TABS.toReversed()) {
    await test.step(name, async () => {
      await about.getByRole("tab", { name }).click();
      await expect(selected).toHaveText([name]);
      await expect(about.getByRole("tabpanel")).toHaveCount(1);
      await expect(about.getByRole("tabpanel")).toHaveAccessibleName(name);
      expect(await tops(), "nothing moves, whichever tab is chosen").toEqual(before);
      const panel = page.getByRole("tabpanel", { name });
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(/\S{3,} \S+/);
      await expect(panel.getByRole(name === "Valores" ? "list" : "paragraph").first()).toHaveText(/\S.{40,}/);
      const picture = panel.getByRole("img");
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);
      await expect(picture).toHaveAttribute("alt", /\S.{20,}/);
    });
  }
  await expectAccessible(about);
  await test.step("Valores lists nine values, each a name and what it means", async () => {
    await page.getByRole("tab", { name: "Valores" }).click();
    const values = page.getByRole("tabpanel", { name: "Valores" }).getByRole("listitem");
    await expect(values).toHaveCount(9);
    const names = await values.locator("strong").allTextContents();
    expect(new Set(names).size).toBe(9);
    for (const value of await values.all()) await expect(value).toHaveText(/^\S+.{10,}\.$/);
  });
  await test.step("the tabs are one tab stop; arrow keys, Home and End move between them", async () => {
    await page.getByRole("tab", { name: "Valores" }).focus();
    for (const [key, name] of [
      ["Home", "Propósito"],
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
});
