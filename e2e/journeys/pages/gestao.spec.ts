import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const MODELS: Record<string, string[]> = {
  "Consultoria Orientativa": ["Diagnóstico", "Aconselhamento", "Encontros periódicos"],
  "Consultoria Transformadora": [
    "Diagnóstico completo",
    "Planos de ação",
    "Acompanhamento da execução",
    "KPIs",
    "Orientação para treinar a equipe",
    "Maturidade de gestão",
  ],
};

test("[PAGE-07] the two models of consulting, a comparison that helps to choose, and links to diagnostic, plans and consultant; it fits every width", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/gestao");
  await test.step("each model has its contents", async () => {
    const boxes = [];
    for (const [name, contents] of Object.entries(MODELS)) {
      const model = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(model.getByRole("list", { name }).getByRole("listitem")).toHaveText(
        contents.map((content) => new RegExp(`^${content}`)),
      );
      boxes.push(await model.boundingBox());
    }
    const [orientativa, transformadora] = boxes;
    expect(transformadora?.y).toBe(orientativa?.y);
  });
  await test.step("advice is online or in person, and the page says that it includes no execution", async () => {
    const cards = page.getByRole("article");
    const advice = cards.filter({ hasText: "Consultoria Orientativa" });
    await expect(advice.getByRole("listitem").filter({ hasText: "Encontros periódicos" })).toContainText(
      "Online ou presenciais",
    );
    await expect(advice.getByText("Não inclui execução", { exact: true })).toBeVisible();
    await expect(cards.filter({ hasText: "Consultoria Transformadora" }).getByText(/não inclui/i)).toHaveCount(0);
  });
  await test.step("the comparison answers each question for both models", async () => {
    const comparison = page.getByRole("region", { name: "Qual combina com o seu momento?" });
    const questions = await comparison.getByRole("heading", { level: 3 }).count();
    expect(questions).toBeGreaterThanOrEqual(5);
    await expect(comparison.getByRole("term").filter({ hasText: "Orientativa" })).toHaveCount(questions);
    await expect(comparison.getByRole("term").filter({ hasText: "Transformadora" })).toHaveCount(questions);
    for (const answer of await comparison.getByRole("definition").all()) await expect(answer).toHaveText(/\S{3,}/);
    await expect(comparison).toContainText("não inclui execução");
  });
  await test.step("links to the consultant, to the plans and to the diagnostic", async () => {
    const main = page.getByRole("main");
    const chat = main.getByRole("link", { name: /^Falar com Consultor/ });
    const address = new URL((await chat.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://wa.me");
    expect(address.searchParams.get("text")).toBe(
      "Olá! Gostaria de saber mais sobre as consultorias de gestão do Éden Grupo.",
    );
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(main.getByRole("link", { name: "Edificação", exact: true })).toHaveAttribute("href", "/planos");
    await expect(main.getByRole("link", { name: "Ver o meu jardim" })).toHaveAttribute("href", "/jardim");
    for (const member of await main.getByRole("link", { name: "Já sou do grupo" }).all()) {
      await expect(member).toHaveAttribute("href", "/diagnostico-gestao");
    }
  });
  for (const width of [1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const clipped = await page
      .locator("main :is(h1, h2, h3, p, a, li)")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
    expect(clipped, `${width} px`).toBe(0);
    if (width === 360) {
      const answer = page.getByText("Encontros periódicos, online ou presenciais");
      await expect(answer).toBeHidden();
      await page.getByText("Comparar ponto a ponto").click();
      await expect(answer).toBeVisible();
      const tops = await page
        .getByRole("article")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops[1], "one model below the other").toBeGreaterThan(tops[0] ?? 0);
    }
    if (width === 768) await expectAccessible(page);
  }
});
