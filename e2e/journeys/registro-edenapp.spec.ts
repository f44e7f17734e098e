import { protocoloOf } from "../../domain/protocolo.ts";
import { expectAccessible } from "../support/axe.ts";
import { consentGiven } from "../support/consent.ts";
import { refuseEmail, rowsOf, uniqueEmail } from "../support/database.ts";
import {
  cutInserts,
  expectChoiceProblem,
  expectProblems,
  forgetNetworkNoise,
  holdInserts,
  pressAnyway,
  SENT,
} from "../support/form-checks.ts";
import { mailsTo } from "../support/mailbox.ts";
import {
  access,
  accountCalls,
  back,
  CPF,
  field,
  fillPerson,
  finish,
  goToData,
  heading,
  next,
  plan,
  stored,
  toCheckout,
} from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.slow();
  await consentGiven(context, baseURL);
  await page.goto("/registro-edenapp", { waitUntil: "networkidle" });
});

const PERSON_REQUIRED = [
  ["Nome", "Nome é obrigatório"],
  ["Sobrenome", "Sobrenome é obrigatório"],
  ["Telefone", "Telefone é obrigatório"],
  ["E-mail", "Email é obrigatório"],
  ["CPF", "CPF é obrigatório"],
] as const;

test("[APP-02, APP-03, APP-04] a step is left only when complete; what is missing is said in the exact words", async ({
  page,
}) => {
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(back(page)).toHaveAttribute("aria-disabled", "true");
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Tipo de acesso", "Por favor, escolha entre gratuito ou pago");
  await expectAccessible(page);
  await access(page, "Pago").check();
  await expect(page.getByText("Por favor, escolha entre gratuito ou pago")).toHaveCount(0);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Plano de pagamento", "Por favor, selecione um plano");
  await expectAccessible(page);
});

test("[APP-02] the browser's back button walks the steps, and never below the first", async ({ page }) => {
  await goToData(page, "Parcelado");
  await expect(page).toHaveURL(/etapa=3/);
  await page.goBack();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
  await expect(plan(page, "Parcelado")).toBeChecked();
  await back(page).click();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(access(page, "Pago")).toBeChecked();
  await page.goForward();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
  await page.goto("/registro-edenapp?etapa=3");
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await back(page).click();
  await back(page).click();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(back(page)).toHaveAttribute("aria-disabled", "true");
});

test("[APP-02] an address past an unfinished step leads to the first unfinished one", async ({ page }) => {
  await page.goto("/registro-edenapp?etapa=3");
  await expect(page).toHaveURL(/etapa=1/);
  await access(page, "Pago").check();
  await page.goto("/registro-edenapp?etapa=3");
  await expect(page).toHaveURL(/etapa=2/);
});

test("[APP-03] free goes straight to the data, costs nothing and forgets what only a paid account needs", async ({
  page,
}) => {
  await goToData(page, "Parcelado");
  await fillPerson(page, uniqueEmail());
  await page.goto("/registro-edenapp?etapa=1");
  await access(page, "Gratuito").check();
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(field(page, "Nome")).toHaveValue("Helena");
  await expect(field(page, "CPF")).toHaveValue("");
  await expect(field(page, "CNPJ")).toHaveCount(0);
  await expect(finish(page)).toBeVisible();
  await back(page).click();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
});

test("[APP-01] @1440 the summary stands beside the steps with plan, data and total, and leads back to each", async ({
  page,
}) => {
  const summary = page.getByRole("complementary");
  await access(page, "Gratuito").check();
  await expect(summary).toContainText("R$ 0");
  await access(page, "Pago").check();
  await expect(summary).toContainText("Pago");
  await next(page).click();
  await plan(page, "À vista").check();
  await expect(summary).toContainText("À vista");
  await expect(summary).toContainText("R$ 1.898,00");
  await expect(summary).toContainText("Economia de R$ 100,00");
  await plan(page, "Parcelado").check();
  await expect(summary).toContainText("R$ 1.998,00");
  await expect(summary).toContainText("12 parcelas mensais de R$ 166,50, sem juros");
  await next(page).click();
  await fillPerson(page, "helena@exemplo.com.br");
  for (const words of ["Helena Duarte", "helena@exemplo.com.br", "(11) 98765-4321"]) {
    await expect(summary).toContainText(words);
  }
  await summary.getByRole("link", { name: "Alterar Plano" }).click();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
});

