import type { Browser, Page } from "@playwright/test";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import { expectAccessible } from "../../support/axe.ts";
import {
  accountCalls,
  CPF,
  control,
  expectActive,
  expectPharmacyStep,
  expectSignedUp,
  field,
  fillCompany,
  finish,
  PAID,
  pay,
  pedidosOf,
} from "../../support/cadastro.ts";
import { storeConsent } from "../../support/consent.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { numbersIn, title } from "../../support/facts.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import {
  expectInterestSent,
  fillPaid,
  kind,
  passPerson,
  product,
  sendInterest,
  toPayment,
} from "../../support/live.ts";
import { mailsTo, TEAM } from "../../support/mailbox.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

// A purchase from the interest to the account, with its page open beside it.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => page.goto("/formulario-live"));

/** Reads the page again until it says so, instead of waiting for its minute. */
const expectTitle = (page: Page, words: string) =>
  expect(async () => {
    await page.reload();
    await expect(title(page)).toHaveText(words, { timeout: 10_000 });
  }).toPass(PAID);

/** The only number on the page. */
async function numberOn(page: Page): Promise<string> {
  const main = page.getByRole("main");
  await expect.poll(async () => numbersIn(await main.innerText()), SENT).not.toEqual([]);
  const [number, ...others] = numbersIn(await main.innerText());
  expect(others).toEqual([]);
  return number ?? "";
}

/** Opens a follow-up link in another browser. */
async function follow(browser: Browser, baseURL: string | undefined, href: string): Promise<Page> {
  const context = await browser.newContext();
  await storeConsent(context, baseURL, "recusado");
  const page = await context.newPage();
  await page.goto(`${baseURL}${new URL(href, baseURL).pathname}${new URL(href, baseURL).hash}`);
  return page;
}

test("[COMPRA-01, COMPRA-02, ACOMPANHAR-04] a live purchase has one number and one page from the payment to the account", {
  tag: "@360",
}, async ({ page, browser, baseURL }) => {
  const email = uniqueEmail();
  await fillPaid(page, email, "Parcelado");
  await toPayment(page).click();
  await pay(page, "parado");
  const number = await numberOn(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const beside = await opened;
  await expect(title(beside)).toHaveText("Esperando o pagamento.", SENT);
  expect(await numberOn(beside)).toBe(number);
  const [pedido] = await pedidosOf(email);
  await expect(beside.getByRole("link", { name: "Ir para o pagamento" })).toHaveAttribute(
    "href",
    `/api/checkout/${pedido?.id}`,
  );
  await expectAccessible(beside);
  expect(await scrollsSideways(beside)).toBe(false);

  // The provider reports the payment; the page says what is missing and sends its link to the mailbox.
  await control({ liberar: pedido?.id });
  await expectTitle(beside, "Pago. Falta o cadastro.");
  await beside.getByRole("button", { name: "Fazer o cadastro" }).click();
  await expect(beside.getByText(/^O link está a caminho/)).toBeVisible(SENT);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), SENT)
    .toEqual(expect.arrayContaining([`Falta criar a sua conta no EdenApp (${number})`]));

  await hurry(page, expect(page).toHaveURL("/registro-edenapp?etapa=3", SENT));
  await expectPharmacyStep(page);
  await field(page, "CPF").fill(CPF);
  await fillCompany(page);
  await takeTime(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expectActive(page);
  expect(await numberOn(page)).toBe(number);
  await expectTitle(beside, "Sua conta está pronta.");
  await expect(beside.getByRole("main")).not.toContainText(/respondemos|resposta até|prometemos/);

  // Every message of the purchase, to the buyer and to the team, and every link in them.
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), PAID)
    .toEqual(expect.arrayContaining(["Seu acesso ao EdenApp está liberado"]));
  const mails = [...(await mailsTo(email)), ...(await mailsTo(TEAM)).filter(({ text }) => text.includes(email))];
  expect(numbersIn(mails.map(({ subject, text }) => `${subject} ${text}`).join(" "))).toEqual([number]);
  const links = new Set(mails.flatMap(({ text }) => text.match(/\S+\/acompanhar#[\w-]{48}/g) ?? []));
  expect(links.size).toBeGreaterThan(0);
  for (const href of links) {
    const other = await follow(browser, baseURL, href);
    await expect(title(other)).toHaveText("Sua conta está pronta.", SENT);
    expect(await numberOn(other)).toBe(number);
    await other.context().close();
  }
});

test("[COMPRA-01, ACOMPANHAR-05, LIVE-07, RESULT-10] a free account, prefilled from its interest, keeps the number of its interest, and its page promises no answer", async ({
  page,
}) => {
  const email = uniqueEmail();
  await passPerson(page, email);
  await product(page, "EdenApp").check();
  await kind(page, "FREE").check();
  await sendInterest(page).click();
  await expectInterestSent(page);
  const number = await numberOn(page);
  await expect(page.getByRole("main")).not.toContainText(/respondemos|entra em contato/);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const beside = await opened;
  await expect(title(beside)).toHaveText("Falta criar a conta.", SENT);
  expect(await numberOn(beside)).toBe(number);
  await expect(beside.getByRole("main")).not.toContainText(/respondemos|nossa resposta/i);

  await page.reload();
  await page.getByRole("link", { name: "Criar minha conta gratuita" }).click();
  await expect(page).toHaveURL("/registro-edenapp?etapa=3");
  for (const [name, value] of [
    ["Nome", "Ana"],
    ["Sobrenome", "Souza"],
    ["Telefone", "(11) 98765-4321"],
    ["E-mail", email],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(page.getByRole("complementary")).toContainText("R$ 0");
  // One CPF can open only one free account.
  await field(page, "CPF").fill(newCpf());
  await takeTime(page);
  await finish(page).click();
  await expectSignedUp(page);
  expect(await numberOn(page)).toBe(number);
  const [lead] = await rowsOf("leadlive", email);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ tipo: "free", lead_id: lead?.id }]);
  await expectActive(page);
  await expect(page.getByRole("main")).toContainText("Sua conta gratuita está ativa.");
  expect(await accountCalls(email)).toHaveLength(1);
  await expectTitle(beside, "Sua conta está pronta.");
});
