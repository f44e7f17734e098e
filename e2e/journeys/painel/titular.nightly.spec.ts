import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { formatCpf } from "@eden/domain/documentos/cpf";
import type { Locator, Page } from "@playwright/test";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, uniqueTelefone } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

// Signs in and goes through every step of a request.
test.describe.configure({ timeout: timeLimit(180_000) });

/** Presses Tab until the element has the focus: it can be reached without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible(ARRIVES);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Somebody who wrote and bought, and a colleague with the same telephone. */
async function newTitular() {
  const telefone = uniqueTelefone();
  const cpf = newCpf();
  const pedido = randomUUID();
  const { id: pessoa, nome, email } = await newVisitante({ telefone });
  await database()`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, cpf, situacao, pago_em)
    values (${pedido}, 'app', 'avista', 189800, ${`${nome} Prado`}, ${email}, ${telefone}, ${cpf}, 'pago', now())`;
  const colega = await newVisitante({ telefone, email: uniqueEmail() });
  return { nome: `${nome} Prado`, email, telefone, cpf, pedido, pessoa, colega };
}

async function openRequerimento(page: Page, { nome, email, telefone }: Awaited<ReturnType<typeof newTitular>>) {
  await press(page, page.getByRole("button", { name: "Abrir pedido" }));
  const sheet = page.getByRole("dialog", { name: "Abrir pedido de titular" });
  await expect(sheet.getByRole("radio", { name: "Acesso" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(sheet.getByRole("radio", { name: "Eliminação" })).toBeChecked();
  await expectAccessible(sheet);
  await typeInto(page, sheet.getByLabel("Nome de quem pede"), nome);
  await typeInto(page, sheet.getByLabel("E-mail"), email);
  await typeInto(page, sheet.getByLabel("Telefone"), telefone);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Dados de ${nome}` })).toBeVisible(ARRIVES);
}

test("[TITULAR-01] with the keyboard alone a request is opened, the person confirmed, the data exported and erased but what the law keeps", async ({
  page,
  enter,
}) => {
  const titular = await newTitular();
  const { nome, email, cpf, pedido, pessoa, colega } = titular;
  await enter(await newMembro("encarregado"), "/");
  await expect(page).toHaveURL(/\/titular$/, ARRIVES);
  await expect(page.getByRole("heading", { name: "Titulares" })).toBeVisible(ARRIVES);
  await openRequerimento(page, titular);
  await expect(page.getByText(/^Chegou .* Responder até .* faltam 1[45] dias\.$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`Está em nome de ${colega.nome}`))).toBeVisible();
  await expectAccessible(page);

  await press(page, page.getByRole("button", { name: "Confirmar", exact: true }));
  await expect(page.getByText(/^respondeu do e-mail cadastrado, /)).toBeVisible(ARRIVES);
  const sources = page.getByRole("list", { name: "O que existe" });
  await press(page, sources.getByRole("button", { name: "Mostrar o CPF" }));
  await expect(sources.getByText(formatCpf(cpf))).toBeVisible(ARRIVES);

  const download = page.waitForEvent("download");
  await press(page, page.getByRole("button", { name: "Exportar" }));
  await expect(page.getByRole("menuitem", { name: /HTML/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(email);
  expect(file).not.toContain(colega.email);

  await press(page, page.getByRole("button", { name: "Ver o que sai e o que fica" }));
  const sheet = page.getByRole("dialog", { name: `Apagar os dados de ${nome}` });
  await expect(sheet.getByRole("region", { name: "Saem agora, 1 registro" })).toContainText("mensagem de contato");
  await expect(sheet.getByRole("region", { name: "Ficam, 1 registro" })).toContainText(
    "Registro de pagamento: 5 anos, até",
  );
  await expectAccessible(sheet);
  for (const place of await sheet.getByRole("checkbox").all()) await press(page, place, "Space");
  const button = sheet.getByRole("button", { name: "Apagar 1 registro" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await typeInto(page, sheet.getByRole("textbox", { name: /^Para apagar, escreva/ }), `APAGAR ${nome}`);
  await expect(button).not.toHaveAttribute("aria-disabled");
  await press(page, button);
  await expect(page.getByRole("heading", { name: /^Eliminação, ED-/ })).toBeVisible(ARRIVES);
  await expect(page.getByRole("region", { name: "Ficaram, 1 registro" })).toContainText("compra");
  await expect(page.getByRole("main")).not.toContainText(nome);
  await expectAccessible(page);

  const sql = database();
  expect(await rowsOf("contato", email)).toEqual([]);
  expect(await rowsOf("contato", colega.email)).toHaveLength(1);
  expect(await sql`select from public.pedidos where id = ${pedido}`).toHaveLength(1);
  expect(await sql`select from privado.requerimentos where nome = ${nome}`).toEqual([]);
  expect(await sql`select from privado.historico where pessoa_id = ${pessoa} and tipo = 'nota'`).toEqual([]);
});
