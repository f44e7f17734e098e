import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database, hold, uniqueEmail } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, uniqueNome } from "../../support/painel/pessoas.ts";
import { BUILDS } from "../../support/painel/published-page.ts";
import { expect, test } from "../../support/painel/test.ts";

// Each test signs in, one twice, and goes through several screens; one waits for another that changes the opening hours.
test.describe.configure({ timeout: BUILDS.timeout + timeLimit(180_000) });

const recordedBy = (membro: string, acao: string) =>
  database()`select detalhe from privado.registro_de_acessos where membro = ${membro} and acao = ${acao}`;

/** A day of a century in which no other test has a holiday. */
function uniqueDia(): string {
  const days = Number.parseInt(randomUUID().slice(0, 7), 16) % 36_500;
  return new Date(Date.UTC(2040, 0, 1 + days)).toISOString().slice(0, 10);
}

test("[EQUIPE-01, EQUIPE-04] gestao invites, gives a role, deactivates, adds a holiday, and raises the limit of a form @nightly", async ({
  page,
  enter,
}) => {
  const gestao = await newMembro("gestao");
  await enter(gestao, "/equipe");
  const [nome, email] = [uniqueNome(), uniqueEmail()];
  const form = page.getByRole("form", { name: "Convidar" });
  await form.getByLabel("Nome de quem você convida").fill(nome);
  await form.getByLabel("E-mail de quem você convida").fill(email);
  await form.getByRole("button", { name: "Convidar" }).click();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible(ARRIVES);
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("ainda não entrou", ARRIVES);
  await expectAccessible(page.getByRole("main"));
  await row.getByLabel(`Papel de ${nome}`).selectOption("Leitura");
  await row.getByRole("button", { name: "Mudar o papel" }).click();
  await expect(page.getByText(`Papel de ${nome} mudado`)).toBeVisible(ARRIVES);
  // Deactivating sends the role that the row has.
  await expect(row.getByLabel(`Papel de ${nome}`)).toHaveValue("leitura", ARRIVES);
  await row.getByRole("button", { name: `Ações de ${nome}` }).click();
  await page.getByRole("menuitem", { name: "Desativar…" }).click();
  await row.getByRole("button", { name: "Desativar" }).click();
  await expect(row).toContainText("desativada", ARRIVES);
  const [membro] = await database()`select papel, ativa from privado.equipe where email = ${email}`;
  expect(membro).toEqual({ papel: "leitura", ativa: false });

  const release = await hold("horario");
  await page.getByRole("navigation", { name: "Equipe" }).getByRole("link", { name: "Horário e feriados" }).click();
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page.getByLabel("Dia", { exact: true }).fill(uniqueDia());
  await page.getByLabel("Nome", { exact: true }).fill(`Dia de ${nome}`);
  await page.getByRole("button", { name: "Adicionar" }).click();
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Gravar", exact: true }).click();
  await expect(page.getByText("Horário gravado")).toBeVisible(ARRIVES);
  await release();
  expect(await recordedBy(gestao.id, "gravar_horario")).toHaveLength(1);

  await test.step("[EQUIPE-04] the limit of a form is raised until an hour, and returns to the normal one", async () => {
    // The tests have no limits; still more than all of them send.
    await database()`update privado.limites set maximo = 1500 where alvo = 'diagnosticos_respostas'`;
    await page.getByRole("navigation", { name: "Equipe" }).getByRole("link", { name: "Limites" }).click();
    await page.getByRole("button", { name: "Aumentar: Diagnóstico" }).click(ARRIVES);
    await page.getByRole("spinbutton", { name: /^Quantos envios/ }).fill("1800");
    await expectAccessible(page.getByRole("main"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^1\.800 envios até (hoje|amanhã), \d\d:00$/)).toBeVisible(ARRIVES);
    await page.getByRole("button", { name: "Voltar ao normal: Diagnóstico" }).click();
    await expect(page.getByRole("button", { name: "Aumentar: Diagnóstico" })).toBeVisible(ARRIVES);
    expect(await recordedBy(gestao.id, "encerrar_aumento")).toEqual([
      { detalhe: { formulario: "diagnosticos_respostas" } },
    ]);
  });
});

