import { randomUUID } from "node:crypto";
import { tituloDaFase } from "@eden/domain/acompanhar/fase";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { CONTRATO } from "@eden/domain/painel/contrato";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS } from "@eden/domain/painel/valores";
import type { BrowserContext, Page } from "@playwright/test";
import { parse } from "valibot";
import * as contact from "../../support/contact.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { fillPaid, toPayment } from "../../support/live.ts";
import { mailsTo, TEAM } from "../../support/mailbox.ts";
import { callPainel } from "../../support/painel/call-painel.ts";
import { enterAs, type Membro, newMembro } from "../../support/painel/membro.ts";
import { painelUrl } from "../../support/ports.ts";
import {
  CPF,
  expectActive,
  expectPharmacyStep,
  expectSignedUp,
  field,
  fillCompany,
  finish,
  PAID,
  pay,
  pedidosOf,
} from "../../support/sign-up.ts";
import { expect, test } from "../../support/test.ts";

// Follows one contact and one purchase through every part that tells of them, and compares the parts with each other.
test.describe.configure({ timeout: 300_000 });

const NUMBER = /ED-[0-9A-Z]{4}-[0-9A-Z]{4}/g;
const REAIS = /R\$\s*([\d.]+,\d\d)/g;

const numbersIn = (text: string) => [...new Set(text.match(NUMBER))];
/** Amounts in a text, in cents. */
const centsIn = (text: string) => [...text.matchAll(REAIS)].map(([, value = ""]) => Number(value.replace(/\D/g, "")));
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** What one place says; what it does not tell is left out. */
interface Facts {
  nome?: string | undefined;
  email?: string | undefined;
  telefone?: string | undefined;
  protocolo?: string | undefined;
  promessa?: string | undefined;
  fase?: string | undefined;
  estado?: string | undefined;
  centavos?: number | undefined;
}

/** Every fact is the same in all places that tell it, and at least two tell it. */
function expectAgreement(places: Record<string, Facts>, facts: readonly (keyof Facts)[]): void {
  for (const fact of facts) {
    const told = Object.entries(places).filter(([, place]) => place[fact] !== undefined);
    expect(told.length, `places that tell ${fact}`).toBeGreaterThan(1);
    const [[, first] = ["", {} as Facts]] = told;
    expect(Object.fromEntries(told.map(([name, place]) => [name, place[fact]])), fact).toEqual(
      Object.fromEntries(told.map(([name]) => [name, first[fact]])),
    );
  }
}

/** A member's browser. */
async function openPainel(page: Page, membro: Membro): Promise<BrowserContext> {
  const context = (await page.context().browser()?.newContext({ baseURL: painelUrl })) as BrowserContext;
  await enterAs(context, membro);
  return context;
}

/** The person of a protocol, once the row has reached the inbox. */
async function findPessoa(painel: BrowserContext, protocolo: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { pessoas } = await callPainel(painel, "buscar", { texto: protocolo, limite: 10 });
      found = pessoas[0]?.id;
      return pessoas.length;
    }, SENT)
    .toBe(1);
  return found ?? "";
}

