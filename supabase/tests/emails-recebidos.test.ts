import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { codigoOf, newRecebido, type Recebido, receiveEmail } from "./support/receive-email.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();
const membro = MEMBROS.atendimento;
beforeAll(() => insertEquipe(database.sql));

const see = (id: string) => callPainel(database.sql, membro, "pessoa", { id });
const comando = () => ({ comando: randomUUID() });
const got = (more: Partial<Recebido> = {}) => receiveEmail(database.sql, more);
const waits = async (id: string) => (await see(id)).relogio !== null;
const mailLines = async (id: string) =>
  (await see(id)).linha_do_tempo.flatMap((linha) => (linha.tipo === "email_recebido" ? [linha] : []));

/** Somebody who wrote by the form and was answered by a member: the conversation to which replies return. */
async function talk() {
  const { sql } = database;
  const [email, telefone] = [newEmail(), newTelefone()];
  const { pessoa, id } = await receive(sql, "contato", { email, telefone });
  await callPainel(sql, membro, "enviar_email", { ...comando(), pessoa, para: email, assunto: "Olá", texto: "Oi" });
  const [line] = await sql`select id from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
  const messageId = `<${randomUUID()}@eden.com.br>`;
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`email_painel:${line?.id}`}, ${messageId})`;
  const codigo = await codigoOf(sql, "pessoas", pessoa);
  return { pessoa, email, telefone, entrada: id, codigo, messageId, linha: line?.id as string };
}

test("[EMAIL-01, SEC-H8] the code of a conversation has 53 letters, in either case, and no other is accepted", async () => {
  const { sql } = database;
  const id = randomUUID();
  const code = await codigoOf(sql, "pessoas", id);
  expect(code).toMatch(/^[a-z2-7]{53}$/);
  const open = async (codigo: string) => (await sql`select * from privado.abrir_resposta(${codigo})`)[0];
  expect(await open(code.toUpperCase())).toEqual({ tabela: "pessoas", id });
  expect(await open(await codigoOf(sql, "pedidos", id))).toEqual({ tabela: "pedidos", id });
  const none = { tabela: null, id: null };
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const forged = Array.from({ length: 53 }, (_, place) => {
    const other = letters[(letters.indexOf(code.charAt(place)) + 1) % 32];
    return code.slice(0, place) + other + code.slice(place + 1);
  });
  const rows = await sql`select a.* from unnest(${forged}::text[]) as c, privado.abrir_resposta(c) as a`;
  expect([...rows]).toEqual(Array(53).fill(none));
  for (const bad of ["", code.slice(1), `${code}a`, code.replace(/.$/, "!")]) expect(await open(bad)).toEqual(none);
});

test("[EMAIL-01, EMAIL-02] a reply to the code joins the timeline, starts a wait and speaks for the address", async () => {
  const { pessoa, email, codigo } = await talk();
  expect(await waits(pessoa)).toBe(false);
  const before = await see(pessoa);
  const reply = await got({ codigos: [codigo.toUpperCase()], remetente: email.toUpperCase() });
  expect(reply).toMatchObject({ situacao: "guardada", pasta: "guardadas" });
  const after = await see(pessoa);
  expect(after.relogio).not.toBeNull();
  expect(after.versao).toBeGreaterThan(before.versao);
  expect(after.ultima_entrada_em > before.ultima_entrada_em).toBe(true);
  expect(after.emails[0]).toMatchObject({ email, confianca: "respondeu" });
  expect(after.linha_do_tempo[0]).toMatchObject({
    ...{ tipo: "email_recebido", email: reply.id, remetente: email, assunto: "Re: A sua farmácia" },
    ...{ texto: "Pode ser amanhã às 14h?", caminho: "codigo", classe: "pessoa", dela: true, spam: false },
  });
  expect([before.resposta, after.resposta]).toEqual([null, "Pode ser amanhã às 14h?"]);
  const notices = await database.sql`select tipo from privado.avisos where pessoa_id = ${pessoa}`;
  expect(notices.map(({ tipo }) => tipo)).toEqual(["resposta"]);
  // A wait that runs keeps its start.
  const prazo = after.relogio?.prazo;
  await got({ codigos: [codigo], remetente: email });
  expect((await see(pessoa)).relogio?.prazo).toBe(prazo);
  // Answered, nothing of it is expected any more.
  const contato = { canal: "whatsapp", resultado: "falei", texto: null, para: null } as const;
  await callPainel(database.sql, membro, "registrar_contato", { ...comando(), pessoa, ...contato });
  expect((await see(pessoa)).resposta).toBeNull();
});

test("[EMAIL-01] the answer to a receipt finds its row, also before that is in the inbox, and reopens what was lost", async () => {
  const { sql } = database;
  const email = newEmail();
  const [row] = await sql`insert into public.contato ${sql({
    ...{
      id: randomUUID(),
      nome: "Ana",
      sobrenome: "Lima",
      email,
      telefone: newTelefone(),
      mensagem: "Quero saber mais.",
    },
    ...{ consentimento_versao: "2026-11", preenchido_ms: 9000 },
  })} returning id`;
  await got({ codigos: [await codigoOf(sql, "contato", row?.id)], remetente: email });
  const pessoa = await pessoaOf(sql, row?.id);
  expect(await mailLines(pessoa)).toMatchObject([{ caminho: "codigo" }]);
  const { versao } = await see(pessoa);
  await callPainel(sql, membro, "mudar_estado", { ...comando(), pessoa, versao, estado: "folha", motivo: "preco" });
  await got({ codigos: [await codigoOf(sql, "contato", row?.id)], remetente: email });
  expect(await see(pessoa)).toMatchObject({ estado: "semente", relogio: {} });
});

