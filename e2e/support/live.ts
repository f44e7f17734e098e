import type { Page } from "@playwright/test";
import { SENT } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { fillPerson, heading, next } from "./inscricao.ts";
import { expect } from "./test.ts";

/** Actions and elements of the live form. */
type Produto = "EdenApp" | "Imersão" | "Mentoria" | "Despertar" | "Edificação" | "Plenitude";

export const sendInterest = (page: Page) => page.getByRole("button", { name: "Enviar interesse" });
export const toPayment = (page: Page) => page.getByRole("button", { name: "Ir para o pagamento" });
export const product = (page: Page, name: Produto) => page.getByRole("radio", { name, exact: true });
export const kind = (page: Page, name: "FREE" | "PAGO") => page.getByRole("radio", { name, exact: true });
export const payment = (page: Page, name: "Parcelado" | "À vista") => page.getByRole("radio", { name, exact: true });

export async function passPerson(page: Page, email: string) {
  await fillPerson(page, email);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 2: Produto");
  await expect(heading(page)).toBeFocused();
}

/** Fills in everything up to the button to the payment. */
export async function fillPaid(page: Page, email: string, choice: "Parcelado" | "À vista") {
  await passPerson(page, email);
  await product(page, "EdenApp").check();
  await kind(page, "PAGO").check();
  await payment(page, choice).check();
}

export const expectInterestSent = (page: Page) => hurry(page, expect(page).toHaveURL("/obrigado-live", SENT));
