import { fraseDaPromessa, fraseDoHorario } from "@eden/domain/atendimento/frases";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { storeConsent } from "../../support/consent.ts";
import { field, fill, SUCCESS, send } from "../../support/contato.ts";
import { database, hold, uniqueEmail } from "../../support/database.ts";
import { SENT } from "../../support/form-checks.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { uniqueNome } from "../../support/painel/pessoas.ts";
import { BUILDS, publishedPage } from "../../support/painel/published-page.ts";
import { expect, test } from "../../support/painel/test.ts";
import { ports } from "../../support/ports.ts";

// Waits for a build of the site.
test.describe.configure({ timeout: BUILDS.timeout + timeLimit(180_000) });

const PROMISE = "Respondemos em até 2 horas de trabalho";

test("[ATENDIMENTO-01, ATENDIMENTO-02, ATENDIMENTO-03, ATENDIMENTO-07, ATENDIMENTO-08, SITE-17] a promise changed in the panel is the same on the rebuilt site, in a receipt, on the follow-up page and in the clock", async ({
  page,
  browser,
  enter,
}) => {
  const release = await hold("horario");
  const sql = database();
  const dias = PADROES.expediente.dias;
  // Saturday, Sunday and holidays too, so that the clock runs on every day of the test.
  const open = [{ abre: "00:00", fecha: "24:00" }];
  const week = dias.map(() => open);
  const reset = async () => {
    await sql`update privado.horario set prazo_minutos = 540, dias = ${sql.json(dias)}, prazo_no_site = null`;
    await sql`delete from privado.feriados where nome = 'Aberto no teste'`;
    await release();
  };
  await sql`insert into privado.feriados (dia, nome, faixas)
    select (now() at time zone 'America/Sao_Paulo')::date + d, 'Aberto no teste', ${sql.json(open)} from generate_series(0, 1) as d
    on conflict (dia) do nothing`;
  await sql`update privado.horario set prazo_minutos = 540, dias = ${sql.json(week)}, prazo_no_site = null`;
  try {
    await enter(await newMembro("gestao"), "/equipe/horario");
    const site = page.getByRole("region", { name: "No site" });
    await page.getByRole("combobox", { name: "Prazo da primeira resposta" }).selectOption("120", ARRIVES);
    await expect(site).toContainText(PROMISE);
    await expect(site).toContainText(fraseDoHorario(week));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Gravar" }).click();
    await expect(site.getByText("publicando")).toBeVisible(ARRIVES);

    const built = await publishedPage("/contato", { has: PROMISE });
    const html = await (await fetch(built)).text();
    expect(html).toContain(`${PROMISE}. PIX`);
    expect(html).toContain(fraseDoHorario(week));
    await publishedPage("/", { has: PROMISE.replace("Respondemos", "Resposta") });
    await expect(site.getByText("publicando")).toBeHidden(BUILDS);

    const [email, nome] = [uniqueEmail(), uniqueNome()];
    const origin = `http://127.0.0.1:${ports.site}`;
    const visitor = await browser.newContext({ baseURL: origin });
    await storeConsent(visitor, origin, "recusado");
    await visitor.clock.install();
    const form = await visitor.newPage();
    await form.goto("/contato");
    await form.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await fill(form, email);
    await field(form, "Nome").fill(nome);
    await form.clock.fastForward(10_000);
    await send(form).click();
    await expect(form.getByText(SUCCESS)).toBeVisible(ARRIVES);
    const prazo = async () =>
      (
        await sql`select privado.promessa('contato', id) as prazo, criado_em from public.contato where email = ${email}`
      )[0];
    const stored = await prazo();
    const [until, since] = [new Date(stored?.prazo), new Date(stored?.criado_em)];
    expect(until.getTime() - since.getTime()).toBe(2 * 3_600_000);
    const moment = until.toISOString();

    await expect.poll(async () => (await mailsTo(email)).length, SENT).toBe(1);
    const [receipt] = await mailsTo(email);
    expect(receipt?.text).toContain(`Respondemos ${fraseDaPromessa(moment)}, em horário de atendimento.`);
    const link = /https?:\/\/\S+\/acompanhar#[\w-]{48}/.exec(receipt?.text ?? "")?.[0] ?? "";
    const follow = await visitor.newPage();
    await follow.goto(`/acompanhar${new URL(link).hash}`);
    await expect(follow.getByText(fraseDaPromessa(moment, Date.now())).first()).toBeVisible(SENT);
    await expect(follow.getByText(/Faltam (2.h|1.h.5\d) de trabalho\./)).toBeVisible();
    await visitor.close();

    await page.goto("/caixa");
    await page.getByRole("link", { name: new RegExp(`${nome}.*de trabalho`) }).click(ARRIVES);
    await expect(
      page.getByRole("article", { name: new RegExp(nome) }).getByText(/^Faltam (2 h|1 h 5\d) de trabalho$/),
    ).toBeVisible(ARRIVES);
    await page.getByRole("button", { name: "Mais ações" }).click();
    // The menu's; the composer has one too.
    await page.getByRole("button", { name: "Não precisa de resposta" }).first().click();
    await expect(page.getByText("não precisa de resposta (não pede resposta).")).toBeVisible(ARRIVES);
    expect((await prazo())?.prazo).toBeNull();
  } finally {
    await reset();
  }
});
