import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./test.ts";

const engine = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Frames are excluded: the only one is YouTube's player, which is not ours. */
const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
  // The engine would request every stylesheet again, which fails offline; no enabled rule reads them.
  preload: { assets: ["media"] },
  iframes: false,
};

/**
 * Checks WCAG 2.2 AA and best practices, with target size on, and names each offending element. Give the element that
 * changed when another test checks the rest of the page: the check takes time in proportion. The engine is injected once
 * and reports violations only: its Playwright wrapper does neither and takes six times as long.
 */
export async function expectAccessible(target: Page | Locator): Promise<void> {
  const part = "page" in target ? target : target.locator("html");
  const page = part.page();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(engine);
  const found = await part.evaluate(async (element, options) => {
    // Wait for finite animations: contrast during a colour transition is not meaningful.
    const passing = document.getAnimations().filter((animation) => {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
      return ends && animation.playState === "running" && animation.timeline === document.timeline;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      element === document.documentElement ? document : element,
      options,
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  }, OPTIONS);
  expect(found).toEqual([]);
}
