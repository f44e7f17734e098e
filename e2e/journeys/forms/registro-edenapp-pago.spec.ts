import { expectAccessible } from "../../support/axe.ts";
import {
  accountCalls,
  CNPJ,
  control,
  createAccount,
  estado,
  expectActive,
  expectPaid,
  expectPharmacyStep,
  expectSignedUp,
  field,
  fillCompany,
  finish,
  leaveForCheckout,
  PAID,
  pay,
  pedidosOf,
  situacaoOf,
  status,
  waiting,
} from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectProblems, pressAnyway, SENT, stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

test("[APP-08, APP-09, RESULT-02, RESULT-05, STORE-01, STORE-02] paid: checkout, back, the pharmacy, an active account", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await expect(page.getByRole("main")).toContainText(PARCELAS);
  await pay(page);
  const main = page.getByRole("main");
  await expect(createAccount(page)).toBeVisible();
  expect(await stored(page, "edenApp_tempData")).toEqual({
    nome: "Helena",
    sobrenome: "Duarte",
    telefone: "11987654321",
    email,
    cpf: "52998224725",
    planType: "parcelado",
    isPaid: true,
  });
  expect(await stored(page, "edenapp_purchase")).toEqual({
    planType: "parcelado",
    purchaseDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
  });
  await hurry(page, expect(page).toHaveURL("/registro-edenapp?etapa=3", SENT));
  await expect(heading(page)).toContainText("Agora, a sua farmácia");
  await expectPaid(page);
  await expect(page.getByText("Helena Duarte").first()).toBeVisible();

  await pressAnyway(finish(page));
  await expectProblems(page, [
    { field: field(page, "CNPJ"), message: "CNPJ é obrigatório" },
    { field: field(page, "Razão Social"), message: "Razão Social é obrigatória" },
    { field: field(page, "Endereço"), message: "Endereço é obrigatório" },
    { field: field(page, "Número"), message: "Número é obrigatório" },
    { field: field(page, "Bairro"), message: "Bairro é obrigatório" },
    { field: field(page, "Cidade"), message: "Cidade é obrigatória" },
    { field: estado(page), message: "Estado é obrigatório" },
  ]);
  await expectAccessible(page.getByRole("main"));
  await fillCompany(page);
  await expect(estado(page)).toHaveValue("SP");
  await page.reload();
  await expect(heading(page)).toContainText("Agora, a sua farmácia");
  await expect(field(page, "CNPJ")).toHaveValue(CNPJ);
  await expectPaid(page);
  await finish(page).click();

  await expectSignedUp(page);
  await expect(main).toContainText("Usuário Premium");
  await expectActive(page);
  for (const words of [email, "Premium", "Próximos passos"]) await expect(main).toContainText(words);
  await expect(main.locator("ol > li")).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Acessar EdenApp" })).toHaveAttribute("href", /^https:/);
  await expect(main.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Escrever para o suporte" })).toHaveAttribute("href", /^mailto:/);

  const [pedido] = await pedidosOf(email);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([
    {
      tipo: "paid",
      plano: "parcelado",
      pedido_id: pedido?.id,
      cnpj: "12ABC34501DE35",
      razao_social: "Duarte & Filhos Drogaria Ltda.",
      endereco: "Rua das Palmeiras",
      numero: "218",
      complemento: "",
      bairro: "Vila Nova",
      cidade: "Campinas",
      estado: "SP",
    },
  ]);
  expect(await stored(page, "edenApp_userData")).toEqual({
    userType: "paid",
    nome: "Helena",
    sobrenome: "Duarte",
    email,
    telefone: "11987654321",
    cnpj: "12ABC34501DE35",
    razaoSocial: "Duarte & Filhos Drogaria Ltda.",
    registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    status: "active",
    endereco: {
      rua: "Rua das Palmeiras",
      numero: "218",
      complemento: "",
      bairro: "Vila Nova",
      cidade: "Campinas",
      estado: "SP",
      cep: "",
    },
  });
  expect(await stored(page, "edenApp_tempData")).toBeNull();
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toContain("52998224725");
  await expect.poll(() => accountCalls(email), PAID).toHaveLength(1);
  expect((await accountCalls(email))[0]?.body.store).toEqual({
    store_name: "Duarte & Filhos Drogaria Ltda.",
    store_ein_code: "12ABC34501DE35",
  });
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject).toSorted();
  await expect
    .poll(subjects, PAID)
    .toEqual([
      expect.stringContaining("Pagamento confirmado"),
      expect.stringContaining("Recebemos seu cadastro no EdenApp"),
      "Seu acesso ao EdenApp está liberado",
    ]);
});

