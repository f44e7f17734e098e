import { pages as routes } from "../../../scripts/static/pages.ts";
import type { Tab } from "../tab.ts";
import { DESK, expect, PHONE, SITE, test } from "../test.ts";

/** Every route is loaded once and looked at in both widths. */
export function pages(): void {
  test("[SITE-04, SITE-05] every page has its title and heading, is hydrated and fits both widths", async ({ tab }) => {
    test.slow();
    // Every other page is loaded on the phone: a page costs one change of the width.
    let widths = [DESK, PHONE];
    for (const { path, title } of routes) {
      await test.step(path, async () => {
        await tab.open(SITE + path);
        expect(await look(tab)).toEqual({ title, headings: 1, tooWide: 0 });
        widths = widths.toReversed();
        const [width, height] = widths[0] ?? DESK;
        await tab.engine.resize(width, height);
        expect(await look(tab)).toEqual({ title, headings: 1, tooWide: 0 });
      });
    }
  });
}

/** By how many pixels the page is wider than the window, also where `overflow-x` hides it. */
function look(tab: Tab) {
  return tab.engine.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
  }));
}
