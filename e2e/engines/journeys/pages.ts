import { pages as routes } from "../../../scripts/static/pages.ts";
import { chunkPaths } from "../../support/chunk-files.ts";
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
        const expected = { title, headings: 1, tooWide: 0 };
        expect(await look(tab)).toEqual(expected);
        widths = widths.toReversed();
        const [width, height] = widths[0] ?? DESK;
        await tab.engine.resize(width, height);
        // WebKit tells the new width before it lays the page out again.
        await expect.poll(() => look(tab)).toEqual(expected);
      });
    }
  });

  test("[SITE-11] a script whose request failed loads at the next attempt; Firefox needs another address for it", async ({
    tab,
  }) => {
    const [path = ""] = chunkPaths("amostra-dialog");
    const load = (address: string) =>
      tab.engine.evaluate(
        (url) =>
          import(url).then(
            () => "loaded",
            ({ message }: Error) => message,
          ),
        address,
      );
    await tab.open(`${SITE}/planos`);
    await tab.engine.setOffline(true);
    const message = await load(path);
    await tab.engine.setOffline(false);
    if (tab.engine.name === "firefox") {
      // The address in the message is what the part asks for again.
      expect(message).toBe(`error loading dynamically imported module: ${SITE}${path}`);
      expect(await load(path)).toBe(message);
      expect(await load(`${path}?tentativa=1`)).toBe("loaded");
    } else {
      expect(message).not.toBe("loaded");
      expect(await load(path)).toBe("loaded");
    }
    // The failed request.
    await tab.engine.heard();
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
