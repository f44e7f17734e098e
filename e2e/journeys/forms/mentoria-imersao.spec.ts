import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectProblems, forgetNetworkNoise, SENT, stored, untilLoaded } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { fillPerson, heading, ISO_DATE, inscricao, personProblems, typePerson } from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

const KEY = "mentoria_imersao_registration";
const { dialog, expectRefusalMended, expectThanks, send } = inscricao({
  path: "/registro-mentoria-imersao",
  key: KEY,
  success: "Cadastro realizado com sucesso! Em breve entraremos em contato.",
  button: "Garantir minha pré reserva",
});
const MISSING = "Selecione ao menos uma opção (Mentoria ou Imersão)";

const box = (page: Page, name: "Mentoria" | "Imersão") => page.getByRole("checkbox", { name });

test("[REG-03, VAL-01] at least one checkbox, and name, e-mail and telephone", async ({ page }) => {
  await send(page).click();
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary.getByRole("link", { name: MISSING })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole("link", { name: MISSING }).click();
  await expect(box(page, "Mentoria")).toBeFocused();
  await expect(page.getByRole("group", { name: "O que você quer reservar?" })).toHaveAccessibleDescription(MISSING);
  // Ticking the other checkbox also clears the error.
  await box(page, "Imersão").check();
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await send(page).click();
  await expectProblems(page, personProblems(page));
});

test("[REG-03, REG-06, STORE-01] Mentoria, Imersão or both: one row, the copy, the dialog, an empty form", async ({
  page,
}) => {
  for (const { boxes, opcaoSelecionada } of [
    { boxes: ["Mentoria"], opcaoSelecionada: "Mentoria" },
    { boxes: ["Imersão"], opcaoSelecionada: "Imersão" },
    { boxes: ["Mentoria", "Imersão"], opcaoSelecionada: "Ambos" },
  ] as const) {
    await test.step(opcaoSelecionada, async () => {
      const email = uniqueEmail();
      await fillPerson(page, email);
      for (const name of boxes) await box(page, name).check();
      await send(page).click();
      await expectThanks(page);
      const mentoria = opcaoSelecionada !== "Imersão";
      const imersao = opcaoSelecionada !== "Mentoria";
      expect(await rowsOf("inscricoes", email)).toMatchObject([
        { programa: "mentoria_imersao", mentoria, imersao, opcao_selecionada: opcaoSelecionada },
      ]);
      expect(await stored(page, KEY)).toEqual({
        nome: "Ana Souza",
        email,
        telefone: "11987654321",
        mentoria,
        imersao,
        opcaoSelecionada,
        registrationDate: expect.stringMatching(ISO_DATE),
      });
      await dialog(page).getByRole("button", { name: "Entendi" }).click();
      await expect(heading(page)).toBeFocused();
      await expect(page.getByLabel("Nome completo")).toHaveValue("");
      for (const name of ["Mentoria", "Imersão"] as const) await expect(box(page, name)).not.toBeChecked();
    });
  }
});

test("[REG-05, REG-06] a rejection keeps everything, checkboxes too", async ({ page, quiet }) => {
  const email = uniqueEmail();
  await fillPerson(page, email);
  await box(page, "Mentoria").check();
  await expectRefusalMended(page, quiet, {
    email,
    expectKept: async () => {
      await expect(box(page, "Mentoria")).toBeChecked();
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
    },
  });
});

test("[REG-03] filled in with the keyboard only, sent offline, stored once when the network returns", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await untilLoaded(page, send(page));
  await box(page, "Mentoria").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await typePerson(page, email);
  await page.keyboard.press("Tab");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await hurry(page, expect(page.getByText("Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT));
  await expect(box(page, "Imersão")).toBeChecked();
  await context.setOffline(false);
  await expectThanks(page);
  expect(await rowsOf("inscricoes", email)).toMatchObject([{ mentoria: false, imersao: true }]);
  forgetNetworkNoise(quiet);
});
