import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

test.use({ prefetch: true });

const TOP = ["Educação", "Tecnologia", "Marcas", "Gestão", "App", "Planos", "Contato"];
const TABS = ["Educação", "Marcas", "App", "Planos", "Tecnologia", "Gestão", "Contato"];

test("[NAV-01, NAV-04, SITE-06] the top bar lists seven pages and a button to the plans; the footer has all required links", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("external links open in a new tab, and no others do", () => expectFooter(page));
  const bar = page.getByRole("navigation", { name: "Principal" });
  await expect(bar.getByRole("link")).toHaveText(TOP);
  for (const label of TOP) {
    await bar.getByRole("link", { name: label, exact: true }).click();
    await expect(bar.getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "page");
  }
  await page.getByRole("banner").getByRole("link", { name: "Conheça nossas soluções" }).click();
  await expect(page).toHaveURL("/planos");
});

test("[NAV-02, NAV-03] on a phone: logo and contact button above, seven tabs below, the active one marked, usable at 320 px", {
  tag: "@360",
}, async ({ page }) => {
  await page.goto("/");
  const tabs = page.getByRole("navigation", { name: "Atalhos" }).getByRole("link");
  await expect(tabs).toHaveText(TABS);
  for (const width of [320, 360]) {
    await test.step(`the tabs fit ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      for (const tab of await tabs.all()) {
        const box = await tab.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.width).toBeGreaterThanOrEqual(42);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(await tab.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
      }
    });
  }
  await tabs.filter({ hasText: "Planos" }).click();
  await expect(tabs.and(page.locator('[aria-current="page"]'))).toHaveText(["Planos"]);
  const look = (text: string) => tabs.filter({ hasText: text }).evaluate((link) => getComputedStyle(link).color);
  await expect.poll(() => look("Planos")).not.toBe(await look("Marcas"));
  const header = page.getByRole("banner");
  await expect(header.getByRole("link")).toHaveCount(2);
  await expect(header.getByRole("link", { name: "Éden Grupo, página inicial" })).toBeVisible();
  await header.getByRole("link", { name: "Fale com Consultor" }).click();
  await expect(page).toHaveURL("/contato");
});

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  const expected: [string, string][] = [
    ["Valora Farma", "/marcas/#valora-farma"],
    ["DoLado Farma", "/marcas/#dolado-farma"],
    ["Farmácias BatePreço", "/marcas/#bate-preco"],
    ["Trabalhe Conosco", "/contato"],
    ["Central de ajuda", "/contato"],
    ["Campanhas Promocionais", "/planos"],
    ["Eden App", "/edenapp"],
    ["Educação", "/educacao"],
    ["Tecnologia", "/edentech"],
    ["Raio-X da praça", "/raio-x"],
    ["Ferramentas do dono", "/ferramentas"],
  ];
  for (const [name, href] of expected) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const pdf = footer.getByRole("link", { name: /Política de privacidade \(PDF\)/ });
  await expect(pdf).toHaveAttribute("target", "_blank");
  const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  await expect(footer.locator("address")).toContainText(/\d{5}-\d{3}/);
  await expect(footer).toContainText(/CNPJ [\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}/);
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  for (const name of ["Instagram", "LinkedIn", "YouTube", "TikTok"]) {
    const link = footer.getByRole("link", { name: `${name} (abre em nova aba)` });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute("href"), target: link.getAttribute("target") })),
    );
  for (const { href, target } of links) {
    if (href?.startsWith("http")) expect(target, href).toBe("_blank");
    // Two documents that visitors read while filling in a form.
    else if (!/\.pdf$|^\/politica-privacidade$/.test(href ?? "")) expect(target, href ?? "").toBeNull();
  }
}

const sectionTop = () => document.getElementById("dolado-farma")?.getBoundingClientRect().top ?? Number.NaN;

test("[NAV-05] a footer link opens the brands page at its section, 100 px below the top, and scrolls smoothly there on that page", async ({
  page,
}) => {
  await page.goto("/gestao");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "DoLado Farma", exact: true });
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Três fachadas");
  await expect.poll(() => page.evaluate(sectionTop)).toBeCloseTo(100, -0.5);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const start = await page.evaluate(() => window.scrollY);
  const seen = page.evaluate(recordScroll);
  await link.click();
  const { asked, end } = await seen;
  expect(await page.evaluate(sectionTop)).toBeCloseTo(100, -0.5);
  expect(asked, "smooth: no jump").toBe(start);
  expect(end).not.toBe(start);
});

/**
 * Scroll positions: at once after the page asked for the scroll, where only a jump has moved it, and when scrolling has
 * stopped for a while. A slow machine may draw it in one frame.
 */
async function recordScroll(): Promise<{ asked: number | undefined; end: number }> {
  let asked: number | undefined;
  const scrollTo = window.scrollTo.bind(window);
  Object.assign(window, {
    scrollTo: (...args: [ScrollToOptions]) => {
      scrollTo(...args);
      asked = window.scrollY;
    },
  });
  const start = window.scrollY;
  let end = start;
  for (let still = 0; still < 20 || end === start; ) {
    await new Promise(requestAnimationFrame);
    still = window.scrollY === end ? still + 1 : 0;
    end = window.scrollY;
  }
  return { asked, end };
}
