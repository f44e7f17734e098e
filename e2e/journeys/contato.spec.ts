import type { Page } from "@playwright/test";
import { protocoloOf } from "../../domain/protocolo.ts";
import { expectAccessible } from "../support/axe.ts";
import { consentGiven } from "../support/consent.ts";
import { database, refuseEmail, rowsOf, uniqueEmail } from "../support/database.ts";
import {
  cutInserts,
  expectProblems,
  forgetNetworkNoise,
  holdInserts,
  loseFirstAnswer,
  SENT,
} from "../support/form-checks.ts";
import { mailsTo } from "../support/mailbox.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.slow();
  await consentGiven(context, baseURL);
  await page.goto("/contato", { waitUntil: "networkidle" });
});

const SUCCESS = "Mensagem enviada com sucesso!";
const FAILURE = "Erro ao enviar mensagem. Por favor, tente novamente.";
const LABELS = ["Nome", "Sobrenome", "Telefone", "E-mail", "Mensagem"] as const;

const field = (page: Page, label: (typeof LABELS)[number]) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Enviar mensagem" });

async function fill(page: Page, email: string) {
  await field(page, "Nome").fill(" Ana ");
  await field(page, "Sobrenome").fill("Souza");
  await field(page, "Telefone").fill("+55 (11) 98765-4321");
  await field(page, "E-mail").fill(email);
  await field(page, "Mensagem").fill("Tenho uma loja.\nQuero crescer.");
}

async function expectEmpty(page: Page) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

