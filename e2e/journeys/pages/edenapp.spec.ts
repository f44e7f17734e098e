import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import type { Page } from "@playwright/test";
import { AVISTA_LIVE, PARCELADO, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

const BUY = "/formulario-live?produto=edenapp";

test("[PAGE-03, PAGE-09, LIVE-06, SITE-06] the hero with the stores, the price, what free and paid include, and the contents in five themes", async ({
  page,
  context,
}) => {
  await page.goto("/edenapp");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A escola da farmácia no seu bolso");
  await test.step("more than 30 lessons in five themes, each explained", async () => {
    const contents = page.getByRole("region", { name: /^Mais de 30 aulas/ });
    const themes = contents.getByRole("listitem");
    await expect(themes.getByRole("heading", { level: 3 })).toHaveText([
      "Marketing",
      "Cultura",
      "Gestão",
      "Mentalidade",
      "Tricotomia humana",
    ]);
    for (const theme of await themes.all()) await expect(theme.getByRole("paragraph")).toHaveText(/^.{40,}\.$/);
  });
  for (const [name, host] of [
    ["Baixar na App Store (abre em nova aba)", "apps.apple.com"],
    ["Disponível no Google Play (abre em nova aba)", "play.google.com"],
  ] as const) {
    await test.step(`'${name}' goes to ${host}`, async () => {
      await context.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Loja</title>" }),
      );
      const link = page.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("rel", "noopener");
      const [shop] = await Promise.all([context.waitForEvent("page"), link.click()]);
      await expect(shop).toHaveURL(new RegExp(`^https://${host}/`));
      await shop.close();
      await expect(page).toHaveURL("/edenapp");
    });
  }
  const buy = page.getByRole("link", { name: "Adquira agora" });
  await expect(buy).toHaveCount(3);
  for (const link of await buy.all()) await expect(link).toHaveAttribute("href", BUY);
  await test.step("the price, and what free and paid include, side by side", () => expectOffers(page));
  await page.goBack();
  await buy.first().click();
  await expect(page).toHaveURL(new RegExp(`${BUY.replace("?", "\\?")}$`));
  await expect(page.getByRole("main")).toContainText("Você escolheu o EdenApp");
});

async function expectOffers(page: Page): Promise<void> {
  const offers = page.getByRole("region", { name: /^Comece de graça/ }).locator("ul > li");
  const [free, paid] = [offers.first(), offers.last()];
  for (const words of ["Gratuito", "R$ 0", "Não pede cartão nem CNPJ"]) await expect(free).toContainText(words);
  for (const words of [
    "Pago",
    PARCELAS,
    PARCELADO,
    AVISTA_LIVE,
    "Mais de 30 aulas",
    `${MESES_ACESSO} meses de acesso`,
  ]) {
    await expect(paid).toContainText(words);
  }
  const tops = async () => [(await free.boundingBox())?.y ?? 0, (await paid.boundingBox())?.y ?? 0] as const;
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first, second] = await tops();
  expect(first).toBeLessThan(second);
  await page.getByRole("link", { name: "compare os dois" }).click();
  await expect(page.getByRole("heading", { name: /^Comece de graça/ })).toBeInViewport();
  await expect(paid.getByRole("link", { name: "Adquira agora" })).toHaveAttribute("href", BUY);
  await free.getByRole("link", { name: "Criar conta gratuita" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Etapa 3 de 3: Dados");
  await expect(page).toHaveURL("/registro-edenapp?etapa=3");
}