test("[EMAIL-02, SEC-H8] without a code the reference counts, then a mailbox of one person; else it is an entry of its own", async () => {
  const { sql } = database;
  const { pessoa, email, messageId, entrada } = await talk();
  await got({ em_resposta_a: ["<x@y.com>", messageId], remetente: newEmail() });
  expect((await mailLines(pessoa))[0]).toMatchObject({ caminho: "referencia", dela: false });
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:contato:${entrada}`}, '<recibo@eden.com.br>'),
    (${`equipe:contato:${entrada}`}, '<equipe@eden.com.br>')`;
  await got({ em_resposta_a: ["<recibo@eden.com.br>"], remetente: email });
  await got({ remetente: email });
  expect((await mailLines(pessoa)).map(({ caminho }) => caminho)).toEqual(["caixa_postal", "referencia", "referencia"]);
  // A notice to the team belongs to no conversation.
  const stranger = await got({ em_resposta_a: ["<equipe@eden.com.br>"], nome: "Norberto Assis" });
  const other = await pessoaOf(sql, stranger.id);
  expect(other).not.toBe(pessoa);
  expect(await see(other)).toMatchObject({
    ...{
      nome: "Norberto Assis",
      origem: "email",
      relogio: {},
      emails: [{ email: stranger.remetente }],
      protocolo: null,
    },
    linha_do_tempo: [{ tipo: "email_recebido", caminho: "nenhum", dela: true }],
  });
  const { pessoas } = await callPainel(sql, membro, "caixa", { vista: "todas", origem: "email" });
  expect(pessoas.map(({ id }) => id)).toContain(other);
});

test("[EMAIL-02, EMAIL-07, SEC-M14, SEC-H8] a mailbox of two people, or a sender that fails authentication, joins nobody", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const forged = await got({ remetente: email, autenticacao: "falhou" });
  const alone = await pessoaOf(sql, forged.id);
  expect(alone).not.toBe(pessoa);
  // Nor does it take the address: a later form of the real person does not join the forged entry.
  expect(await see(alone)).toMatchObject({
    emails: [],
    linha_do_tempo: [{ autenticacao: "falhou", remetente: email }],
  });
  const later = await receive(sql, "contato", { email, telefone: newTelefone() });
  expect(later.pessoa).toBe(pessoa);
  // With the code it joins, in doubt, and says nothing for the address.
  await got({ codigos: [codigo], remetente: email, autenticacao: "falhou" });
  expect((await mailLines(pessoa))[0]).toMatchObject({ caminho: "codigo", autenticacao: "falhou" });
  expect((await see(pessoa)).emails[0]?.confianca).toBe("digitado");
  await sql`update privado.chaves_pessoa set compartilhada = true where valor = ${email}`;
  const shared = await got({ remetente: email });
  expect(await pessoaOf(sql, shared.id)).not.toBe(pessoa);
});

test("[EMAIL-03, EMAIL-04] the same message again is one line; the same Message-ID from another sender is another", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const message = newRecebido({ codigos: [codigo], remetente: email });
  const first = await receiveEmail(sql, message);
  const again = await Promise.all([receiveEmail(sql, message), receiveEmail(sql, message)]);
  expect(again.map(({ situacao, id, pasta }) => ({ situacao, id, pasta }))).toEqual(
    Array(2).fill({ situacao: "repetida", id: first.id, pasta: "guardadas" }),
  );
  await receiveEmail(sql, { ...message, chave: newRecebido().chave, remetente: newEmail() });
  expect(await mailLines(pessoa)).toHaveLength(2);
});

test("[EMAIL-05] automatic answers and list mail are quiet lines of a known conversation, and no entry of their own", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const before = await see(pessoa);
  for (const tipo of ["automatica", "lista"] as const) {
    expect(await got({ tipo, codigos: [codigo], remetente: email })).toMatchObject({ pasta: "automaticas" });
    const unknown = await got({ tipo, texto: "Ofertas" });
    expect(await pessoaOf(sql, unknown.id)).toBeUndefined();
    const [row] = await sql`select texto, assunto, nome from privado.emails_recebidos where id = ${unknown.id}`;
    expect(row).toEqual({ texto: "", assunto: "", nome: null });
  }
  const after = await see(pessoa);
  expect(after).toMatchObject({ relogio: null, ultima_entrada_em: before.ultima_entrada_em });
  expect((await mailLines(pessoa)).map(({ classe }) => classe)).toEqual(["lista", "automatica"]);
  expect(await sql`select from privado.avisos where pessoa_id = ${pessoa}`).toHaveLength(0);
});

test("[EMAIL-05] a bounce marks the sent e-mail as refused and the person waits again; a delay is a quiet line", async () => {
  const { sql } = database;
  const { pessoa, email, messageId, entrada } = await talk();
  const report = { tipo: "devolucao", remetente: "mailer-daemon@mx.com.br", nome: null } as const;
  await got({ ...report, devolucao: { message_id: messageId, definitiva: false, erro: "451 4.4.1" } });
  expect(await waits(pessoa)).toBe(false);
  expect((await mailLines(pessoa))[0]).toMatchObject({ classe: "devolucao" });
  await got({ ...report, devolucao: { message_id: messageId, definitiva: true, erro: "550 5.1.1" } });
  const after = await see(pessoa);
  expect(after.relogio).not.toBeNull();
  expect(after.linha_do_tempo.find(({ tipo }) => tipo === "email")).toMatchObject({
    situacao: "recusado",
    erro: "550 5.1.1",
  });
  expect(after.emails).toMatchObject([{ email, confianca: "falhou" }]);
  expect(await mailLines(pessoa)).toHaveLength(1);
  // Of an automatic message, and one that names nothing of ours.
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:contato:${entrada}`}, '<r2@eden.com.br>')`;
  await got({ ...report, devolucao: { message_id: "<r2@eden.com.br>", definitiva: true, erro: "550" } });
  expect(await sql`select from privado.emails_recusados where chave = ${`visitante:contato:${entrada}`}`).toHaveLength(
    1,
  );
  const nothing = await got({ ...report, devolucao: { message_id: null, definitiva: true, erro: "550" } });
  expect(await pessoaOf(sql, nothing.id)).toBeUndefined();
});

