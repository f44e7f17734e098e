import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { consentGiven } from "../support/consent.ts";
import { refuseEmail, rowsOf, uniqueEmail } from "../support/database.ts";
import { expectProblems, forgetNetworkNoise, SENT } from "../support/form-checks.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.slow();
  await consentGiven(context, baseURL);
  await page.goto("/registro-mentoria-imersao", { waitUntil: "networkidle" });
});

const SUCCESS = "Cadastro realizado com sucesso! Em breve entraremos em contato.";
const KEY = "mentoria_imersao_registration";
const MISSING = "Selecione ao menos uma opção (Mentoria ou Imersão)";

const dialog = (page: Page) => page.getByRole("alertdialog", { name: SUCCESS });
const send = (page: Page) => page.getByRole("button", { name: "Garantir minha pré reserva" });
const box = (page: Page, name: "Mentoria" | "Imersão") => page.getByRole("checkbox", { name });
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

async function fill(page: Page, email: string) {
  await page.getByLabel("Nome completo").fill("Ana Souza");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone").fill("11987654321");
}

test("[REG-03, VAL-01] at least one box, and name, e-mail and telephone", async ({ page }) => {
  await send(page).click();
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary.getByRole("link", { name: MISSING })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole("link", { name: MISSING }).click();
  await expect(box(page, "Mentoria")).toBeFocused();
  await expect(page.getByRole("group", { name: "O que você quer reservar?" })).toHaveAccessibleDescription(MISSING);
  // Ticking the other box mends it as well.
  await box(page, "Imersão").check();
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await send(page).click();
  await expectProblems(page, [
    { field: page.getByLabel("Nome completo"), message: "Nome é obrigatório" },
    { field: page.getByLabel("E-mail"), message: "Email é obrigatório" },
    { field: page.getByLabel("Telefone"), message: "Telefone é obrigatório" },
  ]);
});

for (const { boxes, opcaoSelecionada } of [
  { boxes: ["Mentoria"], opcaoSelecionada: "Mentoria" },
  { boxes: ["Imersão"], opcaoSelecionada: "Imersão" },
  { boxes: ["Mentoria", "Imersão"], opcaoSelecionada: "Ambos" },
] as const) {
  test(`[REG-03, REG-06, STORE-01] ${opcaoSelecionada}: one row, the copy, the dialog, an empty form`, async ({
    page,
  }) => {
    const email = uniqueEmail();
    await fill(page, email);
    for (const name of boxes) await box(page, name).check();
    await send(page).click();
    await expect(dialog(page)).toBeVisible(SENT);
    const mentoria = opcaoSelecionada !== "Imersão";
    const imersao = opcaoSelecionada !== "Mentoria";
    expect(await rowsOf("inscricoes", email)).toMatchObject([
      { programa: "mentoria_imersao", mentoria, imersao, opcao_selecionada: opcaoSelecionada },
    ]);
    expect(await stored(page)).toEqual({
      nome: "Ana Souza",
      email,
      telefone: "11987654321",
      mentoria,
      imersao,
      opcaoSelecionada,
      registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Entendi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByLabel("Nome completo")).toHaveValue("");
    for (const name of ["Mentoria", "Imersão"] as const) await expect(box(page, name)).not.toBeChecked();
  });
}

test("[REG-05, REG-06] a refusal keeps everything, boxes too", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("inscricoes", email);
  try {
    await fill(page, email);
    await box(page, "Mentoria").check();
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("Erro ao realizar cadastro. Tente novamente.", SENT);
    await expect(box(page, "Mentoria")).toBeChecked();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expectAccessible(page);
    quiet.splice(0);
  } finally {
    await allow();
  }
  await send(page).dblclick();
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
});

test("[REG-03] filled in with the keyboard alone, sent without a network, stored once when it returns", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await box(page, "Mentoria").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  for (const text of ["Ana Souza", email, "11987654321"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT);
  await expect(box(page, "Imersão")).toBeChecked();
  await context.setOffline(false);
  await expect(dialog(page)).toBeVisible(SENT);
  expect(await rowsOf("inscricoes", email)).toMatchObject([{ mentoria: false, imersao: true }]);
  forgetNetworkNoise(quiet);
});
