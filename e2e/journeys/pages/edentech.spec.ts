import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const NINE = [
  "Gestão Financeira",
  "Gestão de Compras",
  "Painel de Vendas",
  "Painel de Compras",
  "Venda por Whatsapp",
  "Estudo de localização",
  "Super Apps",
  "Mix de Produtos",
  "Delivery Online",
];

/** The cards of the plans block. */
const plansOf = (page: Page) =>
  page
    .getByRole("region", { name: "Gostou? Faça parte deste grande movimento!" })
    .locator("li")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("[PAGE-02, PLAN-01, PLAN-02] an intro, the virtual agent, the loyalty club, smart pricing, nine feature cards and two plans; on a phone they are stacked", async ({
  page,
}) => {
  await page.goto("/edentech");
  await expectPriceMoves(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tecnologia que fala a língua do balcão");
  const main = page.getByRole("main");
  await expect(main.getByText("Menos planilha, mais resposta.")).toBeVisible();

  const agent = main.getByRole("region", { name: "Pergunte como quem pergunta ao sócio" });
  await expect(agent).toContainText("Agente virtual");
  await expect(agent).toContainText("acompanha os indicadores da sua farmácia");
  await expect(agent).toContainText("24 horas");

  const club = main.getByRole("region", { name: "O cliente volta porque foi lembrado" });
  await expect(club).toContainText("Clube de Vantagens");
  await expect(club.getByRole("listitem")).toHaveText([
    "Ofertas personalizadas",
    "Recompra no dia certo",
    /^Ticket médio/,
  ]);

  const pricing = main.getByRole("region", { name: "O preço certo, com a margem de pé" });
  await expect(pricing).toContainText("Precificação inteligente");
  await expect(pricing.getByRole("listitem")).toHaveText([/^Concorrência/, /^Elasticidade/, /^Margem/]);

  await test.step("nine feature cards in three rows of three", async () => {
    const shelf = page.getByRole("region", { name: "E tudo o que sustenta o dia da loja" });
    await expect(shelf.getByRole("listitem")).toHaveCount(9);
    await expect(shelf.getByRole("heading", { level: 3 })).toHaveText(NINE);
    const corners = await shelf
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    expect(new Set(corners.map(({ x }) => Math.round(x))).size).toBe(3);
    expect(new Set(corners.map(({ y }) => Math.round(y))).size).toBe(3);
  });
  await test.step("the plans block: Edificação and Plenitude in two columns, each linking to its form", async () => {
    const cards = plansOf(page);
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(["Edificação", "Plenitude"]);
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(first?.y).toBe(second?.y);
    expect(first?.width).toBe(second?.width);
    const plenitude = cards.nth(1).getByRole("link", { name: "Falar com Consultor (Plenitude)" });
    await expect(plenitude).toHaveAttribute("href", "/registro-plenitude");
    const edificacao = cards.nth(0).getByRole("link", { name: "Falar com Consultor (Edificação)" });
    await expect(edificacao).toHaveAttribute("href", "/registro-edificacao");
  });
  await test.step("each drawn screen is one labelled picture", () => expectDrawings(page));
  await test.step("on a phone the plans are stacked, and nothing is cut", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectDrawings(page);
    const [first, second] = [await plansOf(page).nth(0).boundingBox(), await plansOf(page).nth(1).boundingBox()];
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(360);
  });
  await test.step("under reduced motion nothing is animated", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/edentech");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

/** The suggested price moves when the ruler becomes visible, and stays there. */
async function expectPriceMoves(page: Page): Promise<void> {
  const pill = page.getByText("Sugerido 10,70");
  const today = page.getByText("Hoje 12,60");
  const centre = async (locator: typeof pill) => {
    const box = await locator.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  };
  await expect.poll(async () => (await centre(today)) - (await centre(pill))).toBe(0);
  await pill.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await centre(today)) - (await centre(pill))).toBeGreaterThan(50);
}

/** Nothing in the three drawings is cut or too small to read. */
async function expectDrawings(page: Page): Promise<void> {
  const drawings = page.getByRole("img", { name: /^Exemplo ilustrativo: / });
  await expect(drawings).toHaveCount(3);
  for (const drawing of await drawings.all()) {
    await expect(drawing.getByText("Exemplo ilustrativo")).toBeVisible();
  }
  const smallest = await drawings.evaluateAll((all) =>
    Math.min(
      ...all.flatMap((drawing) =>
        [...drawing.querySelectorAll("*")]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    ),
  );
  expect(smallest).toBeGreaterThanOrEqual(13);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}
