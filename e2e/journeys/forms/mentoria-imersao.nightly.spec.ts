import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectProblems, stored } from "../../support/form-checks.ts";
import { heading, ISO_DATE, inscricao, personProblems, typePerson } from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

const KEY = "mentoria_imersao_registration";
const { dialog, expectThanks, send } = inscricao({
  path: "/registro-mentoria-imersao",
  key: KEY,
  success: "Cadastro realizado com sucesso! Em breve entraremos em contato.",
  button: "Garantir minha pré reserva",
});
const MISSING = "Selecione ao menos uma opção (Mentoria ou Imersão)";

const box = (page: Page, name: "Mentoria" | "Imersão") => page.getByRole("checkbox", { name });

test("[REG-03, REG-06, STORE-01, VAL-01] at least one checkbox; Mentoria, Imersão or both, by keyboard: one row, the copy, the dialog, an empty form", async ({
  page,
}) => {
  await test.step("what is missing", async () => {
    await send(page).click();
    const summary = page.getByRole("region", { name: "Há um problema" });
    await expect(summary.getByRole("link", { name: MISSING })).toBeVisible();
    await expectAccessible(page.getByRole("main"));
    await summary.getByRole("link", { name: MISSING }).click();
    await expect(box(page, "Imersão")).toBeFocused();
    await expect(page.getByRole("group", { name: "O que você quer reservar?" })).toHaveAccessibleDescription(MISSING);
    // Ticking the other checkbox also clears the error.
    await box(page, "Mentoria").check();
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await send(page).click();
    await expectProblems(page, personProblems(page));
    await box(page, "Mentoria").uncheck();
  });
  for (const { keys, opcaoSelecionada } of [
    { keys: ["Tab", "Space"], opcaoSelecionada: "Mentoria" },
    { keys: ["Space", "Tab", "Space"], opcaoSelecionada: "Ambos" },
  ] as const) {
    await test.step(opcaoSelecionada, async () => {
      const email = uniqueEmail();
      await box(page, "Imersão").focus();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await expect(page.getByLabel("Nome completo")).toBeFocused();
      await typePerson(page, email);
      await page.keyboard.press("Enter");
      await expectThanks(page);
      const imersao = opcaoSelecionada !== "Mentoria";
      const chosen = { mentoria: true, imersao };
      expect(await rowsOf("inscricoes", email)).toMatchObject([
        { programa: "mentoria_imersao", ...chosen, opcao_selecionada: opcaoSelecionada },
      ]);
      expect(await stored(page, KEY)).toEqual({
        nome: "Ana Souza",
        email,
        telefone: "11987654321",
        ...chosen,
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