test("[CONTACT-01, VAL-01] every field is required, with its own words, a focused summary and a way to each", async ({
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
  // Each error goes when its field is edited, and only then.
  await field(page, "Nome").fill("A");
  await expect(page.getByText("Nome é obrigatório", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Email é obrigatório")).toHaveCount(2);
});

test("[CONTACT-01, VAL-01] wrong e-mail and telephone are told apart from missing ones", async ({ page }) => {
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

test("[CONTACT-02, CONTACT-03] sending is busy and disabled, one row is stored, thanks come after it", async ({
  page,
}) => {
  const email = uniqueEmail();
  const { seen, release } = await holdInserts(page);
  await fill(page, email);
  await send(page).click();
  const busy = page.getByRole("button", { name: "Enviando..." });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  for (const label of LABELS) await expect(field(page, label)).toBeDisabled();
  await expect.poll(() => seen.length).toBe(1);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  expect(await rowsOf("contato", email)).toEqual([]);
  await expectAccessible(page);
  release();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await expect(page.getByText(SUCCESS)).toBeInViewport();
  await expect(page.getByText("Entraremos em contato em breve.")).toBeVisible();
  await expectEmpty(page);
  const [row, ...others] = await rowsOf("contato", email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    nome: "Ana",
    sobrenome: "Souza",
    telefone: "11987654321",
    telefone_e164: "+5511987654321",
    mensagem: "Tenho uma loja.\nQuero crescer.",
    consentimento_versao: "2026-11",
    finalidade: "atendimento",
    aceita_novidades: false,
    origem: { landing_page: "/contato" },
    isca: null,
  });
  // The number on the screen is that row's, and the chat quotes it.
  const protocolo = protocoloOf(row?.id);
  await expect(page.locator("form")).toContainText(`Protocolo ${protocolo}`);
  const chat = page.locator("form").getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(`Meu protocolo é ${protocolo}.`);
  await expectAccessible(page);
});

test("[CONTACT-03] the thanks stand for five seconds; the number stays", async ({ page }) => {
  const stood = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let since = 0;
        const look = () => {
          const shown = document.body.innerText.includes(words);
          if (shown && !since) since = performance.now();
          if (!shown && since) resolve(performance.now() - since);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    SUCCESS,
  );
  await fill(page, uniqueEmail());
  await send(page).click();
  // Never less; on a busy machine a little more.
  const milliseconds = await stood;
  expect(milliseconds).toBeGreaterThan(4900);
  expect(milliseconds).toBeLessThan(8000);
  await expect(page.getByText("Entraremos em contato em breve.")).toHaveCount(0);
  await expect(page.getByText(/Protocolo ED-/)).toBeVisible();
});

test("[CONTACT-04] a refusal says so with a cross, is logged without the data, loses nothing, and can be sent again", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("contato", email);
  try {
    await fill(page, email);
    await send(page).click();
    const alert = page.getByRole("alert").filter({ hasText: FAILURE });
    await expect(alert).toBeVisible();
    await expect(alert).toBeInViewport();
    await expect(alert.locator("svg[data-glyph=x]")).toBeVisible();
    await expect(field(page, "Mensagem")).toHaveValue("Tenho uma loja.\nQuero crescer.");
    await expect(field(page, "Telefone")).toHaveValue("(11) 98765-4321");
    await expect(send(page)).toBeEnabled();
    await expectAccessible(page);
    forgetNetworkNoise(quiet);
    expect(quiet.join()).toContain("insert refused");
    expect(quiet.splice(0).join()).not.toContain(email);
  } finally {
    await allow();
  }
  await send(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(await rowsOf("contato", email)).toHaveLength(1);
});

test("[CONTACT-05] editing any field clears what was said of the send", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { allow } = await refuseEmail("contato", email);
  try {
    await fill(page, email);
    for (const label of LABELS) {
      await send(page).click();
      await expect(page.getByText(FAILURE)).toBeVisible();
      await field(page, label).press("End");
      await field(page, label).press("Backspace");
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      await fill(page, email);
    }
    quiet.splice(0);
  } finally {
    await allow();
  }
  await send(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await field(page, "Nome").fill("B");
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await expect(page.getByText("Entraremos em contato em breve.")).toHaveCount(0);
});

test("[CONTACT-02] a double click is one row, and does not fall on the emptied form", async ({ page }) => {
  const email = uniqueEmail();
  await fill(page, email);
  await send(page).dblclick();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await expect(page.getByRole("region", { name: "Há um problema" })).toHaveCount(0);
  expect(await rowsOf("contato", email)).toHaveLength(1);
});

test("[CONTACT-02] Enter and then a click while it is sending: one row", async ({ page }) => {
  const email = uniqueEmail();
  const { seen, release } = await holdInserts(page);
  await fill(page, email);
  await field(page, "E-mail").press("Enter");
  const busy = page.getByRole("button", { name: "Enviando..." });
  await expect(busy).toBeFocused();
  await busy.click({ force: true });
  await busy.press("Enter");
  release();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(seen).toHaveLength(1);
  expect(await rowsOf("contato", email)).toHaveLength(1);
});

test("[CONTACT-02] an answer lost on its way back is asked for again: one row, one thanks", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { lost } = await loseFirstAnswer(page);
  await fill(page, email);
  await send(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(lost()).toBe(1);
  expect(await rowsOf("contato", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] without a network it waits on the device and goes when the network returns", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await fill(page, email);
  await context.setOffline(true);
  await send(page).click();
  const waiting = page.getByText("Sem internet. Sua mensagem está salva neste aparelho.");
  await expect(waiting).toBeVisible(SENT);
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Salvo neste aparelho" })).toBeDisabled();
  await expect(field(page, "Mensagem")).toHaveValue("Tenho uma loja.\nQuero crescer.");
  await context.setOffline(false);
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await expectEmpty(page);
  expect(await rowsOf("contato", email)).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

const UNREACHED = "O servidor não respondeu. Sua mensagem está salva neste aparelho.";

test("[CONTACT-02] left waiting, reloaded and sent by hand: exactly one row", async ({ page, quiet }) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await fill(page, email);
  await send(page).click();
  await expect(page.getByText(UNREACHED)).toBeVisible(SENT);
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText(UNREACHED)).toBeVisible();
  await expectAccessible(page);
  expect(await rowsOf("contato", email)).toEqual([]);
  await restore();
  await page.getByRole("button", { name: "Tentar enviar agora" }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await page.reload({ waitUntil: "networkidle" });
  await expectEmpty(page);
  expect(await rowsOf("contato", email)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] left waiting and closed: the next visit, on any page, sends it", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await cutInserts(page);
  await fill(page, email);
  await send(page).click();
  await expect(page.getByText(UNREACHED)).toBeVisible(SENT);
  const visit = await context.newPage();
  await page.close();
  await visit.goto("/planos");
  await expect.poll(() => rowsOf("contato", email), SENT).toHaveLength(1);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-02] what is changed while waiting goes as another message; neither is lost", async ({
  page,
  context,
  quiet,
}) => {
  const email = uniqueEmail();
  await fill(page, email);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("button", { name: "Salvo neste aparelho" })).toBeVisible(SENT);
  await field(page, "Mensagem").fill("Esqueci de dizer: são duas lojas.");
  await expect(send(page)).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  await expect(field(page, "Mensagem")).toHaveValue("Esqueci de dizer: são duas lojas.");
  await send(page).click();
  await expectEmpty(page);
  await expect
    .poll(async () => (await rowsOf("contato", email)).map(({ mensagem }) => mensagem))
    .toEqual(["Tenho uma loja.\nQuero crescer.", "Esqueci de dizer: são duas lojas."]);
  forgetNetworkNoise(quiet);
});

test("[CONTACT-04] past the limit it says when to try again and keeps what was written", async ({ page, quiet }) => {
  const email = uniqueEmail();
  // As in production, nothing personal: a refusal is logged with what it counted under.
  const address = email.slice(0, email.indexOf("@"));
  const sql = database();
  await sql`
    insert into privado.contadores (alvo, chave, inicio, vezes)
    select alvo, ${address}, date_bin(janela, now(), timestamptz 'epoch'), maximo from privado.limites
    where alvo = 'contato'`;
  const { allow } = await refuseEmail("contato", email, `perform privado.contar('contato', '${address}');`);
  try {
    await fill(page, email);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Muitos envios em pouco tempo." })).toContainText(
      /Tente novamente em (um minuto|\d+ minutos)\./,
    );
    await expect(field(page, "Nome")).toHaveValue(" Ana ");
    await expectAccessible(page);
  } finally {
    await allow();
  }
  forgetNetworkNoise(quiet);
});

test("[CONTACT-01] filled in and sent with the keyboard alone", async ({ page }) => {
  const email = uniqueEmail();
  await field(page, "Nome").focus();
  for (const text of ["Ana", "Souza", "11987654321", email, "Olá"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(await rowsOf("contato", email)).toMatchObject([{ nome: "Ana", telefone: "11987654321", mensagem: "Olá" }]);
});

test("[CONTACT-02] what was typed survives a reload, a visit to another page and the way back", async ({ page }) => {
  const email = uniqueEmail();
  await fill(page, email);
  await page.reload({ waitUntil: "networkidle" });
  await expect(field(page, "E-mail")).toHaveValue(email);
  await page.getByRole("link", { name: "Planos", exact: true }).first().click();
  await expect(page).toHaveURL("/planos");
  await page.goBack();
  await expect(field(page, "Telefone")).toHaveValue("(11) 98765-4321");
  await send(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(await rowsOf("contato", email)).toHaveLength(1);
});

test("[CONTACT-02] a field only robots see marks the row and changes nothing for the sender", async ({ page }) => {
  const email = uniqueEmail();
  await fill(page, email);
  await page.locator('input[name="site"]').fill("https://robo.example", { force: true });
  await send(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  expect(await rowsOf("contato", email)).toMatchObject([{ isca: "https://robo.example", suspeito: true }]);
});

test("[CONTACT-02] one message brings the sender one receipt, with the number shown on the screen", async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.reload({ waitUntil: "networkidle" });
  // Nobody writes this fast: filled in within a second and a half it would count as a robot's.
  await page.clock.fastForward(5000);
  await fill(page, email);
  await send(page).dblclick();
  await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
  const [row] = await rowsOf("contato", email);
  await expect.poll(() => mailsTo(email), SENT).toHaveLength(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(protocoloOf(row?.id));
});

test("[NAV-06] the policy opens beside the form, which keeps what was typed", async ({ page, context }) => {
  await field(page, "Nome").fill("Ana");
  const opened = context.waitForEvent("page");
  await page.locator("form").getByRole("link", { name: "Política de Privacidade" }).click();
  await expect(await opened).toHaveURL(/\/politica-privacidade$/);
  await expect(field(page, "Nome")).toHaveValue("Ana");
});

test("[PAGE-08] the form comes first, the picture stands beside it on large screens, shared sections follow", async ({
  page,
}) => {
  const picture = page.locator("main picture img").first();
  const form = page.locator("form");
  await expect(page.getByRole("heading", { name: "Outros jeitos de chegar até nós" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Perguntas que todo dono faz" })).toBeVisible();
  await page.getByRole("link", { name: "Escrever agora" }).click();
  await expect(field(page, "Nome")).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(picture).toBeVisible();
  const [left, right] = [await form.boundingBox(), await picture.boundingBox()];
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(picture).toBeHidden();
  const order = await page.locator("main").evaluate((main) => {
    const parts = [...main.querySelectorAll("form, h2, picture")];
    return parts[0]?.tagName;
  });
  expect(order).toBe("FORM");
  await expectAccessible(page);
});

test.describe("before and without the script", () => {
  test("[CONTACT-01] what is typed before the script arrives is kept and sent", async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const email = uniqueEmail();
    await fill(page, email);
    release();
    await page.waitForLoadState("networkidle");
    await expect(field(page, "Mensagem")).toHaveValue("Tenho uma loja.\nQuero crescer.");
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible(SENT);
    expect(await rowsOf("contato", email)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[SITE-08] the form says how to reach the group instead", async ({ page }) => {
    await expect(page.getByText("Este formulário precisa de JavaScript.")).toBeVisible();
    await expect(page.getByRole("link", { name: /fale com a gente pelo WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
  });
});
