import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createApp } from "../src/app.ts";
import { startCorreioProcess } from "../src/correio/start-correio-process.ts";
import { createMailer } from "../src/gateways/mailer.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { emailPainel } from "../src/tasks/email-painel.ts";
import { leadRecebido } from "../src/tasks/lead-recebido.ts";
import { FROM, newPessoa, replySource, startTestCorreio, type TestCorreio, until } from "./use-correio.ts";
import { enter, newMembro, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();
let correio: TestCorreio;
let reader: ReturnType<typeof startCorreioProcess>;

beforeAll(async () => {
  correio = await startTestCorreio();
  reader = startCorreioProcess({ settings: correio.settings, databaseUrl: painel.stack.databaseUrl });
});
afterAll(async () => {
  await reader?.stop();
  await correio?.stop();
});

const query = async (text: string, values: unknown[] = []) => (await painel.pool.query(text, values)).rows;
const linesOf = (pessoa: string) =>
  query(
    `select h.id, h.em, r.id as email, r.texto, r.caminho, r.anexos, r.uid from privado.historico as h
    join privado.emails_recebidos as r on r.id::text = h.dados ->> 'email' where h.pessoa_id = $1 order by h.em`,
    [pessoa],
  );
const arrived = async (pessoa: string, lines = 1) => {
  await until(async () => (await linesOf(pessoa)).filter(({ uid }) => uid !== null).length >= lines);
  return linesOf(pessoa);
};

/** Mailer of the service, with replies switched on. */
function repliesMailer() {
  const { smtpUrl } = painel.stack.mailbox;
  return createMailer({ smtpUrl, from: FROM, team: "vendas@eden.test", replies: correio.dovecot.env.MAIL_REPLIES });
}

async function asMember(membro: string, funcao: string, entrada: object) {
  const client = await painel.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('request.jwt.claims', $1, true), set_config('role', 'painel', true)", [
      JSON.stringify({ sub: membro, role: "painel", aal: "aal2" }),
    ]);
    const { rows } = await client.query("select painel.executar($1, $2::jsonb) as saida", [
      funcao,
      JSON.stringify({ comando: randomUUID(), ...entrada }),
    ]);
    await client.query("commit");
    return rows[0]?.saida;
  } finally {
    client.release();
  }
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, "mi").exec(raw)?.[1]?.replace(/\r?\n[ \t]+/g, " ") ?? "";

test("[EMAIL-01, EMAIL-02] a member's e-mail has a Reply-To of its conversation; the reply is in the timeline within 10 seconds, and the answer threads", async () => {
  const resources = { pool: painel.pool, mailer: repliesMailer() };
  const { id: membro } = await newMembro(painel);
  const { pessoa, email } = await newPessoa(painel.pool);
  const send = async (more: object = {}) => {
    await asMember(membro, "enviar_email", { pessoa, para: email, assunto: "A sua farmácia", texto: "Oi!", ...more });
    const [line] = await query(
      "select id from privado.historico where pessoa_id = $1 and tipo = 'email' order by em desc limit 1",
      [pessoa],
    );
    const isNew = new Set(painel.stack.mailbox.messages());
    await emailPainel.perform({ id: line.id }, resources);
    return painel.stack.mailbox.waitFor((message) => !isNew.has(message) && message.to.includes(email));
  };
  const sent = await send();
  const replyTo = headerOf(sent.raw, "Reply-To");
  const [, address = ""] = /<(conversas\+[a-z2-7]{53}@eden\.test)>/.exec(replyTo) ?? [];
  expect(replyTo).toContain("=?UTF-8?Q?Bruna_Teste=2C_=C3=89den_Grupo?=");
  expect(address.split("@")[0]?.length).toBe(63);
  expect(headerOf(sent.raw, "From")).toContain(FROM);
  const start = Date.now();
  const reply = replySource({ to: address, from: email, more: [`In-Reply-To: ${sent.messageId}`] });
  await correio.deliver(address, reply, email);
  await until(async () => (await linesOf(pessoa)).length === 1, 10_000);
  expect(Date.now() - start).toBeLessThan(timeLimit(10_000));
  const [line] = await arrived(pessoa);
  expect(line).toMatchObject({ caminho: "codigo", texto: expect.stringContaining("Pode ser amanhã às 14h?") });
  const [row] = await query("select prazo is not null as espera from privado.pessoas where id = $1", [pessoa]);
  expect(row).toEqual({ espera: true });
  const answer = await send({ em_resposta_a: line.email, assunto: "Re: A sua farmácia" });
  const [, id] = /^Message-ID: (<.*>)/m.exec(reply) ?? [];
  expect([headerOf(answer.raw, "In-Reply-To"), headerOf(answer.raw, "References")]).toEqual([
    id,
    `${sent.messageId} ${id}`,
  ]);
  resources.mailer.close();
});

