import type { Locator, Page } from "@playwright/test";
import { SENT } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { expect } from "./test.ts";

/** Actions and elements of the contact form. */
export const MESSAGE = "Tenho uma loja.\nQuero crescer.";
/** What is typed into each field, in the order on screen; of a select the label of its option. */
export const typed = (email: string) => ({
  Nome: " Ana ",
  Sobrenome: "Souza",
  Telefone: "+55 (11) 98765-4321",
  "E-mail": email,
  Mensagem: MESSAGE,
});
/** The same as stored. */
export const STORED = { nome: "Ana", sobrenome: "Souza", telefone: "11987654321", mensagem: MESSAGE };

type Label = keyof ReturnType<typeof typed>;
export const LABELS = Object.keys(typed("")) as Label[];
export const SUCCESS = "Mensagem enviada com sucesso!";
export const FAILURE = "Erro ao enviar mensagem. Por favor, tente novamente.";

export const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });
export const send = (page: Page) => page.getByRole("button", { name: "Enviar mensagem" });

export async function fill(page: Page, email: string) {
  const values = typed(email);
  for (const label of LABELS) await fillField(field(page, label), values[label]);
}

const isSelect = (control: Locator) => control.evaluate((element) => element instanceof HTMLSelectElement);

/** Fills in a text, or chooses the option with that label or value. */
export async function fillField(control: Locator, value: string) {
  if (await isSelect(control)) await control.selectOption(value);
  else await control.fill(value);
}

/** Types a text, or chooses the option with that label by the arrow keys. */
export async function typeInto(control: Locator, text: string) {
  if (!(await isSelect(control))) return control.pressSequentially(text);
  const place = await control
    .getByRole("option")
    .allTextContents()
    .then((options) => options.indexOf(text));
  expect(place, `"${text}" is an option`).toBeGreaterThan(0);
  for (let step = 0; step < place; step++) await control.press("ArrowDown");
}

/** Deletes the last letter, or goes back to the first option of a select, with the keyboard. */
export async function editByKey(control: Locator) {
  if (await isSelect(control)) return control.press("Home");
  await control.press("End");
  await control.press("Backspace");
}

export async function expectEmpty(page: Page) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

export const expectSent = (page: Page) => hurry(page, expect(page.getByText(SUCCESS)).toBeVisible(SENT));
