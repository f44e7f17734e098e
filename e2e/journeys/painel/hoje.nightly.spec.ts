import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

test("[DIA-01] the day opens first: who waits, the promised steps with tick and undo, the team, and the garden when all is done @390", async ({
  page,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  const sql = database();
  const { id, nome } = await newVisitante();
  // The oldest promise of all, so that this person is the most urgent one in an inbox that other tests share.
  await sql`update privado.pessoas set dono = ${membro.id}, prazo = '2020-01-02 12:00Z', espera_desde = '2020-01-02 10:00Z',
    passo_texto = 'Mandar a comparação', passo_em = now() where id = ${id}`;
  await enter(membro, "/");
  await expect(page).toHaveURL(/\/hoje$/, ARRIVES);
  const waiting = page.getByRole("region", { name: "Esperando resposta" });
  await expect(waiting.getByRole("link", { name: /^Responder/ }).first()).toBeVisible(ARRIVES);
  await expect(waiting.getByRole("link", { name: new RegExp(nome) }).first()).toBeVisible(ARRIVES);
  await expect(waiting.getByText(/dias úteis/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "A equipe agora" }).getByText(membro.nome)).toBeVisible();
  await expectAccessible(page);

  // The search, in its dialog.
  const search = page.getByRole("button", { name: "Buscar" });
  await search.click();
  const palette = page.getByRole("dialog", { name: "Buscar e comandos" });
  await palette.getByRole("combobox").fill(nome);
  await expect(palette.getByRole("option", { name: new RegExp(nome) })).toBeVisible(ARRIVES);
  await expectAccessible(palette);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  const tick = page.getByRole("button", { name: new RegExp(`^Concluir: Mandar a comparação, ${nome}`) });
  const undo = page.getByRole("button", { name: /^Desfazer/ });
  await tick.click();
  // Its ten seconds stop under the pointer.
  await undo.hover();
  await expect(tick).toHaveCount(0);
  await expect.poll(async () => (await pessoaRow(id))?.passo_texto, ARRIVES).toBeNull();
  await undo.click();
  await expect(tick).toBeVisible(ARRIVES);
  await expect.poll(async () => (await pessoaRow(id))?.passo_texto, ARRIVES).toBe("Mandar a comparação");
  await tick.click();
  await expect.poll(async () => (await pessoaRow(id))?.passo_texto, ARRIVES).toBeNull();
  await waiting
    .getByRole("link", { name: new RegExp(nome) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/caixa/${id}$`));

  // Others wait in the shared inbox: the finished day is the service's response without them.
  await page.route("**/rpc/hoje", async (route) => {
    const response = await route.fetch();
    const hoje = await response.json();
    await route.fulfill({ response, json: { ...hoje, esperando: { total: 0, pessoas: [] }, passos: [] } });
  });
  await page.goto("/hoje");
  await expect(page.getByRole("heading", { name: /^Ninguém está esperando/ })).toBeVisible(ARRIVES);
  await expect(page.getByRole("region", { name: "Jardim de hoje" }).getByRole("link")).toHaveCount(1);
  await expectAccessible(page);
  // The day is read again whenever somebody changes; a request under way would fail as the page closes.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
