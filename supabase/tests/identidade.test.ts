import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newContact, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newCpf, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useRequerimentos } from "./support/requerimentos.ts";
import { useApi } from "./support/test-api.ts";
import { insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const { call, codeOf, open } = useAcompanhar(api);
const membro = MEMBROS.atendimento;
beforeAll(() => insertEquipe(api.sql));

const comando = () => ({ comando: randomUUID() });
const see = (id: string) => callPainel(api.sql, membro, "pessoa", { id });
const contact = (pessoa: string, resultado: "falei" | "numero_errado", para: string | null) =>
  callPainel(api.sql, membro, "registrar_contato", {
    ...comando(),
    pessoa,
    canal: "telefone",
    resultado,
    texto: null,
    para,
  });
const write = (pessoa: string, para: string) =>
  callPainel(api.sql, membro, "enviar_email", { ...comando(), pessoa, para, assunto: "Sua compra", texto: "Olá" });
const sentTo = async (pessoa: string) =>
  (
    await api.sql`select dados ->> 'para' as para from privado.historico where pessoa_id = ${pessoa} and tipo = 'email' order by em`
  ).map(({ para }) => para);
const shown = async (id: string) =>
  (await api.sql`select nome, email, telefone from privado.pessoas where id = ${id}`)[0];

/** A paid order of a CPF and a later unpaid one by a stranger who knows the CPF. */
async function helenaAndStranger() {
  const { sql } = api;
  const [cpf, helena, intruso] = [newCpf(), newContact(), newContact()];
  const paid = await insertPedido(sql, { ...helena, cpf, nome: "Helena Prado", situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const unpaid = await insertPedido(sql, { ...intruso, cpf, nome: "Helena Prado" });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, paid);
  expect(await pessoaOf(sql, unpaid)).toBe(pessoa);
  return { pessoa, helena, intruso, paid, unpaid, cpf };
}

test("[IDENTIDADE-01] an unpaid order with a customer's CPF does not receive the customer's e-mails and calls", async () => {
  const { pessoa, helena, intruso } = await helenaAndStranger();
  const { emails, telefones } = await see(pessoa);
  expect(emails.map(({ email, confianca, novo }) => [email, confianca, novo])).toEqual([
    [helena.email, "pago", false],
    [intruso.email, "digitado", true],
  ]);
  expect(telefones.map(({ telefone, novo }) => [telefone, novo])).toEqual([
    [helena.telefone, false],
    [intruso.telefone, true],
  ]);
  await write(pessoa, helena.email);
  expect(await sentTo(pessoa)).toEqual([helena.email]);
});

test("[IDENTIDADE-01] an order that is paid later moves its channels up; the older paid one stays first", async () => {
  const { sql } = api;
  const [cpf, first, second] = [newCpf(), newContact(), newContact()];
  const { pessoa } = await receive(sql, "free", { ...first, cpf });
  const pedido = await insertPedido(sql, { ...second, cpf });
  await drainCaixa(sql);
  expect((await see(pessoa)).emails[0]?.email).toBe(first.email);
  await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
  await drainCaixa(sql);
  expect((await see(pessoa)).emails.map(({ email }) => email)).toEqual([second.email, first.email]);
});

test("[IDENTIDADE-02] rows that share only a mailbox or a CPF change neither name nor channels, however many", async () => {
  const { sql } = api;
  const [email, cpf, telefone] = [newEmail(), newCpf(), newTelefone()];
  const { pessoa } = await receive(sql, "free", { email, cpf, telefone, nome: "Norberto", sobrenome: "Assis" });
  const before = await shown(pessoa);
  for (let row = 0; row < 30; row += 1) {
    await insertRow(sql, "contato", { email, telefone: newTelefone(), nome: "Intruso" });
    await insertRow(sql, "free", { email: newEmail(), cpf, telefone: newTelefone(), nome: "Intruso" });
  }
  await drainCaixa(sql);
  expect(await shown(pessoa)).toEqual(before);
  expect(before).toMatchObject({ email, telefone, nome: "Norberto Assis" });
});

test("[IDENTIDADE-03] a rebuild leaves channels, ids, order and levels as they are", async () => {
  const { sql } = api;
  const { pessoa, intruso, paid } = await helenaAndStranger();
  await contact(pessoa, "falei", intruso.telefone);
  const before = await see(pessoa);
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  const after = await see(pessoa);
  expect([after.emails, after.telefones]).toEqual([before.emails, before.telefones]);
  expect(before.telefones.map(({ confianca }) => confianca)).toEqual(["pago", "respondeu"]);
  await sql`delete from privado.canais where pessoa_id = ${pessoa}`;
  await sql`select privado.projetar('pedidos', ${paid})`;
  const rebuilt = await see(pessoa);
  expect(rebuilt.telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual(
    before.telefones.map(({ telefone, confianca }) => [telefone, confianca]),
  );
});

test("[IDENTIDADE-04] a member chooses another channel; it stays first, and can be undone", async () => {
  const { sql } = api;
  const { pessoa, helena, intruso, cpf } = await helenaAndStranger();
  const { emails, versao } = await see(pessoa);
  const chosen = { ...comando(), pessoa, versao, canal: emails[1]?.canal ?? "" };
  await callPainel(sql, membro, "usar_canal", chosen);
  const after = await see(pessoa);
  expect(after.emails.map(({ email }) => email)).toEqual([intruso.email, helena.email]);
  expect(after.linha_do_tempo[0]).toMatchObject({
    tipo: "canal",
    qual: "email",
    valor: intruso.email,
    autor: { id: membro },
  });
  await callPainel(sql, membro, "desfazer", { comando: chosen.comando });
  expect((await see(pessoa)).emails[0]?.email).toBe(helena.email);
  await callPainel(sql, membro, "usar_canal", { ...chosen, ...comando(), versao: (await see(pessoa)).versao });
  await receive(sql, "free", { ...newContact(), cpf });
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect((await shown(pessoa))?.email).toBe(intruso.email);
});

test("[IDENTIDADE-05] a message to an address that is no longer the person's first is refused", async () => {
  const { pessoa, helena, intruso } = await helenaAndStranger();
  for (const para of [intruso.email, newEmail(), helena.email.toUpperCase()])
    await expect(write(pessoa, para)).rejects.toMatchObject({ code: "PT409" });
  expect(await sentTo(pessoa)).toEqual([]);
});

test("[IDENTIDADE-06] a wrong number and a refused address come last, until the person is reached by them", async () => {
  const { sql } = api;
  const [email, old, recent] = [newEmail(), newTelefone(), newTelefone()];
  const { pessoa } = await receive(sql, "contato", { email, telefone: old });
  await receive(sql, "contato", { email, telefone: recent });
  const wrong = await contact(pessoa, "numero_errado", old);
  expect((await shown(pessoa))?.telefone).toBe(recent);
  expect(wrong.pessoa).toBe(pessoa);
  await contact(pessoa, "falei", old);
  expect((await see(pessoa)).telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual([
    [old, "respondeu"],
    [recent, "digitado"],
  ]);
  const cpf = newCpf();
  const typo = await receive(sql, "free", { cpf, email: newEmail() });
  const right = newEmail();
  await receive(sql, "free", { cpf, email: right });
  await sql`insert into privado.emails_recusados (chave, erro) values (${`visitante:cadastros_app:${typo.id}`}, '550')`;
  expect((await shown(typo.pessoa))?.email).toBe(right);
});

test("[IDENTIDADE-06] undoing a wrong number puts it back", async () => {
  const { sql } = api;
  const [email, old, recent] = [newEmail(), newTelefone(), newTelefone()];
  const { pessoa } = await receive(sql, "contato", { email, telefone: old });
  await receive(sql, "contato", { email, telefone: recent });
  const { comando: id } = comando();
  await callPainel(sql, membro, "registrar_contato", {
    comando: id,
    pessoa,
    canal: "telefone",
    resultado: "numero_errado",
    texto: null,
    para: old,
  });
  await callPainel(sql, membro, "desfazer", { comando: id });
  expect((await see(pessoa)).telefones.map(({ telefone }) => telefone)).toEqual([old, recent]);
});

test("[IDENTIDADE-07] the entry says that it brought another telephone; a link of a paid order does not inherit its trust", async () => {
  const { pessoa, unpaid, paid, helena } = await helenaAndStranger();
  const { linha_do_tempo } = await see(pessoa);
  const brought = (id: string) => linha_do_tempo.find((linha) => linha.id === id);
  expect(brought(unpaid)).toMatchObject({ trouxe: ["email", "telefone"] });
  expect(brought(paid)).toMatchObject({ trouxe: [] });
  const novo = newTelefone();
  await call("acompanhar_telefone", { p_codigo: await codeOf("pedidos", paid), p_telefone: novo });
  await drainCaixa(api.sql);
  const { telefones, emails } = await see(pessoa);
  expect(telefones.find(({ telefone }) => telefone === novo)?.confianca).toBe("digitado");
  expect(emails[0]).toMatchObject({ email: helena.email, confianca: "pago" });
});

test("[IDENTIDADE-08] every name is kept and found", async () => {
  const { sql } = api;
  const [cpf, palavra] = [newCpf(), `Zulmira${randomUUID().slice(0, 6)}`];
  const { pessoa } = await receive(sql, "free", { cpf, nome: "Norberto", sobrenome: "Assis" });
  await receive(sql, "free", { cpf, email: newEmail(), nome: palavra, sobrenome: "Lima" });
  await receive(sql, "free", { cpf, email: newEmail(), nome: "NORBERTO", sobrenome: "assis" });
  expect(await see(pessoa)).toMatchObject({ nome: "Norberto Assis", nomes: [`${palavra} Lima`] });
  const { pessoas } = await callPainel(sql, membro, "buscar", { texto: palavra, limite: 5 });
  expect(pessoas.map(({ id }) => id)).toEqual([pessoa]);
});

test("[IDENTIDADE-09] of two spellings of a number the one with the 9 is used", async () => {
  const { sql } = api;
  const [email, telefone] = [newEmail(), newTelefone()];
  const { pessoa } = await receive(sql, "contato", { email, telefone: telefone.slice(0, 2) + telefone.slice(3) });
  await receive(sql, "contato", { email, telefone });
  expect((await see(pessoa)).telefones).toEqual([expect.objectContaining({ telefone })]);
  expect((await shown(pessoa))?.telefone).toBe(telefone);
});

test("[IDENTIDADE-10] a follow-up page does not tell of other requests of the mailbox or CPF", async () => {
  const { sql } = api;
  const two = new Date(Date.now() - 2 * 86_400_000);
  const email = newEmail();
  const known = await receive(sql, "contato", { ...newContact(), email, criado_em: two });
  const { versao } = await see(known.pessoa);
  await callPainel(sql, membro, "mudar_dono", { ...comando(), pessoa: known.pessoa, versao, dono: membro });
  const stranger = await receive(sql, "contato", { email, telefone: newTelefone() });
  const control = await receive(sql, "contato", newContact());
  const page = async (id: string) => {
    const [row] = await sql`select privado.acompanhar_json('contato', ${id}, current_date) as dados`;
    const {
      protocolo: _,
      recebida_em: __,
      telefone: ___,
      email: ____,
      agora: _____,
      fase: { espera: relogio, ...fase },
      ...rest
    } = row?.dados ?? {};
    return { ...rest, ...fase, total: relogio && [relogio.total, relogio.restante > relogio.total - 60] };
  };
  const unknown = await page(control.id);
  expect(await page(stranger.id)).toEqual(unknown);
  // What the team does for the customer.
  await see(known.pessoa);
  const { versao: now } = await see(known.pessoa);
  await callPainel(sql, membro, "mudar_estado", {
    ...comando(),
    pessoa: known.pessoa,
    versao: now,
    estado: "muda",
    motivo: null,
  });
  expect(await page(stranger.id)).toEqual(unknown);
  // The answer names the requests that waited: both.
  await contact(known.pessoa, "falei", null);
  expect(await page(stranger.id)).toMatchObject({ fase: "em_conversa", responsavel: "Atendimento", total: null });
  expect(await page(known.id)).toMatchObject({ fase: "em_conversa" });
  const won = {
    pessoa: known.pessoa,
    versao: (await see(known.pessoa)).versao,
    estado: "arvore",
    motivo: null,
  } as const;
  await callPainel(sql, membro, "mudar_estado", { ...comando(), ...won });
  expect(await page(stranger.id)).toMatchObject({ fase: "em_conversa" });
});

test("[IDENTIDADE-10] nothing on the page of a request changes when another one arrives, by mailbox or by CPF", async () => {
  const { sql } = api;
  const [email, cpf] = [newEmail(), newCpf()];
  const first = await receive(sql, "free", { email, cpf, telefone: newTelefone() });
  const { versao } = await see(first.pessoa);
  await callPainel(sql, membro, "mudar_dono", { ...comando(), pessoa: first.pessoa, versao, dono: membro });
  const page = async () => {
    const [row] = await sql`select privado.acompanhar_json('cadastros_app', ${first.id}, current_date) as dados`;
    const { agora: _, ...rest } = row?.dados ?? {};
    return rest;
  };
  const before = await page();
  expect(before).toMatchObject({ fase: { fase: "abrindo", espera: null }, responsavel: "Atendimento" });
  await receive(sql, "contato", { email, telefone: newTelefone() });
  expect(await page()).toEqual(before);
  await insertPedido(sql, { ...newContact(), cpf });
  await drainCaixa(sql);
  await see(first.pessoa);
  expect(await page()).toEqual(before);
});

test("[IDENTIDADE-10] an e-mail that was refused is no answer", async () => {
  const { sql } = api;
  const contato = newContact();
  const { pessoa, id } = await receive(sql, "contato", contato);
  await write(pessoa, contato.email);
  const [line] = await sql`select id from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
  await sql`select privado.email_recusado(${line?.id}, '550')`;
  expect(await open(await codeOf("contato", id))).toMatchObject({ resposta: null, responsavel: null });
  expect((await see(pessoa)).emails[0]?.confianca).toBe("falhou");
});

test("[IDENTIDADE-12] only a link that was sent by e-mail counts as opened, and it displaces nothing", async () => {
  const { sql } = api;
  const cpf = newCpf();
  const first = await receive(sql, "free", { cpf, email: newEmail() });
  const second = await receive(sql, "free", { cpf, email: newEmail() });
  const levels = async () => (await see(first.pessoa)).emails.map(({ confianca }) => confianca);
  await open(await codeOf("cadastros_app", second.id));
  expect(await levels()).toEqual(["digitado", "digitado"]);
  const [row] =
    await sql`select privado.codigo_acompanhar('cadastros_app', ${second.id}, p_por_email => true) as codigo`;
  expect(await open(row?.codigo)).not.toBeNull();
  expect(await levels()).toEqual(["digitado", "abriu"]);
  const forged = Buffer.from(await codeOf("cadastros_app", first.id), "base64url");
  forged[16] = (forged[16] ?? 0) + 128;
  expect(await open(forged.toString("base64url"))).toBeNull();
  expect(await levels()).toEqual(["digitado", "abriu"]);
});

test("[IDENTIDADE-11] a data-subject request gives only rows with the confirmed key", async () => {
  const { sql } = api;
  const { call: ask } = useRequerimentos(api);
  const { helena, intruso, cpf, paid, unpaid } = await helenaAndStranger();
  const { id } = await ask("abrir_requerimento", {
    ...comando(),
    ...{ tipo: "acesso", canal: "email", nome: "Helena Prado", email: intruso.email, telefone: null, cpf },
    recebido_em: "2026-11-09",
  });
  await ask("verificar_requerente", { ...comando(), id, como: "email" });
  const { linhas } = await ask("requerimento", { id });
  expect(linhas.map((linha) => [linha.id, linha.achado, linha.de_outra]).sort()).toEqual(
    [
      [paid, ["cpf"], true],
      [unpaid, ["email", "cpf"], false],
    ].sort(),
  );
  const exported = JSON.stringify(await ask("exportar_requerimento", { id }));
  expect(exported).toContain(intruso.email);
  for (const secret of [helena.email, helena.telefone]) expect(exported).not.toContain(secret);
  await ask("verificar_requerente", { ...comando(), id, como: "documento" });
  expect(JSON.stringify(await ask("exportar_requerimento", { id }))).toContain(helena.email);
  expect(await sql`select confirmadas from privado.requerimentos where id = ${id}`).toEqual([
    { confirmadas: ["email", "cpf"] },
  ]);
});
