import type { Page, Route } from "@playwright/test";
import { isChunk } from "../../support/chunk-files.ts";
import { expect, test } from "../../support/test.ts";

test.use({ prefetch: true });

test("[SITE-01, SITE-02] a followed link loads no new document, focuses the heading and announces the title; back restores the position", async ({
  page,
}) => {
  await page.goto("/edenapp");
  await expect(page.locator("main h1")).not.toBeFocused();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.evaluate(() => window.scrollTo(0, 700));
  await page
    .locator("header a[href='/planos']")
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveTitle("Éden Grupo - Planos");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Éden Grupo - Planos" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // What is below the first screen comes too, and is there again after going back.
  const last = page.getByRole("heading", { name: /Não tem certeza de qual plano/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Valora Farma" })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveTitle("Éden Grupo - Marcas");
  await expect(page.locator("#valora-farma")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Éden Grupo - Planos");
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle("Éden Grupo - Eden App");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(documents).toEqual([]);
});

test("the skip link is the first tab stop, and every focused element is visible and not covered by a fixed bar", async ({
  page,
}) => {
  await page.goto("/planos");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#conteudo")).toBeFocused();
  const stops = await page.locator("a[href], button").count();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await skip.focus();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      let state = "";
      await expect.poll(async () => (state = await page.evaluate(focusState))).toMatch(/^(seen|end)$/);
      if (state === "end") break;
    }
  }
});

function focusState(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "end";
  const { left, top, width, height } = element.getBoundingClientRect();
  // In the middle of a row may be its own button.
  const hit = [width / 2, 16].some((x) => element.contains(document.elementFromPoint(left + x, top + height / 2)));
  // A choice has its ring on the whole label.
  const outlined = getComputedStyle(element.closest("label") ?? element).outlineStyle !== "none";
  return hit && outlined ? "seen" : `hidden: ${element.textContent}`;
}

test("a page whose context script is lost stays readable", async ({ page, quiet }) => {
  await page.route("**/planos", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("window.__reactRouterContext =", "window.__lost =");
    await route.fulfill({ response, body: html });
  });
  await page.goto("/planos", { waitUntil: "commit" });
  await page.waitForLoadState();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Educação" }).click();
  await expect(page).toHaveURL("/educacao");
  // The modified script no longer matches its CSP hash, and the browser logs that.
  expect(quiet.splice(0).length).toBeGreaterThan(0);
});

test("a picture that never loads does not delay hydration on the first key press", async ({ page }) => {
  // The clock is paused: only the key press can start hydration.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const pictures: Route[] = [];
  await page.route("**/*.avif", (route) => void pictures.push(route));
  await page.goto("/gestao", { waitUntil: "commit" });
  // From here on the page listens for keys.
  await page.waitForLoadState("domcontentloaded");
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  for (const picture of pictures) await picture.continue();
});

/** Hrefs of what the page has fetched for other pages. */
const fetchedAhead = (page: Page) =>
  page
    .locator('link[fetchpriority="low"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "").filter(Boolean));

/** Runs in the page: the modules of a route, and which of them it has not requested. */
function modulesOf(path: string): { all: string[]; missing: string[] } {
  type Route = { path?: string; module: string; imports?: string[] };
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
    .__reactRouterManifest;
  const route = Object.values(routes).find((one) => one.path === path);
  const all = route ? [route.module, ...(route.imports ?? [])] : ["no such route"];
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  const requested = new Set(links.map(({ href }) => new URL(href).pathname));
  return { all, missing: all.filter((href) => !requested.has(href)) };
}

test("an idle page fetches the pages of its visible links; the next page appears at once, with the full stylesheet", async ({
  page,
}) => {
  await page.goto("/");
  // One per idle moment: the click must not come between two of them.
  await expect.poll(async () => (await page.evaluate(modulesOf, "planos")).missing).toEqual([]);
  const { all } = await page.evaluate(modulesOf, "planos");
  await expect(page.locator("#css-ahead")).toHaveAttribute("media", "not all");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const [heading] = await Promise.all([
    page.evaluate(firstFrameOfNextPage),
    page.getByRole("link", { name: /Quero Conhecer a Éden Grupo/ }).click(),
  ]);
  // Not even one frame of the old page says that it waits.
  expect(heading).toEqual({ styled: true, waited: false });
  // Other pages may still be fetched ahead.
  const paths = requests.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path.endsWith(".css") || all.includes(path))).toEqual([]);
});

test.describe("with Save-Data", () => {
  test.use({ prefetch: false });
  test("[SITE-09] nothing is fetched before a click; a tap is acknowledged at once, a line grows, and the next page waits for its stylesheet", async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const isPlanos = isChunk("planos");
    await page.goto("/");
    await page.evaluate(untilIdle);
    expect(await fetchedAhead(page)).toEqual([]);
    // The line does not wait for the stylesheet of the next page.
    await page.route(
      (url) => url.pathname.endsWith(".css") || isPlanos(url),
      async (route) => {
        await released;
        await route.continue();
      },
    );
    const styled = page.evaluate(firstFrameOfNextPage);
    const link = page.getByRole("link", { name: /Quero Conhecer a Éden Grupo/ });
    await link.hover();
    await page.mouse.down();
    await expect(link).toHaveCSS("opacity", "0.78");
    await page.mouse.up();
    const line = page.locator("[data-progress]");
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS("animation-delay", "0.15s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(line).toBeHidden();
    release();
    await expect(page).toHaveTitle("Éden Grupo - Planos");
    await expect(line).toHaveCount(0);
    expect(await styled).toEqual({ styled: true, waited: true });
  });
});

/** Runs in the page: the clients have started when the connection test is stored; their idle work follows it. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 10 || !sessionStorage.getItem("eden_conexao_testada"); times++) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

/** Runs in the page: whether the first frame with a new heading has the full stylesheet, and a line grew before it. */
async function firstFrameOfNextPage(): Promise<{ styled: boolean; waited: boolean }> {
  const before = document.querySelector("h1")?.textContent;
  let waited = false;
  new MutationObserver(() => {
    waited ||= document.querySelector("[data-progress]") !== null;
  }).observe(document.body, { childList: true });
  const heading = () => document.querySelector("h1")?.textContent;
  while (!heading() || heading() === before) await new Promise(requestAnimationFrame);
  const applied = [...document.styleSheets].filter(({ media }) => media.mediaText !== "not all");
  return { styled: applied.some(({ href }) => href?.includes("/assets/app-")), waited };
}
