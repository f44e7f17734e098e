import { fraseDaProposta, fraseDoHorarioCurto, fraseDoPrazo } from "@eden/domain/atendimento/frases";
import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { DIAS_PARA_DESISTIR } from "@eden/domain/catalogo/precos";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { PARCELAS } from "../../support/prices.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

const { expediente } = PADROES;
const SENTENCE =
  "Aulas, consultoria, ferramentas e marcas para o dono de farmácia independente organizar a loja e crescer.";
/** Height of the picture's empty strip above the shop, as a fraction of its own. */
const ABOVE_THE_SHOP = 0.034;

const hero = (page: Page) => page.getByRole("region", { name: "Crescimento com Propósito" });
const prices = (page: Page) => page.getByRole("region", { name: "Quanto custa e o que recebo" });

test("[HOME-02, HOME-08, HOME-09] the first screen of a small phone says what is sold, to whom and for how much, and shows the shop; five facts follow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const title = hero(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Crescimento com Propósito");
  const plans = hero(page).getByRole("link", { name: "Quero Conhecer a Éden Grupo", exact: true });
  const price = hero(page).getByText("EdenApp: R$ 0 ou");
  await expect(price).toHaveText(
    `EdenApp: R$ 0 ou ${PARCELAS}.Planos: proposta ${fraseDaProposta(expediente)}. Ver tudo`,
  );
  const account = hero(page).getByRole("link", { name: "Criar conta gratuita do EdenApp" });
  await expect(account).toHaveAttribute("href", "/registro-edenapp?acesso=gratuito");
  await test.step("all of it above the tab bar, with 96 px of the shop", async () => {
    const bar = (await page.getByRole("navigation", { name: "Atalhos" }).boundingBox())?.y ?? 0;
    expect(bar).toBeGreaterThan(500);
    for (const part of [title, hero(page).getByText(SENTENCE), plans, account, price]) {
      const { y = 0, height = 999 } = (await part.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(68);
      expect(y + height).toBeLessThan(bar);
    }
    const shop = await hero(page).getByRole("img").boundingBox();
    if (!shop) throw new Error("no picture");
    expect(bar - shop.y - shop.height * ABOVE_THE_SHOP).toBeGreaterThanOrEqual(96);
    expect((await account.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} px the headline has at most two lines`, async () => {
      await page.setViewportSize({ width, height });
      const { size, tall } = await title.evaluate((heading) => ({
        size: Number.parseFloat(getComputedStyle(heading).lineHeight),
        tall: heading.getBoundingClientRect().height,
      }));
      expect(Math.round(tall / size)).toBeLessThanOrEqual(2);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
  await test.step("five facts from their settings", async () => {
    const facts = hero(page).getByRole("list", { name: "Dados para conferir" }).getByRole("listitem");
    const { cidade, estado } = EMPRESA.endereco;
    await expect(facts).toHaveText([
      `CNPJ ${EMPRESA.cnpj} Conferir na Receita (abre em nova aba)`,
      `${cidade}, ${estado}`,
      fraseDoHorarioCurto(expediente.dias),
      `Resposta ${fraseDoPrazo(expediente)}`,
      `${DIAS_PARA_DESISTIR} dias para desistir da compra`,
    ]);
    await expect(facts.getByRole("link")).toHaveAttribute("href", /^https:\/\/solucoes\.receita\.fazenda\.gov\.br\//);
  });
  await expectAccessible(hero(page));
  await hero(page).getByRole("link", { name: "Ver tudo" }).click();
  await expect(prices(page).getByRole("heading")).toBeInViewport();
  await plans.click();
  await expect(page).toHaveURL("/planos");
});

test("[HOME-10] three formatos and three pacotes with price, time and first step: a table of at most 740 px, on a phone six rows", async ({
  page,
}) => {
  await page.goto("/");
  const rows = prices(page).locator("tbody tr:has(td a)");
  await test.step("in the order of the levels, with their buttons and destinations", async () => {
    await expect(prices(page).locator("tbody")).toHaveCount(2);
    await expect(rows.getByRole("rowheader")).toHaveText(NIVEIS.map(({ titulo }) => titulo));
    for (const [index, { id, buttonText, link, titulo }] of NIVEIS.entries()) {
      const row = rows.nth(index);
      const isApp = id === "eden-app";
      const price = isApp ? `R$ 0ou ${PARCELAS}` : `Proposta ${fraseDaProposta(expediente)}`;
      await expect(row.getByRole("cell")).toHaveCount(4);
      await expect(row.getByRole("cell").first()).toHaveText(/\S.{20,}/);
      await expect(row.getByRole("cell").nth(1)).toContainText(price);
      await expect(row.getByRole("cell").nth(2)).toHaveText(/dias|meses|combinar/);
      const step = row.getByRole("link");
      await expect(step).toHaveText(isApp ? "Criar a conta" : buttonText);
      await expect(step).toHaveAccessibleName(
        isApp ? "Criar a conta do EdenApp" : new RegExp(`^${buttonText}.* ${titulo}$`),
      );
      await expect(step).toHaveAttribute("href", isApp ? "/registro-edenapp" : link);
    }
    await expect(prices(page)).toContainText("Escolher ou pedir proposta não gera cobrança.");
    const help = prices(page).getByRole("link", { name: "Não sabe qual? Responda três perguntas" });
    await expect(help).toHaveAttribute("href", "/planos#ajuda");
  });
  await test.step("at most 740 px high at 1440 px", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await prices(page).boundingBox())?.height).toBeLessThanOrEqual(740);
    await expectAccessible(prices(page));
  });
  await test.step("on a tablet the time is below the contents", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(rows.first().getByRole("cell")).toHaveCount(3);
    await expect(rows.first().getByRole("cell").first()).toContainText("12 meses, quando quiser");
  });
  await test.step("on a phone rows of a readable height, whose links can be tapped", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const row of await rows.all()) {
      const { height = 0 } = (await row.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(110);
      expect(height).toBeLessThanOrEqual(175);
      expect((await row.getByRole("link").boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(prices(page));
  });
});
