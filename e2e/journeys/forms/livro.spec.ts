import { readFile } from "node:fs/promises";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { refuseEmail, rowsOf, uniqueEmail } from "../../support/database.ts";
import { cutInserts, expectProblems, forgetNetworkNoise, holdInserts, SENT } from "../../support/form-checks.ts";
import { hurry, pauseClock } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

const form = (page: Page) => page.getByRole("form", { name: "Um livro para ler antes de levantar a porta" });
const name = (page: Page) => form(page).getByLabel("Nome completo");
const email = (page: Page) => form(page).getByLabel("E-mail");
const phone = (page: Page) => form(page).getByLabel("Telefone");
const consent = (page: Page) => form(page).getByLabel("Eu concordo em receber as comunicações.");
const send = (page: Page) => form(page).getByRole("button", { name: "Quero o livro" });

async function fill(page: Page, address: string) {
  await name(page).fill("Ana Souza");
  await email(page).fill(address);
  await phone(page).fill("11 98765 4321");
  await consent(page).check();
}

const expectThanks = (page: Page) => hurry(page, expect(page).toHaveURL("/obrigado-livro", SENT));

async function expectKept(page: Page, address: string) {
  await expect(name(page)).toHaveValue("Ana Souza");
  await expect(name(page)).toBeEnabled();
  await expect(email(page)).toHaveValue(address);
  await expect(phone(page)).toHaveValue("(11) 98765-4321");
  await expect(consent(page)).toBeChecked();
  await expect(send(page)).toBeEnabled();
}

test("[BOOK-01, BOOK-02, BOOK-03, NAV-06, VAL-01] all fields are required, a note links the policy, a database error loses nothing, a double click stores one row", async ({
  page,
  context,
  quiet,
}) => {
  await page.goto("/");
  await expect(name(page)).toHaveAttribute("placeholder", "Nome completo");
  await expect(phone(page)).toHaveAttribute("placeholder", "(00) 00000-0000");
  await expect(consent(page)).not.toBeChecked();
  await expect(form(page)).toContainText("Ao enviar, você concorda com a Política de Privacidade");
  await send(page).click();
  await expectProblems(page, [
    { field: name(page), message: "Nome completo é obrigatório" },
    { field: email(page), message: "Email é obrigatório" },
    { field: phone(page), message: "Telefone é obrigatório" },
    { field: consent(page), message: "É preciso concordar em receber as comunicações" },
  ]);
  await expectAccessible(form(page));
  await consent(page).check();
  await expect(form(page).getByText("É preciso concordar em receber as comunicações")).toHaveCount(0);
  await test.step("the policy opens in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await form(page).getByRole("link", { name: "Política de Privacidade" }).click();
    const policy = await opened;
    await expect(policy).toHaveURL(/\/politica-privacidade$/);
    await policy.close();
    await expect(page).toHaveURL("/");
  });
  await test.step("a database error: message above the form, everything kept, and it can be sent again", async () => {
    const address = uniqueEmail();
    const { allow } = await refuseEmail("leadlive", address);
    try {
      await fill(page, address);
      await send(page).click();
      const alert = form(page).getByRole("alert");
      await hurry(page, expect(alert).toContainText("Erro ao enviar dados. Por favor, tente novamente.", SENT));
      await expect(alert).toBeInViewport();
      expect((await alert.boundingBox())?.y).toBeLessThan((await name(page).boundingBox())?.y ?? 0);
      await expectKept(page, address);
      await expectAccessible(form(page));
      expect(quiet.join()).not.toContain(address);
      quiet.splice(0);
    } finally {
      await allow();
    }
    await test.step("a double click stores one row", async () => {
      await send(page).dblclick();
      await expectThanks(page);
      expect(await rowsOf("leadlive", address)).toHaveLength(1);
    });
  });
});

test("[BOOK-01, BOOK-02, BOOK-04] by keyboard: disabled while sending, one row with produto livro, then thanks with a download that shows 'Baixando...' for a second @nightly", async ({
  page,
}) => {
  await page.goto("/");
  const address = uniqueEmail();
  const { seen, release } = await holdInserts(page);
  await name(page).focus();
  for (const text of ["Ana Souza", address, "11987654321"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  // Not before: until then the form is empty, whatever else on the page changes.
  await page.evaluate(() => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    new MutationObserver(() => {
      const form = document.querySelector("form[aria-labelledby=livro-titulo]");
      if (form?.textContent.includes("Recebemos o seu pedido.")) flashes.push("the banner");
      if (form?.querySelector<HTMLInputElement>("[name=nome]")?.value === "") flashes.push("an empty form");
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Enviando..." })).toBeDisabled();
  for (const input of [name, email, phone, consent]) await expect(input(page)).toBeDisabled();
  await expect.poll(() => seen.length).toBe(1);
  await expect(page).toHaveURL("/");
  release();
  await expectThanks(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { flashes: string[] }).flashes)).toEqual([]);
  const rows = await rowsOf("leadlive", address);
  expect(rows).toMatchObject([
    {
      nome: "Ana Souza",
      telefone: "11987654321",
      produto: "livro",
      consentimento_versao: "2026-11.6",
      finalidade: "comunicacoes",
      aceita_novidades: true,
      origem: { landing_page: "/" },
    },
  ]);
  const protocolo = protocoloOf(rows[0]?.id);
  await expect(page.getByRole("main")).toContainText(`Protocolo ${protocolo}`);
  const chat = page.getByRole("main").getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(protocolo);
  await test.step("the download", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Obrigado");
    await expect(page.getByRole("main")).toContainText("Nossa equipe pode entrar em contato com você.");
    await pauseClock(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar o livro" }).click();
    const busy = page.getByRole("button", { name: "Baixando..." });
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    await page.clock.runFor(900);
    await expect(busy).toBeVisible();
    await page.clock.runFor(150);
    await expect(page.getByRole("button", { name: "Baixar o livro" })).toBeVisible();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("chamado-para-a-plenitude.pdf");
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await page.clock.resume();
  });
  // After going back, another request is sent only if the form is filled in again.
  await page.goBack();
  await expect(name(page)).toHaveValue("");
  await expect(send(page)).toBeEnabled();
});

test("[BOOK-02] a request queued on an earlier visit is confirmed in the form, without leaving the page being read @nightly", async ({
  page,
  quiet,
}) => {
  await page.goto("/");
  const address = uniqueEmail();
  const { restore } = await cutInserts(page);
  await fill(page, address);
  await send(page).click();
  await hurry(page, expect(form(page)).toContainText("Seu pedido está salvo neste aparelho.", SENT));
  await restore();
  await page.reload();
  // It is sent on any page, and confirmed when the form becomes visible.
  await expect.poll(() => rowsOf("leadlive", address), SENT).toHaveLength(1);
  await form(page).scrollIntoViewIfNeeded();
  await hurry(page, expect(form(page)).toContainText("Recebemos o seu pedido.", SENT));
  await expect(page).toHaveURL("/");
  await form(page).getByRole("link", { name: "Abrir a página do livro" }).click();
  await expect(page).toHaveURL("/obrigado-livro");
  forgetNetworkNoise(quiet);
});
