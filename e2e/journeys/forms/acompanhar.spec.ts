import { randomBytes, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { storeConsent } from "../../support/consent.ts";
import * as contact from "../../support/contato.ts";
import { database, rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { mailsTo, TEAM } from "../../support/mailbox.ts";
import { callPainel } from "../../support/painel/call-painel.ts";
import { enterAs, newMembro } from "../../support/painel/membro.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

// A form, an e-mail, two sign-ins to the panel and every change of a request.
test.describe.configure({ timeout: 240_000 });

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Presses Tab until the element has the focus: it can be reached without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible(SENT);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Sends a message by the form and opens the link of its receipt. */
async function sendAndFollow(page: Page, email: string): Promise<Page> {
  await page.goto("/contato");
  await contact.fill(page, email);
  await takeTime(page);
  await contact.send(page).click();
  await contact.expectSent(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  return opened;
}

test("[ACOMPANHAR-01] from the form and from the e-mail to the page, and every change from there to the panel", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  const follow = await sendAndFollow(page, email);
  await expect(title(follow)).toHaveText("Sua mensagem chegou.", SENT);
  expect(follow.url()).toMatch(/\/acompanhar#[\w-]{48}$/);
  await expect(follow.getByText(contact.STORED.mensagem)).toBeVisible();
  await expect(follow.getByText("(11) •••••-4321")).toBeVisible();
  await expect(follow.getByText(/^até .*\dh(\d\d)?$/).first()).toBeVisible();
  for (const hidden of [email, "98765"]) await expect(follow.locator("body")).not.toContainText(hidden);
  await expectAccessible(follow);
  const size = follow.viewportSize() ?? { width: 1440, height: 900 };
  await follow.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => scrollsSideways(follow)).toBe(false);
  await follow.setViewportSize(size);

  // Changes, with the keyboard alone.
  const text = follow.getByLabel("Quer acrescentar algo?");
  const send = follow.getByRole("button", { name: "Enviar à equipe" });
  await press(follow, send);
  await expect(follow.getByText("Escreva a mensagem")).toBeVisible();
  await text.focus();
  await follow.keyboard.type("Liguem depois das 14h.");
  await press(follow, send);
  await expect(follow.getByText("Mensagem enviada. Ela já está na conversa.")).toBeVisible(SENT);
  await expect(follow.getByRole("figure").filter({ hasText: "Você acrescentou" })).toContainText("depois das 14h");
  await press(follow, follow.getByRole("button", { name: "Corrigir o telefone" }));
  const telefone = follow.getByLabel("Telefone", { exact: true });
  await expect(telefone).toBeFocused();
  await follow.keyboard.type("16998124470");
  await follow.keyboard.press("Enter");
  await expect(follow.getByText("Telefone corrigido. A equipe já sabe.")).toBeVisible(SENT);
  await expect(follow.getByText("(16) •••••-4470")).toBeVisible();
  await expect(follow.getByRole("button", { name: "Corrigir o telefone" })).toBeFocused();
  await press(follow, follow.getByRole("button", { name: /^Apagar o que enviei/ }));
  const dialog = follow.getByRole("alertdialog", { name: "Apagar o que você enviou?" });
  await expect(dialog).toContainText("1 mensagem de contato");
  await expect(dialog).toContainText("Nada: não há compra nem contrato que a lei mande guardar.");
  await expectAccessible(dialog);
  await press(follow, dialog.getByRole("button", { name: "Pedir para apagar" }));
  await expect(follow.getByRole("paragraph").filter({ hasText: "Pedido para apagar recebido" })).toBeFocused(SENT);

  // The team sees all of it, and the page follows the team.
  const team = await browser.newContext();
  await enterAs(team, await newMembro("atendimento"));
  const [row] = await rowsOf("contato", email);
  const [entrada] = await database()`select pessoa_id from privado.entradas where id = ${row?.id}`;
  const pessoa = await callPainel(team, "pessoa", { id: entrada?.pessoa_id });
  expect(pessoa.linha_do_tempo.map(({ tipo }) => tipo)).toEqual(
    expect.arrayContaining(["entrada", "mensagem", "correcao", "eliminacao"]),
  );
  await expect
    .poll(
      async () => (await callPainel(team, "pessoa", { id: pessoa.id })).telefones.map(({ telefone }) => telefone),
      SENT,
    )
    .toEqual(["16998124470"]);
  await expect
    .poll(
      async () => (await mailsTo(TEAM)).filter((mail) => mail.text.includes(email)).map(({ subject }) => subject),
      SENT,
    )
    .toEqual(expect.arrayContaining([expect.stringContaining("Mensagem acrescentada")]));
  const office = await browser.newContext();
  await enterAs(office, await newMembro("encarregado"));
  const [asked] = await database()`select id from privado.requerimentos where email = ${email}`;
  const requerimento = await callPainel(office, "requerimento", { id: asked?.id });
  expect(requerimento).toMatchObject({ tipo: "eliminacao", canal: "link", verificado_em: null });
  expect(Date.parse(requerimento.prazo) - Date.parse(requerimento.recebido_em)).toBe(15 * 24 * 60 * 60 * 1000);
  // One day less if midnight has passed since.
  expect([14, 15]).toContain(requerimento.restam);
  await follow.clock.fastForward(61_000);
  await expect(title(follow)).toHaveText("Sua mensagem já foi lida.", SENT);
  await database()`with pessoa as (update privado.pessoas set espera_desde = now() - interval '40 days',
      prazo = now() - interval '39 days' where id = ${pessoa.id} returning *)
    update privado.entradas as e set espera_desde = p.espera_desde, prazo = p.prazo from pessoa as p where e.pessoa_id = p.id`;
  await follow.clock.fastForward(61_000);
  await expect(title(follow)).toHaveText("Passamos da hora.", SENT);
  await expectAccessible(follow.getByRole("main"));
  const answer = {
    comando: randomUUID(),
    pessoa: pessoa.id,
    canal: "whatsapp",
    resultado: "falei",
    texto: null,
  } as const;
  await callPainel(team, "registrar_contato", answer);
  await follow.clock.fastForward(61_000);
  await expect(title(follow)).toHaveText("Já estamos em conversa.", SENT);

  // The same request by the link in the e-mail, in another browser, where it is withdrawn.
  await expect.poll(async () => (await mailsTo(email)).length, SENT).toBe(1);
  const [mail] = await mailsTo(email);
  const href = /Acompanhar a mensagem:\s+(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const elsewhere = await browser.newContext();
  await storeConsent(elsewhere, baseURL, "recusado");
  const other = await elsewhere.newPage();
  const requests: string[] = [];
  other.on("request", (request) => requests.push(request.url()));
  const response = await other.goto(`${baseURL}${new URL(href).pathname}${new URL(href).hash}`);
  const headers = response?.headers() ?? {};
  expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(title(other)).toHaveText("Já estamos em conversa.", SENT);
  await other.getByRole("button", { name: /^Não preciso mais de resposta/ }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Encerrar" }).click();
  await expect(title(other)).toHaveText("Conversa encerrada.", SENT);
  await expect(title(other)).toBeFocused();
  const codigo = new URL(href).hash.slice(1);
  expect(requests.filter((url) => url.split("#")[0]?.includes(codigo))).toEqual([]);
  await expectAccessible(other.getByRole("main"));
  await follow.clock.fastForward(61_000);
  await expect(title(follow)).toHaveText("Este link não abre mais.", SENT);
  const [last] = (await callPainel(team, "pessoa", { id: pessoa.id })).linha_do_tempo.filter(
    (linha) => linha.tipo === "desistencia",
  );
  expect(last).toMatchObject({ protocolo: pessoa.protocolo });
  for (const context of [team, office, elsewhere]) await context.close();
});

test("[ACOMPANHAR-02] a wrong, expired, re-keyed, withdrawn or missing code shows the same calm page with ways to reach us", {
  tag: "@360",
}, async ({ page }) => {
  const sql = database();
  const id = randomUUID();
  await sql`insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, finalidade, preenchido_ms)
    values (${id}, 'Ana', 'Souza', ${uniqueEmail()}, '11987654321', 'Quero crescer.', '2026-11', 'atendimento', 9000)`;
  const codeOf = async (days: number) => {
    const [row] =
      await sql`select privado.codigo_acompanhar('contato', ${id}, current_date + ${days}::integer) as codigo`;
    return row?.codigo as string;
  };
  const codigo = await codeOf(90);
  // Signed with another key, which is rolled back: other tests use theirs.
  const undo = new Error("undo");
  let otherKey = "";
  await sql
    .begin(async (transaction) => {
      await transaction`update privado.chaves set valor = ${randomBytes(32)} where nome = 'acompanhar'`;
      const [row] = await transaction`select privado.codigo_acompanhar('contato', ${id}) as codigo`;
      otherKey = row?.codigo;
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  const shown = async (hash: string) => {
    await page.goto("about:blank");
    await page.goto(`/acompanhar${hash}`);
    await expect(title(page)).toHaveText("Este link não abre mais.", SENT);
    return page.getByRole("main").innerHTML();
  };
  await page.goto(`/acompanhar#${codigo}`);
  await expect(title(page)).toHaveText("Sua mensagem chegou.", SENT);
  const same = await shown("#x");
  await expectAccessible(page);
  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("link", { name: "Escrever uma mensagem" }));
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /wa\.me/);
  const wrong = `#${codigo.slice(0, -4)}AAAA`;
  for (const hash of [wrong, `#${await codeOf(-2)}`, `#${otherKey}`]) expect(await shown(hash)).toBe(same);
  await sql`select public.acompanhar_retirar(${codigo})`;
  expect(await shown(`#${codigo}`)).toBe(same);
});