test("[EMAIL-06] a member who answers from the own mailbox stops the clock; their address and ours never become people", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  await got({ codigos: [codigo], remetente: email });
  const author = await insertMembro(sql, "atendimento");
  const [row] = await sql`select email from privado.equipe where id = ${author}`;
  const own = { remetente: row?.email as string, nome: "Bruna", codigos: [codigo], novo: "Combinado, até amanhã!" };
  await got({ ...own, autenticacao: "nao_conferida" });
  expect(await waits(pessoa)).toBe(true);
  await got(own);
  const after = await see(pessoa);
  expect(after.relogio).toBeNull();
  expect(after.linha_do_tempo.find(({ tipo }) => tipo === "contato")).toMatchObject({
    ...{ canal: "email", texto: "Combinado, até amanhã!", autor: { id: author } },
  });
  for (const more of [
    { ...own, codigos: [] },
    { tipo: "interna", remetente: "site@eden.com.br" },
  ] as Partial<Recebido>[]) {
    const { id, pasta } = await got(more);
    expect([pasta, await pessoaOf(sql, id)]).toEqual(["automaticas", undefined]);
  }
  const people = await sql`select from privado.canais where valor in (${row?.email}, 'site@eden.com.br')`;
  expect(people).toHaveLength(0);
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const called = (pessoa: string) =>
  callPainel(database.sql, membro, "registrar_contato", {
    ...{ ...comando(), pessoa, canal: "whatsapp", resultado: "mandei_mensagem", texto: null, para: null },
  });

/** What happened until now was a day ago. */
async function moveBack(pessoa: string) {
  const { sql } = database;
  await sql`update privado.pessoas set estado_desde = estado_desde - interval '1 day' where id = ${pessoa}`;
  await sql`update privado.historico set em = em - interval '1 day' where pessoa_id = ${pessoa}`;
  await sql`update privado.entradas set criada_em = criada_em - interval '1 day', espera_desde = espera_desde - interval '1 day'
    where pessoa_id = ${pessoa}`;
}

/** A conversation of yesterday, and a colleague who answers it from the own mailbox. */
async function oldTalk() {
  const { sql } = database;
  const conversa = await talk();
  await moveBack(conversa.pessoa);
  const author = await insertMembro(sql, "atendimento");
  const [row] = await sql`select email from privado.equipe where id = ${author}`;
  const theirs = { codigos: [conversa.codigo], remetente: conversa.email };
  const ours = { codigos: [conversa.codigo], remetente: row?.email as string, novo: "Combinado!" };
  return { ...conversa, theirs, ours };
}

test("[EMAIL-06] read late, a member's answer from the own mailbox ends the waits before it, and not what was asked after it", async () => {
  const { sql } = database;
  const { pessoa, email, theirs, ours } = await oldTalk();
  await sql`update privado.pessoas set primeira_resposta_em = null, primeira_resposta_s = null where id = ${pessoa}`;
  await got({ ...theirs, recebido_em: ago(120) });
  await receive(sql, "contato", { email, telefone: newTelefone() });
  const promised = async () => (await sql`select espera_desde, prazo from privado.pessoas where id = ${pessoa}`)[0];
  await got({ ...ours, recebido_em: ago(115) });
  const [form] =
    await sql`select espera_desde, prazo from privado.entradas where pessoa_id = ${pessoa} order by criada_em desc`;
  expect(await promised()).toEqual(form);
  const [line] = await sql`select h.em, p.primeira_resposta_em as primeira, p.primeira_resposta_s <= 300 as soon
    from privado.historico as h join privado.pessoas as p on p.id = h.pessoa_id where p.id = ${pessoa} and h.tipo = 'contato'`;
  expect(Math.abs(Date.parse(ago(115)) - line?.em.getTime())).toBeLessThan(60_000);
  expect(line).toMatchObject({ primeira: line?.em, soon: true });
  await got({ ...ours, recebido_em: ago(0) });
  expect(await waits(pessoa)).toBe(false);
});

test("[EMAIL-01, EMAIL-06] what a member did before a reply was read does not answer it; an answer to it does, in a backlog too", async () => {
  const { pessoa, theirs, ours } = await oldTalk();
  await called(pessoa);
  const [first, second] = [
    await got({ ...theirs, recebido_em: ago(60) }),
    await got({ ...theirs, recebido_em: ago(50) }),
  ];
  expect(await waits(pessoa)).toBe(true);
  const lines = async () =>
    (await see(pessoa)).linha_do_tempo.filter(({ tipo }) => tipo !== "dono" && tipo !== "estado");
  expect((await lines()).slice(0, 3)).toMatchObject([{ email: second.id }, { email: first.id }, { tipo: "contato" }]);
  const notices = await database.sql`select from privado.avisos where pessoa_id = ${pessoa} and tipo = 'resposta'`;
  expect(notices).toHaveLength(2);
  // It answers nothing of these two, then the second of them.
  await got({ ...ours, recebido_em: ago(40) });
  expect(await waits(pessoa)).toBe(true);
  await got({ ...ours, recebido_em: ago(40), em_resposta_a: [second.message_id ?? ""] });
  expect(await waits(pessoa)).toBe(false);
  // Read in the order in which they came.
  const backlog = await oldTalk();
  await got({ ...backlog.theirs, recebido_em: ago(60) });
  await got({ ...backlog.ours, recebido_em: ago(50) });
  expect(await waits(backlog.pessoa)).toBe(false);
  await got({ ...backlog.theirs, recebido_em: ago(40) });
  expect(Date.parse((await mailLines(backlog.pessoa))[0]?.em ?? "")).toBeLessThan(Date.now() - 39 * 60_000);
  expect(await waits(backlog.pessoa)).toBe(true);
});

test("[EMAIL-06] receiving a message of any kind enqueues nothing", async () => {
  const { sql } = database;
  const { codigo, email, messageId } = await talk();
  const queued = async () =>
    (
      await sql`select (select count(*) from privado.saida) + (select count(*) from graphile_worker._private_jobs) as n`
    )[0]?.n;
  const before = await queued();
  const kinds: Partial<Recebido>[] = [
    { codigos: [codigo], remetente: email },
    { em_resposta_a: [messageId] },
    { remetente: email },
    {},
    { autenticacao: "falhou" },
    { tipo: "automatica", codigos: [codigo] },
    { tipo: "lista" },
    { tipo: "interna" },
    { tipo: "devolucao", devolucao: { message_id: messageId, definitiva: true, erro: "550 5.1.1" } },
    { suspeito: true },
  ];
  for (const kind of kinds) await got(kind);
  expect(await queued()).toBe(before);
});

test("[EMAIL-10] spam of a new sender goes to Suspeitas without a clock, blocks later messages, and is undone", async () => {
  const { sql } = database;
  const { remetente, id } = await got();
  const pessoa = await pessoaOf(sql, id);
  const { versao } = await see(pessoa);
  const command = { ...comando(), pessoa, versao, email: id };
  const done = await callPainel(sql, membro, "marcar_spam", command);
  expect(await callPainel(sql, membro, "marcar_spam", command)).toEqual(done);
  expect(await see(pessoa)).toMatchObject({
    suspeita: true,
    relogio: null,
    linha_do_tempo: [{ spam: true, texto: "" }],
  });
  const later = await got({ remetente: remetente.toUpperCase() });
  expect(later).toMatchObject({ situacao: "guardada", pasta: "spam" });
  expect(await pessoaOf(sql, later.id)).toBeUndefined();
  const [blocked] = await sql`select vezes, remetente from privado.remetentes_bloqueados where email_id = ${id}`;
  expect(blocked).toMatchObject({ vezes: 1 });
  expect(String(blocked?.remetente)).not.toContain(remetente);
  await callPainel(sql, membro, "desfazer", { comando: command.comando });
  expect(await see(pessoa)).toMatchObject({ suspeita: false, relogio: {}, linha_do_tempo: [{ spam: false }] });
  expect((await got({ remetente })).pasta).toBe("guardadas");
});

test("[EMAIL-10, SEC-M14] spam in a conversation hides the line and ends its wait alone; a forged sender is not blocked", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const reply = await got({ codigos: [codigo], remetente: email, autenticacao: "falhou" });
  const { versao } = await see(pessoa);
  const command = { ...comando(), pessoa, versao, email: reply.id };
  await callPainel(sql, membro, "marcar_spam", command);
  const hidden = await see(pessoa);
  expect(hidden).toMatchObject({ relogio: null, suspeita: false });
  expect(hidden.linha_do_tempo[0]).toMatchObject({ spam: true, texto: "" });
  expect((await got({ codigos: [codigo], remetente: email })).pasta).toBe("guardadas");
  await expect(callPainel(sql, membro, "desfazer", { comando: command.comando })).rejects.toThrow("já mudou");
  await expect(
    callPainel(sql, membro, "marcar_spam", {
      ...comando(),
      pessoa,
      versao: (await see(pessoa)).versao,
      email: reply.id,
    }),
  ).rejects.toThrow("já está marcado");
});