/** The row of this address in the exported list. */
async function exported(painel: BrowserContext, email: string): Promise<Record<string, string>> {
  const response = await painel.request.get("/api/painel/exportar/caixa.csv?vista=todas", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  const [header = "", ...rows] = (await response.text()).replace("\ufeff", "").split("\r\n");
  const cells = (line: string) => line.slice(1, -1).split('";"');
  const row = cells(rows.find((line) => line.includes(`"${email}"`)) ?? "");
  return Object.fromEntries(cells(header).map((name, place) => [name, row[place] ?? ""]));
}

/** What the panel's functions say of a person, and what its screen shows. */
async function painelFacts(painel: BrowserContext, id: string): Promise<{ pessoa: Pessoa; screen: string }> {
  const pessoa = await callPainel(painel, "pessoa", { id });
  const page = await painel.newPage();
  await page.goto(`/caixa/${id}`);
  const article = page.getByRole("article", { name: new RegExp(pessoa.nome) });
  await expect(article).toContainText("A pessoa vê:", SENT);
  const screen = (await article.innerText()).replaceAll(/\s+/g, " ");
  await page.close();
  return { pessoa, screen };
}

const entradasOf = ({ linha_do_tempo }: Pessoa) => linha_do_tempo.filter((linha) => linha.tipo === "entrada");

/** The name and the first channels that the panel shows, with protocol, phase and state of the person. */
function factsOf(pessoa: Pessoa): Facts {
  const [entrada] = entradasOf(pessoa);
  return {
    nome: pessoa.nome,
    email: pessoa.emails[0]?.email,
    telefone: pessoa.telefones[0] && formatTelefone(pessoa.telefones[0].telefone),
    protocolo: entrada?.protocolo,
    fase: entrada && tituloDaFase(entrada.fase, entrada.tabela).join(" "),
    estado: ESTADOS[pessoa.estado].nome,
    promessa: pessoa.relogio ? fraseDaPromessa(pessoa.relogio.prazo) : undefined,
  };
}

/** "18/11/2026 08:01" of the list, as the promise names it. */
function promiseOfCell(cell: string | undefined): string | undefined {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(cell ?? "") ?? [];
  return day && fraseDaPromessa(new Date(`${year}-${month}-${day}T${time}:00-03:00`).toISOString());
}

test("[ATENDIMENTO-01, ACOMPANHAR-06, ESTADO-01] one contact: site, receipt, team's e-mail, follow-up page, panel and export agree", async ({
  page,
}) => {
  const email = uniqueEmail();
  const painel = await openPainel(page, await newMembro("gestao"));
  await page.goto("/contato");
  await contact.fill(page, email);
  await takeTime(page);
  await contact.send(page).click();
  await contact.expectSent(page);
  const [protocolo = "", ...others] = numbersIn(await page.getByRole("main").innerText());
  expect(others).toEqual([]);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const follow = await opened;
  await expect(title(follow)).toBeVisible(SENT);

  await expect.poll(async () => (await mailsTo(email)).length, SENT).toBe(1);
  const [receipt] = await mailsTo(email);
  const noticeOf = async () => (await mailsTo(TEAM)).find(({ text }) => text.includes(email));
  await expect.poll(noticeOf, SENT).toBeTruthy();
  const notice = await noticeOf();
  const id = await findPessoa(painel, protocolo);
  const { pessoa, screen } = await painelFacts(painel, id);
  const facts = factsOf(pessoa);
  const row = await exported(painel, email);
  const { esperando } = await callPainel(painel, "hoje", {});
  const waiting = esperando.pessoas.find((linha) => linha.id === id);
  const main = (await follow.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  const near = pessoa.relogio && fraseDaPromessa(pessoa.relogio.prazo, Date.now());
  const shows = (text: string, value: string | undefined) =>
    value && text.includes(value) ? value : `not in: ${text}`;
  const { nome, sobrenome, telefone } = contact.STORED;
  expectAgreement(
    {
      form: { nome: `${nome} ${sobrenome}`, email, telefone: formatTelefone(telefone), protocolo },
      receipt: {
        protocolo: numbersIn(`${receipt?.subject} ${receipt?.text}`).join(),
        promessa: /Respondemos (até .+?), em horário/.exec(receipt?.text ?? "")?.[1],
      },
      notice: {
        nome: shows(notice?.text ?? "", facts.nome),
        telefone: shows(notice?.text ?? "", facts.telefone),
        protocolo: numbersIn(`${notice?.subject} ${notice?.text}`).join(),
      },
      follow: {
        protocolo: numbersIn(main).join(),
        promessa: near && main.includes(near) ? facts.promessa : `not in: ${main}`,
        fase: (await title(follow).innerText()).replaceAll(/\s+/g, " ").replace(/\.$/, ""),
      },
      painel: facts,
      screen: {
        nome: shows(screen, facts.nome),
        email: shows(screen, facts.email),
        protocolo: numbersIn(screen).join(),
        estado: shows(screen, facts.estado),
        fase: /A pessoa vê: (.+?)(?= Tenho|$)/.exec(screen)?.[1],
      },
      export: {
        nome: row.Nome,
        email: row["E-mail"],
        telefone: row.Telefone,
        estado: row.Estado,
        promessa: promiseOfCell(row["Responder até"]),
      },
      hoje: { nome: waiting?.nome, promessa: waiting?.relogio ? fraseDaPromessa(waiting.relogio.prazo) : undefined },
    },
    ["nome", "email", "telefone", "protocolo", "promessa", "fase", "estado"],
  );

  await test.step("answered: the message reaches the address on screen and the wait is over everywhere", async () => {
    const [canal] = pessoa.emails;
    const texto = "Oi! Qual é a melhor hora para conversar?";
    await callPainel(painel, "enviar_email", {
      ...{ comando: randomUUID(), pessoa: id, para: canal?.email ?? "" },
      ...{ assunto: "Sua mensagem", texto },
    });
    await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.text.includes(texto)), SENT).toBe(true);
    await follow.reload();
    const after = await painelFacts(painel, id);
    await expect(title(follow)).toHaveText(`${factsOf(after.pessoa).fase}.`, SENT);
    const list = await exported(painel, email);
    expectAgreement(
      {
        painel: factsOf(after.pessoa),
        screen: { estado: shows(after.screen, factsOf(after.pessoa).estado) },
        export: { estado: list.Estado },
      },
      ["estado"],
    );
    expect([after.pessoa.relogio, list["Responder até"]]).toEqual([null, ""]);
    expect(list["Primeira resposta"]).not.toBe("");
    const { esperando: still } = await callPainel(painel, "hoje", {});
    expect(still.pessoas.map((linha) => linha.id)).not.toContain(id);
    await expect(follow.getByRole("main")).not.toContainText(/nossa resposta|prometemos/);
  });
  await painel.close();
});

