import type { Page } from "@playwright/test";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow, settleOlder, uniqueNome, uniqueTelefone } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { ports } from "../../support/ports.ts";

test.describe.configure({ timeout: timeLimit(180_000) });

const baseURL = `http://127.0.0.1:${ports.painel}`;
const sheet = (page: Page) => page.getByRole("dialog", { name: "Nova pessoa" });
const person = (page: Page, nome: string) => page.getByRole("article", { name: new RegExp(nome) });

test("[NOVA-01, NOVA-02, NOVA-03] a caller is entered by keys and seen by a colleague; a known one is found by half a number and noted in seven keys", async ({
  page,
  browser,
  enter,
}) => {
  await settleOlder();
  const [nome, telefone] = [uniqueNome(), uniqueTelefone()];
  const digits = uniqueTelefone();
  const known = await newVisitante({ telefone: digits });
  await enter(await newMembro("atendimento"));
  await expect(page.getByRole("button", { name: "Nova pessoa" })).toBeVisible(ARRIVES);
  const colleague = await browser.newContext({ baseURL });
  await enterAs(colleague, await newMembro("atendimento"));
  const other = await colleague.newPage();
  await other.goto("/caixa");
  await expect(other.getByRole("button", { name: "Nova pessoa" })).toBeVisible(ARRIVES);

  await page.keyboard.press("c");
  await expect(sheet(page).getByRole("radio", { name: /Ligou/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(nome);
  await page.keyboard.press("Tab");
  await page.keyboard.type(telefone);
  await expectAccessible(sheet(page));
  await sheet(page)
    .getByLabel(/O que disse/)
    .fill("Quer um plano para duas lojas.");
  await page.keyboard.press("Control+Enter");
  await expect(person(page, nome).getByText("Quer um plano para duas lojas.")).toBeVisible();
  await expect(other.getByText(new RegExp(nome)).first()).toBeVisible(ARRIVES);
  await colleague.close();

  await test.step("by half a number, and R", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type(digits.slice(-4));
    await expect(page.getByRole("link", { name: new RegExp(known.nome) })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(person(page, known.nome)).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("textbox", { name: "O que disse" })).toBeFocused();
    await page.keyboard.type("Já comprou.");
    await page.getByText("Já resolvi", { exact: true }).click();
    await expectAccessible(page.getByRole("tabpanel"));
    await page.keyboard.press("Control+Enter");
    await expect(person(page, known.nome).getByText("Já comprou.")).toBeVisible();
    await expect.poll(async () => (await pessoaRow(known.id))?.prazo).toBeNull();
  });
});

test("[NOVA-01, NOVA-02] on a phone a known caller is recognised while the number is typed, and gets the contact @390", async ({
  page,
  enter,
}) => {
  await settleOlder();
  const telefone = uniqueTelefone();
  const known = await newVisitante({ telefone });
  await enter(await newMembro("atendimento"));
  await page.getByRole("button", { name: "Nova pessoa" }).tap();
  await sheet(page).getByText("WhatsApp", { exact: true }).tap();
  await sheet(page).getByLabel("Telefone").fill(telefone);
  const card = sheet(page).getByRole("region", { name: new RegExp(known.nome) });
  await expect(card).toContainText("Mesmo telefone");
  await sheet(page)
    .getByLabel(/O que disse/)
    .fill("Mandou foto da loja.");
  await expectAccessible(sheet(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await card.getByRole("button", { name: "Registrar nela" }).tap();
  await expect(person(page, known.nome).getByText("Mandou foto da loja.")).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});
