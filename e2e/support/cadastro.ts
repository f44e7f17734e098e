import type { Page } from "@playwright/test";
import { database } from "./database.ts";
import { SENT } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { heading, next } from "./inscricao.ts";
import { runningStack } from "./stack-file.ts";
import { expect } from "./test.ts";

/** Actions of the app's sign-up, and its state in the database and at the account API. */
export const CPF = "529.982.247-25";
export const CNPJ = "12.ABC.345/01DE-35";

export const back = (page: Page) => page.getByRole("button", { name: "Voltar" });
export const toCheckout = (page: Page) => page.getByRole("button", { name: "Ir para Checkout" });
export const finish = (page: Page) => page.getByRole("button", { name: "Finalizar Cadastro" });
export const access = (page: Page, name: "Gratuito" | "Pago") => page.getByRole("radio", { name, exact: true });
export const plano = (page: Page, name: "Parcelado" | "À vista") => page.getByRole("radio", { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The state is chosen from a list. */
export const estado = (page: Page) => page.getByRole("combobox", { name: "Estado" });

/** On /success, continues from the payment to the account. */
export const createAccount = (page: Page) => page.getByRole("link", { name: "Criar minha conta" });

export const waiting = (page: Page) => page.getByRole("region", { name: "Aguardando o pagamento" });
export const status = (page: Page) => page.getByRole("status").filter({ hasText: /^(Ativo|Pendente|Em conferência)$/ });
/** Timeout for the webhook event and the page, which polls every few seconds. */
export const PAID = { timeout: 60_000 };

export const expectSignedUp = (page: Page) => hurry(page, expect(page).toHaveURL("/cadastro-sucesso", SENT));
export const expectActive = (page: Page) => hurry(page, expect(status(page)).toHaveText("Ativo", PAID));
export const expectPaid = (page: Page) =>
  hurry(page, expect(page.getByText("Pagamento confirmado", { exact: true })).toBeVisible(PAID));
/** The last step of a paid sign-up, which opens once the order is paid. */
export const expectPharmacyStep = (page: Page) =>
  hurry(page, expect(heading(page)).toContainText("Agora, a sua farmácia", PAID));

type Choice = "Parcelado" | "À vista" | "Boleto";

export async function goToData(page: Page, choice: "Gratuito" | Choice) {
  // Choosing free continues automatically.
  if (choice === "Gratuito") await access(page, choice).click();
  else {
    await access(page, "Pago").check();
    await next(page).click();
    await expect(heading(page)).toContainText("Etapa 2 de 3: Plano");
    await plano(page, choice === "Parcelado" ? choice : "À vista").check();
    if (choice === "Boleto") await page.getByRole("radio", { name: "Boleto", exact: true }).check();
    await next(page).click();
  }
  await expect(heading(page)).toContainText("Etapa 3 de 3: Dados");
  await expect(heading(page)).toBeFocused();
}

export async function fillPerson(page: Page, email: string, cpf = CPF) {
  await field(page, "Nome").fill("Helena");
  await field(page, "Sobrenome").fill("Duarte");
  await field(page, "Telefone").fill("(11) 98765-4321");
  await field(page, "E-mail").fill(email);
  await field(page, "CPF").fill(cpf);
}

export async function fillCompany(page: Page) {
  await field(page, "CNPJ").fill(CNPJ);
  await field(page, "Razão Social").fill("Duarte & Filhos Drogaria Ltda.");
  await field(page, "Endereço").fill("Rua das Palmeiras");
  await field(page, "Número").fill("218");
  await field(page, "Bairro").fill("Vila Nova");
  await field(page, "Cidade").fill("Campinas");
  await estado(page).selectOption("São Paulo");
}

/** From the first step to the provider's page. */
export async function leaveForCheckout(page: Page, email: string, choice: Choice = "Parcelado") {
  await goToData(page, choice);
  await fillPerson(page, email);
  await toCheckout(page).click();
  await expect(page.getByRole("button", { name: "Pagar" })).toBeVisible(SENT);
}

type Delivery = "normal" | "duplicado" | "inverso" | "parado";

/** Pays at the provider. `parado` holds the webhook events until released. */
export async function pay(page: Page, avisos: Delivery = "normal", valor?: string) {
  await page.getByText("Ferramentas de teste").click();
  await page.getByRole("combobox").selectOption(avisos);
  if (valor) await page.getByLabel("Valor pago").fill(valor);
  await page.getByRole("button", { name: "Pagar" }).click();
  await expect(page).toHaveURL(/\/success$/, SENT);
}

export async function control(order: { modo?: "normal" | "lento" | "fora"; email?: string; liberar?: string }) {
  await fetch(`${runningStack().asaasUrl}/controle`, { method: "POST", body: JSON.stringify(order) });
}

export async function pedidosOf(email: string) {
  return database()`select * from public.pedidos where email = ${email} order by criado_em`;
}

export const situacaoOf = async (email: string) => (await pedidosOf(email)).map(({ situacao }) => situacao);

/** Requests to the account API for this e-mail address. */
export async function accountCalls(email: string) {
  const response = await fetch(runningStack().accountApiUrl);
  const { calls } = (await response.json()) as { calls: { body: { user: { user_email: string }; store: object } }[] };
  return calls.filter(({ body }) => body.user.user_email === email);
}