test("[EMAIL-10] undone, spam in a conversation speaks for its sender again, and starts no wait that it had not started", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const reply = await got({ codigos: [codigo], remetente: email, suspeito: true });
  const read = async () => {
    const [line] = await sql`select dados from privado.historico where dados ->> 'email' = ${reply.id}`;
    return { dados: line?.dados, confianca: (await see(pessoa)).emails.map(({ confianca }) => confianca) };
  };
  const before = await read();
  expect(before).toMatchObject({ dados: { espera: "mantem", para: email }, confianca: ["respondeu"] });
  const { versao } = await see(pessoa);
  const command = { ...comando(), pessoa, versao, email: reply.id };
  await callPainel(sql, membro, "marcar_spam", command);
  expect((await read()).confianca).toEqual(["digitado"]);
  await callPainel(sql, membro, "desfazer", { comando: command.comando });
  expect(await read()).toEqual(before);
  expect(await waits(pessoa)).toBe(false);
});

test("[EMAIL-10] a blocked sender who answers an e-mail of ours is read, and is no longer blocked once a member writes to them", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const marked = await got({ codigos: [codigo], remetente: email });
  const { versao } = await see(pessoa);
  await callPainel(sql, membro, "marcar_spam", { ...comando(), pessoa, versao, email: marked.id });
  expect(await got({ remetente: email })).toMatchObject({ pasta: "spam" });
  expect(await got({ remetente: email, codigos: [codigo.replace(/^../, "zz")] })).toMatchObject({ pasta: "spam" });
  expect(await waits(pessoa)).toBe(false);
  const reply = await got({ remetente: email, codigos: [codigo] });
  expect(reply.pasta).toBe("guardadas");
  expect((await mailLines(pessoa))[0]).toMatchObject({ email: reply.id, spam: false });
  expect(await waits(pessoa)).toBe(true);
  const answer = { pessoa, para: email, assunto: "Olá", texto: "Oi" };
  await callPainel(sql, membro, "enviar_email", { ...comando(), ...answer });
  expect((await got({ remetente: email })).pasta).toBe("guardadas");
  expect(await waits(pessoa)).toBe(true);
});