test("[EQUIPE-01, RESPOSTA-01] a template is written with a live preview, refused when wrong, kept from overwriting a colleague, and offered to the team @nightly", async ({
  page,
  enter,
}) => {
  const sql = database();
  const gestao = await newMembro("gestao");
  const visitante = await newVisitante();
  await enter(gestao, "/equipe/modelos");
  await page.getByRole("button", { name: "Novo modelo", exact: true }).click();
  const nome = uniqueNome();
  const texto = page.getByRole("textbox", { name: "Texto" });
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill(nome);
  await texto.fill("Oi, {apelido}!");
  await expect(page.getByRole("alert").filter({ hasText: "{apelido} não existe" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Gravar modelo" })).toHaveAttribute("aria-disabled", "true");
  await texto.fill("Oi[, ]! Aqui é {autor}[, sobre a {loja}].");
  await texto.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
  await page.getByRole("group", { name: "Inserir em Texto" }).getByRole("button", { name: "primeiro nome" }).click();
  const preview = page.getByRole("complementary", { name: "Prévia" });
  await expect(preview).toContainText("Oi, Márcia! Aqui é Membro, sobre a Drogaria Santa Rita.");
  await expect(preview).toContainText("Oi! Aqui é Membro.");
  await page.getByRole("group", { name: "Vale para" }).getByRole("button", { name: "Contato" }).click();
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Gravar modelo" }).click();
  await expect(page.getByText("Modelo gravado")).toBeVisible(ARRIVES);

  await texto.fill("O meu texto, {autor}");
  await sql`update privado.modelos set texto = 'O texto da colega', versao = versao + 1 where nome = ${nome}`;
  await page.getByRole("button", { name: "Gravar modelo" }).click();
  const conflict = page.getByRole("status", { name: "Outra versão" });
  await expect(conflict).toContainText("O texto da colega", ARRIVES);
  await expect(texto).toHaveValue("O meu texto, {autor}");
  await conflict.getByRole("button", { name: "Continuar com o meu texto" }).click();
  await page.getByRole("button", { name: "Gravar modelo" }).click();
  await expect(conflict).toHaveCount(0, ARRIVES);
  const saved = async () => [...(await sql`select texto, origens, versao from privado.modelos where nome = ${nome}`)];
  await expect.poll(saved, ARRIVES).toEqual([{ texto: "O meu texto, {autor}", origens: ["contato"], versao: 3 }]);

  await page.goto(`/caixa/${visitante.id}`);
  const person = page.getByRole("article", { name: new RegExp(visitante.nome) });
  await person
    .getByRole("tab", { name: "WhatsApp" })
    .or(person.getByRole("button", { name: "WhatsApp", exact: true }))
    .click(ARRIVES);
  await page.getByRole("button", { name: nome }).click();
  await expect(page.getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue("O meu texto, Membro");
  await page.goto("/equipe/modelos");
  await page.getByRole("navigation", { name: "Modelos de mensagem" }).getByRole("button", { name: nome }).click();
  await page.getByRole("button", { name: `Ações de ${nome}` }).click();
  await page.getByRole("menuitem", { name: "Remover…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Modelo removido")).toBeVisible(ARRIVES);
  expect(await sql`select from privado.modelos where nome = ${nome}`).toHaveLength(0);
  expect(await recordedBy(gestao.id, "apagar_modelo")).toEqual([{ detalhe: { modelo: nome } }]);
});

test("[EQUIPE-02, VISTA-04] gestao downloads the list on screen as a spreadsheet, which is recorded; atendimento has no such button", async ({
  page,
  enter,
}) => {
  const gestao = await newMembro("gestao");
  const visitante = await newVisitante();
  await database()`update privado.pessoas set dono = ${gestao.id}, loja = '=1+1', resumo = 'Olá; "ção"' where id = ${visitante.id}`;
  await enter(gestao, "/caixa?vista=minhas");
  await expect(page.getByText(visitante.nome).first()).toBeVisible(ARRIVES);
  const waiting = page.waitForEvent("download", ARRIVES);
  await page.getByRole("button", { name: "Exportar Minhas em CSV" }).click();
  const sheet = page.getByRole("dialog", { name: "Exportar Minhas" });
  const only = sheet.getByRole("switch", { name: "Só quem aceita novidades" });
  await sheet.getByRole("radio", { name: "Enviar novidades" }).check();
  await expect(only).toBeChecked();
  await sheet.getByRole("radio", { name: "Trabalho da equipe" }).check();
  await expect(only).not.toBeChecked();
  await expectAccessible(sheet);
  await sheet.getByRole("link", { name: "Baixar CSV" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^caixa-minhas-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFF"Protocolo";"Nome";"E-mail";"Telefone";/);
  expect(lines[1]).toContain(`"${visitante.nome} Prado";"${visitante.email}";"(11) 9`);
  expect(lines[1]).toContain(`;"'=1+1";`);
  expect(lines[1]).toContain(`"Olá; ""ção"""`);
  expect(await recordedBy(gestao.id, "exportou")).toEqual([
    { detalhe: { vista: "minhas", finalidade: "trabalho", quantas: 1 } },
  ]);

  // Takes the place of the other session: an answer to the open page without one would delete the new cookie.
  await enter(await newMembro("atendimento"), "/caixa?vista=minhas");
  await expect(page.getByRole("textbox", { name: /^Buscar por nome/ })).toBeVisible(ARRIVES);
  await expect(page.getByRole("button", { name: /^Exportar/ })).toHaveCount(0);
});
