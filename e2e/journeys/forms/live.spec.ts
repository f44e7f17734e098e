import { MESES_ACESSO, PRECO_AVISTA_LIVE } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectChoiceProblem, expectProblems, pressAnyway, SENT, takeTime } from "../../support/form-checks.ts";
import { heading, next, personProblems, typePerson } from "../../support/inscricao.ts";
import { expectInterestSent, kind, passPerson, payment, product, sendInterest, toPayment } from "../../support/live.ts";
import { mailsAbout, mailsTo } from "../../support/mailbox.ts";
import { AVISTA_LIVE, ECONOMIA_LIVE, PARCELADO, PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/formulario-live"));

const thanks = (nome: string) => new RegExp(`Seu interesse n[oa] ${nome} está com a equipe\\.`);

test("[LIVE-01, LIVE-02, VAL-01] two steps, one question at a time, each with the exact messages for missing data; another choice clears what depended on it", async ({
  page,
}) => {
  await pressAnyway(next(page));
  await expectProblems(page, personProblems(page));
  await passPerson(page, uniqueEmail());
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("list", { name: "Etapas do cadastro" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("radiogroup", { name: "Produto" }).getByRole("radio")).toHaveCount(6);
  for (const name of ["EdenApp", "Imersão", "Mentoria", "Despertar", "Edificação", "Plenitude"] as const) {
    await expect(product(page, name)).not.toBeChecked();
  }
  await pressAnyway(sendInterest(page));
  await expectChoiceProblem(page, "Produto", "Por favor, selecione um produto");

  await product(page, "EdenApp").check();
  await expect(page.getByText("Por favor, selecione um produto")).toHaveCount(0);
  await expect(page.getByRole("radiogroup", { name: "Forma de pagamento" })).toHaveCount(0);
  await pressAnyway(sendInterest(page));
  await expectChoiceProblem(page, "Como você quer o EdenApp?", "Por favor, escolha entre FREE ou PAGO");

  await kind(page, "PAGO").check();
  await pressAnyway(toPayment(page));
  await expectChoiceProblem(page, "Forma de pagamento", "Por favor, selecione a forma de pagamento");
  const offers = page.getByRole("radiogroup", { name: "Forma de pagamento" });
  for (const words of [
    PARCELAS,
    PARCELADO,
    AVISTA_LIVE,
    ECONOMIA_LIVE,
    `${PRECO_AVISTA_LIVE.descontoPercentual}% de desconto`,
  ]) {
    await expect(offers).toContainText(words);
  }
  await expect(page.getByText(`${MESES_ACESSO} meses de acesso`).first()).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await test.step("another product clears type and payment; FREE clears the payment", async () => {
    await payment(page, "À vista").check();
    await expect(page.getByText(AVISTA_LIVE).first()).toBeVisible();
    await kind(page, "FREE").check();
    await expect(page.getByRole("radiogroup", { name: "Forma de pagamento" })).toHaveCount(0);
    await kind(page, "PAGO").check();
    await expect(payment(page, "À vista")).not.toBeChecked();
    await payment(page, "Parcelado").check();
    await product(page, "Mentoria").check();
    await expect(page.getByRole("radiogroup", { name: "Como você quer o EdenApp?" })).toHaveCount(0);
    await product(page, "EdenApp").check();
    await expect(kind(page, "PAGO")).not.toBeChecked();
    await kind(page, "PAGO").check();
    await expect(payment(page, "Parcelado")).not.toBeChecked();
    // Cleared, not only hidden: after a reload the form has no value for them.
    await product(page, "Mentoria").check();
    await page.reload();
    await product(page, "EdenApp").check();
    await expect(kind(page, "PAGO")).not.toBeChecked();
  });
});

test("[LIVE-01, LIVE-03, LIVE-04, RESULT-08] by keyboard: EdenApp FREE with its row, name, number, consultant and both e-mails; then another product", async ({
  page,
}) => {
  const email = uniqueEmail();
  await typePerson(page, email);
  await takeTime(page);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Etapa 2 de 2");
  await expect(heading(page)).toBeFocused();
  await expect(product(page, "EdenApp")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(product(page, "EdenApp")).toBeChecked();
  await expect(product(page, "EdenApp"), "focus does not move away while choosing a card").toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(product(page, "Imersão")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(kind(page, "FREE")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(kind(page, "FREE")).toBeChecked();
  await page.keyboard.press("Enter");
  await expectInterestSent(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(thanks("EdenApp FREE"));
  const rows = await rowsOf("leadlive", email);
  expect(rows).toMatchObject([{ produto: "edenappfree" }]);
  const protocolo = protocoloOf(rows[0]?.id);
  await expect(main).toContainText(`Protocolo ${protocolo}`);
  const chat = main.getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(`Meu protocolo é ${protocolo}.`);
  await expect(main.getByRole("link", { name: "Criar minha conta gratuita" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Escolher outro produto" })).toHaveAttribute("href", "/formulario-live");
  await expectAccessible(main);
  await page.reload();
  await expect(main).toContainText(thanks("EdenApp FREE"));
  await expect.poll(() => mailsAbout(email), SENT).toEqual(["team", "visitor"]);
  const [receipt] = await mailsTo(email);
  expect(receipt?.text).toContain("EdenApp FREE");
  expect(receipt?.text).toContain("/registro-edenapp#convite=");
  expect(receipt?.text).toContain(protocolo);
  // The form is empty again: another lead is sent only if it is filled in again.
  for (const [name, produto] of [
    ["Imersão", "imersao"],
    ["Plenitude", "plenitude"],
  ] as const) {
    await test.step(name, async () => {
      await main.getByRole("link", { name: "Escolher outro produto" }).click();
      await expect(heading(page)).toBeFocused();
      await expect(page.getByLabel("E-mail")).toHaveValue("");
      const other = uniqueEmail();
      await passPerson(page, other);
      await product(page, name).check();
      await sendInterest(page).click();
      await expectInterestSent(page);
      await expect(main).toContainText(thanks(name));
      await expect(heading(page)).toBeFocused();
      const stored = { nome: "Ana Souza", telefone: "11987654321", produto, finalidade: "atendimento" };
      expect(await rowsOf("leadlive", other)).toMatchObject([stored]);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    });
  }
});

test("[LIVE-06] 'Adquira agora' preselects EdenApp with its price; steps are history entries, and nothing typed is lost", async ({
  page,
}) => {
  const email = uniqueEmail();
  // An unknown product in the URL selects nothing, and a URL past an unfinished step leads to that step.
  await page.goto("/formulario-live?etapa=2&produto=outro");
  await expect(page).toHaveURL(/\?etapa=1&produto=outro$/);
  await expect(page.getByRole("main")).not.toContainText("Você escolheu o EdenApp");
  await page.goto("/formulario-live?produto=edenapp");
  const main = page.getByRole("main");
  await expect(main).toContainText("Você escolheu o EdenApp");
  await expect(main).toContainText(`${PARCELAS} = ${PARCELADO} (${AVISTA_LIVE} à vista)`);
  await expect(main).not.toContainText("Nada é cobrado");
  await passPerson(page, email);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toContainText("Gratuito ou pago?");
  await expect(product(page, "EdenApp"), "the product is not asked for again").toHaveCount(0);
  const offers = page.getByRole("radiogroup", { name: "Como você quer o EdenApp?" });
  await expect(offers).toContainText(`${PARCELAS} = ${PARCELADO}, ou ${AVISTA_LIVE} à vista`);
  await expectAccessible(main);
  await page.getByRole("button", { name: "Trocar de produto" }).press("Enter");
  await expect(product(page, "EdenApp")).toBeFocused();
  await expect(product(page, "EdenApp")).toBeChecked();
  await product(page, "Mentoria").check();
  await expect(heading(page)).toContainText("Qual caminho você quer seguir?");
  await page.goBack();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(product(page, "Mentoria")).toBeChecked();
  // Another choice overrides the link.
  await page.goto("/formulario-live?produto=edenapp&etapa=2");
  await expect(product(page, "Mentoria")).toBeChecked();
  await expect(offers).toHaveCount(0);
});

test("[LIVE-01, LIVE-07] on a phone, choosing EdenApp scrolls FREE and PAGO into view and focuses them; the buttons of the thanks are visible", {
  tag: "@360",
}, async ({ page }) => {
  await passPerson(page, uniqueEmail());
  await page.getByText("EdenApp", { exact: true }).first().tap();
  await expect(kind(page, "FREE")).toBeFocused();
  await expect(kind(page, "PAGO")).toBeInViewport();
  await page.getByText("PAGO", { exact: true }).tap();
  await expect(payment(page, "Parcelado")).toBeFocused();
  await expect(payment(page, "Parcelado")).toBeInViewport();
  await page.setViewportSize({ width: 384, height: 780 });
  await kind(page, "FREE").check();
  await sendInterest(page).click();
  await expectInterestSent(page);
  for (const name of ["Criar minha conta gratuita", "Voltar ao início"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});