test("[EMAIL-10] a released sender is no longer blocked", async () => {
  const { sql } = database;
  const { remetente, id } = await got();
  const pessoa = await pessoaOf(sql, id);
  await callPainel(sql, membro, "marcar_spam", { ...comando(), pessoa, versao: (await see(pessoa)).versao, email: id });
  await callPainel(sql, membro, "liberar_suspeitas", { ...comando(), pessoas: [pessoa] });
  expect(await see(pessoa)).toMatchObject({
    suspeita: false,
    relogio: {},
    linha_do_tempo: [{ tipo: "liberada" }, { spam: false }],
  });
  await got({ remetente });
  expect(await mailLines(pessoa)).toHaveLength(2);
});

/** An hour without unknown senders. */
const quietHour = () => database.sql`update privado.emails_recebidos set criado_em = criado_em - interval '2 hours'`;
/** So many unknown senders, each at the address that is made for it; whether the last one is suspicious. */
async function flood(count: number, address: (n: number) => string, more: Partial<Recebido> = {}) {
  let id = "";
  for (let n = 0; n < count; n += 1) ({ id } = await got({ ...more, remetente: address(n) }));
  const { suspeita, relogio } = await see(await pessoaOf(database.sql, id));
  expect(relogio === null).toBe(suspeita);
  return suspeita;
}
const unique = () => randomUUID().slice(0, 8);

test("[EMAIL-10, SEC-L45] from the twenty-first unknown sender of a domain in an hour on they are suspicious, and known people are not", async () => {
  const { sql } = database;
  await quietHour();
  const { pessoa, email } = await talk();
  const [domain, other] = [`${unique()}.com.br`, `${unique()}.com.br`];
  expect(await flood(20, (n) => `a${n}@${domain}`)).toBe(false);
  expect(await flood(1, () => `b@MAIL.${domain}`)).toBe(true);
  await got({ remetente: email });
  expect(await waits(pessoa)).toBe(true);
  expect(await flood(20, (n) => `a${n}@${other}`)).toBe(false);
  await quietHour();
  expect(await flood(1, () => `c@${domain}`)).toBe(false);
  expect((await see(await pessoaOf(sql, (await got({ suspeito: true })).id))).suspeita).toBe(true);
});

test("[SEC-L54] a flood takes the clock from no confirmed sender of another domain, nor from the customers of a mailbox provider", async () => {
  await quietHour();
  const domain = `${unique()}.net`;
  // Forged names of domains without end are one flood, and it is nobody's but theirs.
  const forged = { autenticacao: "nao_conferida" } as const;
  expect(await flood(20, (n) => `a@d${n}.${unique()}.com`, forged)).toBe(false);
  expect(await flood(1, () => `a@${unique()}.com`, forged)).toBe(true);
  expect(await flood(1, () => `b@${unique()}.com`, { autenticacao: "falhou" })).toBe(true);
  expect(await flood(1, () => `dono@${unique()}.com.br`)).toBe(false);
  // A domain has subdomains without end.
  expect(await flood(21, (n) => `a@${n}.x.${domain}`)).toBe(true);
  expect(await flood(1, () => `dono@${unique()}.net`)).toBe(false);
  // Most owners of a pharmacy write from a few providers, whose mailboxes cost an attacker one each.
  expect(await flood(40, (n) => `${unique()}${n}@gmail.com`)).toBe(false);
  expect(await flood(21, (n) => `${unique()}${n}@uol.com.br`)).toBe(false);
  expect(await flood(1, () => `${unique()}@hotmail.com`, forged), "a forged provider").toBe(true);
});

test("[SEC-L54] the registered domain of an address, and two hundred an hour of one provider", async () => {
  const { sql } = database;
  const domains = {
    "a@farmacia.com.br": "farmacia.com.br",
    "a@mail.loja.farmacia.com.br": "farmacia.com.br",
    "a@usp.br": "usp.br",
    "a@mail.example.co.uk": "example.co.uk",
    "a@x.abc.de": "abc.de",
    "A@X.Example.COM": "example.com",
    "a@localhost": "localhost",
    "sem arroba": "",
    "": "",
  };
  const rows =
    await sql`select privado.dominio_registrado(e) as d from unnest(${Object.keys(domains)}::text[]) with ordinality as t (e, n) order by n`;
  expect(rows.map(({ d }) => d)).toEqual(Object.values(domains));
  await quietHour();
  await sql`insert into privado.emails_recebidos (id, chave, remetente, assunto, texto, tipo, autenticacao, caminho, recebido_em, criado_em)
    select gen_random_uuid(), sha256(uuid_send(gen_random_uuid())), 'm' || n || '@outlook.com', '', '', 'pessoa', 'confirmada', 'nenhum', now(), now()
    from generate_series(1, 199) as n`;
  expect(await flood(1, () => `${unique()}@outlook.com`)).toBe(false);
  expect(await flood(1, () => `${unique()}@outlook.com`)).toBe(true);
  await sql`delete from privado.emails_recebidos where remetente ~ '^m[0-9]+@outlook.com$'`;
});

