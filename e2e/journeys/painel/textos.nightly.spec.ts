import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Chave } from "@eden/domain/conteudo/formas";
import { PADROES } from "@eden/domain/conteudo/padroes";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { database, hold } from "../../support/database.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { BUILDS, publishedPage } from "../../support/painel/published-page.ts";
import { expect, test } from "../../support/painel/test.ts";
import { painelUrl } from "../../support/ports.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";

// Waits for builds of the site and for other tests that change the same text.
test.describe.configure({ timeout: BUILDS.timeout * 4 });

/** Lets one test at a time change these texts, which have one draft for the whole team, and starts with the committed ones. */
async function holdTextos(...chaves: Chave[]): Promise<() => Promise<void>> {
  const release = await hold(...chaves.map((chave) => `textos ${chave}`));
  await database()`update privado.textos set rascunho = null, situacao = null, autor = null, gravado_em = null, motivo = null,
    versao = versao + 1 where chave = any (${chaves})`;
  await database()`update privado.publicacoes set desfeita_em = now(), desfeita_por = aprovador
    where chave = any (${chaves}) and desfeita_em is null`;
  return release;
}

/** Presses a control with the keyboard alone: Tab until it has the focus, then Enter. */
async function tabTo(page: Page, control: Locator, press?: "Enter"): Promise<void> {
  await expect(control).toBeVisible(ARRIVES);
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120 && !(await isFocused()); steps++) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
  if (press) await page.keyboard.press(press);
}

async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

test("[TEXTO-01, TEXTO-02] with the keyboard alone an answer is corrected, previewed, approved by a second person, on the rebuilt site, and undone", async ({
  page,
  context,
  browser,
  enter,
}) => {
  const release = await holdTextos("faq");
  const answer = `Quem cuida de uma farmácia ${randomUUID()}.`;
  const pergunta = "Quem pode participar da área de educação?";
  await enter(await newMembro("gestao"), "/textos");
  const respostas = page.getByRole("link", { name: /^Respostas das perguntas/ });
  await expect(respostas).toBeVisible(ARRIVES);
  await expectAccessible(page);
  await tabTo(page, respostas, "Enter");
  const paragraph = page.getByRole("group", { name: pergunta }).getByRole("textbox", { name: "Parágrafo 1" });
  await retype(page, paragraph, "Muito texto. ".repeat(30));
  await tabTo(page, page.getByRole("button", { name: "Gravar rascunho" }), "Enter");
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toHaveAccessibleDescription(/No máximo 320 caracteres/);
  await expectAccessible(page);
  await retype(page, paragraph, answer);
  await tabTo(page, page.getByRole("button", { name: "Gravar e montar a prévia" }), "Enter");
  await expect(page.getByText(/^A prévia está sendo montada/)).toBeVisible(ARRIVES);
  await publishedPage("/contato", { has: answer, previa: true });
  const opened = context.waitForEvent("page");
  const preview = page.getByRole("link", { name: "Abrir a prévia" });
  await expect(preview).toBeVisible(BUILDS);
  await tabTo(page, preview, "Enter");
  await expect((await opened).getByText(answer)).toBeAttached(BUILDS);
  await page.bringToFront();
  await tabTo(page, page.getByRole("button", { name: "Pedir aprovação" }), "Enter");
  await expect(page.getByText(/^Você escreveu este rascunho/)).toBeVisible(ARRIVES);
  await expect(page.getByRole("button", { name: /^Aprovar/ })).toHaveCount(0);

  const other = await browser.newContext();
  await enterAs(other, await newMembro("gestao"));
  const approver = await other.newPage();
  await approver.goto(`${painelUrl}/textos`);
  await tabTo(approver, approver.getByRole("link", { name: /^Respostas das perguntas.*espera por você/ }), "Enter");
  const changes = approver.getByRole("region", { name: "O que muda no site" });
  await expect(changes).toContainText(`${pergunta}Antes${PADROES.faq["quem-participa"][0]}Depois${answer}`, ARRIVES);
  await expectAccessible(approver);
  await tabTo(approver, approver.getByRole("button", { name: "Aprovar e publicar" }), "Enter");
  const publications = approver.getByRole("region", { name: "Publicações" });
  await expect(publications.getByRole("listitem").first()).toContainText("Membro escreveu, Membro aprovou", ARRIVES);

  const visitor = await other.newPage();
  await visitor.goto(await publishedPage("/contato", { has: answer }));
  await visitor.getByText(pergunta).click();
  await expect(visitor.getByText(answer)).toBeVisible(ARRIVES);
  // Another test may have requested a build since: opening the page runs it.
  const steps = approver.getByRole("region", { name: "O caminho até o site" });
  await expect(async () => {
    await publishedPage("/contato", { has: answer });
    await expect(steps).toContainText("No ar, a versão de");
  }).toPass(BUILDS);

  await tabTo(approver, publications.getByRole("button", { name: "Desfazer" }), "Enter");
  const question = approver.getByRole("alertdialog", { name: "Desfazer a publicação?" });
  await expectAccessible(question);
  await tabTo(approver, question.getByRole("button", { name: "Desfazer" }), "Enter");
  await expect(publications.getByRole("listitem").first()).toContainText(/desfeita .* por Membro/, ARRIVES);
  await publishedPage("/contato", { lacks: answer, has: PADROES.faq["quem-participa"][0] ?? "" });
  await other.close();
  await release();
});