test("[APP-01] @360 on a phone the summary folds above the button, with the total in its line", async ({ page }) => {
  await goToData(page, "Parcelado");
  const fold = page.locator("details").filter({ hasText: "Resumo" });
  await expect(fold.locator("summary")).toContainText("R$ 1.998,00");
  await fold.locator("summary").click();
  await expect(fold.getByRole("link", { name: "Alterar Acesso" })).toBeVisible();
  await expectAccessible(page);
});

test("[APP-04] the two plans with their figures; the one-off price asks for PIX or boleto", async ({ page }) => {
  await access(page, "Pago").check();
  await next(page).click();
  const main = page.getByRole("main");
  for (const words of ["12 × R$ 166,50", "Total R$ 1.998,00, sem juros", "Cartão de crédito", "PIX ou boleto"]) {
    await expect(main).toContainText(words);
  }
  await expect(main).toContainText("R$ 1.898");
  await expect(main).toContainText("Economia de R$ 100,00");
  await plan(page, "À vista").check();
  await expect(page.getByRole("radio", { name: "PIX", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "Boleto", exact: true }).check();
  await expectAccessible(page);
});

test("[APP-05, APP-07, VAL-01] the data's messages, and the conditions of the purchase before its button", async ({
  page,
}) => {
  await goToData(page, "À vista");
  await pressAnyway(toCheckout(page));
  await expectProblems(
    page,
    PERSON_REQUIRED.map(([name, message]) => ({ field: field(page, name), message })),
  );
  await expectAccessible(page);
  await field(page, "Telefone").fill("11 9876");
  await field(page, "E-mail").fill("helena@farmacia");
  await field(page, "CPF").fill("529.982.247-24");
  await field(page, "Nome").focus();
  await expect(field(page, "CPF")).toHaveAccessibleDescription(/CPF inválido/);
  await pressAnyway(toCheckout(page));
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary.getByRole("link")).toHaveText([
    "Nome é obrigatório",
    "Sobrenome é obrigatório",
    "Telefone inválido (deve ter 10 ou 11 dígitos)",
    "Email inválido",
    "CPF inválido",
  ]);
  const terms = page.getByRole("region", { name: "Antes de pagar" });
  for (const words of [
    "Pagamento único de R$ 1.898,00, por PIX ou boleto",
    "desistir em até 7 dias",
    "Vendido por Éden Grupo Educação e Gestão Ltda., CNPJ 12.ABC.345/01DE-35",
    "Avenida das Palmeiras, 1200",
  ]) {
    await expect(terms).toContainText(words);
  }
});

