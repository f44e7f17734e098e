import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** In forced colours no words lie on a picture, and the current item of the menu is underlined. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(() => page.evaluate(wordsOnPictures)).toEqual([]);
  const current = await page
    .locator("header a[aria-current=page]")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(current.filter((line) => line !== "underline")).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Runs in the page. A ground of their own separates words from a picture; an edge of 8 px is no overlap. */
function wordsOnPictures(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pictures = [...document.querySelectorAll("main img, footer img")].filter(isShown);
  const hasGround = (element: Element | null, picture: Element): boolean =>
    element !== null &&
    !element.contains(picture) &&
    (!/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor) ||
      hasGround(element.parentElement, picture));
  const overlaps = (words: DOMRect, picture: DOMRect) =>
    Math.min(words.right, picture.right) - Math.max(words.left, picture.left) > 8 &&
    Math.min(words.bottom, picture.bottom) - Math.max(words.top, picture.top) > 8;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parent || !isShown(parent) || parent.closest(".sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const words of range.getClientRects()) {
      const under = pictures.find((one) => overlaps(words, one.getBoundingClientRect()) && !hasGround(parent, one));
      if (under) found.push(`${textContent.trim().slice(0, 40)} on ${under.getAttribute("src")}`);
    }
  }
  return found;
}
