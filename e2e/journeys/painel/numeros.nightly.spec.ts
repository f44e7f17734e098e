import { readFile } from "node:fs/promises";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { uniqueNome, uniqueTelefone } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";

// Signs in and checks several screens.
test.describe.configure({ timeout: timeLimit(180_000) });

/** Three people of one campaign on one day, the first answered in 25 working minutes; a sale and visits of the same day. */
async function busyDay(campanha: string, dia: string): Promise<void> {
  const sql = database();
  const noon = new Date(`${dia}T15:00:00Z`);
  const emails = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const nome = uniqueNome();
  for (const email of emails) {
    await sql`insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, finalidade,
        preenchido_ms, criado_em, origem)
      values (gen_random_uuid(), ${nome}, 'Prado', ${email}, ${uniqueTelefone()}, 'Tenho duas lojas.', '2026-11', 'atendimento',
        9000, ${noon}, ${sql.json({ utm_campaign: campanha, utm_source: "instagram" })})`;
  }
  const projected = () => sql`select from privado.pessoas where email = any (${emails})`;
  await expect.poll(async () => (await projected()).length, ARRIVES).toBe(3);
  await sql`update privado.pessoas set primeira_resposta_em = ${noon}, primeira_resposta_s = 1500, estado = 'broto'
    where email = ${emails[0] ?? ""}`;
  await sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, forma_pagamento, situacao, pago_em)
    values (gen_random_uuid(), 'app', 'avista', 189800, ${`${nome} Prado`}, ${uniqueEmail()}, ${uniqueTelefone()}, 'pix', 'pago', ${noon})`;
  await sql`insert into public.medicoes (visita, pagina, medida, etapa, valor, tela, dia)
    select gen_random_uuid(), '/contato', 'etapa', 1, 0, 'celular', ${dia}::date from generate_series(1, 5)
    union all select gen_random_uuid(), '/contato', 'LCP', 0, 3200, 'celular', ${dia}::date from generate_series(1, 5)`;
}

test("[NUMEROS-01, NUMEROS-03, NUMEROS-04] figures of chosen days: charts and tables, kept choice, CSV, a person behind a dot", async ({
  page,
  enter,
}) => {
  await enter(await newMembro("leitura"));
  const campanha = `=feira-${crypto.randomUUID().slice(0, 8)}`;
  const days = 60 + Math.floor(Math.random() * 120);
  const dia = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await busyDay(campanha, dia);
  await page.goto("/hoje");
  await expect(page.getByRole("navigation", { name: "Painel" })).toBeVisible(ARRIVES);
  // The keys work when the day has loaded, a moment after the frame.
  await expect(page.getByRole("heading", { level: 1, name: /^(?:Bom|Boa|Ninguém) / })).toBeVisible(ARRIVES);
  await page.keyboard.press("g");
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "Números" })).toBeVisible(ARRIVES);
  await expect(page.getByRole("button", { name: "30 dias" })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: "Escolher" }).click();
  await page.getByLabel("De", { exact: true }).fill(dia);
  await page.getByLabel("até", { exact: true }).fill(dia);
  await page.getByRole("button", { name: "Ver" }).click();
  await expect(page).toHaveURL(new RegExp(`de=${dia}&ate=${dia}`));
  const figure = (name: string) => page.getByRole("region", { name, exact: true });
  const respostas = figure("Tempo até a primeira resposta");
  const slider = respostas.getByRole("slider");
  await expect(slider).toBeVisible(ARRIVES);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /, \d+ /);
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page.getByRole("main"));

  const aba = (name: string) =>
    page.getByRole("navigation", { name: "Partes dos números" }).getByRole("link", { name });
  await aba("Vendas").click();
  await expect(page).toHaveURL(new RegExp(`aba=vendas&de=${dia}&ate=${dia}`));
  await expect(figure("Por plano e forma de pagamento")).toContainText("PIX", ARRIVES);
  await expectAccessible(page.getByRole("main"));

  await aba("Site").click();
  const campanhas = figure("Campanhas");
  await expect(campanhas).toContainText(campanha, ARRIVES);
  await expect(campanhas.getByRole("row", { name: `${campanha} instagram 3 0 1 0` })).toBeAttached();
  await expect(figure("Onde as pessoas abandonam cada formulário")).toContainText("Primeiro toque", ARRIVES);
  await expect(figure("Velocidade das páginas").getByText("3,2 s").first()).toBeVisible(ARRIVES);
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page.getByRole("main"));

  await campanhas.getByRole("button", { name: /^Tabela/ }).press("Enter");
  await expect(campanhas.getByRole("columnheader", { name: "Ganho" })).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  const download = page.waitForEvent("download");
  await campanhas.getByRole("button", { name: /^CSV/ }).press("Enter");
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toMatch(/^\uFEFF"Campanha";"De";"Pessoas";"Antes";"Conversa";"Ganho"\r\n/);
  expect(csv).toContain(`"'${campanha}";"instagram";"3";"0";"1";"0"`);
  const all = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tudo desta aba em CSV" }).click();
  expect((await all).suggestedFilename()).toBe(`numeros-site-${dia}-a-${dia}.csv`);
  await page.reload();
  await expect(campanhas.getByRole("button", { name: /^Tabela/ })).toHaveAttribute("aria-pressed", "true", ARRIVES);

  await aba("Atendimento").click();
  await respostas.getByRole("slider").focus();
  const link = respostas.getByRole("link");
  const nome = (await link.innerText()).split(" ").slice(0, 2).join(" ");
  await link.click();
  await expect(page).toHaveURL(/\/caixa\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: new RegExp(nome) })).toBeVisible(ARRIVES);
});