test("[EMAIL-01] a receipt names the conversation of its row; team notices and a service without a mailbox do not", async () => {
  const resources = { pool: painel.pool, mailer: repliesMailer(), siteUrl: "https://site.exemplo.com.br" };
  const { email } = await newPessoa(painel.pool);
  const [row] = await query("select id from public.contato where email = $1", [email]);
  await leadRecebido.perform({ tabela: "contato", id: row.id }, resources);
  const receipt = await painel.stack.mailbox.waitFor(({ to }) => to.includes(email));
  const [, address = ""] = /<(conversas\+[a-z2-7]{53}@eden\.test)>/.exec(headerOf(receipt.raw, "Reply-To")) ?? [];
  const notice = painel.stack.mailbox.messages().find(({ to, subject }) => to.includes("vendas@eden.test") && subject);
  expect(headerOf(notice?.raw ?? "", "Reply-To")).not.toContain("conversas+");
  await correio.deliver(address, replySource({ to: address, from: email }), email);
  const [entry] = await query("select pessoa_id from privado.entradas where id = $1", [row.id]);
  expect(await arrived(entry.pessoa_id)).toHaveLength(1);
  resources.mailer.close();
});

test("[EMAIL-04] one message three times is one line; its Message-ID from another sender, or none at all, is another", async () => {
  const { pessoa, to, email } = await newPessoa(painel.pool);
  const source = replySource({ to, from: email });
  for (const place of [1, 2, 3]) await correio.deliver(to, `Received: by mx${place}.test\r\n${source}`, email);
  await correio.deliver(to, source.replaceAll(email, "outra@farmacia.com.br"), "outra@farmacia.com.br");
  const bare = source.replace(/^Message-ID:.*\r\n/m, "");
  for (const place of [1, 2]) await correio.deliver(to, `Received: by mx${place}.test\r\n${bare}`, email);
  await until(async () => (await correio.folders()).INBOX === 0);
  expect(await arrived(pessoa, 3)).toHaveLength(3);
});

test("[EMAIL-03, SEC-M16] what cannot be read is put aside after five tries and holds up nothing", async () => {
  const { pessoa, to, email } = await newPessoa(painel.pool);
  const before = (await correio.folders())["Painel.Ilegiveis"] ?? 0;
  const deep = Array.from(
    { length: 200 },
    (_, level) => `Content-Type: multipart/mixed; boundary=n${level}\r\n\r\n--n${level}\r\n`,
  );
  await correio.deliver(to, `From: ${email}\r\n${deep.join("")}`, email);
  for (let count = 0; count < 6; count += 1) {
    await correio.deliver(to, replySource({ to, from: email }), email);
    await arrived(pessoa, count + 1);
  }
  await until(async () => (await correio.folders())["Painel.Ilegiveis"] === before + 1);
  expect((await correio.folders()).INBOX).toBe(0);
});