/** What the figures count for an order: their sum with it less their sum without it, in one snapshot. */
async function soldBy(membro: Membro, pedido: string): Promise<number> {
  const claims = JSON.stringify({ role: "painel", sub: membro.id, aal: "aal2" });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  let sold = Number.NaN;
  const undo = new Error("undo");
  await database()
    .begin("isolation level repeatable read", async (sql) => {
      const total = async () => {
        await sql`select set_config('role', 'painel', true), set_config('request.jwt.claims', ${claims}, true)`;
        const [row] = await sql`select painel.numeros_vendas(${sql.json({ de: day(-1), ate: day(1) })}) as saida`;
        await sql`reset role`;
        const { vendas } = parse(CONTRATO.numeros_vendas.saida, row?.saida);
        return vendas.reduce((sum, { centavos }) => sum + centavos, 0);
      };
      const before = await total();
      await sql`delete from public.cadastros_app where pedido_id = ${pedido}`;
      await sql`delete from public.pedidos where id = ${pedido}`;
      sold = before - (await total());
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return sold;
}

test("[COMPRA-01, DINHEIRO-01, ACOMPANHAR-06, IDENTIDADE-03] one purchase: site, e-mails, follow-up page, panel, export and figures agree", async ({
  page,
}) => {
  const email = uniqueEmail();
  const membro = await newMembro("gestao");
  const painel = await openPainel(page, membro);
  await page.goto("/formulario-live");
  await fillPaid(page, email, "À vista");
  const terms = await page.getByRole("region", { name: "Antes de pagar" }).innerText();
  await toPayment(page).click();
  await pay(page);
  await expect(page.getByRole("link", { name: "Acompanhar" })).toBeVisible(SENT);
  const [protocolo = "", ...others] = numbersIn(await page.getByRole("main").innerText());
  expect(others).toEqual([]);
  const receiptPage = await page.getByRole("main").innerText();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const follow = await opened;
  await hurry(page, expect(page).toHaveURL("/registro-edenapp?etapa=3", SENT));
  await expectPharmacyStep(page);
  await field(page, "CPF").fill(CPF);
  await fillCompany(page);
  await takeTime(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expectActive(page);

  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), PAID)
    .toContain("Seu acesso ao EdenApp está liberado");
  const mails = await mailsTo(email);
  const notices = (await mailsTo(TEAM)).filter(({ text }) => text.includes(email));
  const paid = mails.find(({ subject }) => subject.includes("Pagamento confirmado"));
  const id = await findPessoa(painel, protocolo);
  const { pessoa, screen } = await painelFacts(painel, id);
  const facts = factsOf(pessoa);
  await follow.reload();
  await expect(title(follow)).toHaveText(`${facts.fase}.`, SENT);
  const main = (await follow.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  const row = await exported(painel, email);
  const [pedido] = await pedidosOf(email);
  const payment = pessoa.linha_do_tempo.find((linha) => linha.tipo === "pedido" && linha.entrou_centavos !== null);
  const { colunas } = await callPainel(painel, "funil", { origem: null, dono: null, limite: 50 });
  const won = colunas.arvore?.pessoas.find((cartao) => cartao.id === id);
  const numbers = (texts: readonly string[]) => numbersIn(texts.join(" ")).join();
  const shows = (value: string | undefined) => (value && screen.includes(value) ? value : `not in: ${screen}`);
  expectAgreement(
    {
      terms: { centavos: centsIn(terms)[0] },
      result: { protocolo: numbersIn(receiptPage).join(), centavos: centsIn(receiptPage)[0] },
      "sign-up": { protocolo: numbersIn(await page.getByRole("main").innerText()).join(), email },
      mails: {
        protocolo: numbers(mails.map(({ subject, text }) => `${subject} ${text}`)),
        centavos: centsIn(paid?.text ?? "")[0],
      },
      notices: { protocolo: numbers(notices.map(({ subject, text }) => `${subject} ${text}`)) },
      follow: { protocolo: numbersIn(main).join(), fase: facts.fase, centavos: centsIn(main)[0] },
      painel: {
        ...facts,
        protocolo: [...new Set(entradasOf(pessoa).map((entrada) => entrada.protocolo))].join(),
        centavos: payment?.tipo === "pedido" ? (payment.entrou_centavos ?? undefined) : undefined,
      },
      screen: {
        nome: shows(facts.nome),
        email: shows(facts.email),
        protocolo: numbersIn(screen).join(),
        fase: shows(facts.fase),
        estado: shows(facts.estado),
      },
      funil: { nome: won?.nome, estado: won && ESTADOS.arvore.nome, centavos: won?.entrou_centavos ?? undefined },
      export: {
        nome: row.Nome,
        email: row["E-mail"],
        telefone: row.Telefone,
        estado: row.Estado,
        centavos: Math.round(Number((row["Entrou (R$)"] ?? "").replace(",", ".")) * 100),
      },
      figures: { centavos: await soldBy(membro, String(pedido?.id)) },
    },
    ["nome", "email", "telefone", "protocolo", "fase", "estado", "centavos"],
  );
  expect(pessoa.emails[0]?.confianca).toBe("pago");
  await painel.close();
});