test("[APP-06, APP-07, APP-08] back without paying: a waiting message, the last step cannot be reached; when paid in another tab it continues automatically", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email);
  await page.goBack();
  await expect(waiting(page)).toContainText("Conclua o pagamento no checkout do Asaas.");
  await expect(waiting(page)).toContainText("você volta para cá automaticamente");
  await expect(finish(page)).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page.getByRole("main"));
  await pressAnyway(finish(page));
  const dialog = page.getByRole("alertdialog", { name: "Por favor, complete o pagamento primeiro.", exact: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Entendi" }).click();
  await expect(finish(page)).toBeFocused();
  await waiting(page).getByRole("link", { name: "Voltar ao checkout" }).click();
  const other = await context.newPage();
  await other.goto("/registro-edenapp");
  await expect(waiting(other)).toBeVisible();
  await pay(page);
  await expectPharmacyStep(other);
  await expect(heading(other)).toBeFocused();
  await expect(other.getByText("Pagamento confirmado", { exact: true })).toBeVisible();
  await page.close();
  await fillCompany(other);
  await finish(other).click();
  await expectSignedUp(other);
  expect(await situacaoOf(email)).toHaveLength(1);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ cpf: "52998224725", nome: "Helena" }]);
});

test("[APP-10] continuing before the webhook event: Pendente, and Ativo automatically once it arrives", async ({
  page,
}) => {
  const email = uniqueEmail();
  await leaveForCheckout(page, email, "À vista");
  await pay(page, "parado");
  await createAccount(page).click();
  await expect(page.getByText("Confirmando o pagamento...")).toBeVisible(SENT);
  await fillCompany(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expect(status(page)).toHaveText("Pendente");
  expect(await stored(page, "edenApp_userData")).toMatchObject({ status: "pending" });
  expect(await accountCalls(email)).toEqual([]);
  const [pedido] = await pedidosOf(email);
  await control({ liberar: pedido?.id });
  await expectActive(page);
  expect(await stored(page, "edenApp_userData")).toMatchObject({ status: "active" });
  await expect.poll(() => accountCalls(email), PAID).toHaveLength(1);
});

test("[APP-10] `?payment=success` typed by hand never results in an active account, and data without an order of ours is no payment", async ({
  page,
}) => {
  const email = uniqueEmail();
  await test.step("temporary data without an order of ours", async () => {
    const data = { nome: "Helena", sobrenome: "Duarte", telefone: "11987654321", email };
    const temp = { ...data, cpf: "52998224725", planType: "parcelado", isPaid: true };
    await page.evaluate((kept) => localStorage.setItem("edenApp_tempData", JSON.stringify(kept)), temp);
    await page.goto("/registro-edenapp?payment=success");
    await fillCompany(page);
    await finish(page).click();
    const dialog = page.getByRole("alertdialog", { name: "Por favor, complete o pagamento primeiro." });
    await dialog.getByRole("button", { name: "Entendi" }).click();
    await expect(page).toHaveURL(/registro-edenapp/);
    expect(await rowsOf("cadastros_app", email)).toEqual([]);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  await page.goto("/registro-edenapp?payment=success");
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(page).not.toHaveURL(/payment/);
  await leaveForCheckout(page, email);
  await page.goto("/registro-edenapp?payment=success");
  await expect(page).toHaveURL("/registro-edenapp?etapa=3");
  await fillCompany(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expect(status(page)).toHaveText("Pendente");
  expect(await situacaoOf(email)).toEqual(["pendente"]);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ conta_situacao: "pendente" }]);
  expect(await accountCalls(email)).toEqual([]);
});
