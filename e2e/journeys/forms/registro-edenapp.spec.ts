import { expectAccessible } from "../../support/axe.ts";
import { access, back, field, fillPerson, finish, goToData, plano } from "../../support/cadastro.ts";
import { uniqueEmail } from "../../support/database.ts";
import { expectChoiceProblem, pressAnyway, SENT } from "../../support/form-checks.ts";
import { heading, next } from "../../support/inscricao.ts";
import { AVISTA_APP, ECONOMIA_APP, PARCELADO, PARCELAS, PARCELAS_MENSAIS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

test("[APP-01, APP-02, APP-03, APP-04] a step can be left only when complete, with the exact messages; plans and summary show their figures; back goes through the steps", async ({
  page,
}) => {
  // A URL past an unfinished step leads to the first unfinished one.
  await page.goto("/registro-edenapp?etapa=3");
  await expect(page).toHaveURL(/etapa=1/);
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(back(page)).toHaveAttribute("aria-disabled", "true");
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Tipo de acesso", "Por favor, escolha entre gratuito ou pago");
  await access(page, "Pago").check();
  await expect(page.getByText("Por favor, escolha entre gratuito ou pago")).toHaveCount(0);
  const summary = page.getByRole("complementary");
  await expect(summary).toContainText("Pago");
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
  await expect(heading(page)).toBeFocused();
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Plano de pagamento", "Por favor, selecione um plano");
  await page.goto("/registro-edenapp?etapa=3");
  await expect(page).toHaveURL(/etapa=2/);
  await test.step("the two plans with their figures; the one-off price asks for PIX or boleto", async () => {
    const main = page.getByRole("main");
    for (const words of [PARCELAS, `Total ${PARCELADO}, sem juros`, "Cartão de crédito", "PIX ou boleto"]) {
      await expect(main).toContainText(words);
    }
    await expect(main).toContainText(AVISTA_APP);
    await expect(main).toContainText(ECONOMIA_APP);
    await plano(page, "À vista").check();
    await expect(page.getByRole("radio", { name: "PIX", exact: true })).toBeChecked();
    await page.getByRole("radio", { name: "Boleto", exact: true }).check();
    await expectAccessible(page.getByRole("main"));
  });
  await test.step("the summary shows plan, data and total, and links back to each", async () => {
    await plano(page, "À vista").check();
    await expect(summary).toContainText("À vista");
    await expect(summary).toContainText(AVISTA_APP);
    await expect(summary).toContainText(ECONOMIA_APP);
    await plano(page, "Parcelado").check();
    await expect(summary).toContainText(PARCELADO);
    await expect(summary).toContainText(`${PARCELAS_MENSAIS}, sem juros`);
    await next(page).click();
    await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
    await expect(heading(page)).toBeFocused();
    await fillPerson(page, "helena@exemplo.com.br");
    for (const words of ["Helena Duarte", "helena@exemplo.com.br", "(11) 98765-4321", "CPF ***.982.247-**"]) {
      await expect(summary).toContainText(words);
    }
    await summary.getByRole("link", { name: "Alterar Plano" }).click();
    await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
  });
  await test.step("the browser's back button goes through the steps, and stops at the first", async () => {
    await page.goBack();
    await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
    await back(page).click();
    await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
    await expect(plano(page, "Parcelado")).toBeChecked();
    await back(page).click();
    await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
    await expect(access(page, "Pago")).toBeChecked();
    await expect(back(page)).toHaveAttribute("aria-disabled", "true");
  });
});

test("[APP-01, APP-03] free skips to the data step, costs nothing and clears what only a paid account needs; its link drops an unpaid order", async ({
  page,
}) => {
  await goToData(page, "Parcelado");
  await fillPerson(page, uniqueEmail());
  await page.goto("/registro-edenapp?etapa=1");
  await access(page, "Gratuito").click();
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "Nome")).toHaveValue("Helena");
  await expect(field(page, "CPF")).toHaveValue("");
  await expect(field(page, "CNPJ")).toHaveCount(0);
  await expect(page.getByRole("complementary")).toContainText("R$ 0");
  await expect(finish(page)).toBeVisible();
  await back(page).click();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  // Choosing it again also continues.
  await page.getByText("Para conhecer o EdenApp por dentro.").click();
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(heading(page)).toBeFocused();
  // Every step focuses the same heading: without the focus of this step, that of the next one can be awaited.
  await heading(page).blur();
  await page.goBack();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(heading(page)).toBeFocused();
  await test.step("arrow keys change the choice without continuing; Enter on the choice continues", async () => {
    await access(page, "Gratuito").focus();
    await page.keyboard.press("ArrowDown");
    await expect(access(page, "Pago")).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(access(page, "Gratuito")).toBeChecked();
    await expect(access(page, "Gratuito")).toBeFocused();
    await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  });
  await test.step("the link to the free sign-up drops an unpaid order and keeps everything that was typed", async () => {
    const order = { pedidoId: null, planType: "parcelado", forma: "pix", origem: "app", url: null };
    await page.evaluate(
      (kept) => localStorage.setItem("eden_checkout_edenapp", JSON.stringify({ ...kept, leftAt: Date.now() })),
      order,
    );
    await page.goto("/registro-edenapp?acesso=gratuito");
    await expect(heading(page)).toContainText("Quem vai cuidar desta conta?");
    await expect(page).toHaveURL("/registro-edenapp?etapa=3");
    await expect(field(page, "Nome")).toHaveValue("Helena");
    await expect(finish(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("eden_checkout_edenapp"))).toContain("abandoned");
  });
});

test("[APP-01] on a phone the summary is collapsed above the button, with the total visible", { tag: "@360" }, async ({
  page,
}) => {
  await goToData(page, "Parcelado");
  const fold = page.locator("details").filter({ hasText: "Resumo" });
  await expect(fold.locator("summary")).toContainText(PARCELADO);
  await fold.locator("summary").click();
  await expect(fold.getByRole("link", { name: "Alterar Acesso" })).toBeVisible();
  await expectAccessible(page.getByRole("main"));
});

test("[APP-02] a card chosen before hydration is kept", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await access(page, "Pago").check();
  held.resolve();
  await expect(next(page)).not.toHaveAttribute("aria-disabled", "true", SENT);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
});
