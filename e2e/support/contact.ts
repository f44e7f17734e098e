import type { Page } from "@playwright/test";
import { SENT } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { expect } from "./test.ts";

/** Actions and elements of the contact form. */
export const LABELS = ["Nome", "Sobrenome", "Telefone", "E-mail", "Mensagem"] as const;
export const MESSAGE = "Tenho uma loja.\nQuero crescer.";
export const SUCCESS = "Mensagem enviada com sucesso!";
export const FAILURE = "Erro ao enviar mensagem. Por favor, tente novamente.";

export const field = (page: Page, label: (typeof LABELS)[number]) => page.getByLabel(label, { exact: true });
export const send = (page: Page) => page.getByRole("button", { name: "Enviar mensagem" });

export async function fill(page: Page, email: string) {
  await field(page, "Nome").fill(" Ana ");
  await field(page, "Sobrenome").fill("Souza");
  await field(page, "Telefone").fill("+55 (11) 98765-4321");
  await field(page, "E-mail").fill(email);
  await field(page, "Mensagem").fill(MESSAGE);
}

export async function expectEmpty(page: Page) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

export const expectSent = (page: Page) => hurry(page, expect(page.getByText(SUCCESS)).toBeVisible(SENT));
