import { protocoloOf } from "@eden/domain/protocolo";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectUnknown } from "../../support/farmacias.ts";
import {
  expectChoiceProblem,
  expectProblems,
  holdInserts,
  pressAnyway,
  SENT,
  stored,
} from "../../support/form-checks.ts";
import { pauseClock } from "../../support/hurry.ts";
import {
  fillPerson,
  finish,
  heading,
  ISO_DATE,
  inscricao,
  next,
  personProblems,
  received,
  typePerson,
} from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

const KEY = "customer_registration";
const { dialog, expectRefusalMended, expectThanks } = inscricao({
  path: "/registro-plenitude",
  key: KEY,
  success: "Cadastro realizado com sucesso!",
  button: "Finalizar cadastro",
});
const CNPJ = "12.ABC.345/01DE-35";

const cnpjField = (page: Page) => page.getByRole("textbox", { name: "CNPJ" });

async function passPerson(page: Page, email: string) {
  await fillPerson(page, email);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 3: Tipo de loja");
  await expect(heading(page)).toBeFocused();
}

async function fillConversion(page: Page, email: string) {
  await passPerson(page, email);
  await page.getByRole("radio", { name: "Conversão" }).check();
  await next(page).click();
  await cnpjField(page).fill(CNPJ);
}

test("[FORM-02, FORM-03, FORM-04] on a phone: the chosen plan, what is missing, and a visible press", {
  tag: "@360",
}, async ({ page }) => {
  await page.goto("/registro-plenitude?plano=estimulo");
  await expect(page.getByText("Plenitude Estímulo").filter({ visible: true })).toBeInViewport();
  await expect(next(page)).toHaveAccessibleDescription("Faltam o nome, o e-mail e o telefone.");
  await fillPerson(page, uniqueEmail());
  const telefone = page.getByRole("textbox", { name: "Telefone" });
  await telefone.fill("119");
  await expect(next(page)).toHaveAccessibleDescription("Confira o telefone.");
  await telefone.fill("");
  await expect(next(page)).toHaveAccessibleDescription("Falta o telefone.");
  await telefone.fill("(11) 98765-4321");
  await expectPressVisible(page, next(page));
  await page.mouse.up();
  await expect(heading(page)).toBeFocused();
  await expectPressVisible(page, page.locator("label", { hasText: "Conversão" }));
});

/** Holds the pointer down on the element, which changes its look. */
async function expectPressVisible(page: Page, target: Locator) {
  const look = () =>
    target.evaluate((element) => {
      const { opacity, backgroundColor } = getComputedStyle(element);
      return `${opacity} ${backgroundColor}`;
    });
  await target.hover();
  // A transition that still runs would also be a change.
  await expect.poll(() => target.evaluate((element) => element.getAnimations().length)).toBe(0);
  const before = await look();
  await page.mouse.down();
  await expect.poll(look).not.toBe(before);
}

