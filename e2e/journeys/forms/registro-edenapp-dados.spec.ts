import { formatCpf } from "@eden/domain/documentos/cpf";
import { protocoloOf } from "@eden/domain/protocolo";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import { expectAccessible } from "../../support/axe.ts";
import {
  access,
  accountCalls,
  expectActive,
  expectSignedUp,
  field,
  fillPerson,
  finish,
  goToData,
  toCheckout,
} from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import {
  cutInserts,
  expectProblems,
  forgetNetworkNoise,
  holdInserts,
  pressAnyway,
  SENT,
  stored,
  takeTime,
} from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { heading } from "../../support/inscricao.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { AVISTA_APP } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/registro-edenapp"));

const PERSON_REQUIRED = [
  ["Nome", "Nome é obrigatório"],
  ["Sobrenome", "Sobrenome é obrigatório"],
  ["Telefone", "Telefone é obrigatório"],
  ["E-mail", "Email é obrigatório"],
  ["CPF", "CPF é obrigatório"],
] as const;

test("[APP-05, APP-07, STORE-02, VAL-01] the messages of the data step, and the purchase conditions before its button; the CPF is in no storage key", async ({
  page,
}) => {
  const email = uniqueEmail();
  await goToData(page, "À vista");
  await pressAnyway(toCheckout(page));
  await expectProblems(
    page,
    PERSON_REQUIRED.map(([name, message]) => ({ field: field(page, name), message })),
  );
  await expectAccessible(page.getByRole("main"));
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
    `Pagamento único de ${AVISTA_APP}, por PIX. São`,
    "desistir em até 7 dias",
    "Vendido por Éden Grupo Educação e Gestão Ltda., CNPJ 12.ABC.345/01DE-35",
    "Avenida das Palmeiras, 1200",
  ]) {
    await expect(terms).toContainText(words);
  }
  await fillPerson(page, email);
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).toContain(email);
  expect(everything).not.toContain("52998224725");
  await page.reload();
  await expect(field(page, "E-mail")).toHaveValue(email);
  await expect(field(page, "CPF")).toHaveValue("");
});

test("[APP-01, APP-05, APP-09, RESULT-01, RESULT-10, STORE-01, STORE-02] free, by keyboard: one row, its copy without the CPF, an account, e-mail, thanks", async ({
  page,
}) => {
  const email = uniqueEmail();
  // One CPF can open only one free account.
  const cpf = newCpf();
  await access(page, "Gratuito").focus();
  await page.keyboard.press("Space");
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Nome")).toBeFocused();
  for (const text of ["Helena", "Duarte", "11987654321", email, cpf]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await takeTime(page);
  const { seen, release } = await holdInserts(page);
  await field(page, "CPF").press("Enter");
  await expect(page.getByRole("button", { name: "Processando..." })).toBeVisible();
  await expect(field(page, "Nome")).toBeDisabled();
  await expect.poll(() => seen.length).toBe(1);
  release();
  await expectSignedUp(page);
  const main = page.getByRole("main");
  await expect(heading(page)).toBeFocused();
  await expect(main).toContainText("Usuário Gratuito");
  await expect(main).toContainText("Obrigado, Helena.");
  await expect(main).toContainText("Você vai receber um e-mail com as instruções de acesso.");
  await expectAccessible(main);

  const rows = await rowsOf("cadastros_app", email);
  expect(rows).toMatchObject([
    { nome: "Helena", sobrenome: "Duarte", cpf, tipo: "free", plano: "free", finalidade: "conta" },
  ]);
  expect(rows[0]).toMatchObject({ pedido_id: null, cnpj: null, suspeito: false, consentimento_versao: "2026-11.6" });
  await expect(main).toContainText(protocoloOf(rows[0]?.id));
  expect(await stored(page, "edenApp_userData")).toEqual({
    userType: "free",
    nome: "Helena",
    sobrenome: "Duarte",
    email,
    telefone: "11987654321",
    cnpj: "",
    razaoSocial: "",
    registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    status: expect.stringMatching(/^(pending|active)$/),
    endereco: { rua: "", numero: "", complemento: "", bairro: "", cidade: "", estado: "", cep: "" },
  });
  const everything = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const written of [cpf, formatCpf(cpf)]) expect(await everything()).not.toContain(written);
  await expect.poll(() => accountCalls(email), SENT).toHaveLength(1);
  expect((await accountCalls(email))[0]?.body).toEqual({
    user: { user_name: "Helena Duarte", user_cpf: cpf, user_phone: "11987654321", user_email: email },
    store: { store_name: "Conta gratuita EdenApp", store_ein_code: "00000000000000" },
  });
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects, SENT).toContain("Seu acesso gratuito ao EdenApp");
  await expectActive(page);
  expect(await stored(page, "edenApp_userData")).toMatchObject({ status: "active" });
  await page.goBack();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await expect(access(page, "Gratuito")).not.toBeChecked();
});

test("[APP-09] a sign-up queued on an earlier page is confirmed, with a link to it", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await goToData(page, "Gratuito");
  await fillPerson(page, email);
  await finish(page).click();
  await hurry(page, expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT));
  await restore();
  await page.reload();
  await hurry(page, expect(page.getByText("Cadastro recebido. Protocolo")).toBeVisible(SENT));
  expect(await rowsOf("cadastros_app", email)).toHaveLength(1);
  await page.getByRole("link", { name: "Ver o meu cadastro" }).click();
  await expect(page.getByRole("main")).toContainText("Usuário Gratuito");
  forgetNetworkNoise(quiet);
});
