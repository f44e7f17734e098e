import { formatCnpj } from "@eden/domain/documentos/cnpj";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { estado, field, finish } from "../../support/cadastro.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { addFarmacia, cnpjOf, holdSearch, newRoot, openPharmacyStep, SEARCH, SOURCE } from "../../support/farmacias.ts";
import { forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { hurry, pauseClock } from "../../support/hurry.ts";
import * as programme from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

/** No timer of the step depends on a minute, and the slowest machine needs less to stop the clock. */
const AHEAD_MS = 60_000;

const cnpj = (page: Page) => field(page, "CNPJ");
const marked = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const announced = (page: Page, text: RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
/** Stops the page's clock while a look-up runs: on a slow machine its limit of two seconds would end it. */
async function unhurried(page: Page, act: () => Promise<void>) {
  await pauseClock(page, AHEAD_MS);
  await act();
  await page.clock.resume();
}

const noResponse = (page: Page) => page.getByText("A busca do CNPJ não respondeu.", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

test("[CNPJ-01] typing only the CNPJ: searched at the 14th character, confirmed with the keyboard, filled, marked, corrected", {
  tag: "@360",
}, async ({ page }) => {
  const number = await addFarmacia(cnpjOf(newRoot(), "E08G"), { numero: null });
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("localizar_farmacia")) searches.push(`${request.method()} ${request.url()}`);
  });
  await openPharmacyStep(page);
  await expect(cnpj(page)).toBeVisible(SENT);
  const release = await holdSearch(page);
  await cnpj(page).focus();
  await page.keyboard.type(number.slice(0, 13));
  await expect(page.getByText("13 de 14")).toBeVisible();
  await expect(page.getByText("Razão social e endereço aparecem aqui")).toBeVisible();
  await expect(field(page, "Razão Social")).toHaveCount(0);
  expect(searches).toEqual([]);

  await pauseClock(page, AHEAD_MS);
  await page.keyboard.type(number.slice(13));
  await expect.poll(() => searches).toEqual([expect.stringMatching(/^POST .+\/rpc\/localizar_farmacia$/)]);
  await expect(page.getByText("Procurando a loja…")).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(page.getByText("Procurando a loja…")).toBeVisible();
  await announced(page, /^Procurando a loja\.$/);
  release();
  await expect(page.getByRole("heading", { name: "Drogaria Okamoto, é a sua?" })).toBeVisible(SENT);
  await page.clock.resume();
  await announced(page, /^Encontramos Drogaria Okamoto, em Marília, SP\. Confirme abaixo\.$/);
  await expect(page.getByText(SOURCE)).toBeVisible();
  await expect(page.getByText("Ativa desde 2009")).toBeVisible();
  await expect(cnpj(page)).toBeFocused();
  await expectAccessible(page.getByRole("form"));

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Sim, é a minha loja" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The register lacks the number: it is the only field left to type.
  await expect(field(page, "Número")).toBeFocused();
  await page.keyboard.type("418");
  await expect(page.getByText("Preenchemos 5 campos por você.")).toBeVisible();
  await expect(marked(page, /^Razão Social \(preenchido pela Receita\)$/)).toHaveValue(
    "Okamoto & Filhos Drogaria Ltda.",
  );
  await expect(marked(page, /^Endereço \(preenchido/)).toHaveValue("Avenida Sampaio Vidal");
  await expect(marked(page, /^Cidade \(preenchido/)).toHaveValue("Marília");
  await expect(page.getByRole("combobox", { name: /^Estado \(preenchido/ })).toHaveValue("SP");
  // Folded on a phone.
  const summary = page.getByText("CEP 17500-020");
  await expect(summary.first()).toBeAttached();
  await marked(page, /^Endereço/).fill("Rua Nova");
  await expect(summary).toHaveCount(0);
  await expect(marked(page, /^Endereço \(sua correção\)$/)).toHaveValue("Rua Nova");
  await expect(finish(page)).toBeEnabled();
  await expectAccessible(page.getByRole("form"));
  expect(searches).toHaveLength(1);
});

test("[CNPJ-01] not active, several stores, unknown, no response: each says so and none blocks; another store of the root is chosen and filled in", async ({
  page,
  quiet,
}) => {
  const root = newRoot();
  const closed = await addFarmacia(cnpjOf(newRoot(), "0001"), { situacao: "baixada", situacao_em: "2025-03-10" });
  const typed = await addFarmacia(cnpjOf(root, "0001"), { matriz: false });
  const changes = { nome_fantasia: "OKAMOTO POMPEIA", municipio: "POMPEIA", ibge: null, numero: "77" };
  const other = await addFarmacia(cnpjOf(root, "0002"), changes);
  await openPharmacyStep(page);
  await expect(cnpj(page)).toBeVisible(SENT);
  await unhurried(page, async () => {
    await cnpj(page).fill(closed);
    await expect(page.getByText("aparece como baixada desde março de 2025.")).toBeVisible(SENT);
  });
  await expect(page.getByText("Isso não impede o seu acesso")).toBeVisible();
  await announced(page, /Na Receita ela aparece como baixada/);

  const choices = page.getByRole("radiogroup", { name: "Qual delas vai usar o EdenApp?" });
  await unhurried(page, async () => {
    await cnpj(page).fill(typed);
    await expect(choices.getByRole("radio")).toHaveCount(2, SENT);
  });
  await expect(choices.getByRole("radio", { name: "Drogaria Okamoto" })).toBeChecked();
  await expect(choices).toContainText("Pompeia, SP");
  await expect(choices.getByText("matriz")).toHaveCount(1);
  await expectAccessible(page.getByRole("form"));
  await expect(field(page, "Razão Social")).toHaveCount(0);

  await unhurried(page, async () => {
    await cnpj(page).fill(cnpjOf(newRoot(), "0001"));
    await expect(page.getByText("O número está certo, só não está na nossa lista.")).toBeVisible(SENT);
  });
  await expect(field(page, "Razão Social")).toBeEditable();
  await field(page, "Razão Social").fill("Escrita à mão");

  await page.route(SEARCH, () => undefined);
  await pauseClock(page, AHEAD_MS);
  // The look-up has begun, and with it its time limit.
  const asked = page.waitForRequest(SEARCH);
  await cnpj(page).fill(closed);
  await asked;
  await page.clock.runFor(1999);
  await expect(noResponse(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(noResponse(page)).toBeVisible();
  await announced(page, /^A busca do CNPJ não respondeu/);
  await page.unroute(SEARCH);
  await press(page, "Tentar de novo");
  await expect(cnpj(page)).toBeFocused();
  await expect(page.getByText("Encontramos, com um porém")).toBeVisible(SENT);
  await page.clock.resume();
  await press(page, "Digitei outro CNPJ");
  await expect(page.getByText("Encontramos, com um porém")).toHaveCount(0);
  await expect(cnpj(page)).toBeFocused();
  await expect(cnpj(page)).toHaveValue(formatCnpj(closed));
  await expect(field(page, "Razão Social")).toHaveValue("Escrita à mão");

  await page.route(SEARCH, (route) => route.abort("failed"));
  await cnpj(page).fill(typed);
  await expect(noResponse(page)).toBeVisible();
  await expect(field(page, "Cidade")).toBeEditable();
  await page.unroute(SEARCH);
  await unhurried(page, async () => {
    await press(page, "Tentar de novo");
    await page.getByRole("radio", { name: "Okamoto Pompeia" }).check(SENT);
  });
  await press(page, "Usar Okamoto Pompeia");
  await expect(page.locator(":focus")).toContainText(/^Preenchemos \d campos por você\./, SENT);
  await expect(cnpj(page)).toHaveValue(formatCnpj(other));
  await expect(marked(page, /^Número/)).toHaveValue("77");
  await expect(estado(page)).toHaveValue("SP");
  forgetNetworkNoise(quiet);
});

test("[CNPJ-01] Plenitude and Edificação show name and town of the CNPJ, and send the same row as before", async ({
  page,
}) => {
  const email = uniqueEmail();
  const found = await addFarmacia(cnpjOf(newRoot(), "0001"));
  await page.goto("/registro-plenitude");
  await programme.fillPerson(page, email);
  await programme.next(page).click();
  await page.getByRole("radio", { name: "Conversão" }).check();
  await programme.next(page).click();
  await expect(cnpj(page)).toBeVisible(SENT);
  await unhurried(page, async () => {
    await cnpj(page).fill(found);
    await expect(page.getByText(SOURCE)).toBeVisible(SENT);
  });
  await announced(page, /^Encontramos Drogaria Okamoto, em Marília, SP\.$/);
  await expectAccessible(page.getByRole("form"));
  await programme.finish(page).click();
  await hurry(page, expect(page.getByRole("alertdialog")).toBeVisible(SENT));
  expect(await rowsOf("inscricoes", email)).toMatchObject([{ programa: "plenitude", cnpj: found }]);

  await page.goto("/registro-edificacao");
  await programme.fillPerson(page, email);
  await programme.next(page).click();
  await page.getByRole("radio", { name: "Matriz com filiais" }).check();
  await programme.next(page).click();
  const matriz = field(page, "CNPJ da matriz");
  await expect(matriz).toBeVisible(SENT);
  // A response that arrives while a button is being pressed does not move it away.
  const release = await holdSearch(page);
  const back = page.getByRole("button", { name: "Voltar", exact: true });
  await unhurried(page, async () => {
    await matriz.fill(found);
    await back.hover();
    await page.mouse.down();
    const response = page.waitForResponse(SEARCH);
    release();
    await (await response).finished();
    await page.clock.runFor(100);
    await expect(page.getByText("Drogaria Okamoto", { exact: true })).toHaveCount(0);
    await page.mouse.up();
  });
  await expect(page.getByRole("radio", { name: "Matriz com filiais" })).toBeChecked();
});