test("[REG-01, REG-06, STORE-01, VAL-01, VAL-02] a conversion by keyboard: what each of three steps misses, one row, the copy, the dialog, back to the first step", async ({
  page,
}) => {
  const email = uniqueEmail();
  await pressAnyway(next(page));
  await expectProblems(page, personProblems(page));
  await expectAccessible(page.getByRole("main"));
  await typePerson(page, email);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Etapa 2 de 3: Tipo de loja");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("region", { name: "Há um problema" })).toHaveCount(0);
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Tipo de loja", "Por favor, selecione o tipo de loja");
  await expectAccessible(page.getByRole("main"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Conversão" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Etapa 3 de 3: CNPJ");
  await expect(heading(page)).toBeFocused();
  await pressAnyway(finish(page));
  await expectProblems(page, [{ field: cnpjField(page), message: "CNPJ é obrigatório para conversão" }]);
  await test.step("a complete CNPJ with wrong check digits is reported on blur, without moving the focus", async () => {
    await cnpjField(page).fill("11.222.333/0001-82");
    await cnpjField(page).press("Shift+Tab");
    await expect(cnpjField(page)).toHaveAccessibleDescription(/CNPJ inválido/);
    await expect(page.getByRole("region", { name: "Há um problema" })).toHaveCount(0);
    await cnpjField(page).fill("");
    await expect(page.getByText("CNPJ inválido")).toHaveCount(0);
  });
  // The clock stands still: on a slow machine the look-up's limit of two seconds would end it.
  await pauseClock(page);
  await page.keyboard.type("12abc34501de35");
  await expect(cnpjField(page)).toHaveValue(CNPJ);
  // The look-up has answered: axe must not meet its note while it fades in.
  await expect(page.getByText("O número está certo, só não está na nossa lista.")).toBeVisible(SENT);
  await page.clock.resume();
  await expectAccessible(page.getByRole("main"));
  const { release } = await holdInserts(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled();
  release();
  await expectThanks(page);
  await expect(dialog(page).getByRole("button", { name: "Entendi" })).toBeFocused();
  const rows = await rowsOf("inscricoes", email);
  expect(rows).toMatchObject([
    {
      programa: "plenitude",
      nome: "Ana Souza",
      telefone: "11987654321",
      tipo_loja: "conversao",
      cnpj: "12ABC34501DE35",
      plano_interesse: null,
      finalidade: "atendimento",
    },
  ]);
  await expect(dialog(page)).toContainText(`Protocolo ${protocoloOf(rows[0]?.id)}`);
  expect(await stored(page, KEY)).toEqual({
    nome: "Ana Souza",
    telefone: "11987654321",
    email,
    tipoLoja: "conversao",
    cnpj: "12ABC34501DE35",
    registrationDate: expect.stringMatching(ISO_DATE),
  });
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toContainText("Etapa 1 de 3");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\?etapa=1$/);
  for (const label of ["Nome completo", "E-mail", "Telefone"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(received(page)).toContainText(protocoloOf(rows[0]?.id));
});

test("[REG-01, REG-06, STORE-01] a new store ends at the second step; the plan chosen on the plans page is in its row, after a reload", async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto("/registro-plenitude?plano=ritmo");
  await passPerson(page, email);
  await page.reload();
  const steps = page.getByRole("list", { name: "Etapas do cadastro" }).getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await page.getByRole("radio", { name: "Loja nova" }).check();
  await expect(steps).toHaveCount(2);
  await expect(heading(page)).toContainText("Etapa 2 de 2: Tipo de loja");
  await expect(page.getByText("Plenitude Ritmo").first()).toBeAttached();
  await finish(page).click();
  await expectThanks(page);
  expect(await rowsOf("inscricoes", email)).toMatchObject([
    { tipo_loja: "nova", cnpj: null, plano_interesse: "ritmo" },
  ]);
  expect(await stored(page, KEY)).toMatchObject({ tipoLoja: "nova", cnpj: "" });
});

test("[REG-05] steps are history entries, nothing typed is lost; a rejection is shown above the form and can be sent again", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  await page.goto("/registro-plenitude?etapa=3");
  await expect(page).toHaveURL(/\?etapa=1$/);
  await expect(heading(page)).toContainText("Etapa 1 de 3");
  await fillConversion(page, email);
  await expect(page).toHaveURL(/\?etapa=3$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Conversão" })).toBeChecked();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.goForward();
  await page.goForward();
  await expect(cnpjField(page)).toHaveValue(CNPJ);
  await expectUnknown(page);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page).toHaveURL(/\?etapa=2$/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Conversão" })).toBeChecked();
  // Loading the page is not a change of step: focus is not moved.
  await expect(heading(page)).not.toBeFocused();
  await next(page).click();
  await expectUnknown(page);
  await expectRefusalMended(page, quiet, {
    email,
    expectKept: () => expect(cnpjField(page)).toHaveValue(CNPJ),
  });
});
