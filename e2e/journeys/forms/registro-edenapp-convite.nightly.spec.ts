import { createHash, randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import {
  accountCalls,
  CPF,
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
  waiting,
} from "../../support/cadastro.ts";
import { storeConsent } from "../../support/consent.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { forgetNetworkNoise, SENT, takeTime } from "../../support/form-checks.ts";
import { heading } from "../../support/inscricao.ts";
import {
  expectInterestSent,
  fillPaid,
  kind,
  passPerson,
  product,
  sendInterest,
  toPayment,
} from "../../support/live.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { expect, test } from "../../support/test.ts";

const LINK = /\/registro-edenapp#convite=[\w-]{43}(?![\w-])/;

/** The URL in the e-mail. */
async function linkIn(email: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await mailsTo(email)).find((mail) => subject.test(mail.subject))?.text.match(LINK)?.[0] ?? "";
  await expect.poll(find, PAID).toMatch(LINK);
  return find();
}

async function buyLive(page: Page, email: string) {
  await page.goto("/formulario-live");
  await fillPaid(page, email, "À vista");
  await takeTime(page);
  await toPayment(page).click();
  await pay(page);
  await page.getByRole("button", { name: "Ficar nesta página" }).click();
}

/** An unpaid order of the sign-up, and a link to it as the service creates it. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto("/registro-edenapp");
  await leaveForCheckout(page, email);
  const secret = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(secret).digest();
  const [pedido] = await pedidosOf(email);
  await database()`select privado.criar_convite(${hash}, ${pedido?.id}, null)`;
  return `/registro-edenapp#convite=${secret}`;
}

async function onAnotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await storeConsent(context, baseURL);
  await context.clock.install();
  return context.newPage();
}

const title = (page: Page, words: string) => page.getByRole("heading", { level: 1, name: words });

test("[APP-12, LIVE-07] the e-mail's link opens the sign-up of the order on another device, with nothing to pay", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  await buyLive(page, email);
  const link = await linkIn(email, /Pagamento confirmado/);
  const phone = await onAnotherDevice(browser, baseURL);
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(link);
  await expectPharmacyStep(phone);
  await expect(heading(phone)).toBeFocused();
  await expect(phone).toHaveURL("/registro-edenapp?etapa=3");
  const secret = link.split("=")[1] ?? "";
  expect(asked.join("\n")).not.toContain(secret);
  await expectPaid(phone);
  for (const [name, value] of [
    ["Nome", "Ana"],
    ["Sobrenome", "Souza"],
    ["Telefone", "(11) 98765-4321"],
    ["E-mail", email],
    ["CPF", ""],
  ] as const) {
    await expect(field(phone, name)).toHaveValue(value);
  }
  await expect(field(phone, "E-mail")).not.toBeEditable();
  await expectAccessible(phone.getByRole("main"));
  // A reload keeps the order and the edited data.
  await field(phone, "Nome").fill("Ana Maria");
  await phone.reload();
  await expectPharmacyStep(phone);
  await expect(field(phone, "Nome")).toHaveValue("Ana Maria");
  await field(phone, "CPF").fill(CPF);
  await fillCompany(phone);
  await finish(phone).click();
  await expectSignedUp(phone);
  await expectActive(phone);
  await expect.poll(() => accountCalls(email), PAID).toHaveLength(1);
  const [pedido, ...others] = await pedidosOf(email);
  expect(others).toEqual([]);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ pedido_id: pedido?.id, nome: "Ana Maria" }]);
  expect(await phone.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    secret,
  );

  // A used link says so and shows no form.
  await phone.goto("/");
  await phone.goto(link);
  await expect(title(phone, "Já existe um cadastro para este pedido")).toBeFocused(SENT);
  await expect(phone.getByRole("button", { name: "Finalizar Cadastro" })).toHaveCount(0);
  await phone.context().close();
});

test("[APP-12] an invalid link says so, and a new sign-up can be started", async ({ page }) => {
  await page.goto("/registro-edenapp#convite=abc");
  await expect(title(page, "Este link não vale mais")).toBeFocused(SENT);
  await expect(page).toHaveURL("/registro-edenapp");
  await expect(page.getByRole("link", { name: "Falar com a equipe" })).toHaveAttribute("href", /wa\.me/);
  await expectAccessible(page);
  await page.reload();
  await expect(title(page, "Este link não vale mais")).toBeVisible(SENT);
  await page.getByRole("button", { name: "Começar um cadastro novo" }).click();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
  await page.reload();
  await expect(heading(page)).toContainText("Etapa 1 de 3: Tipo");
});

test("[APP-12] if the request fails the link can be retried, also after a reload; an unpaid order waits for its payment and continues automatically", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  const link = await invite(page, email);
  const answers = ["fail", "limit", "fail"];
  await page.route("**/rpc/abrir_convite", (route) => {
    const answer = answers.shift();
    if (answer === "fail") return route.abort("failed");
    if (answer === "limit") return route.fulfill({ status: 429, headers: { "Retry-After": "90" }, json: {} });
    return route.fallback();
  });
  await page.goto("/");
  await page.goto(link);
  await expect(title(page, "Não conseguimos abrir o seu link agora")).toBeFocused(SENT);
  await expectAccessible(page.getByRole("main"));
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await again.click();
  await expect(title(page, "Muitas tentativas seguidas")).toBeVisible(SENT);
  await expect(page.getByRole("main")).toContainText("Espere 2 minutos");
  await page.reload();
  await expect(title(page, "Não conseguimos abrir o seu link agora")).toBeVisible(SENT);
  await again.click();
  await expect(waiting(page)).toBeVisible(SENT);
  const [pedido] = await pedidosOf(email);
  const other = await context.newPage();
  await other.goto(`${pedido?.checkout_url}`);
  await pay(other);
  await expectPharmacyStep(page);
  await expect(page.getByText("Helena Duarte").first()).toBeVisible();
  forgetNetworkNoise(quiet);
});

test("[APP-12, LIVE-07] the receipt of EdenApp FREE links to the prefilled free sign-up", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  await page.goto("/formulario-live");
  await passPerson(page, email);
  await product(page, "EdenApp").check();
  await kind(page, "FREE").check();
  await takeTime(page);
  await sendInterest(page).click();
  await expectInterestSent(page);
  const link = await linkIn(email, /./);
  const phone = await onAnotherDevice(browser, baseURL);
  await phone.goto(link);
  await expect(heading(phone)).toContainText("Etapa 3 de 3: Dados", SENT);
  await expect(field(phone, "Nome")).toHaveValue("Ana");
  await expect(field(phone, "Sobrenome")).toHaveValue("Souza");
  await expect(field(phone, "E-mail")).toHaveValue(email);
  await field(phone, "CPF").fill(CPF);
  await takeTime(phone);
  await finish(phone).click();
  await expectSignedUp(phone);
  expect(await rowsOf("cadastros_app", email)).toMatchObject([{ tipo: "free", nome: "Ana", sobrenome: "Souza" }]);
  await phone.goto("/");
  await phone.goto(link);
  await expect(title(phone, "Já existe um cadastro com este e-mail")).toBeVisible(SENT);
  await phone.context().close();
});
