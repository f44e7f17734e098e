import { pages } from "../../../scripts/static/pages.ts";
import { expectAccessible } from "../../support/axe.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test.use({ prefetch: true });

for (const { path, title, result } of pages) {
  test(`[SITE-03, SITE-04, SITE-05, SITE-08] ${path} passes the page checks, and fits 320 px`, {
    tag: "@both",
  }, async ({ page, isMobile }) => {
    // Under reduced motion nothing waits to be scrolled to, so the accessibility check sees the whole page.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S.{15,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`^https://.+${path}$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^https:\/\/.+\.(jpg|png)$/);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(result ? 1 : 0);
    await expectAccessible(page);
    if (isMobile) {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const frame of ["site", "jornada"] as const) {
    test(`[SITE-08] every page in the frame "${frame}" is fully readable without JavaScript`, async ({ page }) => {
      for (const { path } of pages.filter((one) => one.frame === frame)) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator("main h1")).toBeVisible();
          await expect(page.locator("main")).toContainText(/\S{3,}.{60,}/s);
          await expect(page.getByRole("link", { name: "Éden Grupo, página inicial" }).first()).toBeVisible();
          // React renders late content into a hidden element, which only a script can move.
          await expect(page.locator('[hidden][id^="S:"]')).toHaveCount(0);
        });
      }
    });
  }
});

test("[SITE-04, RESULT-11] an unknown path returns 404 with a helpful page", async ({ page, quiet }) => {
  const response = await page.goto("/caminho-que-nao-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/planos", "/edenapp", "/diagnostico-gestao", "/contato"]);
  await page.getByRole("main").getByRole("link", { name: "Voltar ao início" }).click();
  await expect(page).toHaveURL("/");
  // The browser logs the document's own 404.
  expect(quiet.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("[SITE-08] the sitemap lists every public page and no result page", async ({ request }) => {
  const listed = [
    ...(await (await request.get("/sitemap.xml")).text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
  ];
  const expected = pages.filter((page) => !page.result).map((page) => page.path);
  expect(listed.map(([, path]) => path).sort()).toEqual(expected.sort());
  expect(await (await request.get("/robots.txt")).text()).toMatch(/Sitemap: https:\/\/.+\/sitemap\.xml/);
});