test("[APP-09, RESULT-01, STORE-01, STORE-02] free: one row, its copy without the CPF, an account, the mail, the thanks", async ({
  page,
}) => {
  const email = uniqueEmail();
  await goToData(page, "Gratuito");
  await fillPerson(page, email);
  await expectAccessible(page);
  const { seen, release } = await holdInserts(page);
  await finish(page).dblclick();
  await expect(page.getByRole("button", { name: "Processando..." })).toBeVisible();
  await expect(field(page, "Nome")).toBeDisabled();
  await expect.poll(() => seen.length).toBe(1);
  release();
  await expect(page).toHaveURL("/cadastro-sucesso", SENT);
  const main = page.getByRole("main");
  await expect(heading(page)).toBeFocused();
  await expect(main).toContainText("Usuário Gratuito");
  await expect(main).toContainText("Obrigado, Helena.");
  await expect(main).toContainText("Você vai receber um e-mail com as instruções de acesso.");
  await expectAccessible(page);

  const rows = await rowsOf("cadastros_app", email);
  expect(rows).toMatchObject([
    { nome: "Helena", sobrenome: "Duarte", cpf: "52998224725", tipo: "free", plano: "free", finalidade: "conta" },
  ]);
  expect(rows[0]).toMatchObject({ pedido_id: null, cnpj: null, suspeito: false, consentimento_versao: "2026-11" });
  await expect(main).toContainText(`Protocolo ${protocoloOf(rows[0]?.id)}`);
  expect(await stored(page, "edenApp_userData")).toEqual({
    userType: "free",
    nome: "Helena",
    sobrenome: "Duarte",
    email,
    telefone: "11987654321",
    cnpj: "",
    razaoSocial: "",
    registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    status: "pending",
    endereco: { rua: "", numero: "", complemento: "", bairro: "", cidade: "", estado: "", cep: "" },
  });
  const everything = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await everything()).not.toMatch(/52998224725|529\.982\.247-25/);
  await expect.poll(() => accountCalls(email), SENT).toHaveLength(1);
  expect((await accountCalls(email))[0]?.body).toEqual({
    user: { user_name: "Helena Duarte", user_cpf: "52998224725", user_phone: "11987654321", user_email: email },
    store: { store_name: "Conta gratuita EdenApp", store_ein_code: "00000000000000" },
  });
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects, SENT).toContain("Seu acesso gratuito ao EdenApp");
  await page.goBack();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(access(page, "Gratuito")).not.toBeChecked();
});

test("[STORE-02] while it is typed the CPF is in no key; a reload keeps the rest", async ({ page }) => {
  const email = uniqueEmail();
  await goToData(page, "Parcelado");
  await fillPerson(page, email);
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).toContain(email);
  expect(everything).not.toContain("52998224725");
  await page.reload();
  await expect(field(page, "E-mail")).toHaveValue(email);
  await expect(field(page, "CPF")).toHaveValue("");
});

test("[APP-09] what the server refuses: the exact words above the form, everything kept, and it can be sent again", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("cadastros_app", email);
  try {
    await goToData(page, "Gratuito");
    await fillPerson(page, email);
    await finish(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Erro ao realizar cadastro. Tente novamente.", SENT);
    expect((await alert.boundingBox())?.y).toBeLessThan((await field(page, "Nome").boundingBox())?.y ?? 0);
    await expect(field(page, "CPF")).toHaveValue(CPF);
    await expect(finish(page)).toBeEnabled();
    await expectAccessible(page);
    quiet.splice(0);
  } finally {
    await allow();
  }
  await finish(page).click();
  await expect(page).toHaveURL("/cadastro-sucesso", SENT);
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
});

test("[APP-09] without a network it waits on the device, goes by itself, and is stored once", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await goToData(page, "Gratuito");
  await fillPerson(page, email);
  await context.setOffline(true);
  await finish(page).click();
  await expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page).toHaveURL("/cadastro-sucesso", SENT);
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[APP-09] left waiting since an earlier page it is told, with a way to the sign-up", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await goToData(page, "Gratuito");
  await fillPerson(page, email);
  await finish(page).click();
  await expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  await restore();
  await page.reload();
  await expect(page.getByText("Cadastro recebido. Protocolo")).toBeVisible(SENT);
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
  await page.getByRole("link", { name: "Ver o meu cadastro" }).click();
  await expect(page.getByRole("main")).toContainText("Usuário Gratuito");
  forgetNetworkNoise(quiet);
});

test("[APP-02] a card pressed before the script arrived counts", async ({ page }) => {
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

test("[APP-01, APP-05] the free sign-up with the keyboard alone", async ({ page }) => {
  const email = uniqueEmail();
  await access(page, "Gratuito").focus();
  await page.keyboard.press("Space");
  await expect(access(page, "Gratuito")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Nome")).toBeFocused();
  for (const text of ["Helena", "Duarte", "11987654321", email, "52998224725"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await field(page, "CPF").press("Enter");
  await expect(page).toHaveURL("/cadastro-sucesso", SENT);
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
});
