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

test("[PAGE-02] an intro, then the virtual agent, the loyalty club and smart pricing", async ({ page }) => {
  await page.goto("/edentech");
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
});

test("[PAGE-02] nine feature cards, three by three", async ({ page }) => {
  await page.goto("/edentech");
  const shelf = page.getByRole("region", { name: "E tudo o que sustenta o dia da loja" });
  await expect(shelf.getByRole("listitem")).toHaveCount(9);
  await expect(shelf.getByRole("heading", { level: 3 })).toHaveText(NINE);
});

test("the nine cards are in three rows of three", async ({ page }) => {
  await page.goto("/edentech");
  const shelf = page.getByRole("region", { name: "E tudo o que sustenta o dia da loja" });
  const corners = await shelf
    .getByRole("listitem")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  expect(new Set(corners.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(new Set(corners.map(({ y }) => Math.round(y))).size).toBe(3);
});

test("[PAGE-02] the plans block shows Edificação and Plenitude, and no other", async ({ page }) => {
  await page.goto("/edentech");
  const plans = page.getByRole("region", { name: "Gostou? Faça parte deste grande movimento!" });
  await expect(plans.getByRole("heading", { level: 3 })).toHaveText(["Edificação", "Plenitude"]);
});

test("each drawn screen is one labelled picture, and says it is an example", async ({ page }) => {
  await page.goto("/edentech");
  const drawings = page.getByRole("img", { name: /^Exemplo ilustrativo: / });
  await expect(drawings).toHaveCount(3);
  for (const drawing of await drawings.all()) {
    await expect(drawing.getByText("Exemplo ilustrativo")).toBeVisible();
  }
});

test("nothing in a drawn screen is cut or shrunk at its own width", { tag: "@both" }, async ({ page }) => {
  await page.goto("/edentech");
  const drawings = page.getByRole("img", { name: /^Exemplo ilustrativo: / });
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
});

test("the suggested price moves to its place when the ruler becomes visible, and stays there", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/edentech");
  const pill = page.getByText("Sugerido 10,70");
  const today = page.getByText("Hoje 12,60");
  const centre = async (locator: typeof pill) => {
    const box = await locator.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  };
  await expect.poll(async () => (await centre(today)) - (await centre(pill))).toBe(0);
  await pill.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await centre(today)) - (await centre(pill))).toBeGreaterThan(50);
});

test("under reduced motion nothing is animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/edentech");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