test("[EMAIL-02] an answer from another address: the member keeps it as an unconfirmed channel, or takes it apart; both undone", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const reply = await got({ codigos: [codigo], nome: "Contador" });
  const decide = async (dela: boolean) => {
    const command = { ...comando(), pessoa, versao: (await see(pessoa)).versao, email: reply.id, dela };
    await callPainel(sql, membro, "decidir_remetente", command);
    return command.comando;
  };
  const undo = (id: string) => callPainel(sql, membro, "desfazer", { comando: id });
  const kept = await decide(true);
  expect((await see(pessoa)).emails).toMatchObject([
    { email },
    { email: reply.remetente, confianca: "digitado", novo: true },
  ]);
  expect((await mailLines(pessoa))[0]?.dela).toBe(true);
  await undo(kept);
  expect((await see(pessoa)).emails).toMatchObject([{ email }]);
  const before = await see(pessoa);
  const apart = await decide(false);
  const left = await see(pessoa);
  expect(left.relogio).toBeNull();
  expect(left.linha_do_tempo[0]).toMatchObject({ tipo: "separacao", nome: "Contador" });
  expect(left.linha_do_tempo.map(({ tipo }) => tipo)).not.toContain("email_recebido");
  const other = await pessoaOf(sql, reply.id);
  expect(await see(other)).toMatchObject({ nome: "Contador", origem: "email", relogio: {} });
  await undo(apart);
  const back = await see(pessoa);
  expect([back.relogio?.prazo, back.linha_do_tempo]).toEqual([before.relogio?.prazo, before.linha_do_tempo]);
  expect(await sql`select from privado.pessoas where id = ${other}`).toHaveLength(0);
});

test("[EMAIL-02, EMAIL-10] an e-mail of before a union leaves the united conversation as spam or as somebody else's; both undone", async () => {
  const { sql } = database;
  for (const decision of ["spam", "other"]) {
    const [shown, united] = [await talk(), await talk()];
    const reply = await got({ codigos: [united.codigo], remetente: decision === "spam" ? united.email : newEmail() });
    await callPainel(sql, membro, "unir", { ...comando(), de: united.pessoa, para: shown.pessoa, escolhas: {} });
    const { pessoa } = shown;
    const before = await see(pessoa);
    expect(before.relogio).not.toBeNull();
    const command = { ...comando(), pessoa, versao: before.versao, email: reply.id };
    if (decision === "spam") await callPainel(sql, membro, "marcar_spam", command);
    else await callPainel(sql, membro, "decidir_remetente", { ...command, dela: false });
    expect(await waits(pessoa)).toBe(false);
    expect(await mailLines(pessoa)).toMatchObject(decision === "spam" ? [{ spam: true, texto: "" }] : []);
    await callPainel(sql, membro, "desfazer", { comando: command.comando });
    const back = await see(pessoa);
    expect([back.relogio?.prazo, back.linha_do_tempo]).toEqual([before.relogio?.prazo, before.linha_do_tempo]);
    await callPainel(sql, membro, "separar", { ...comando(), pessoa: united.pessoa });
    expect([await mailLines(shown.pessoa), await mailLines(united.pessoa)]).toMatchObject([[], [{ email: reply.id }]]);
  }
});

test("[EMAIL-02] a rebuild of the inbox changes nothing of replies and of people who came by e-mail", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  await got({ codigos: [codigo], remetente: email });
  const alone = await pessoaOf(sql, (await got()).id);
  const seen = async () => {
    const people = [await see(pessoa), await see(alone)];
    return people.map(({ versao, agora, relogio, ...rest }) => ({ ...rest, waits: relogio !== null }));
  };
  const before = await seen();
  await sql`select privado.refazer_caixa()`;
  const { drainCaixa } = await import("./support/drain-caixa.ts");
  await drainCaixa(sql);
  expect(await seen()).toEqual(before);
});

test("[EMAIL-02] the clock of the mail server may be behind: a reply is later than what it answers", async () => {
  const { pessoa, email, codigo, messageId } = await talk();
  const earlier = new Date(Date.now() - 3_600_000).toISOString();
  await got({ codigos: [codigo], remetente: email, em_resposta_a: [messageId], recebido_em: earlier });
  expect(await waits(pessoa)).toBe(true);
  const kinds = (await see(pessoa)).linha_do_tempo.map(({ tipo }) => tipo);
  expect(kinds.indexOf("email_recebido")).toBeLessThan(kinds.indexOf("email"));
  await got({ codigos: [codigo], remetente: email, recebido_em: earlier, tipo: "automatica" });
  expect(Date.parse((await mailLines(pessoa)).at(-1)?.em ?? "")).toBe(Date.parse(earlier));
  await got({ codigos: [codigo], remetente: email, recebido_em: "2031-01-01T00:00:00Z" });
  const [last] = await mailLines(pessoa);
  expect(Date.parse(last?.em ?? "")).toBeLessThanOrEqual(Date.now() + 1000);
});

test("[EMAIL-11] erasing a person deletes their messages here and lists them for the mailbox; the export has the texts", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const reply = await got({ codigos: [codigo], remetente: email, texto: "O contrato está no nome do meu irmão." });
  const about = await got({ codigos: [codigo], texto: "Sou o contador dela." });
  await sql`select privado.email_movido(${reply.id}, 'guardadas', 7, 42)`;
  const [row] = await sql`select privado.exportar_titular(${email}) as tudo`;
  expect(JSON.stringify(row?.tudo.registros)).toContain("O contrato está no nome do meu irmão.");
  expect(JSON.stringify(row?.tudo.atendimento)).toContain("Sou o contador dela.");
  await sql`select privado.apagar_titular(${email})`;
  expect(await sql`select from privado.emails_recebidos where id in (${reply.id}, ${about.id})`).toHaveLength(0);
  expect(await sql`select from privado.pessoas where id = ${pessoa}`).toHaveLength(0);
  const [left] = await sql`select encode(chave, 'hex') as chave, validade, uid from privado.emails_a_apagar
    where chave = decode(${reply.chave}, 'hex')`;
  expect(left).toEqual({ chave: reply.chave, validade: "7", uid: "42" });
  // Fetched again after a crash between commit and move: it is not stored a second time.
  expect(await receiveEmail(sql, newRecebido({ chave: about.chave }))).toMatchObject({ situacao: "apagada" });
});

