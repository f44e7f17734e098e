import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { acompanharSchema } from "../../domain/acompanhar/acompanhar.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { codigoOf, receiveEmail } from "./support/receive-email.ts";
import { useRequerimentos } from "./support/requerimentos.ts";
import { useApi } from "./support/test-api.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

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
/** Opens the link that is in the receipt of a row. */
async function openFromMail(tabela: string, id: string) {
  const [row] = await api.sql`select privado.codigo_acompanhar(${tabela}, ${id}, p_por_email => true) as codigo`;
  expect(await open(row?.codigo)).not.toBeNull();
}
const shown = async (id: string) =>
  (await api.sql`select nome, email, telefone from privado.pessoas where id = ${id}`)[0];

/** Projects every row of a person again, as a rebuild of the inbox does. */
const rebuild = (pessoa: string) =>
  api.sql`select privado.projetar(tabela, id) from privado.entradas where pessoa_id = ${pessoa} order by criada_em`;
/** The columns of a person repeat the first channels of the list: the list, the message and the screen agree. */
async function expectAgreement(pessoa: string) {
  const { emails, telefones } = await see(pessoa);
  expect(await shown(pessoa)).toMatchObject({ email: emails[0]?.email, telefone: telefones[0]?.telefone });
}

/** A paid order of a CPF and a later unpaid one by a stranger who knows the CPF. */
async function helenaAndStranger() {
  const { sql } = api;
  const [cpf, helena, intruso] = [newCpf(), newCanais(), newCanais()];
  const paid = await insertPedido(sql, { ...helena, cpf, nome: "Helena Prado", situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const unpaid = await insertPedido(sql, { ...intruso, cpf, nome: "Helena Prado" });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, paid);
  expect(await pessoaOf(sql, unpaid)).toBe(pessoa);
  return { pessoa, helena, intruso, paid, unpaid, cpf };
}

test("[IDENTIDADE-01, SEC-H5] an unpaid order with a customer's CPF does not receive the customer's e-mails and calls", async () => {
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

test("[IDENTIDADE-01] an order that is paid later moves its channels up", async () => {
  const { sql } = api;
  const [cpf, first, second] = [newCpf(), newCanais(), newCanais()];
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
  const { pessoa, helena, intruso, cpf, unpaid, paid } = await helenaAndStranger();
  const typo = newCanais();
  const [refused, digits] = [await receive(sql, "free", { ...typo, cpf }), newTelefone()];
  await receive(sql, "free", { ...newCanais(), email: intruso.email, telefone: digits, cpf });
  await contact(pessoa, "falei", intruso.telefone);
  await contact(pessoa, "numero_errado", digits);
  await sql`insert into privado.emails_recusados (chave, erro) values (${`visitante:cadastros_app:${refused.id}`}, '550')`;
  await openFromMail("pedidos", unpaid);
  const before = await see(pessoa);
  expect(before.emails.map(({ email, confianca }) => [email, confianca])).toEqual([
    [helena.email, "pago"],
    [intruso.email, "abriu"],
    [typo.email, "falhou"],
  ]);
  expect(before.telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual([
    [helena.telefone, "pago"],
    [intruso.telefone, "respondeu"],
    [typo.telefone, "digitado"],
    [digits, "falhou"],
  ]);
  await expectAgreement(pessoa);
  await rebuild(pessoa);
  const after = await see(pessoa);
  expect([after.emails, after.telefones]).toEqual([before.emails, before.telefones]);
  await expectAgreement(pessoa);
  // From nothing: only the opened link is stored nowhere else.
  await sql`delete from privado.canais where pessoa_id = ${pessoa}`;
  await sql`select privado.projetar('pedidos', ${paid})`;
  const levels = ({ telefones }: typeof before) => telefones.map(({ telefone, confianca }) => [telefone, confianca]);
  expect(levels(await see(pessoa))).toEqual(levels(before));
});

test("[IDENTIDADE-03] a payment that is projected as one gives what a rebuild gives, also with a number corrected by the link", async () => {
  const { sql } = api;
  const [paid, corrected] = [newCanais(), newCanais()];
  for (const contato of [paid, corrected]) {
    const pedido = await insertPedido(sql, { ...contato, cpf: newCpf() });
    await drainCaixa(sql);
    if (contato === corrected)
      await call("acompanhar_telefone", { p_codigo: await codeOf("pedidos", pedido), p_telefone: newTelefone() });
    await sql`update public.pedidos set situacao = 'pago', pago_em = now() where id = ${pedido}`;
    await drainCaixa(sql);
    const pessoa = await pessoaOf(sql, pedido);
    const before = await see(pessoa);
    expect(before.emails[0]?.confianca).toBe("pago");
    expect(before.telefones[0]?.confianca).toBe(contato === corrected ? "digitado" : "pago");
    await rebuild(pessoa);
    const after = await see(pessoa);
    expect([after.emails, after.telefones]).toEqual([before.emails, before.telefones]);
  }
});

test("[IDENTIDADE-03] people who are separated again have the channels and facts of their own history", async () => {
  const { sql } = api;
  const [ours, theirs] = [newCanais(), newCanais()];
  const um = await receive(sql, "contato", ours);
  const dois = await receive(sql, "contato", theirs);
  await callPainel(sql, membro, "unir", { ...comando(), de: dois.pessoa, para: um.pessoa, escolhas: {} });
  await contact(um.pessoa, "falei", theirs.telefone);
  expect((await see(um.pessoa)).telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual([
    [theirs.telefone, "respondeu"],
    [ours.telefone, "digitado"],
  ]);
  await callPainel(sql, membro, "separar", { ...comando(), pessoa: dois.pessoa });
  for (const { pessoa } of [um, dois]) {
    const before = await see(pessoa);
    await expectAgreement(pessoa);
    await rebuild(pessoa);
    expect((await see(pessoa)).telefones).toEqual(before.telefones);
  }
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
  await receive(sql, "free", { ...newCanais(), cpf });
  await rebuild(pessoa);
  expect((await shown(pessoa))?.email).toBe(intruso.email);
  await expectAgreement(pessoa);
});

test("[IDENTIDADE-04] only what came later, without a fact or a choice, is new", async () => {
  const { sql } = api;
  const [cpf, first, second] = [newCpf(), newCanais(), newCanais()];
  const { pessoa } = await receive(sql, "free", { ...first, cpf });
  await receive(sql, "free", { ...second, cpf });
  const news = async () => (await see(pessoa)).telefones.map(({ telefone, novo }) => [telefone, novo]);
  expect(await news()).toEqual([
    [first.telefone, false],
    [second.telefone, true],
  ]);
  const { versao, telefones } = await see(pessoa);
  await callPainel(sql, membro, "usar_canal", { ...comando(), pessoa, versao, canal: telefones[1]?.canal ?? "" });
  expect(await news()).toEqual([
    [second.telefone, false],
    [first.telefone, false],
  ]);
  const stranger = await receive(sql, "contato", newCanais());
  const { versao: now } = await see(pessoa);
  const canal = (await see(stranger.pessoa)).telefones[0]?.canal ?? "";
  await expect(
    callPainel(sql, membro, "usar_canal", { ...comando(), pessoa, versao: now, canal }),
    "a channel of somebody else",
  ).rejects.toMatchObject({ code: "PT404" });
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

test("[IDENTIDADE-06] an address that was refused is the person's again after a payment or an opened link", async () => {
  const { sql } = api;
  const cpf = newCpf();
  const [old, other] = [newEmail(), newEmail()];
  const { pessoa, id } = await receive(sql, "free", { cpf, email: old });
  await receive(sql, "free", { cpf, email: other });
  const levels = async () => (await see(pessoa)).emails.map(({ email, confianca }) => [email, confianca]);
  const refuse = async (chave: string) => {
    await sql`insert into privado.emails_recusados (chave, erro) values (${`${chave}:cadastros_app:${id}`}, '550')`;
    expect(await levels()).toEqual([
      [other, "digitado"],
      [old, "falhou"],
    ]);
    await expectAgreement(pessoa);
  };
  await openFromMail("cadastros_app", id);
  for (const chave of ["visitante", "acesso"]) {
    await refuse(chave);
    await openFromMail("cadastros_app", id);
    expect(await levels(), "also the second time").toEqual([
      [old, "abriu"],
      [other, "digitado"],
    ]);
    await expectAgreement(pessoa);
  }
  await refuse("lembrete");
  for (let order = 0; order < 2; order += 1) {
    await insertPedido(sql, { cpf, email: old, situacao: "pago", pago_em: new Date() });
    await drainCaixa(sql);
    expect((await levels())[0]).toEqual([old, "pago"]);
    await sql`update privado.emails_recusados set em = now() where chave = ${`lembrete:cadastros_app:${id}`}`;
    await rebuild(pessoa);
    expect((await levels()).at(-1), "refused after the payment").toEqual([old, "falhou"]);
  }
});

test("[IDENTIDADE-06] an answer by e-mail is a fact for the address, and no number gets it", async () => {
  const { sql } = api;
  const [cpf, first, second] = [newCpf(), newCanais(), newCanais()];
  const { pessoa } = await receive(sql, "free", { ...first, cpf });
  await receive(sql, "free", { ...second, cpf });
  const note = { pessoa, canal: "email", resultado: "falei", texto: null } as const;
  await callPainel(sql, membro, "registrar_contato", { ...comando(), ...note, para: second.email });
  const { emails, telefones } = await see(pessoa);
  expect(emails.map(({ email, confianca }) => [email, confianca])).toEqual([
    [second.email, "respondeu"],
    [first.email, "digitado"],
  ]);
  expect(telefones.map(({ confianca }) => confianca)).toEqual(["digitado", "digitado"]);
});

test("[IDENTIDADE-06] how it went is noted at the number that was opened, not at the first one", async () => {
  const { sql } = api;
  const { pessoa, helena, intruso } = await helenaAndStranger();
  const opened = { pessoa, canal: "telefone", resultado: "abriu", texto: null, para: intruso.telefone } as const;
  await callPainel(sql, membro, "registrar_contato", { ...comando(), ...opened });
  await contact(pessoa, "numero_errado", null);
  expect((await see(pessoa)).telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual([
    [helena.telefone, "pago"],
    [intruso.telefone, "falhou"],
  ]);
});

test("[IDENTIDADE-06] after a union it is noted at the number that was opened before it", async () => {
  const { sql } = api;
  const [ours, theirs] = [newCanais(), newCanais()];
  const um = await receive(sql, "contato", ours);
  const dois = await receive(sql, "contato", theirs);
  const opened = { pessoa: dois.pessoa, canal: "whatsapp", resultado: "abriu", texto: null } as const;
  await callPainel(sql, membro, "registrar_contato", { ...comando(), ...opened, para: theirs.telefone });
  await callPainel(sql, membro, "unir", { ...comando(), de: dois.pessoa, para: um.pessoa, escolhas: {} });
  await contact(dois.pessoa, "numero_errado", null);
  expect((await see(um.pessoa)).telefones.map(({ telefone, confianca }) => [telefone, confianca])).toEqual([
    [ours.telefone, "digitado"],
    [theirs.telefone, "falhou"],
  ]);
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

test("[IDENTIDADE-10, SEC-M9] the page of a known mailbox or CPF equals that of an unknown one, whatever the team does for the customer", async () => {
  const { sql } = api;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [cpf, suffix] = [newCpf(), randomUUID().slice(0, 8)];
  // Same first letter and domain: the page shows both.
  const [known, unknown] = [`p${suffix}@farmacia.com.br`, `p${randomUUID().slice(0, 8)}@farmacia.com.br`];
  const customer = await receive(sql, "free", { ...newCanais(), email: known, cpf, criado_em: ago(2) });
  const { pessoa } = customer;
  await callPainel(sql, membro, "mudar_dono", {
    ...comando(),
    pessoa,
    versao: (await see(pessoa)).versao,
    dono: membro,
  });
  const same = { telefone: newTelefone(), criado_em: new Date() };
  const pairs = [
    [
      "contato",
      await insertRow(sql, "contato", { ...same, email: known }),
      await insertRow(sql, "contato", { ...same, email: unknown }),
    ],
    ["pedidos", await insertPedido(sql, { ...same, cpf }), await insertPedido(sql, { ...same, cpf: newCpf() })],
  ] as const;
  const bytes = async (tabela: string, id: string) => {
    const { body } = await call("acompanhar", { p_codigo: await codeOf(tabela, id) });
    const { agora: _, protocolo: __, fase, compra, ...own } = parse(acompanharSchema, body);
    // The rest of the time goes by between two requests; the order is its own.
    const espera = fase.espera && { ...fase.espera, restante: null };
    return JSON.stringify({ ...own, fase: { ...fase, espera }, compra: compra && { ...compra, pedido: null } });
  };
  const expectSame = async (when: string) => {
    for (const [tabela, mine, control] of pairs)
      expect(await bytes(tabela, mine), `${tabela}, ${when}`).toBe(await bytes(tabela, control));
  };
  await expectSame("before the projection");
  await drainCaixa(sql);
  expect(await pessoaOf(sql, pairs[0][1])).toBe(pessoa);
  expect(await pessoaOf(sql, pairs[1][1])).toBe(pessoa);
  await expectSame("as they arrive");
  await see(pessoa);
  await expectSame("after the team opened the customer");
  for (const estado of ["muda", "broto"] as const) {
    const change = { pessoa, versao: (await see(pessoa)).versao, estado, motivo: null };
    await callPainel(sql, membro, "mudar_estado", { ...comando(), ...change });
    await expectSame(`after the customer is in ${estado}`);
  }
  await receive(sql, "contato", { ...newCanais(), email: known });
  await expectSame("after the customer wrote again");
});

test("[IDENTIDADE-10] an answer counts for the requests that waited then and have its channel, and what follows only for the person", async () => {
  const { sql } = api;
  const email = newEmail();
  const known = await receive(sql, "contato", { ...newCanais(), email, criado_em: new Date(Date.now() - 86_400_000) });
  const second = await receive(sql, "contato", { ...newCanais(), email });
  const page = async (id: string) => open(await codeOf("contato", id));
  await write(known.pessoa, email);
  for (const { id } of [known, second])
    expect(await page(id)).toMatchObject({ fase: { fase: "em_conversa", espera: null }, responsavel: "Atendimento" });
  const { versao } = await see(known.pessoa);
  const won = { pessoa: known.pessoa, versao, estado: "arvore", motivo: null } as const;
  await callPainel(sql, membro, "mudar_estado", { ...comando(), ...won });
  expect(await page(second.id)).toMatchObject({ fase: { fase: "em_conversa" } });
});

/** A customer, somebody who typed their e-mail, and the same form with an e-mail that nobody knows. */
async function strangerAndControl() {
  const { sql } = api;
  const [email, telefone] = [newEmail(), newTelefone()];
  const customer = await receive(sql, "contato", { email, telefone, criado_em: new Date(Date.now() - 86_400_000) });
  const same = { telefone: newTelefone(), criado_em: new Date() };
  const stranger = await receive(sql, "contato", { ...same, email });
  expect(stranger.pessoa).toBe(customer.pessoa);
  const control = await receive(sql, "contato", { ...same, email: newEmail() });
  const page = async (id: string) => {
    const { agora: _, protocolo: __, email: ___, fase, mensagens, mensagem_espera, ...own } = await mustOpen(id);
    // The rest of the time goes by between two requests.
    const clock = (espera: unknown) => espera && { ...espera, restante: null };
    return {
      ...own,
      fase: { ...fase, espera: clock(fase.espera) },
      mensagem_espera: clock(mensagem_espera),
      mensagens: mensagens.length,
    };
  };
  return { ...customer, email, telefone, stranger, control, page };
}
async function mustOpen(id: string) {
  const opened = await open(await codeOf("contato", id));
  if (!opened) throw new Error("the link opens nothing");
  return opened;
}

test("[SEC-L48] what the team says by a channel that a request has not changes nothing on its page, also after a message", async () => {
  const { pessoa, id, telefone, stranger, control, page } = await strangerAndControl();
  const expectSame = async (when: string) =>
    expect([when, await page(stranger.id)]).toEqual([when, await page(control.id)]);
  await expectSame("as it arrived");
  await contact(pessoa, "falei", telefone);
  await expectSame("after a call to the customer");
  expect(await page(id)).toMatchObject({
    fase: { fase: "em_conversa", espera: null },
    resposta: { canal: "telefone" },
  });
  expect((await see(pessoa)).relogio, "the team answered").toBeNull();
  const called = {
    pessoa,
    canal: "telefone",
    sentido: "recebido",
    resultado: null,
    texto: null,
    para: telefone,
  } as const;
  await callPainel(api.sql, membro, "registrar_contato", { ...comando(), ...called, espera: "encerra" });
  await expectSame("after the customer called");
  for (const one of [stranger, control])
    await call("acompanhar_mensagem", {
      p_codigo: await codeOf("contato", one.id),
      p_id: randomUUID(),
      p_texto: "E aí?",
    });
  await expectSame("after a message");
  expect((await see(pessoa)).relogio, "the message is answered, too").not.toBeNull();
  await contact(pessoa, "falei", telefone);
  await expectSame("after another call");
});

test("[SEC-L48] a request is answered by its own telephone, its own e-mail, and by what a member corrected them to", async () => {
  const { sql } = api;
  for (const way of ["telefone", "email", "corrigido", "whatsapp"] as const) {
    const { pessoa, email, stranger, page } = await strangerAndControl();
    const own = (await sql`select telefone from public.contato where id = ${stranger.id}`)[0]?.telefone as string;
    if (way === "email") await write(pessoa, email);
    else if (way === "corrigido") {
      const right = newTelefone();
      const { versao, telefones } = await see(pessoa);
      const canal = telefones.find(({ telefone }) => telefone === own)?.canal ?? "";
      const valor = { pessoa, versao, campo: "telefone", valor: right, canal, antigo_errado: true } as const;
      await callPainel(sql, membro, "corrigir_pessoa", { ...comando(), ...valor });
      await contact(pessoa, "falei", right);
    } else {
      const falei = { pessoa, canal: way, resultado: "mandei_mensagem", texto: null, para: own } as const;
      await callPainel(sql, membro, "registrar_contato", { ...comando(), ...falei });
    }
    expect([way, await page(stranger.id)]).toMatchObject([way, { fase: { fase: "em_conversa", espera: null } }]);
  }
});

test("[SEC-L48] a decision about the person ends the wait of every request, and an only request is answered by any channel", async () => {
  const { sql } = api;
  const { pessoa, stranger, page } = await strangerAndControl();
  const { versao } = await see(pessoa);
  await callPainel(sql, membro, "dispensar_resposta", { ...comando(), pessoa, versao, motivo: "ja_resolvido" });
  expect(await page(stranger.id)).toMatchObject({ fase: { fase: "recebida", espera: null }, resposta: null });
  const alone = await receive(sql, "contato", newCanais());
  await contact(alone.pessoa, "falei", null);
  expect(await page(alone.id)).toMatchObject({ fase: { fase: "em_conversa", espera: null } });
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
  await insertPedido(sql, { ...newCanais(), cpf });
  await drainCaixa(sql);
  await see(first.pessoa);
  expect(await page()).toEqual(before);
});

test("[IDENTIDADE-10] an e-mail that was refused is no answer", async () => {
  const { sql } = api;
  const contato = newCanais();
  const { pessoa, id } = await receive(sql, "contato", contato);
  await write(pessoa, contato.email);
  const [line] = await sql`select id from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
  await sql`select privado.email_recusado(${line?.id}, '550')`;
  expect(await open(await codeOf("contato", id))).toMatchObject({ resposta: null });
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
  await openFromMail("cadastros_app", second.id);
  expect(await levels()).toEqual(["digitado", "abriu"]);
  const forged = Buffer.from(await codeOf("cadastros_app", first.id), "base64url");
  forged[16] = (forged[16] ?? 0) + 128;
  expect(await open(forged.toString("base64url"))).toBeNull();
  expect(await levels()).toEqual(["digitado", "abriu"]);
});

test("[IDENTIDADE-12] an invitation that came by e-mail proves the mailbox of its order or lead, a wrong secret none", async () => {
  const { sql } = api;
  const secret = () =>
    Buffer.from(randomUUID() + randomUUID())
      .toString("base64url")
      .slice(0, 43);
  const [ofOrder, ofLead] = [secret(), secret()];
  const pedido = await insertPedido(sql, { ...newCanais(), cpf: newCpf() });
  const lead = await receive(sql, "leadlive", newCanais());
  await drainCaixa(sql);
  const level = async (id: string) => (await see(await pessoaOf(sql, id))).emails[0]?.confianca;
  await sql`select privado.criar_convite(sha256(convert_to(${ofOrder}, 'UTF8')), ${pedido}, null),
    privado.criar_convite(sha256(convert_to(${ofLead}, 'UTF8')), null, ${lead.id})`;
  await call("abrir_convite", { p_segredo: secret() });
  expect([await level(pedido), await level(lead.id)]).toEqual(["digitado", "digitado"]);
  for (const p_segredo of [ofOrder, ofLead]) await call("abrir_convite", { p_segredo });
  expect([await level(pedido), await level(lead.id)]).toEqual(["abriu", "abriu"]);
});

test("[IDENTIDADE-11, SEC-M11] a data-subject request gives only rows with the confirmed key", async () => {
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
  const linha = linhas.find((row) => row.id === paid);
  expect(linha).toMatchObject({ motivo: "de outra pessoa" });
  await ask("separar_linhas", { ...comando(), id, linhas: [linha?.escolha ?? ""], de_outra: false });
  expect(JSON.stringify(await ask("exportar_requerimento", { id }))).toContain(helena.email);
  expect(
    await sql`select detalhe from privado.registro_de_acessos where acao = 'separar_linhas' and alvo_id = ${id}`,
  ).toHaveLength(1);
  await ask("separar_linhas", { ...comando(), id, linhas: [linha?.escolha ?? ""], de_outra: true });
  await ask("verificar_requerente", { ...comando(), id, como: "documento" });
  expect(
    (await ask("requerimento", { id })).linhas.find((row) => row.id === paid)?.de_outra,
    "the officer said so",
  ).toBe(true);
  await ask("separar_linhas", { ...comando(), id, linhas: [linha?.escolha ?? ""], de_outra: false });
  expect(JSON.stringify(await ask("exportar_requerimento", { id }))).toContain(helena.email);
  expect((await ask("requerimento", { id })).verificado_como).toEqual(["email", "documento"]);
});

test("[IDENTIDADE-11, SEC-M11] the conversation is counted, exported and erased only with rows that are the applicant's", async () => {
  const { sql } = api;
  const { call: ask, erase } = useRequerimentos(api);
  const { pessoa, helena, intruso, cpf, paid, unpaid } = await helenaAndStranger();
  const nota = `Combinamos por telefone ${randomUUID()}`;
  await callPainel(sql, membro, "anotar", { ...comando(), pessoa, texto: nota });
  const { id } = await ask("abrir_requerimento", {
    ...comando(),
    ...{ tipo: "eliminacao", canal: "email", nome: "Helena Prado", email: intruso.email, telefone: null, cpf },
    recebido_em: "2026-11-09",
  });
  await ask("verificar_requerente", { ...comando(), id, como: "email" });
  expect((await ask("requerimento", { id })).junto).toMatchObject({ conversa: 0 });
  expect(JSON.stringify(await ask("exportar_requerimento", { id }))).not.toContain(nota);
  await sql`update public.pedidos set criado_em = now() - interval '40 days' where id = ${unpaid}`;
  await erase(id, "Helena Prado");
  expect(await sql`select id from public.pedidos where id in ${sql([paid, unpaid])}`).toEqual([{ id: paid }]);
  await drainCaixa(sql);
  const { emails, linha_do_tempo } = await see(pessoa);
  expect(emails.map(({ email }) => email)).toEqual([helena.email]);
  expect(JSON.stringify(linha_do_tempo)).toContain(nota);
});

type Contato = ReturnType<typeof newCanais>;
type Caminho = "codigo" | "referencia" | "caixa_postal";

/** Somebody answers the receipt of a row from a mailbox: to its address, by what it answers, or as a new message. */
async function answerReceipt(caminho: Caminho, tabela: string, id: string, remetente: string) {
  const { sql } = api;
  const messageId = `<${randomUUID()}@eden.com.br>`;
  if (caminho === "referencia")
    await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:${tabela}:${id}`}, ${messageId})
      on conflict (chave) do update set message_id = excluded.message_id`;
  await receiveEmail(sql, {
    remetente,
    codigos: caminho === "codigo" ? [await codigoOf(sql, tabela, id)] : [],
    em_resposta_a: caminho === "referencia" ? [messageId] : [],
  });
}

/** What a member sees of how to reach somebody, without the level of an address. */
const orderOf = ({ emails, telefones }: Awaited<ReturnType<typeof see>>) => ({
  emails: emails.map(({ email, novo }) => ({ email, novo })),
  telefones: telefones.map(({ telefone, novo }) => ({ telefone, novo })),
});

const CLIENTES: Record<string, (customer: Contato & { cpf: string }) => Promise<string>> = {
  "a free account": (customer) => insertRow(api.sql, "free", customer),
  "an unpaid order": (customer) => insertPedido(api.sql, customer),
  "a paid order": (customer) => insertPedido(api.sql, { ...customer, situacao: "pago", pago_em: new Date() }),
  "a diagnostic": async ({ cpf, telefone }) => {
    const { loja, resposta } = await insertDiagnostico(api.sql, cpf);
    await api.sql`update public.diagnosticos_lojas set telefone = ${telefone} where id = ${loja}`;
    return resposta;
  },
  "somebody the team talked with": async (customer) => {
    const { pessoa, id } = await receive(api.sql, "free", customer);
    const falei = { pessoa, canal: "email", resultado: "falei", texto: null, para: customer.email } as const;
    await callPainel(api.sql, membro, "registrar_contato", { ...comando(), ...falei });
    return id;
  },
};
const CAMINHOS: Caminho[] = ["codigo", "referencia", "caixa_postal"];
const answers = Object.keys(CLIENTES).flatMap((quem) =>
  ["the customer", "the stranger"].flatMap((first) => CAMINHOS.map((caminho) => ({ quem, first, caminho }))),
);

test.each(answers)(
  "[SEC-H10] $quem, $first first: an answer to a receipt by $caminho moves no address and takes no mark away",
  async ({ quem, first, caminho }) => {
    const { sql } = api;
    const [cpf, customer, stranger] = [newCpf(), newCanais(), newCanais()];
    const arrive = [
      () => CLIENTES[quem]?.({ ...customer, cpf }),
      () => insertRow(sql, "free", { ...stranger, cpf }),
    ] as const;
    if (first === "the stranger") await arrive[1]();
    await drainCaixa(sql);
    const id = (await arrive[0]()) ?? "";
    await drainCaixa(sql);
    if (first === "the customer") await arrive[1]();
    await drainCaixa(sql);
    const pessoa = await pessoaOf(sql, id);
    const [row] = await sql`select id from public.cadastros_app where email = ${stranger.email}`;
    expect(await pessoaOf(sql, row?.id)).toBe(pessoa);
    const before = await see(pessoa);
    const known = first === "the customer" || quem === "a paid order" || quem === "somebody the team talked with";
    if (quem !== "a diagnostic") expect(before.emails[0]?.email).toBe(known ? customer.email : stranger.email);
    await answerReceipt(caminho, "cadastros_app", row?.id, stranger.email);
    const after = await see(pessoa);
    expect(after.linha_do_tempo).toContainEqual(expect.objectContaining({ tipo: "email_recebido", caminho }));
    expect(orderOf(after)).toEqual(orderOf(before));
    const level = after.emails.find(({ email }) => email === stranger.email)?.confianca;
    expect(level).toBe(caminho === "caixa_postal" ? "digitado" : "abriu");
    await expectAgreement(pessoa);
    await rebuild(pessoa);
    expect((await see(pessoa)).emails).toEqual(after.emails);
  },
);

test("[SEC-H10] an answer to what a member wrote speaks for the address, by code and by reference, and not by mailbox", async () => {
  const { sql } = api;
  for (const caminho of CAMINHOS) {
    const [cpf, customer] = [newCpf(), newCanais()];
    const { pessoa, id } = await receive(sql, "free", { ...customer, cpf });
    const messageId = `<${randomUUID()}@eden.com.br>`;
    await write(pessoa, customer.email);
    await sql`insert into privado.emails_enviados (chave, message_id)
      select 'email_painel:' || id, ${messageId} from privado.historico where pessoa_id = ${pessoa} and tipo = 'email'`;
    await receiveEmail(sql, {
      remetente: customer.email,
      // Both addresses of a conversation, as a mail program keeps them.
      codigos:
        caminho === "codigo" ? [await codigoOf(sql, "cadastros_app", id), await codigoOf(sql, "pessoas", pessoa)] : [],
      em_resposta_a: caminho === "referencia" ? [messageId] : [],
    });
    expect((await see(pessoa)).emails[0]?.confianca).toBe(caminho === "caixa_postal" ? "digitado" : "respondeu");
  }
});

test("[SEC-H10] the address that a member's answer is about is of this person: an older conversation of the stranger proves nothing", async () => {
  const { sql } = api;
  const [cpf, customer, stranger] = [newCpf(), newCanais(), newCanais()];
  const own = await receive(sql, "contato", stranger);
  await write(own.pessoa, stranger.email);
  const { pessoa } = await receive(sql, "free", { ...customer, cpf });
  const { id } = await receive(sql, "free", { ...stranger, cpf });
  expect(await pessoaOf(sql, id)).toBe(pessoa);
  const before = await see(pessoa);
  // The address of the receipt comes first, so that the message joins the customer.
  const codigos = [await codigoOf(sql, "cadastros_app", id), await codigoOf(sql, "pessoas", own.pessoa)];
  await receiveEmail(sql, { remetente: stranger.email, codigos });
  const after = await see(pessoa);
  expect(after.linha_do_tempo[0]).toMatchObject({ tipo: "email_recebido" });
  expect(orderOf(after)).toEqual(orderOf(before));
});

test("[SEC-H10] no sequence of forms, opened links and answers to receipts changes the address in use or takes a mark away", {
  timeout: timeLimit(60_000),
}, async () => {
  const { sql } = api;
  const step = fc.record({
    what: fc.constantFrom("free", "pedidos", "contato", "open", ...CAMINHOS),
    who: fc.nat(2),
    row: fc.nat(20),
  });
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
    const [cpf, people] = [newCpf(), [newCanais(), newCanais(), newCanais()]];
    const { pessoa, id } = await receive(sql, "free", { ...people[0], cpf });
    const rows = [{ tabela: "cadastros_app", id, email: people[0]?.email ?? "" }];
    for (const { what, who, row } of steps) {
      const before = orderOf(await see(pessoa));
      const of = rows[row % rows.length] ?? { tabela: "", id: "", email: "" };
      if (what === "open") await openFromMail(of.tabela, of.id);
      else if (what === "free" || what === "pedidos" || what === "contato") {
        const email = people[who]?.email ?? "";
        const tabela = what === "free" ? "cadastros_app" : what;
        const more = { ...people[who], ...(what !== "contato" && { cpf }) };
        const arrived = what === "pedidos" ? await insertPedido(sql, more) : await insertRow(sql, what, more);
        await drainCaixa(sql);
        if ((await pessoaOf(sql, arrived)) === pessoa) rows.push({ tabela, id: arrived, email });
      } else await answerReceipt(what, of.tabela, of.id, of.email);
      // Behind the first, a form may join a person with an older row.
      const after = orderOf(await see(pessoa));
      expect([after.emails[0], after.telefones[0]]).toEqual([before.emails[0], before.telefones[0]]);
      expect(after.emails).toEqual(expect.arrayContaining(before.emails));
      expect(after.telefones).toEqual(expect.arrayContaining(before.telefones));
    }
  });
  await fc.assert(property, { numRuns: 12 });
});