const PDF = Buffer.from(`%PDF-1.7 ${"contrato ".repeat(2000)}`);
const withFiles = (to: string, from: string) =>
  replySource({ to, from })
    .replace(/Content-Type: text\/plain[\s\S]*$/, "")
    .concat(
      [
        "Content-Type: multipart/mixed; boundary=limite",
        "",
        "--limite",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Segue o contrato.",
        "--limite",
        'Content-Type: application/pdf; name="=?UTF-8?Q?contrato_da_Ros=C3=A2ngela.pdf?="',
        "Content-Disposition: attachment",
        "Content-Transfer-Encoding: base64",
        "",
        PDF.toString("base64").replace(/.{76}/g, "$&\r\n"),
        "--limite",
        "Content-Type: text/html; name=pagina.html",
        "Content-Disposition: attachment; filename=pagina.html",
        "",
        "<script>alert(1)</script>",
        "--limite--",
        "",
      ].join("\r\n"),
    );

function appWithMailbox() {
  return createApp({
    pool: painel.pool,
    asaas: {} as never,
    metrics: createMetrics(painel.pool),
    siteUrl: "",
    webhookToken: "",
    drainSoon: () => undefined,
    painel: { signIn: painel.signIn, url: PAINEL, correio: correio.settings },
  });
}

test("[EMAIL-08, SEC-H7] an attachment is listed, streamed from the mailbox as a download and recorded; the blocked one is not", async () => {
  const { pessoa, to, email } = await newPessoa(painel.pool);
  await correio.deliver(to, withFiles(to, email), email);
  const [line] = await arrived(pessoa);
  expect(line.anexos).toMatchObject([
    { parte: "2", nome: "contrato da Rosângela.pdf", tipo: "application/pdf" },
    { parte: "3", nome: "pagina.html", tipo: "text/html" },
  ]);
  const app = appWithMailbox();
  const get = (path: string, cookie: string, site = "same-origin") =>
    app.request(`/api/painel/anexos/${path}`, { headers: { cookie, "sec-fetch-site": site } });
  const membro = await enter(painel, await newMembro(painel));
  const response = await get(`${line.email}/2`, membro.cookie);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment; filename*=UTF-8''contrato%20da%20Ros%C3%A2ngela.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "no-store",
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  const [record] = await query("select acao, alvo_id from privado.registro_de_acessos order by id desc limit 1");
  expect(record).toEqual({ acao: "baixou_anexo", alvo_id: pessoa });
  expect((await get(`${line.email}/3`, membro.cookie)).status).toBe(415);
  expect((await get(`${line.email}/9`, membro.cookie)).status).toBe(404);
  expect((await get(`${line.email}/../2`, membro.cookie)).status).toBe(404);
  expect((await get(`${line.email}/2`, membro.cookie, "cross-site")).status).toBe(403);
  expect((await get(`${line.email}/2`, "")).status).toBe(401);
  const reads = await enter(painel, await newMembro(painel, "leitura"));
  expect((await get(`${line.email}/2`, reads.cookie)).status).toBe(403);
  // A crash before the place was written: found by its Message-ID and key.
  await query("update privado.emails_recebidos set uid = null, validade = null where id = $1", [line.email]);
  expect((await get(`${line.email}/2`, membro.cookie)).status).toBe(200);
  // Nothing of the file is in the database.
  const [found] = await query(
    "select count(*)::int as n from privado.emails_recebidos where to_jsonb(emails_recebidos)::text like '%PDF-1.7%'",
  );
  expect(found.n).toBe(0);
});

test("[EMAIL-11] erasing a person deletes all copies of their messages in the mailbox, and nobody else's", async () => {
  const [gone, stays] = [await newPessoa(painel.pool), await newPessoa(painel.pool)];
  for (const { to, email } of [gone, stays]) await correio.deliver(to, replySource({ to, from: email }), email);
  const twice = replySource({ to: gone.to, from: gone.email });
  for (const copy of [twice, `Received: by mx2.test\r\n${twice}`]) await correio.deliver(gone.to, copy, gone.email);
  await Promise.all([arrived(gone.pessoa, 2), arrived(stays.pessoa)]);
  await until(async () => (await correio.folders()).INBOX === 0);
  const before = (await correio.folders())["Painel.Guardadas"] ?? 0;
  // One whose place is unknown: it is found by its key.
  const [first] = await linesOf(gone.pessoa);
  await query("update privado.emails_recebidos set uid = null, validade = null where id = $1", [first.email]);
  await query("select privado.apagar_titular($1)", [gone.email]);
  // The reader looks after the next message, at the latest each minute.
  await correio.deliver(stays.to, replySource({ to: stays.to, from: stays.email }), stays.email);
  await until(async () => (await query("select from privado.emails_a_apagar")).length === 0);
  expect((await correio.folders())["Painel.Guardadas"]).toBe(before - 3 + 1);
  expect(await arrived(stays.pessoa, 2)).toHaveLength(2);
});

