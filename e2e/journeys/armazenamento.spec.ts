import type { Page } from "@playwright/test";
import { chaveOf } from "../../domain/privacidade/chaves-do-navegador.ts";
import { expectAccessible } from "../support/axe.ts";
import { consentGiven } from "../support/consent.ts";
import * as contact from "../support/contact.ts";
import { rowsOf, uniqueEmail } from "../support/database.ts";
import { identify, next as nextQuestion, PAGE, test } from "../support/diagnostic.ts";
import { cutInserts, forgetNetworkNoise, SENT } from "../support/form-checks.ts";
import { fillPaid, toPayment } from "../support/live.ts";
import { fillPerson, finish, next } from "../support/registration.ts";
import * as signUp from "../support/sign-up.ts";
import { expect } from "../support/test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every key in sight, with the entry of the list it belongs to. */
async function unlisted(page: Page, seen: Set<string>) {
  const found = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie.split("; ").flatMap((pair) => pair.split("=")[0] || []),
  }));
  return Object.entries(found).flatMap(([where, keys]) =>
    keys.flatMap((key) => {
      const entry = chaveOf(where as keyof typeof found, key);
      if (entry) seen.add(entry);
      return entry ? [] : [`${where}: ${key}`];
    }),
  );
}

test("[STORE-03] every form and journey stores only what the policy lists", async ({ page, store }) => {
  test.setTimeout(240_000);
  const seen = new Set<string>();
  const look = async () => expect(await unlisted(page, seen)).toEqual([]);
  await page.goto("/?utm_source=teste");
  await page.getByRole("button", { name: "Recusar" }).click();
  await look();

  await page.goto("/contato");
  await contact.fill(page, uniqueEmail());
  await look();
  await contact.send(page).click();
  await expect(page.getByText(contact.SUCCESS)).toBeVisible(SENT);
  await look();

  await page.goto("/");
  await page.getByLabel("Nome completo").fill("Ana Souza");
  await look();

  await page.goto("/registro-despertar");
  await fillPerson(page, uniqueEmail());
  const { restore } = await cutInserts(page);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  await look();
  await restore();
  await page.getByRole("button", { name: "Tentar enviar agora" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible(SENT);
  await look();

  await page.goto("/registro-mentoria-imersao");
  await page.getByRole("checkbox").first().check();
  await fillPerson(page, uniqueEmail());
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("alertdialog")).toBeVisible(SENT);
  await look();

  await page.goto("/registro-plenitude");
  await fillPerson(page, uniqueEmail());
  await next(page).click();
  await page.getByRole("radio").first().check();
  await finish(page).click();
  await expect(page.getByRole("alertdialog")).toBeVisible(SENT);
  await look();

  await page.goto("/registro-edificacao");
  await fillPerson(page, uniqueEmail());
  await next(page).click();
  await page.getByRole("radio", { name: "Loja única" }).check();
  await next(page).click();
  await page.getByLabel("CNPJ").fill("11222333000181");
  await page.getByLabel(/Faturamento/).fill("R$ 150 mil");
  await next(page).click();
  await page.getByRole("radio", { name: "Plano 1" }).check();
  await finish(page).click();
  await expect(page.getByRole("alertdialog")).toBeVisible(SENT);
  await look();

  await page.goto(PAGE);
  await identify(page, store);
  await page.getByRole("radio").first().check();
  await nextQuestion(page).click();
  await expect(page.getByText("Pergunta 2 de")).toBeVisible(SENT);
  await look();

  await page.goto("/formulario-live");
  await fillPaid(page, uniqueEmail(), "Parcelado");
  await look();
  await toPayment(page).click();
  await signUp.pay(page);
  await look();

  await page.goto("/registro-edenapp");
  await signUp.leaveForCheckout(page, uniqueEmail());
  await signUp.pay(page);
  await look();
  await page.getByRole("button", { name: "Continuar agora" }).click();
  await signUp.fillCompany(page);
  await look();
  await signUp.finish(page).click();
  await expect(page).toHaveURL("/cadastro-sucesso", SENT);
  await look();

  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      ...["customer_edificacao_registration", "customer_registration", "despertar_registration"],
      ...["diagnostico_progress", "edenApp_tempData", "edenApp_userData", "eden_checkout_edenapp"],
      ...["eden_consentimento", "eden_diagnostico_em", "eden_fila_envios", "eden_origem", "eden_rascunho_*"],
      ...["edenapp_purchase", "mentoria_imersao_registration", "produtoslive_edenapp"],
    ]),
  );
});

test("[SEC-M7, STORE-03] a sign-up that could not be sent is deleted after 7 days, and its form tells", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  test.slow();
  await consentGiven(context, baseURL);
  const email = uniqueEmail();
  await cutInserts(page);
  await page.goto("/registro-edenapp");
  await signUp.goToData(page, "Gratuito");
  await signUp.fillPerson(page, email);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  const queue = () => page.evaluate(() => localStorage.getItem("eden_fila_envios"));
  expect(await queue()).toContain("52998224725");

  await page.clock.setSystemTime(Date.now() + 6 * DAY_MS);
  await page.goto("/planos");
  expect(await queue()).toContain("52998224725");
  await page.clock.setSystemTime(Date.now() + 7 * DAY_MS + 60_000);
  await page.goto("/planos");
  await expect.poll(queue, SENT).not.toContain("52998224725");
  expect(await queue()).not.toContain(email);
  await page.unrouteAll();

  await page.goto("/registro-edenapp");
  const told = page.getByRole("alert").filter({ hasText: "não pôde ser feito e foi apagado deste aparelho" });
  await expect(told).toBeVisible(SENT);
  await expectAccessible(page);
  expect(await queue()).toBeNull();
  expect(await rowsOf("cadastros_app", email)).toEqual([]);
  forgetNetworkNoise(quiet);
});
