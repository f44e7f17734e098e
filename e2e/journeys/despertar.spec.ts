import type { Page } from "@playwright/test";
import { protocoloOf } from "../../domain/protocolo.ts";
import { expectAccessible } from "../support/axe.ts";
import { consentGiven } from "../support/consent.ts";
import { refuseEmail, rowsOf, uniqueEmail } from "../support/database.ts";
import { cutInserts, expectProblems, forgetNetworkNoise, holdInserts, SENT } from "../support/form-checks.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.slow();
  await consentGiven(context, baseURL);
  await page.goto("/registro-despertar", { waitUntil: "networkidle" });
});

const SUCCESS = "Cadastro realizado com sucesso! Em breve entraremos em contato.";
const FAILURE = "Erro ao realizar cadastro. Tente novamente.";
const KEY = "despertar_registration";

const dialog = (page: Page) => page.getByRole("alertdialog", { name: SUCCESS });
const send = (page: Page) => page.getByRole("button", { name: "Quero começar" });
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

async function fill(page: Page, email: string) {
  await page.getByLabel("Nome completo").fill("Ana  Souza");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone").fill("(11) 98765-4321");
}

test("[REG-04, VAL-01] name, e-mail and telephone are required", async ({ page }) => {
  await send(page).click();
  await expectProblems(page, [
    { field: page.getByLabel("Nome completo"), message: "Nome é obrigatório" },
    { field: page.getByLabel("E-mail"), message: "Email é obrigatório" },
    { field: page.getByLabel("Telefone"), message: "Telefone é obrigatório" },
  ]);
  await expectAccessible(page);
});

test("[REG-04, REG-06, STORE-01] one row, the visitor's copy, the dialog after 1.5 s, then an empty form", async ({
  page,
}) => {
  const email = uniqueEmail();
  await fill(page, email);
  const began = Date.now();
  await send(page).click();
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled();
  await expect(dialog(page)).toBeVisible(SENT);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  await expect(dialog(page).getByRole("button", { name: "Entendi" })).toBeFocused();
  await expectAccessible(page);
  const rows = await rowsOf("inscricoes", email);
  expect(rows).toMatchObject([
    { programa: "despertar", nome: "Ana Souza", telefone: "11987654321", finalidade: "atendimento", cnpj: null },
  ]);
  const protocolo = protocoloOf(rows[0]?.id);
  await expect(dialog(page)).toContainText(`Protocolo ${protocolo}`);
  const copy = await stored(page);
  expect(copy).toEqual({
    nome: "Ana Souza",
    email,
    telefone: "11987654321",
    registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Math.abs(Date.parse(copy.registrationDate) - began)).toBeLessThan(60_000);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const label of ["Nome completo", "E-mail", "Telefone"]) await expect(page.getByLabel(label)).toHaveValue("");
  // The number is still there when the dialog is gone, and the chat quotes it.
  await expect(page.getByRole("status").filter({ hasText: "Cadastro recebido" })).toContainText(protocolo);
  const chat = page.getByRole("main").getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(protocolo);
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
});

test("[REG-04] nothing is thanked for before the server has it", async ({ page }) => {
  const email = uniqueEmail();
  const { seen, release } = await holdInserts(page);
  await page.clock.install();
  await fill(page, email);
  await send(page).click();
  await expect.poll(() => seen.length).toBe(1);
  await page.clock.fastForward(5000);
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  release();
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
});

test("[REG-05, REG-06] a refusal: its words above the form, nothing lost or stored, and it can be sent again", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("inscricoes", email);
  try {
    await fill(page, email);
    await send(page).click();
    const alert = page.getByRole("alert").filter({ hasText: FAILURE });
    await expect(alert).toBeVisible(SENT);
    await expect(alert).toBeInViewport();
    expect((await alert.boundingBox())?.y).toBeLessThan((await page.getByLabel("Nome completo").boundingBox())?.y ?? 0);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    expect(await stored(page)).toBeNull();
    await expectAccessible(page);
    expect(quiet.join()).not.toContain(email);
    quiet.splice(0);
  } finally {
    await allow();
  }
  await send(page).click();
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
});

test("[REG-06] without a network it waits on the device; the copy is written when the server has it", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await fill(page, email);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText("Sem internet. Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  expect(await stored(page)).toBeNull();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await stored(page)).toMatchObject({ email });
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[REG-06, STORE-01] sent while the visitor reads another page: one row, the copy and an empty form", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await fill(page, email);
  await send(page).click();
  await expect(page.getByText("O servidor não respondeu. Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  await restore();
  await page.goto("/planos");
  await expect.poll(() => stored(page), SENT).toMatchObject({ email });
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
  await page.goto("/registro-despertar", { waitUntil: "networkidle" });
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  forgetNetworkNoise(quiet);
});

test("[REG-04, REG-06] a double click is one row; Esc answers the dialog too", async ({ page }) => {
  const email = uniqueEmail();
  await fill(page, email);
  await send(page).dblclick();
  await expect(dialog(page)).toBeVisible(SENT);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
});

test("[REG-04] filled in and sent with the keyboard alone", async ({ page }) => {
  const email = uniqueEmail();
  await page.getByLabel("Nome completo").focus();
  for (const text of ["Ana Souza", email, "11987654321"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
});
