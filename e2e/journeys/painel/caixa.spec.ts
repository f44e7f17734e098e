import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Page } from "@playwright/test";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { storeConsent } from "../../support/consent.ts";
import { field, fill, SUCCESS, send } from "../../support/contato.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow, settleOlder, uniqueNome, uniqueTelefone } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { ports } from "../../support/ports.ts";

// Each test signs in, often twice, and checks several screens.
test.describe.configure({ timeout: timeLimit(180_000) });

const baseURL = `http://127.0.0.1:${ports.painel}`;
const row = (page: Page, nome: string) => page.getByRole("link", { name: new RegExp(nome) });
const person = (page: Page, nome: string) => page.getByRole("article", { name: new RegExp(nome) });
const clock = (page: Page, nome: string) => person(page, nome).getByText(/de trabalho/);
const note = (page: Page) => page.getByRole("textbox", { name: "Nota para a equipe" });
const toast = (page: Page) => page.getByRole("button", { name: /^Desfazer/ });

/** Keeps the first response of the list back, so that its skeleton stays. */
async function holdList(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/rpc/caixa", async (route) => {
    await promise;
    await route.continue();
  });
  return { release: () => resolve() };
}

test("[CAIXA-01, CAIXA-04, CAIXA-05, CAIXA-09, RESPOSTA-03] a message from the public site appears in the open inbox, is answered by WhatsApp, stops the clock, and a colleague sees it; two taps end the wait without an answer @390", async ({
  page,
  context,
  browser,
  enter,
}) => {
  await settleOlder();
  const nome = uniqueNome();
  await enter(await newMembro("atendimento"));
  await expect(page.getByRole("navigation", { name: "Listas da Caixa" }).filter({ visible: true })).toBeVisible(
    ARRIVES,
  );

  const site = `http://127.0.0.1:${ports.site}`;
  const visitor = await browser.newContext({ baseURL: site });
  await storeConsent(visitor, site, "recusado");
  await visitor.clock.install();
  const form = await visitor.newPage();
  await form.goto("/contato");
  await form.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await fill(form, uniqueEmail());
  await field(form, "Nome").fill(nome);
  await form.clock.fastForward(10_000);
  await send(form).click();
  await expect(form.getByText(SUCCESS)).toBeVisible(ARRIVES);
  await visitor.close();

  await expect(row(page, nome)).toBeVisible(ARRIVES);
  await row(page, nome).click();
  await expect(clock(page, nome)).toBeVisible(ARRIVES);
  await expect(person(page, nome).getByText("Tenho uma loja.")).toBeVisible();

  const otherContext = await browser.newContext({ baseURL });
  await enterAs(otherContext, await newMembro("gestao"));
  const other = await otherContext.newPage();
  await other.goto(new URL(page.url()).pathname);
  await expect(clock(other, nome)).toBeVisible(ARRIVES);

  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page
    .getByRole("button", { name: "Responder", exact: true })
    .or(page.getByRole("tab", { name: "WhatsApp" }))
    .click();
  const text = page.getByRole("textbox", { name: /^Mensagem para \(11\) 98765-4321/ });
  await expect(text).toHaveValue(new RegExp(`${nome.split(" ")[0]}[^]*ED-[0-9A-Z]{4}-[0-9A-Z]{4}`), ARRIVES);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Abrir no WhatsApp" }).click();
  const whatsapp = await popup;
  await expect(whatsapp).toHaveURL(/^https:\/\/wa\.me\/5511987654321\?text=.*ED-/);
  await whatsapp.close();
  await expect(page.getByRole("heading", { name: /^Como foi com/ })).toBeVisible(ARRIVES);
  await expectAccessible(page);
  await expect(clock(page, nome)).toHaveCount(1);
  await page.getByRole("button", { name: /^Mandei mensagem/ }).click();
  // Its ten seconds stop under the pointer: the colleague's page may need longer.
  await toast(page).hover();
  await expect(clock(page, nome)).toHaveCount(0, ARRIVES);
  await expect(person(page, nome).getByText("Você mandou mensagem")).toBeVisible(ARRIVES);

  await expect(person(other, nome).getByText(/mandou mensagem/)).toBeVisible(ARRIVES);
  await expect(clock(other, nome)).toHaveCount(0, ARRIVES);
  await toast(page).click();
  await expect(clock(page, nome)).toBeVisible(ARRIVES);

  await other.goto("/caixa");
  await expect(row(other, nome)).toBeVisible(ARRIVES);
  await page.getByRole("button", { name: "Mais ações" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Não precisa de resposta" }).click();
  await page.getByRole("group", { name: "Motivo" }).getByRole("button", { name: "Engano ou spam" }).click();
  await expectAccessible(page.getByRole("status").filter({ hasText: "não espera mais resposta" }));
  await expect(row(other, nome)).toHaveCount(0, ARRIVES);
  await expect(person(page, nome).getByText("não precisa de resposta (engano ou spam).")).toBeVisible(ARRIVES);
  await otherContext.close();
});

test("[CAIXA-03, CAIXA-06, CAIXA-07, CAIXA-08, CAIXA-09, TECLA-01, TECLA-02, TECLA-03, TECLA-04, RESPOSTA-02] by keyboard: search, assume, note, next step, undo; a colleague who was faster is named @nightly", async ({
  page,
  browser,
  enter,
}) => {
  const { id, nome } = await newVisitante();
  const membro = await newMembro("atendimento");
  const list = await holdList(page);
  await enter(membro, "/caixa?vista=minhas");
  await expect(page.getByText("Carregando a lista…")).toBeAttached(ARRIVES);
  await expectAccessible(page);
  list.release();
  await expect(page.getByRole("heading", { name: "Nenhuma conversa com você" })).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Atalhos do teclado" });
  await expectAccessible(help);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Pessoa, ação ou lugar" })).toBeFocused();
  await page.keyboard.type("caixa");
  await expect(page.getByRole("option", { name: /^Caixa/ })).toBeVisible();
  await expectAccessible(page.getByRole("dialog", { name: "Buscar e comandos" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/caixa$/, ARRIVES);
  // People of other tests may be above this one, which is then not in the document.
  const rows = page.locator("a[data-pessoa]");
  await expect(rows.first()).toBeVisible(ARRIVES);
  await page.keyboard.press("j");
  await expect(page.locator("h2#pessoa:focus")).toHaveCount(1, ARRIVES);
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: /^Buscar por nome/ })).toBeFocused();
  await page.keyboard.type(nome.toUpperCase());
  // When typing takes longer than the pause before a search, the results of the first letters come first.
  await expect(page.getByRole("region", { name: `Nome começa com “${nome.toUpperCase()}”` })).toBeVisible(ARRIVES);
  await expect(rows.first()).toContainText(nome, ARRIVES);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(row(page, nome)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(clock(page, nome)).toBeVisible(ARRIVES);
  const heading = page.getByRole("heading", { name: new RegExp(`^${nome} .*, esperando, `) });
  await expect(heading).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("w");
  await page.keyboard.type(" Até logo.");
  await page.getByRole("button", { name: "Retomar conversa" }).click();
  await page.getByRole("button", { name: "Mais modelos" }).click();
  await expect(page.getByRole("textbox", { name: /^Buscar modelo/ })).toBeFocused(ARRIVES);
  await expectAccessible(page.getByRole("region", { name: "Mais modelos" }));
  await page.reload();
  await page.getByRole("button", { name: "Seu texto" }).click(ARRIVES);
  await expect(page.getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue(/Até logo\.$/);

  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Com você" })).toBeVisible(ARRIVES);
  await page.keyboard.press("n");
  await expect(note(page)).toBeFocused();
  await page.keyboard.type("Pediu ligação depois das 14h");
  await page.keyboard.press("Control+Enter");
  await expect(person(page, nome).getByText("Sua anotação")).toBeVisible(ARRIVES);
  await expect(heading).toBeFocused();
  await page.keyboard.press("n");
  await expect(note(page)).toBeFocused();
  await page.keyboard.type("z");
  await page.keyboard.press("Control+z");
  await expect(note(page), "in a field the browser takes back what was typed").toHaveValue("");
  await page.keyboard.type("Rascunho");
  await page.keyboard.press("Escape");
  await expect(heading).toBeFocused();
  await expect(note(page)).toHaveValue("Rascunho");
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: /^Próximo passo com/ });
  await expect(dialog.getByLabel("O que fazer")).toBeFocused();
  await expect(dialog.getByRole("radio").first()).toBeAttached(ARRIVES);
  await expectAccessible(dialog);
  await page.keyboard.type("Ligar e explicar");
  // A typed text is left first; the browser must not close the dialog with it.
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("heading", { name: /^Próximo passo com/ })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect.poll(async () => (await pessoaRow(id))?.passo_texto, ARRIVES).toBe("Ligar e explicar");
  await page.keyboard.press("z");
  await expect.poll(async () => (await pessoaRow(id))?.passo_texto, ARRIVES).toBeNull();

  const colega = await newMembro("gestao");
  const otherContext = await browser.newContext({ baseURL });
  await enterAs(otherContext, colega);
  // The colleague is faster by a moment: the page has already sent the version that it knew.
  await page.route("**/rpc/mudar_estado", async (route) => {
    const [{ versao } = { versao: 0 }] = await database()<
      { versao: number }[]
    >`select versao from privado.pessoas where id = ${id}`;
    const taken = await otherContext.request.post(`${baseURL}/api/painel/rpc/mudar_dono`, {
      data: { comando: crypto.randomUUID(), pessoa: id, versao, dono: colega.id },
      headers: { origin: baseURL },
    });
    expect(taken.ok()).toBe(true);
    await route.continue();
  });
  await page.getByRole("button", { name: /^Estado/ }).click();
  const estado = page.getByRole("dialog", { name: /^Em que ponto está/ });
  await expect(estado.getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("3");
  await page.keyboard.press("Control+Enter");
  const conflict = page.getByRole("alert").filter({ hasText: "não foi gravada" });
  await expect(conflict).toContainText(`${colega.nome} assumiu a conversa`, ARRIVES);
  await expectAccessible(page.getByRole("main"));
  expect((await pessoaRow(id))?.dono).toBe(colega.id);
  await otherContext.close();
});

/** A member's note about the open person, written without a connection. */
async function writeOffline(page: Page, nome: string): Promise<void> {
  await expect(clock(page, nome)).toBeVisible(ARRIVES);
  await page.context().setOffline(true);
  await page.keyboard.press("n");
  await expect(note(page)).toBeFocused();
  await page.keyboard.type("Escrita sem conexão");
  await page.keyboard.press("Control+Enter");
  await expect(person(page, nome).getByText("Guardada aqui até a conexão voltar.")).toBeVisible(ARRIVES);
}

test("[SEC-M13] signing out asks before deleting what another member has not sent @nightly", async ({
  page,
  context,
  enter,
  quiet,
}) => {
  const { id, nome } = await newVisitante();
  await enter(await newMembro("atendimento"), `/caixa/${id}`);
  await writeOffline(page, nome);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await enterAs(context, await newMembro("atendimento"));
  await next.goto("/caixa");
  await next.getByRole("button", { name: /^Sua conta/ }).click();
  await next.getByRole("menuitem", { name: "Sair", exact: true }).click();
  const dialog = next.getByRole("alertdialog", { name: "Sair e apagar o que não foi enviado?" });
  await expect(dialog).toContainText("Há anotações de outra pessoa neste navegador");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(dialog).toBeHidden();
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED")));
});

test("[CAIXA-10] offline a note is kept, the screen says so, and it is sent once when the connection returns, also after the page was left", async ({
  page,
  context,
  enter,
  quiet,
}) => {
  const { id, nome } = await newVisitante();
  await enter(await newMembro("atendimento"), `/caixa/${id}`);
  await writeOffline(page, nome);
  await expect(page.getByText(/^Sem conexão/).first()).toBeVisible(ARRIVES);
  await expectAccessible(page);
  await context.setOffline(false);
  const first = "Escrita sem conexão";
  const second = "Escrita antes de fechar";
  const notes = async () => {
    const rows = await database()<{ texto: string }[]>`
      select dados ->> 'texto' as texto from privado.historico where pessoa_id = ${id} and tipo = 'nota' order by em`;
    return rows.map(({ texto }) => texto);
  };
  await expect.poll(notes, ARRIVES).toEqual([first]);
  await expect(person(page, nome).getByText("Guardada aqui até a conexão voltar.")).toHaveCount(0, ARRIVES);
  await expect(person(page, nome).getByText(first)).toBeVisible(ARRIVES);

  await context.setOffline(true);
  await page.keyboard.press("n");
  await expect(note(page)).toBeFocused();
  await page.keyboard.type(second);
  await page.keyboard.press("Control+Enter");
  await expect(person(page, nome).getByText("Guardada aqui até a conexão voltar.")).toBeVisible(ARRIVES);
  const address = page.url();
  expect(await notes()).toEqual([first]);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(address);
  await expect.poll(notes, ARRIVES).toEqual([first, second]);
  await expect(person(later, nome).getByText(second)).toHaveCount(1, ARRIVES);
  await expect(person(later, nome).getByText("Guardada aqui até a conexão voltar.")).toHaveCount(0, ARRIVES);
  expect(await notes()).toEqual([first, second]);
  // The browser reports every request that failed meanwhile.
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED")));
});

test("[IDENTIDADE-04, IDENTIDADE-07, IDENTIDADE-08, CORRIGIR-01, CORRIGIR-02, CORRIGIR-03] a second telephone waits until a member uses it, a wrong one is corrected in its place, and both can be undone @nightly", async ({
  page,
  context,
  enter,
}) => {
  const [old, recent] = [uniqueTelefone(), uniqueTelefone()];
  const { id, nome, email } = await newVisitante({ telefone: old });
  const other = await newVisitante({ email, telefone: recent });
  const known = () => database()`select from privado.canais where pessoa_id = ${id} and tipo = 'telefone'`;
  await expect.poll(async () => (await known()).length, ARRIVES).toBe(2);
  await enter(await newMembro("atendimento"), `/caixa/${id}`);
  await expect(person(page, nome).getByText(`também ${other.nome} Prado`)).toBeVisible(ARRIVES);
  await expect(person(page, nome).getByText("Chegou com outro telefone")).toHaveCount(1);

  const composer = page.getByRole("tabpanel").or(page.getByRole("dialog", { name: /^WhatsApp/ }));
  await page
    .getByRole("button", { name: "Responder", exact: true })
    .or(page.getByRole("tab", { name: "WhatsApp" }))
    .click();
  const first = (telefone: string) => composer.getByText(`Para ${formatTelefone(telefone)}`);
  await expect(first(old)).toBeVisible();
  await expect(composer.getByText("novo, ainda não confirmado")).toBeVisible();
  await expectAccessible(page);
  const use = composer.getByRole("button", { name: `Usar este: ${formatTelefone(recent)}` });
  await use.click();
  await expect(first(recent)).toBeVisible(ARRIVES);
  await toast(page).click();
  await expect(first(old)).toBeVisible(ARRIVES);
  await use.click();
  await expect(first(recent)).toBeVisible(ARRIVES);
  await expect(person(page, nome).getByText(`falar por ${formatTelefone(recent)}`)).toHaveCount(1, ARRIVES);

  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const popup = page.waitForEvent("popup");
  await composer.getByRole("button", { name: "Abrir no WhatsApp" }).click();
  await expect(await popup).toHaveURL(new RegExp(`^https://wa\\.me/55${recent}`));

  const right = uniqueTelefone();
  await page.getByRole("button", { name: /^Número errado/ }).click();
  const answer = page.getByRole("textbox", { name: "Qual é o número certo?" });
  await expect(answer).toBeFocused(ARRIVES);
  await expectAccessible(page.getByRole("form", { name: "Qual é o número certo?" }));
  await page.keyboard.type(right);
  await page.keyboard.press("Enter");
  await expect(first(right)).toBeVisible(ARRIVES);
  const dados = page.getByRole("complementary", { name: "Dados" });
  await expect(dados.getByText("corrigido", { exact: false })).toBeVisible(ARRIVES);
  await expect(composer.getByText(formatTelefone(recent))).toHaveCount(0);
  await toast(page).click();
  await expect(dados.getByText(formatTelefone(right))).toHaveCount(0, ARRIVES);
});

test("[CAIXA-11] suspicious senders are apart: one is released and gets the receipt, another is deleted and brought back @nightly", async ({
  page,
  enter,
}) => {
  const gente = await newVisitante({ suspeito: true });
  const robo = await newVisitante({ suspeito: true });
  await enter(await newMembro("atendimento"));
  await page.goto("/caixa?vista=suspeitas");
  await expect(row(page, gente.nome)).toBeVisible(ARRIVES);
  expect(await mailsTo(gente.email)).toEqual([]);
  await page.getByRole("checkbox", { name: new RegExp(gente.nome) }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Não é robô" }).click();
  await expect(row(page, gente.nome)).toHaveCount(0, ARRIVES);
  await expect.poll(async () => (await mailsTo(gente.email)).length, ARRIVES).toBe(1);
  expect((await pessoaRow(gente.id))?.prazo).not.toBeNull();

  await page.getByRole("checkbox", { name: new RegExp(robo.nome) }).check();
  await page.getByRole("button", { name: "Apagar" }).click();
  await expect(row(page, robo.nome)).toHaveCount(0);
  await toast(page).click();
  await expect(row(page, robo.nome)).toBeVisible(ARRIVES);
  await row(page, robo.nome).click();
  await expect(person(page, robo.nome).getByText("Por que parou aqui")).toBeVisible(ARRIVES);
  await expectAccessible(page);
});
