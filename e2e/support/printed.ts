import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A4 at 96 dpi: the width that media queries see on paper. */
const A4 = { width: 794, height: 1123 };

/** Checks what is on paper of the page that is open, and returns to the screen. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.evaluate(flawsOnPaper)).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Runs in the page. */
function flawsOnPaper(): string[] {
  const flaws: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
  /** From 0 to 1; #595959 has 0.1. */
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    if (/fixed|sticky/.test(style.position)) flaws.push(`${style.position}: ${nameOf(element)}`);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (hasText && luminance(style.color) > 0.101) flaws.push(`light text, ${style.color}: ${nameOf(element)}`);
    if (
      element.matches("a, button, summary") &&
      !element.innerText.trim() &&
      !element.querySelector("img[alt], [data-mark]")
    )
      flaws.push(`no label: ${element.outerHTML.slice(0, 80)}`);
    if (element.matches("input, select, textarea")) {
      const [label] = (element as HTMLInputElement).labels ?? [];
      if (!label || !isShown(label) || !label.innerText.trim())
        flaws.push(`no label: ${element.outerHTML.slice(0, 80)}`);
    }
  }
  const picture = document.querySelector("main img[fetchpriority=high]");
  const opening = document.querySelector("main h1")?.parentElement;
  if (picture && opening && isShown(picture) && !opening.contains(picture)) {
    const frame = picture.getBoundingClientRect();
    const words = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = document.createRange();
      text.selectNodeContents(node);
      const covers = [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > frame.left + 1 && left < frame.right && bottom > frame.top && top < frame.bottom,
      );
      if (covers) flaws.push(`the picture covers: ${node.textContent}`);
    }
  }
  for (const fold of document.querySelectorAll("main details")) {
    const inside = [...fold.children].filter((child) => child.tagName !== "SUMMARY");
    if (isShown(fold) && !inside.some((child) => child.getBoundingClientRect().height > 0 && isShown(child)))
      flaws.push(`closed: ${nameOf(fold)}`);
  }
  return flaws;
}
