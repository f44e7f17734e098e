import type { Page } from "@playwright/test";
import { type PageCase, pages } from "../../../scripts/static/pages.ts";
import { expectAccessible } from "../../support/axe.ts";
import { expectForcedColours } from "../../support/forced-colors.ts";
import { expectPrintable } from "../../support/printed.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

/** Several pages in one visit share the browser's cache: a page costs half of a visit of its own. */
const VISIT = 4;
const visits = Array.from({ length: Math.ceil(pages.length / VISIT) }, (_, visit) =>
  pages.slice(visit * VISIT, (visit + 1) * VISIT),
);

for (const visited of visits) {
  const paths = visited.map(({ path }) => path).join(", ");
  test(`[SITE-03, SITE-04, SITE-05, SITE-08, SITE-18, SITE-20, NAV-07, HOME-11] the page checks, at 1440 and 360 px: ${paths}`, async ({
    page,
  }) => {
    // Under reduced motion nothing waits to be scrolled to, so the accessibility check sees the whole page.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const one of visited) await test.step(one.path, () => expectPage(page, one));
  });
  test(`[SITE-15, SITE-19] in forced colours, at 400 % zoom and on A4: ${paths} @nightly`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { path } of visited) await test.step(path, () => expectOtherMedia(page, path));
  });
}

