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
  const pictures = [...document.querySelectorAll("main img")].filter(isShown);
  const hasGround = (element: Element | null, picture: Element): boolean =>
    element !== null &&
    !element.contains(picture) &&
    (!/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor) ||
      hasGround(element.parentElement, picture));
  /** The part of a picture that its frames let through. */
  const seenOf = (picture: Element) => {
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    const seen = { left, top, right, bottom };
    for (let frame = picture.parentElement; frame?.closest("main"); frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === "visible") continue;
      const box = frame.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    return seen;
  };
  const overlaps = (words: DOMRect, picture: ReturnType<typeof seenOf>) =>
    Math.min(words.right, picture.right) - Math.max(words.left, picture.left) > 8 &&
    Math.min(words.bottom, picture.bottom) - Math.max(words.top, picture.top) > 8;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parent || !isShown(parent) || parent.closest(".sr-only")) continue;
    // Lettering that belongs to a drawing keeps the drawing's colours.
    if (parent.closest("svg[aria-hidden]") && getComputedStyle(parent).forcedColorAdjust === "none") continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const words of range.getClientRects()) {
      const under = pictures.find((one) => overlaps(words, seenOf(one)) && !hasGround(parent, one));
      if (under) found.push(`${textContent.trim().slice(0, 40)} on ${under.getAttribute("src")}`);
    }
  }
  return found;
}