test("[EMAIL-04, SEC-M5] moved back into the inbox after a restore, a message that the backup lacks is a line again and the others stay one", async () => {
  const [lost, kept] = [await newPessoa(painel.pool), await newPessoa(painel.pool)];
  for (const { to, email } of [lost, kept]) await correio.deliver(to, replySource({ to, from: email }), email);
  const [before] = await arrived(lost.pessoa);
  await arrived(kept.pessoa);
  const folders = await correio.folders();
  // As in an older backup: nothing is noted to be deleted in the mailbox.
  await query(`alter table privado.emails_recebidos disable trigger user;
    delete from privado.historico where id = '${before.id}';
    delete from privado.emails_recebidos where id = '${before.email}';
    alter table privado.emails_recebidos enable trigger user`);
  await correio.moveBack("Painel.Guardadas");
  expect(await arrived(lost.pessoa)).toMatchObject([{ texto: before.texto, caminho: "codigo" }]);
  await until(async () => (await correio.folders())["Painel.Guardadas"] === folders["Painel.Guardadas"]);
  expect(await linesOf(kept.pessoa)).toHaveLength(1);
});

test("[EMAIL-03, EMAIL-12] without the mail server the panel learns of it and metrics tell since when; then everything arrives", async () => {
  const { pessoa, to, email } = await newPessoa(painel.pool);
  await correio.dovecot.restart("SIGKILL");
  await correio.deliver(to, replySource({ to, from: email }), email).catch(() => undefined);
  await correio.deliver(to, replySource({ to, from: email }), email);
  await arrived(pessoa);
  await query(
    "update privado.correio set lido_em = now() - interval '6 minutes', mais_antigo_em = now() - interval '7 minutes'",
  );
  const text = await createMetrics(painel.pool).read();
  const value = (name: string) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
  expect(Date.now() / 1000 - value("eden_mail_read_timestamp_seconds")).toBeGreaterThan(300);
  expect(value("eden_mail_oldest_unread_seconds")).toBeGreaterThan(400);
  for (const name of ["eden_mail_unreadable", "eden_mail_to_erase"])
    for (const series of [name, `${name}_oldest_seconds`]) expect(value(series)).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/^eden_mail_received\{kind="pessoa"\} \d+$/m);
  await correio.deliver(to, replySource({ to, from: email }), email);
  await until(
    async () => (await query("select from privado.correio where lido_em > now() - interval '1 minute'")).length === 1,
  );
});

test("[EMAIL-08, SEC-M16] a message of 31 MB is stored by its first part, its file stays in the mailbox", async () => {
  const { pessoa, to, email } = await newPessoa(painel.pool);
  const big = `${"QUJD".repeat(19)}\r\n`.repeat(395_000);
  const source = withFiles(to, email).replace(
    /(Transfer-Encoding: base64\r\n\r\n)[\s\S]*?(--limite\r\nContent-Type: text\/html)/,
    `$1${big}$2`,
  );
  await correio.deliver(to, source, email);
  const [line] = await arrived(pessoa);
  expect(line.texto).toBe("Segue o contrato.");
  expect(line.anexos[0].bytes).toBeGreaterThan(15 * 1024 * 1024);
  const membro = await enter(painel, await newMembro(painel));
  const response = await appWithMailbox().request(`/api/painel/anexos/${line.email}/2`, {
    headers: { cookie: membro.cookie, "sec-fetch-site": "same-origin" },
  });
  expect(response.status).toBe(415);
});

vi.setConfig({ testTimeout: 120_000 });
