import { type ChaveDoNavegador, chaveOf } from "@eden/domain/privacidade/chaves-do-navegador";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import * as signUp from "../../support/cadastro.ts";
import * as contact from "../../support/contato.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import {
  arriveNearTheEnd,
  finishWith,
  identify,
  type Loja,
  PAGE,
  savedBanner,
  test,
} from "../../support/diagnostico.ts";
import { expectUnknown } from "../../support/farmacias.ts";
import { cutInserts, forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { fillPerson, finish, next } from "../../support/inscricao.ts";
import { fillPaid, toPayment } from "../../support/live.ts";
import { expect } from "../../support/test.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the entries of the list that the browser stores, and stored keys that are not on the list. */
async function storedKeys(page: Page) {
  const found = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie.split("; ").flatMap((pair) => pair.split("=")[0] || []),
  }));
  const keys = Object.entries(found).flatMap(([where, keys]) => keys.map((key) => ({ where, key })));
  return keys.map(({ where, key }) => chaveOf(where as keyof typeof found, key) ?? `unlisted ${where}: ${key}`);
}

type Look = () => Promise<void>;
interface Journey {
  name: string;
  /** Entries that must have been seen: the test visited the pages that write them. */
  writes: ChaveDoNavegador[];
  walk: (page: Page, look: Look, loja: Loja) => Promise<void>;
}

const submit = (page: Page) => page.locator("form button[type=submit]").click();
const thanked = (page: Page) => hurry(page, expect(page.getByRole("alertdialog")).toBeVisible(SENT));

const journeys: Journey[] = [
  {
    name: "a first visit and the contact form",
    writes: ["eden_origem", "eden_consentimento", "eden_rascunho_*"],
    walk: async (page, look) => {
      await page.goto("/?utm_source=teste");
      await page.getByRole("button", { name: "Recusar" }).click();
      await page.getByLabel("Nome completo").fill("Ana Souza");
      await look();
      await page.goto("/contato");
      await contact.fill(page, uniqueEmail());
      await look();
      await contact.send(page).click();
      await contact.expectSent(page);
    },
  },
  {
    name: "Despertar sent in vain first, and Mentoria",
    writes: ["eden_fila_envios", "despertar_registration", "mentoria_imersao_registration"],
    walk: async (page, look) => {
      await page.goto("/registro-despertar");
      await fillPerson(page, uniqueEmail());
      const { restore } = await cutInserts(page);
      await submit(page);
      await hurry(page, expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT));
      await look();
      await restore();
      // The page tries again by itself, perhaps already now: the button to do so may be gone.
      await page.clock.fastForward(30_000);
      await thanked(page);
      await page.goto("/registro-mentoria-imersao");
      await page.getByRole("checkbox").first().check();
      await fillPerson(page, uniqueEmail());
      await submit(page);
      await thanked(page);
    },
  },
  {
    name: "Plenitude and Edificação",
    writes: ["customer_registration", "customer_edificacao_registration"],
    walk: async (page, look) => {
      await page.goto("/registro-plenitude");
      await fillPerson(page, uniqueEmail());
      await next(page).click();
      await page.getByRole("radio").first().check();
      await finish(page).click();
      await thanked(page);
      await look();
      await page.goto("/registro-edificacao");
      await fillPerson(page, uniqueEmail());
      await next(page).click();
      await page.getByRole("radio", { name: "Loja única" }).check();
      await next(page).click();
      await page.getByLabel("CNPJ").fill("11222333000181");
      await page.getByLabel(/Faturamento/).fill("R$ 150 mil");
      await expectUnknown(page);
      await next(page).click();
      await page.getByRole("radio", { name: "Plano 1" }).check();
      await finish(page).click();
      await thanked(page);
    },
  },
  {
    name: "the diagnostic",
    writes: ["diagnostico_progress", "eden_diagnostico_em", "eden_rascunho_*"],
    walk: async (page, look, loja) => {
      await page.goto(PAGE);
      await identify(page, loja);
      await expect(page.getByText("Pergunta 1 de")).toBeVisible(SENT);
      await look();
      await arriveNearTheEnd(page, loja);
      await look();
      await finishWith(page);
      await expect(savedBanner(page)).toBeVisible(SENT);
    },
  },
  {
    name: "the live form's purchase",
    writes: ["produtoslive_edenapp", "edenapp_purchase"],
    walk: async (page, look) => {
      await page.goto("/formulario-live");
      await fillPaid(page, uniqueEmail(), "Parcelado");
      await look();
      await toPayment(page).click();
      await signUp.pay(page);
    },
  },
  {
    name: "the paid sign-up",
    writes: ["edenApp_tempData", "eden_checkout_edenapp", "edenapp_purchase", "edenApp_userData"],
    walk: async (page, look) => {
      await page.goto("/registro-edenapp");
      await signUp.leaveForCheckout(page, uniqueEmail());
      await signUp.pay(page);
      await look();
      // /success leads on by itself after three seconds.
      await hurry(page, expect(page).toHaveURL(/registro-edenapp/, SENT));
      await signUp.fillCompany(page);
      await look();
      await signUp.finish(page).click();
      await signUp.expectSignedUp(page);
    },
  },
];

test.describe("from the first visit", () => {
  test.use({ consent: null });

  for (const { name, writes, walk } of journeys) {
    test(`[STORE-03] ${name}: the browser stores only what the policy lists`, async ({ page, loja, quiet }) => {
      const seen = new Set<string>();
      const look = async () => {
        for (const key of await storedKeys(page)) seen.add(key);
      };
      await walk(page, look, loja);
      await look();
      expect([...seen].filter((key) => key.startsWith("unlisted"))).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining(writes));
      forgetNetworkNoise(quiet);
    });
  }
});

test("[SEC-M7, STORE-03] an unsent sign-up is deleted after 7 days, and its form says so", async ({ page, quiet }) => {
  const email = uniqueEmail();
  await cutInserts(page);
  await page.goto("/registro-edenapp");
  await signUp.goToData(page, "Gratuito");
  await signUp.fillPerson(page, email);
  await page.locator("form button[type=submit]").click();
  await hurry(page, expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT));
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
  await hurry(page, expect(told).toBeVisible(SENT));
  await expectAccessible(told);
  expect(await queue()).toBeNull();
  expect(await rowsOf("cadastros_app", email)).toEqual([]);
  forgetNetworkNoise(quiet);
});
