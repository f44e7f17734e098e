import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow, receiveReply } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

// Each test signs in, often twice, and checks several screens.
test.describe.configure({ timeout: timeLimit(180_000) });

test("[CAIXA-02, CAIXA-03, CAIXA-05, CAIXA-06, EMAIL-01] a person is united with a suggested one and separated, gets an e-mail, and is lost with a reason @390", async ({
  page,
  enter,
}) => {
  const digits = String(Math.floor(10_000_000 + Math.random() * 89_999_999));
  const ana = await newVisitante({ telefone: `119${digits}` });
  const outra = await newVisitante({ telefone: `119${digits}` });
  await enter(await newMembro("atendimento"));
  await page.goto(`/caixa/${ana.id}`);
  const person = page.getByRole("article", { name: new RegExp(ana.nome) });
  await expect(person).toBeVisible(ARRIVES);
  const dados = person.getByRole("button", { name: "Dados" });
  const conversa = person.getByRole("button", { name: "Conversa" });
  const narrow = await dados.isVisible();
  if (narrow) await dados.click();
  await expect(person.getByText("mesmo telefone").first()).toBeVisible(ARRIVES);
  await expectAccessible(page);
  await person.getByRole("button", { name: `Comparar com ${outra.nome}` }).click();
  const dialog = page.getByRole("dialog", { name: "Parecem a mesma pessoa. São?" });
  await expectAccessible(dialog);
  // The newest name is chosen at first.
  await dialog.getByRole("radio", { name: new RegExp(ana.nome) }).check();
  await dialog.getByRole("button", { name: "Unir as duas" }).click();
  const separar = person.getByRole("button", { name: `Separar ${outra.nome}` });
  await expect(separar).toBeVisible(ARRIVES);
  if (narrow) await conversa.click();
  await expect(person.getByText("Mensagem do site")).toHaveCount(2, ARRIVES);
  if (narrow) await dados.click();
  await separar.click();
  await expect(separar).toHaveCount(0, ARRIVES);
  if (narrow) await conversa.click();
  await expect(person.getByText("Mensagem do site")).toHaveCount(1, ARRIVES);

  await person.getByRole("button", { name: "Mais ações" }).filter({ visible: true }).click();
  await person.getByRole("button", { name: "Passar a um colega" }).click();
  const dono = page.getByRole("dialog", { name: /^Passar / });
  await expectAccessible(dono);
  await page.keyboard.press("Escape");
  await expect(dono).toBeHidden();

  if (narrow) await person.getByRole("button", { name: "Responder", exact: true }).click();
  await person.getByRole("tab", { name: "E-mail" }).click();
  const assunto = page.getByRole("textbox", { name: "Assunto" });
  // The chosen template has filled it in.
  await expect(assunto).not.toHaveValue("", ARRIVES);
  await assunto.fill("Sua mensagem ao Éden");
  await page.getByRole("textbox", { name: "Texto do e-mail" }).fill("Vamos conversar amanhã?");
  await page.getByRole("button", { name: "Enviar e-mail" }).click();
  await expect(person.getByText("Vamos conversar amanhã?")).toBeVisible(ARRIVES);
  // The receipt of her message goes to the same address.
  const isIt = ({ text }: { text: string }) => text.includes("Vamos conversar amanhã?");
  const subject = async () => (await mailsTo(ana.email)).find(isIt)?.subject;
  await expect.poll(subject, ARRIVES).toBe("Sua mensagem ao Éden");
  expect((await pessoaRow(ana.id))?.prazo).toBeNull();

  await test.step("her reply comes back, and Responder continues it", async () => {
    await receiveReply(ana, "Pode ser às 14h?\n\nEm 17/11/2026 09:58, Bruna escreveu:\n> Vamos conversar amanhã?");
    const reply = person.getByRole("article").filter({ hasText: "Pode ser às 14h?" });
    await expect(reply).toContainText("respondeu", ARRIVES);
    await expect(reply).not.toContainText("Vamos conversar amanhã?");
    await expectAccessible(reply);
    expect((await pessoaRow(ana.id))?.prazo).not.toBeNull();
    await reply.getByRole("button", { name: "Responder" }).click();
    await expect(assunto).toHaveValue("Re: Sua mensagem ao Éden");
    if (narrow) await page.keyboard.press("Escape");
  });

  await person.getByRole("button", { name: /^Estado/ }).click();
  const estado = page.getByRole("dialog", { name: /^Em que ponto está/ });
  // The radio itself is hidden behind its drawing.
  await estado.getByText("Perdido", { exact: true }).click();
  await estado.getByRole("radio", { name: /^Preço/ }).check();
  await expectAccessible(estado);
  await estado.getByRole("button", { name: "Marcar como perdido" }).click();
  await expect(person.getByText("de Em conversa para Perdido (preço).")).toBeVisible(ARRIVES);
  expect((await pessoaRow(ana.id))?.estado).toBe("folha");
});
