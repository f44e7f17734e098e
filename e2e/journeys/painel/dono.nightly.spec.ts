import { diaOf } from "@eden/domain/dia";
import { expectAccessible } from "../../support/axe.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { newVisitante } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { painelUrl } from "../../support/ports.ts";

test("[DONO-01, DONO-02, DONO-03, DONO-04] two members on one person: who is there, who writes, a hand-over with a note, an absence with a stand-in", async ({
  page,
  browser,
  enter,
}) => {
  const { id, nome } = await newVisitante();
  const [first, second] = [await newMembro("atendimento"), await newMembro("atendimento")];
  await enter(first, `/caixa/${id}`);
  await expect(page.getByRole("article", { name: nome })).toBeVisible(ARRIVES);
  const context = await browser.newContext();
  await enterAs(context, second);
  const colleague = await context.newPage();
  await colleague.goto(`${painelUrl}/caixa/${id}`);
  const chip = (which: typeof page) => which.getByText(/^Membro está (?:aqui agora|escrevendo)$/);

  await test.step("the colleague is named after a real input, and writing in other words", async () => {
    await expect(colleague.getByRole("article", { name: nome })).toBeVisible(ARRIVES);
    await expect(chip(page)).toBeHidden();
    await colleague.getByLabel(/^Mensagem para/).click(ARRIVES);
    await colleague.keyboard.type("Bom dia");
    await expect(chip(page)).toHaveText("Membro está escrevendo", ARRIVES);
    await expectAccessible(page.getByRole("article", { name: nome }));
    await page.getByRole("button", { name: "Abrir no WhatsApp" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("está escrevendo para");
    await question.getByRole("button", { name: "Esperar" }).click();
    await colleague.goto("about:blank");
    await expect(chip(page)).toBeHidden(ARRIVES);
  });

  await test.step("a hand-over reaches the open panel of the colleague, with its note, until the person is opened", async () => {
    await colleague.goto(`${painelUrl}/hoje`);
    await page.getByRole("button", { name: /^Assumir/ }).click();
    await page.getByRole("button", { name: "Com você" }).click();
    const dialog = page.getByRole("dialog", { name: /^Passar/ });
    await dialog.getByRole("radio", { name: second.nome }).check(ARRIVES);
    await dialog.getByRole("textbox", { name: /^Recado/ }).fill("Ela quer juntar as duas lojas.");
    await expectAccessible(dialog);
    await dialog.getByRole("textbox", { name: /^Recado/ }).press("Control+Enter");
    await expect(page.getByRole("button", { name: "Com Membro" })).toBeVisible(ARRIVES);
    const group = colleague.getByRole("region", { name: "Passado para você" });
    await expect(group).toContainText("Ela quer juntar as duas lojas.", ARRIVES);
    await expectAccessible(colleague);
    // Everywhere else it is a notice over the page.
    await colleague
      .getByRole("navigation", { name: "Painel" })
      .getByRole("link", { name: /^Caixa/ })
      .click();
    const notice = colleague.getByRole("link", { name: /passou .+ para você$/ });
    await expect(notice).toBeVisible(ARRIVES);
    await notice.click();
    await expect(colleague.getByRole("article", { name: nome })).toContainText(
      "Ela quer juntar as duas lojas.",
      ARRIVES,
    );
    await colleague.goto(`${painelUrl}/hoje`);
    await expect(colleague.getByRole("heading", { level: 1 })).toContainText("Membro", ARRIVES);
    await expect(group).toBeHidden();
  });

  await test.step("while the owner is away, who stands in has the person in Minhas", async () => {
    await colleague.goto(`${painelUrl}/avisos`);
    await colleague.getByRole("button", { name: "Marcar", exact: true }).click(ARRIVES);
    const sheet = colleague.getByRole("dialog", { name: "Férias ou ausência" });
    await sheet.getByLabel("Último dia").fill(diaOf(Date.now() + 2 * 86_400_000));
    await sheet.getByRole("combobox", { name: "Quem substitui" }).selectOption({ label: first.nome });
    await sheet.getByRole("button", { name: "Marcar ausência" }).click();
    await expect(sheet).toBeHidden(ARRIVES);
    await page.goto("/caixa?vista=minhas");
    const list = page.getByRole("region", { name: "Minhas" });
    await expect(list.getByText("De Membro, ausente")).toBeVisible(ARRIVES);
    await expect(list.getByRole("link", { name: new RegExp(nome) })).toBeVisible(ARRIVES);
  });
  await context.close();
});