test("[EMAIL-11] the sender of one message may have it erased from somebody else's conversation", async () => {
  const { sql } = database;
  const { pessoa, codigo } = await talk();
  const reply = await got({ codigos: [codigo] });
  expect(await waits(pessoa)).toBe(true);
  await sql`select privado.apagar_titular(${reply.remetente})`;
  expect(await mailLines(pessoa)).toEqual([]);
  expect(await waits(pessoa)).toBe(false);
});

test("[EMAIL-02, EMAIL-11] a message that leaves somebody who was known takes along the wait and the state that it brought", async () => {
  const { sql } = database;
  const [wrong, right] = [await talk(), await talk()];
  const reply = await got({ codigos: [wrong.codigo], remetente: right.email });
  const known = { pessoa: right.pessoa, versao: (await see(right.pessoa)).versao };
  await callPainel(sql, membro, "mudar_estado", { ...comando(), ...known, estado: "folha", motivo: "preco" });
  const separate = async (email = reply.id) => {
    const command = { ...comando(), pessoa: wrong.pessoa, versao: (await see(wrong.pessoa)).versao, email };
    await callPainel(sql, membro, "decidir_remetente", { ...command, dela: false });
    expect(await waits(right.pessoa)).toBe(true);
    return command.comando;
  };
  await moveBack(right.pessoa);
  const { linha_do_tempo } = await see(right.pessoa);
  await callPainel(sql, membro, "desfazer", { comando: await separate() });
  const back = await see(right.pessoa);
  expect(back).toMatchObject({ estado: "folha", motivo: "preco", relogio: null, linha_do_tempo });
  // Changed by a colleague meanwhile, only the wait for the message ends.
  const undo = await separate();
  const { versao } = await see(right.pessoa);
  await callPainel(sql, MEMBROS.gestao, "mudar_estado", {
    ...comando(),
    pessoa: right.pessoa,
    versao,
    estado: "muda",
    motivo: null,
  });
  await callPainel(sql, membro, "desfazer", { comando: undo });
  expect(await see(right.pessoa)).toMatchObject({ estado: "muda", relogio: null });
  const erased = await got({ codigos: [wrong.codigo], remetente: right.email });
  await separate(erased.id);
  await sql`delete from privado.emails_recebidos where id = ${erased.id}`;
  expect(await waits(right.pessoa)).toBe(false);
  // Asked again meanwhile, they go on waiting for that.
  const again = await separate();
  await receive(sql, "contato", { email: right.email, telefone: newTelefone() });
  await callPainel(sql, membro, "desfazer", { comando: again });
  expect(await waits(right.pessoa)).toBe(true);
});

test("[EMAIL-11] received e-mails expire with the leads; what nobody reads does too", async () => {
  const { sql } = database;
  const old = new Date(Date.now() - 1000 * 86_400_000).toISOString();
  const alone = await got({ recebido_em: old });
  const quiet = await got({ recebido_em: old, tipo: "lista" });
  const fresh = await got();
  await sql`select privado.aplicar_prazos()`;
  const rows = await sql`select id from privado.emails_recebidos where id in (${alone.id}, ${quiet.id}, ${fresh.id})`;
  expect(rows.map(({ id }) => id)).toEqual([fresh.id]);
  expect(
    await sql`select from privado.emails_a_apagar where chave in (decode(${alone.chave}, 'hex'), decode(${quiet.chave}, 'hex'))`,
  ).toHaveLength(2);
});

test("[EMAIL-11] a conversation that goes on keeps all rows of its person, from whatever address; an old one expires", async () => {
  const { sql } = database;
  const old = new Date(Date.now() - 1000 * 86_400_000).toISOString();
  const oldTalk = async () => {
    const conversa = await talk();
    const { id } = await got({ codigos: [conversa.codigo], recebido_em: old });
    const kept = sql`select (select count(*)::int from public.contato where id = ${conversa.entrada}) as contato,
      (select count(*)::int from privado.pessoas where id = ${conversa.pessoa}) as pessoa,
      (select count(*)::int from privado.emails_recebidos where id = ${id}) as email`;
    await sql`update public.contato set criado_em = ${old} where id = ${conversa.entrada}`;
    await sql`update privado.entradas set criada_em = ${old} where id = ${conversa.entrada}`;
    return { ...conversa, kept };
  };
  const replied = await oldTalk();
  const called = await oldTalk();
  const united = await oldTalk();
  const customer = await oldTalk();
  const tried = await oldTalk();
  const silent = await oldTalk();
  const unwatched = await oldTalk();
  await got({ codigos: [replied.codigo], remetente: newEmail() });
  await sql`update privado.esperas set espera = false where assunto = 'email'`;
  await got({ codigos: [unwatched.codigo], remetente: newEmail() });
  await sql`update privado.esperas set espera = true where assunto = 'email'`;
  const call = (pessoa: string, resultado: "falei" | "nao_atendeu") =>
    callPainel(sql, membro, "registrar_contato", {
      ...{ ...comando(), pessoa, canal: "telefone", resultado, texto: null, para: null },
    });
  await call(called.pessoa, "falei");
  await call(tried.pessoa, "nao_atendeu");
  const unite = (de: string, para: string) =>
    callPainel(sql, MEMBROS.gestao, "unir", { ...comando(), de, para, escolhas: {} });
  await unite(united.pessoa, (await talk()).pessoa);
  const pedido = await insertPedido(sql, { email: newEmail(), situacao: "pago", pago_em: old, criado_em: old });
  await drainCaixa(sql);
  await unite(customer.pessoa, await pessoaOf(sql, pedido));
  await sql`select privado.aplicar_prazos()`;
  const all = { contato: 1, pessoa: 1, email: 1 };
  const none = { contato: 0, pessoa: 0, email: 0 };
  const people = [replied, unwatched, called, united, customer, tried, silent];
  const left = await Promise.all(people.map(async ({ kept }) => (await kept)[0]));
  expect(left).toEqual([all, all, all, all, all, none, none]);
});