test("[TEXTO-01, TEXTO-02] a photo is framed and sent; a refused text goes back with its reason, is corrected, published and undone @390", async ({
  page,
  browser,
  enter,
}) => {
  const release = await holdTextos("endereco", "lideres");
  await enter(await newMembro("gestao"), "/textos/lideres");
  await page.getByText("Direção executiva").click(ARRIVES);
  const photo = join(import.meta.dirname, "../../../site/app/images/files/lider-1-1600.webp");
  await page.getByLabel("Escolher uma foto").first().setInputFiles(photo);
  const frame = page.getByRole("button", { name: "Enquadrar a foto" });
  await frame.scrollIntoViewIfNeeded();
  await page.getByRole("slider", { name: "Aproximar" }).fill("1.5");
  const sides = page.getByRole("slider", { name: "Para os lados" });
  await expect(sides).toHaveValue("0.5");
  await frame.hover();
  await page.mouse.down();
  await page.mouse.move(0, 300, { steps: 4 });
  await page.mouse.up();
  await expect(sides).toHaveValue("1");
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Usar este enquadramento" }).click();
  const sent = page.getByRole("img", { name: "Foto escolhida" });
  await expect(sent).toHaveJSProperty("naturalWidth", 480, ARRIVES);
  await page.getByRole("button", { name: "Gravar rascunho" }).click();
  await expect(page.getByText("Rascunho gravado. Falta pedir a aprovação.")).toBeVisible(ARRIVES);

  await page.goto("/textos/endereco");
  const bairro = page.getByRole("textbox", { name: "Bairro" });
  const send = page.getByRole("button", { name: "Pedir aprovação" });
  await bairro.fill("Perto da praça", ARRIVES);
  await send.click();
  await expect(page.getByText(/^Você escreveu este rascunho/)).toBeVisible(ARRIVES);
  const other = await browser.newContext();
  await enterAs(other, await newMembro("gestao"));
  const approver = await other.newPage();
  await approver.goto(`${painelUrl}/textos/endereco`);
  await approver.getByRole("button", { name: "Recusar…" }).click(ARRIVES);
  const refusal = approver.getByRole("form", { name: "Recusar" });
  await refusal.getByRole("textbox").fill("Falta o nome do bairro.");
  await expectAccessible(approver);
  await refusal.getByRole("button", { name: "Recusar" }).click();
  await expect(refusal).toBeHidden(ARRIVES);

  await page.reload();
  await expect(page.getByText("Falta o nome do bairro.")).toBeVisible(ARRIVES);
  await expectAccessible(page);
  const corrected = `Centro ${randomUUID().slice(0, 8)}`;
  await bairro.fill(corrected);
  await send.click();
  await expect(page.getByText(/^Você escreveu este rascunho/)).toBeVisible(ARRIVES);
  expect(await scrollsSideways(page)).toBe(false);
  await approver.reload();
  await expect(approver.getByRole("region", { name: "O que muda no site" })).toContainText(corrected, ARRIVES);
  await approver.getByRole("button", { name: "Aprovar e publicar" }).click();
  const publication = approver.getByRole("region", { name: "Publicações" }).getByRole("listitem").first();
  await publication.getByRole("button", { name: "Desfazer" }).click(ARRIVES);
  await approver.getByRole("alertdialog").getByRole("button", { name: "Desfazer" }).click();
  await expect(publication).toContainText(/desfeita .* por Membro/, ARRIVES);
  await other.close();
  await release();
});
