import type { Page } from "@playwright/test";
import { SENT } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { expect } from "./test.ts";

/** Actions and elements of the contact form. */
export const MESSAGE = "Tenho uma loja.\nQuero crescer.";
/** What is typed into each field, in the order on screen. */
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
  for (const label of LABELS) await field(page, label).fill(values[label]);
}

export async function expectEmpty(page: Page) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

export const expectSent = (page: Page) => hurry(page, expect(page.getByText(SUCCESS)).toBeVisible(SENT));