test("[EMAIL-08] an attachment is opened by those who attend, recorded without its name, and not from spam", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const anexo = { parte: "2", nome: "contrato.pdf", tipo: "application/pdf", bytes: 1200 };
  const reply = await got({ codigos: [codigo], remetente: email, anexos: [anexo] });
  await sql`select privado.email_movido(${reply.id}, 'guardadas', 7, 42)`;
  const open = () => callPainel(sql, membro, "abrir_anexo", { email: reply.id, parte: "2" });
  expect(await open()).toMatchObject({ ...anexo, pasta: "guardadas", validade: 7, uid: 42, chave: reply.chave });
  const [line] = await sql`select acao, alvo_id, detalhe from privado.registro_de_acessos order by id desc limit 1`;
  expect(line).toEqual({ acao: "baixou_anexo", alvo_id: pessoa, detalhe: null });
  await expect(callPainel(sql, membro, "abrir_anexo", { email: reply.id, parte: "3" })).rejects.toThrow(
    "não está mais aqui",
  );
  await callPainel(sql, membro, "marcar_spam", {
    ...comando(),
    pessoa,
    versao: (await see(pessoa)).versao,
    email: reply.id,
  });
  await expect(open()).rejects.toThrow("não está mais aqui");
});

test("[EMAIL-12] the panel learns that the mailbox was not read for five minutes, and nothing where none is configured", async () => {
  const { sql } = database;
  const stopped = async () => (await callPainel(sql, membro, "novidades", { desde: 0 })).correio_parado;
  expect(await stopped()).toBeNull();
  await sql`select privado.correio_lido(null)`;
  expect(await stopped()).toBeNull();
  await sql`update privado.correio set lido_em = now() - interval '6 minutes'`;
  expect(Date.now() - Date.parse((await stopped()) ?? "")).toBeGreaterThan(5 * 60_000);
  await sql`select privado.correio_lido(now())`;
  expect(await stopped()).toBeNull();
});

test("[SEC-H9, SEC-M19] what was put aside is news for who answers people, until each has seen the list; an erased sender is in it no more", async () => {
  const { sql } = database;
  const email = newEmail();
  const news = async (who: string) => (await callPainel(sql, who, "novidades", { desde: 0 })).ilegiveis;
  expect(await news(membro)).toBe(0);
  await sql`insert into privado.emails_ilegiveis (validade, uid, remetente, assunto, recebido_em) values
    (7, 1, ${`Ana <${email}>`}, 'Oi', now() - interval '1 hour'), (7, 2, '', '', now())`;
  expect([await news(membro), await news(MEMBROS.gestao), await news(MEMBROS.leitura)]).toEqual([2, 2, 0]);
  const { itens, quantas } = await callPainel(sql, membro, "ilegiveis", {});
  expect([quantas, itens.map(({ remetente, assunto }) => [remetente, assunto])]).toEqual([
    2,
    [
      ["", ""],
      [`Ana <${email}>`, "Oi"],
    ],
  ]);
  expect([await news(membro), await news(MEMBROS.gestao)]).toEqual([0, 2]);
  const [seen] = await sql`select acao, alvo, detalhe from privado.registro_de_acessos order by id desc limit 1`;
  expect(seen).toEqual({ acao: "viu", alvo: "ilegiveis", detalhe: { quantas: 2 } });
  for (const other of [MEMBROS.leitura, MEMBROS.encarregado])
    await expect(callPainel(sql, other, "ilegiveis", {})).rejects.toThrow();
  await sql`select privado.apagar_titular(${email.toUpperCase()})`;
  const [line] = await sql`select remetente, assunto, apagar from privado.emails_ilegiveis where uid = 1`;
  expect(line).toEqual({ remetente: "", assunto: "", apagar: true });
  expect((await callPainel(sql, membro, "ilegiveis", {})).quantas).toBe(1);
  await sql`truncate privado.emails_ilegiveis`;
});

test("[EMAIL-02] an answer names the received e-mail that it answers, of this person only", async () => {
  const { sql } = database;
  const { pessoa, email, codigo } = await talk();
  const reply = await got({ codigos: [codigo], remetente: email });
  const other = await got();
  const send = (em_resposta_a: string) =>
    callPainel(sql, membro, "enviar_email", {
      ...comando(),
      pessoa,
      para: email,
      assunto: "Re: Olá",
      texto: "Oi",
      em_resposta_a,
    });
  await send(reply.id);
  const [line] = await sql`select dados ->> 'em_resposta_a' as email from privado.historico
    where pessoa_id = ${pessoa} and tipo = 'email' order by em desc limit 1`;
  expect(line?.email).toBe(reply.id);
  expect((await see(pessoa)).linha_do_tempo[0]).toMatchObject({ tipo: "email" });
  // A draft may answer one that has left the person since.
  await send(other.id);
  const [last] = await sql`select dados ? 'em_resposta_a' as names from privado.historico
    where pessoa_id = ${pessoa} and tipo = 'email' order by em desc limit 1`;
  expect(last?.names).toBe(false);
});