async function expectPage(page: Page, { path, title, result }: PageCase): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(page.locator("main h1")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S.{15,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`^https://.+${path}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^https:\/\/.+\.(jpg|png)$/);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(result ? 1 : 0);
  const text = (await page.locator("body").textContent()) ?? "";
  expect(text.match(/nível \d/gi) ?? []).toEqual([]);
  await expectAccessible(page);
  await expectClearLinks(page);
  await expectClosing(page, 560);
  await expectZeros(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectClearLinks(page);
  await expectClosing(page, 620);
}

async function expectOtherMedia(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expectForcedColours(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await expectLoose(page);
  await expectPrintable(page);
}

/** Slashed zeros in identifiers, plain ones in all other text. */
async function expectZeros(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? "";
      if (!text.includes("0") || text.length > 60 || !parent?.checkVisibility()) continue;
      const isIdentifier = /[\dA-Z]{4}-\d\d$|^ED-/.test(text);
      const hasSlash = getComputedStyle(parent).fontFamily.startsWith('"Atkinson Hyperlegible');
      if (isIdentifier !== hasSlash && !getComputedStyle(parent).fontFamily.startsWith("Fraunces")) found.push(text);
    }
    return found;
  });
  expect(wrong).toEqual([]);
}

/** 400 % zoom of a window of 1280 × 1024: the bars scroll with the page. */
async function expectLoose(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const positions = await page
    .locator('header, nav[aria-label="Atalhos"]')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
  expect(positions.filter((position) => position !== "static")).toEqual([]);
}

/** The closing section of a page, if it has one, is not higher than this, also with what it can open. */
async function expectClosing(page: Page, height: number): Promise<void> {
  const closing = page.locator("section[aria-labelledby=convite-titulo]");
  const folded = closing.locator("details:not([open])");
  for (const one of await folded.all()) await one.locator("summary").click();
  await expect(folded).toHaveCount(0);
  const heights = await closing.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const one of heights) expect(one).toBeLessThanOrEqual(height);
}

/** A button of a product names it, and two links with the same name have the same destination. */
async function expectClearLinks(page: Page): Promise<void> {
  const snapshot = await page.locator("body").ariaSnapshot();
  const destinations = new Map<string, Set<string>>();
  for (const [, name = "", url = ""] of snapshot.matchAll(/link "((?:[^"\\]|\\.)*)"[^\n]*\n\s*- \/url: (\S+)/g)) {
    destinations.set(name, (destinations.get(name) ?? new Set()).add(url));
  }
  expect(destinations.size).toBeGreaterThan(0);
  const bare = /^(Garantir minha pré reserva|Adquira agora|Falar com Consultor)( \(abre em nova aba\))?$/;
  // A chat about no product in particular has nothing to name.
  const unclear = [...destinations].filter(
    ([name, urls]) => urls.size > 1 || (bare.test(name) && ![...urls].every((url) => url.includes("wa.me/"))),
  );
  expect(unclear).toEqual([]);
}

/** What a page must show without JavaScript besides its heading and its text. */
const ALSO: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    const about = page.getByRole("region", { name: "Sobre o Éden Grupo" });
    await expect(about.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(about.getByRole("img")).toHaveCount(4);
    await expect(about.getByRole("listitem")).toHaveCount(9);
    await expect(about.getByRole("tab")).toHaveCount(0);
    const sample = page.getByRole("link", { name: "Abrir a página 9" });
    const file = await page.request.get((await sample.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("image/webp");
  },
  "/educacao": async (page) => {
    await expect(page.getByText("Plano pessoal de 30 dias", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Dez meses com alguém ao seu lado" }).getByRole("definition"),
    ).toHaveText(["10", "4", "8"]);
  },
  "/edenapp": async (page) => {
    await expect(page.getByText("Tricotomia humana", { exact: true })).toBeVisible();
    const video = page.getByRole("link", { name: "Assistir no YouTube" });
    await expect(video).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=/);
  },
  "/contato": async (page) => {
    await expect(page.getByText("Este formulário precisa de JavaScript.")).toBeVisible();
    const chat = page.getByRole("link", { name: /fale com a gente pelo WhatsApp/ });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  },
  "/ferramentas": async (page) => {
    const doors = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(doors.getByRole("heading")).toHaveText([
      "Ponto de equilíbrio",
      "Desconto que cabe",
      "Estoque parado",
      "Fluxo de caixa de 13 semanas",
    ]);
    for (const door of await doors.all()) await expect(door).toContainText(/\?\d+ minutos?,/);
    await expect(page.getByText("Tudo é calculado neste aparelho. Nada é enviado.")).toBeVisible();
    const perguntas = page.getByRole("link", { name: "Responder às sete perguntas" });
    await expect(perguntas).toHaveAttribute("href", "/jardim");
  },
  "/ferramentas/ponto-de-equilibrio": (page) => expectByHand(page, ["Aluguel", "Margem bruta", "Dias abertos"]),
  "/ferramentas/desconto-que-cabe": (page) => expectByHand(page, ["Preço normal", "Custo", "Desconto"]),
  "/ferramentas/estoque-parado": (page) => expectByHand(page, ["Escolher arquivo"]),
  "/ferramentas/fluxo-de-caixa": (page) =>
    expectByHand(page, ["Saldo de hoje", "Distribuidoras", "Salários brutos do mês"]),
  "/marcas": async (page) => {
    await page.goto("/marcas#dolado-farma", { waitUntil: "load" });
    // The browser's own jump leaves the offset of PAGE-06.
    await expect.poll(async () => (await page.locator("#dolado-farma").boundingBox())?.y).toBeCloseTo(100, -0.5);
    await expect(page.locator("#dolado-farma img").first()).toBeVisible();
  },
  "/planos": async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const plan = page.locator("main details").filter({ has: page.getByRole("heading", { name: "Despertar" }) });
    await plan.locator("summary").click();
    await expect(plan.getByText("Clube de Vantagens").first()).toBeVisible();
    await plan.locator("summary").click();
    await expect(plan.getByText("Clube de Vantagens").first()).toBeHidden();
  },
};

/** A tool without JavaScript: its fields, a sentence that says so, and the formula to compute with. */
async function expectByHand(page: Page, labels: string[]): Promise<void> {
  await expect(page.getByText("Esta conta precisa de JavaScript. Sem ele, dá para fazer à mão")).toBeVisible();
  for (const label of labels) await expect(page.getByLabel(label).first()).toBeVisible();
  const formulas = page.getByRole("region", { name: "Como calculamos" });
  await expect(formulas.getByRole("definition").first()).toBeVisible();
  await formulas
    .getByText(/^De onde vem/)
    .first()
    .click();
  await expect(formulas.getByText(/Éden Grupo, de 20\d\d|\/20\d\d/).first()).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [frame, ids] of [
    ["site", "SITE-08, HOME-03, HOME-07, PAGE-01, PAGE-03, PAGE-06, PLAN-04, FERRAMENTA-01, FERRAMENTA-02"],
    ["jornada", "SITE-08"],
  ] as const) {
    test(`[${ids}] every page in the frame "${frame}" is fully readable without JavaScript`, async ({ page }) => {
      for (const { path } of pages.filter((one) => one.frame === frame)) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator("main h1")).toBeVisible();
          await expect(page.locator("main")).toContainText(/\S{3,}.{60,}/s);
          await expect(page.getByRole("link", { name: "Éden Grupo, página inicial" }).first()).toBeVisible();
          // React renders late content into a hidden element, which only a script can move.
          await expect(page.locator('[hidden][id^="S:"]')).toHaveCount(0);
          await ALSO[path]?.(page);
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
  expect(addresses).toEqual(["/planos", "/edenapp", "/jardim", "/contato"]);
  const member = page.getByRole("main").getByRole("link", { name: "Já sou do grupo" });
  await expect(member).toHaveAttribute("href", "/diagnostico-gestao");
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
