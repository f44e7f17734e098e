import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { refuseEmail, rowsOf } from "./database.ts";
import { SENT, stored } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { expect, test } from "./test.ts";

/** Shared by the programme registrations and the live form: personal data first, then the form's own questions. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const next = (page: Page) => page.getByRole("button", { name: "Continuar" });
export const finish = (page: Page) => page.getByRole("button", { name: "Finalizar cadastro" });
export const received = (page: Page) => page.getByRole("status").filter({ hasText: "Cadastro recebido" });

/** Format of the date in the visitor's copy. */
export const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The name has two spaces, as people may type it: the row has one. */
export async function fillPerson(page: Page, email: string) {
  await page.getByLabel("Nome completo").fill("Ana  Souza");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone").fill("(11) 98765-4321");
}

/** The same with the keyboard only; focus stays on the telephone. */
export async function typePerson(page: Page, email: string) {
  await page.getByLabel("Nome completo").focus();
  for (const text of ["Ana Souza", email]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("11987654321");
}

export const personProblems = (page: Page, nameless = "Nome é obrigatório") => [
  { field: page.getByLabel("Nome completo"), message: nameless },
  { field: page.getByLabel("E-mail"), message: "Email é obrigatório" },
  { field: page.getByLabel("Telefone"), message: "Telefone é obrigatório" },
];

interface Programme {
  path: string;
  /** Storage key of the visitor's copy, written once the server has the row. */
  key: string;
  /** Title of the dialog after a send. */
  success: string;
  /** Name of the button that sends. */
  button: string;
}

interface Filled {
  email: string;
  expectKept: () => Promise<void>;
}

/** The registration of a programme: opens its page before each test, and returns what all of them have in common. */
export function inscricao({ path, key, success, button }: Programme) {
  test.beforeEach(({ page }) => page.goto(path));

  const send = (page: Page) => page.getByRole("button", { name: button });
  const dialog = (page: Page) => page.getByRole("alertdialog", { name: success, exact: true });
  const expectThanks = (page: Page) => hurry(page, expect(dialog(page)).toBeVisible(SENT));

  /** The database rejects, later accepts: the message is above the form, nothing is lost, and one row is stored. */
  async function expectRefusalMended(page: Page, quiet: string[], { email, expectKept }: Filled) {
    const { allow } = await refuseEmail("inscricoes", email);
    try {
      await send(page).click();
      const alert = page.getByRole("alert").filter({ hasText: "Erro ao realizar cadastro. Tente novamente." });
      await hurry(page, expect(alert).toBeVisible(SENT));
      await expect(alert).toBeInViewport();
      await expectKept();
      expect(await stored(page, key)).toBeNull();
      await expectAccessible(alert);
      expect(quiet.join()).not.toContain(email);
      quiet.splice(0);
    } finally {
      await allow();
    }
    await send(page).click();
    await expectThanks(page);
    expect(await rowsOf("inscricoes", email)).toHaveLength(1);
  }

  return { send, dialog, expectThanks, expectRefusalMended };
}
