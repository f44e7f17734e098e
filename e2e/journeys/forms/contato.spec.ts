import { protocoloOf } from "@eden/domain/protocolo";
import { expectAccessible } from "../../support/axe.ts";
import {
  editByKey,
  expectEmpty,
  expectSent,
  FAILURE,
  field,
  fill,
  fillField,
  LABELS,
  MESSAGE,
  STORED,
  SUCCESS,
  send,
} from "../../support/contato.ts";
import { refuseEmail, rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectProblems, forgetNetworkNoise, holdInserts, SENT } from "../../support/form-checks.ts";
import { hurry, pauseClock } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/contato"));

test("[CONTACT-01, VAL-01] every field is required, with its own message, a focused summary and a link to each; invalid values have other messages", async ({
  page,
}) => {
  await expect(field(page, "E-mail")).toHaveAttribute("type", "email");
  await expect(field(page, "Telefone")).toHaveAttribute("placeholder", "55+ (99) 9 9999-9999");
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await send(page).click();
  await expectProblems(page, [
    { field: field(page, "Nome"), message: "Nome é obrigatório" },
    { field: field(page, "Sobrenome"), message: "Sobrenome é obrigatório" },
    { field: field(page, "Telefone"), message: "Telefone é obrigatório" },
    { field: field(page, "E-mail"), message: "Email é obrigatório" },
    { field: field(page, "Mensagem"), message: "Mensagem é obrigatória" },
  ]);
  await expectAccessible(page);
  // Each error disappears when its field is edited, and not before.
  await field(page, "Nome").fill("A");
  await expect(page.getByText("Nome é obrigatório", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Email é obrigatório")).toHaveCount(2);
  await fill(page, "ana souza@exemplo");
  await field(page, "Telefone").fill("11 9876");
  await send(page).click();
  await expectProblems(page, [
    { field: field(page, "Telefone"), message: "Telefone inválido (deve ter 10 ou 11 dígitos)" },
    { field: field(page, "E-mail"), message: "Email inválido" },
  ]);
  await field(page, "Telefone").fill("(20) 98765-4321");
  await send(page).click();
  await expect(page.getByRole("region", { name: "Há um problema" }).getByRole("link")).toHaveText([
    "Telefone inválido",
    "Email inválido",
  ]);
});

test("[CONTACT-02, CONTACT-03] the button is busy and disabled while sending, one row is stored, then thanks for five seconds; the number stays", async ({
  page,
}) => {
  const email = uniqueEmail();
  const { seen, release } = await holdInserts(page);
  await fill(page, email);
  await pauseClock(page);
  await send(page).click();
  const busy = page.getByRole("button", { name: "Enviando..." });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  for (const label of LABELS) await expect(field(page, label)).toBeDisabled();
  await expect.poll(() => seen.length).toBe(1);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  expect(await rowsOf("contato", email)).toEqual([]);
  release();
  await expect.poll(() => rowsOf("contato", email), SENT).toHaveLength(1);
  // Exactly the minimum time of a send: the five seconds start when it is over.
  await page.clock.runFor(600);
  const thanks = page.getByRole("status").filter({ hasText: SUCCESS });
  await expect(thanks.getByText("Entraremos em contato em breve.")).toBeInViewport(SENT);
  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await expect(page.getByText("Entraremos em contato em breve.")).toHaveCount(0);
  await expectEmpty(page);
  const [row, ...others] = await rowsOf("contato", email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...STORED,
    telefone_e164: "+5511987654321",
    consentimento_versao: "2026-11.6",
    finalidade: "atendimento",
    aceita_novidades: false,
    origem: { landing_page: "/contato" },
    isca: null,
  });
  // The number on the screen belongs to that row, and the chat link contains it.
  const protocolo = protocoloOf(row?.id);
  await expect(page.locator("form")).toContainText(`Mensagem enviada. Protocolo ${protocolo}`);
  const chat = page.locator("form").getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(`Meu protocolo é ${protocolo}.`);
  // Not while the clock stands: axe waits for timers.
  await page.clock.resume();
  await expectAccessible(page.locator("form"));
});

test("[CONTACT-04, CONTACT-05] a rejection is shown with a cross, logged without the data, loses nothing, can be retried, and goes when any field is edited", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("contato", email);
  const alert = page.getByRole("alert").filter({ hasText: FAILURE });
  try {
    await fill(page, email);
    for (const label of LABELS) {
      await send(page).click();
      await hurry(page, expect(alert).toBeVisible());
      // The message takes the focus, and must not take it between the keys.
      await expect(page.locator(":focus")).toContainText(FAILURE);
      if (label === LABELS[0]) {
        await expect(alert).toBeInViewport();
        await expect(alert.locator("svg")).toBeVisible();
        await expect(field(page, "Mensagem")).toHaveValue(MESSAGE);
        await expect(field(page, "Telefone")).toHaveValue("(11) 98765-4321");
        await expect(send(page)).toBeEnabled();
        await expectAccessible(page.locator("form"));
      }
      const value = await field(page, label).inputValue();
      await editByKey(field(page, label));
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      await fillField(field(page, label), value);
    }
    forgetNetworkNoise(quiet);
    expect(quiet.join()).toContain("insert refused");
    expect(quiet.splice(0).join()).not.toContain(email);
  } finally {
    await allow();
  }
  await send(page).click();
  await expectSent(page);
  expect(await rowsOf("contato", email)).toHaveLength(1);
  await field(page, "Nome").fill("B");
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await expect(page.getByText("Entraremos em contato em breve.")).toHaveCount(0);
});
