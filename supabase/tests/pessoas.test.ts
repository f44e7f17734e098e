import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { protocoloOf } from "../../domain/protocolo.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { codigoOf, receiveEmail } from "./support/receive-email.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();

beforeAll(async () => {
  await drainCaixa(database.sql);
  await insertEquipe(database.sql);
});

const open = (id: string) => callPainel(database.sql, MEMBROS.atendimento, "pessoa", { id });
const command = () => ({ comando: randomUUID() });
const unite = (de: string, para: string, escolhas = {}) =>
  callPainel(database.sql, MEMBROS.atendimento, "unir", { ...command(), de, para, escolhas });
const versaoOf = async (id: string) => (await open(id)).versao;
const talk = (pessoa: string) =>
  callPainel(database.sql, MEMBROS.gestao, "registrar_contato", {
    ...command(),
    ...{ pessoa, canal: "telefone", resultado: "falei", texto: null },
  });
const separate = (pessoa: string) => callPainel(database.sql, MEMBROS.atendimento, "separar", { ...command(), pessoa });
const decided = async (...ids: string[]) =>
  database.sql`select id, nome, email, telefone, estado, motivo, dono, passo_texto, espera_desde, prazo, principal_id, busca,
    origens, ultima_entrada_em from privado.pessoas where id = any (${ids}) order by id`;

test("[CAIXA-02] rows with one CPF, or else one mailbox, belong to one person", async () => {
  const { sql } = database;
  const [cpf, email, other] = [newCpf(), newEmail(), newEmail()];
  const { pessoa } = await receive(sql, "free", { cpf, email });
  expect((await receive(sql, "free", { cpf, email: other })).pessoa).toBe(pessoa);
  expect((await receive(sql, "contato", { email: other })).pessoa).toBe(pessoa);
  const pedido = await insertPedido(sql, { cpf, email: newEmail() });
  const { resposta } = await insertDiagnostico(sql, cpf);
  await drainCaixa(sql);
  expect([await pessoaOf(sql, pedido), await pessoaOf(sql, resposta)]).toEqual([pessoa, pessoa]);
  const name = `ana.lima${randomUUID().slice(0, 6)}`;
  const gmail = await receive(sql, "contato", { email: `${name}@gmail.com` });
  expect((await receive(sql, "leadlive", { email: `${name.replace(".", "")}+eden@googlemail.com` })).pessoa).toBe(
    gmail.pessoa,
  );
});

test("[CAIXA-02, CAIXA-11] suspicious rows with the address of a person change nothing that is shown", async () => {
  const { sql } = database;
  const email = newEmail();
  const { pessoa } = await receive(sql, "contato", { email, telefone: newTelefone() });
  const before = await decided(pessoa);
  for (let robot = 0; robot < 21; robot++) await insertRow(sql, "leadlive", { email, nome: "Robô", isca: "x" });
  await drainCaixa(sql);
  const [{ busca: _, origens: __, ...shown } = {}] = await decided(pessoa);
  expect(before[0]).toMatchObject(shown);
  expect((await open(pessoa)).suspeita).toBe(false);
});

test("[CAIXA-02] two CPFs on one mailbox mark it as shared, and it no longer unites people", async () => {
  const { sql } = database;
  const email = newEmail();
  const [ana, bia] = [newCpf(), newCpf()];
  const first = await receive(sql, "free", { email, cpf: ana });
  const second = await receive(sql, "free", { email, cpf: bia });
  expect(second.pessoa).not.toBe(first.pessoa);
  expect((await open(first.pessoa)).emails).toMatchObject([{ email, compartilhado: true }]);
  const third = await receive(sql, "contato", { email });
  expect([first.pessoa, second.pessoa]).not.toContain(third.pessoa);
  expect((await receive(sql, "free", { email, cpf: bia })).pessoa).toBe(second.pessoa);
  expect((await receive(sql, "free", { email: newEmail(), cpf: ana })).pessoa).toBe(first.pessoa);
});

test("[CAIXA-02] a row that shows two people to be one unites them, until a member separates them", async () => {
  const { sql } = database;
  const [cpf, mailbox] = [newCpf(), newEmail()];
  const byEmail = await receive(sql, "contato", { email: mailbox });
  const byCpf = await receive(sql, "free", { cpf, email: newEmail() });
  expect(byCpf.pessoa).not.toBe(byEmail.pessoa);
  await receive(sql, "free", { cpf, email: mailbox });
  const whole = await open(byCpf.pessoa);
  expect(whole).toMatchObject({ id: byEmail.pessoa, unidas: [{ id: byCpf.pessoa }] });
  expect(whole.linha_do_tempo.filter(({ tipo }) => tipo === "entrada")).toHaveLength(3);
  await separate(byCpf.pessoa);
  await receive(sql, "free", { cpf, email: mailbox });
  expect((await open(byCpf.pessoa)).id).toBe(byCpf.pessoa);
});

test("[CAIXA-02] telephone, CNPJ and name only suggest, and say why", async () => {
  const { sql } = database;
  const telefone = newTelefone();
  const nome = `Zuleica ${randomUUID().slice(0, 8)}`;
  const one = await receive(sql, "despertar", { email: newEmail(), telefone, nome });
  const nine = await receive(sql, "despertar", { email: newEmail(), telefone: `11${telefone.slice(3)}`, nome });
  const same = await receive(sql, "despertar", { email: newEmail(), telefone, nome: "Outra Pessoa" });
  expect(new Set([one.pessoa, nine.pessoa, same.pessoa]).size).toBe(3);
  const { sugestoes } = await open(one.pessoa);
  const reasons = Object.fromEntries(sugestoes.map(({ pessoa, motivos }) => [pessoa.id, motivos]));
  expect(reasons).toEqual({
    [nine.pessoa]: ["telefone_sem_nove", "nome", "email_diferente"],
    [same.pessoa]: ["telefone", "email_diferente"],
  });
  const refusal = command();
  const refuse = () =>
    callPainel(sql, MEMBROS.atendimento, "recusar_sugestao", { ...refusal, pessoa: one.pessoa, outra: same.pessoa });
  expect(await refuse()).toEqual(await refuse());
  expect((await open(one.pessoa)).sugestoes.map(({ pessoa }) => pessoa.id)).toEqual([nine.pessoa]);
  expect((await open(same.pessoa)).sugestoes.map(({ pessoa }) => pessoa.id)).toEqual([nine.pessoa]);
  await sql`select privado.desfazer_uniao(c) from privado.comandos as c where c.id = ${refusal.comando}`;
  expect((await open(one.pessoa)).sugestoes).toHaveLength(2);
  const cnpj = "12ABC34501DE35";
  await sql`delete from public.cadastros_app where cnpj = ${cnpj}`;
  const owner = await receive(sql, "paid", { email: newEmail(), cpf: newCpf(), telefone: newTelefone(), cnpj });
  const other = await receive(sql, "paid", { email: newEmail(), cpf: newCpf(), telefone: newTelefone(), cnpj });
  const buyer = await receive(sql, "plenitude", { email: newEmail(), telefone: newTelefone(), cnpj });
  expect((await open(owner.pessoa)).sugestoes).toMatchObject([{ pessoa: { id: buyer.pessoa } }]);
  expect((await open(owner.pessoa)).sugestoes[0]?.motivos).toContain("cnpj");
  expect((await open(other.pessoa)).sugestoes.map(({ pessoa }) => pessoa.id)).not.toContain(owner.pessoa);
  const alike = await receive(sql, "contato", {
    email: newEmail(),
    telefone: newTelefone(),
    nome: "Zélia",
    sobrenome: "Prado",
  });
  await sql`update privado.pessoas set cidade = 'Olinda' where id = ${alike.pessoa}`;
  const city = { nome: "Zelia", sobrenome: "Prado", cidade: "Olinda", cnpj: "11222333000181" };
  const named = await receive(sql, "paid", { email: newEmail(), cpf: newCpf(), telefone: newTelefone(), ...city });
  expect((await open(named.pessoa)).sugestoes).toMatchObject([
    { pessoa: { id: alike.pessoa }, motivos: ["nome", "cidade", "email_diferente"] },
  ]);
});

test("[CAIXA-02] two CPFs are not suggested as one person, also when a united person has one of them", async () => {
  const { sql } = database;
  const telefone = newTelefone();
  const shown = await receive(sql, "contato", newCanais());
  const united = await receive(sql, "free", { ...newCanais(), telefone, cpf: newCpf() });
  const other = await receive(sql, "free", { ...newCanais(), telefone, cpf: newCpf() });
  const suggested = async () => (await open(other.pessoa)).sugestoes.map(({ pessoa }) => pessoa.id);
  expect(await suggested()).toEqual([]);
  await unite(united.pessoa, shown.pessoa);
  expect(await suggested()).toEqual([]);
});

test("[CAIXA-02] a union shows one person with the chosen fields, and separating restores both", async () => {
  const { sql } = database;
  const one = await receive(sql, "contato", { email: newEmail(), nome: "Beatriz", telefone: newTelefone() });
  const two = await receive(sql, "leadlive", { email: newEmail(), nome: "Bia", telefone: newTelefone() });
  await sql`update privado.pessoas set estado = 'muda', dono = ${MEMBROS.gestao}, espera_desde = null, prazo = null where id = ${two.pessoa}`;
  await sql`update privado.pessoas set espera_desde = null, prazo = null where id = ${one.pessoa}`;
  await sql`update privado.pessoas set passo_texto = 'Ligar', passo_em = now() where id = ${two.pessoa}`;
  const before = await decided(one.pessoa, two.pessoa);
  const de = await open(two.pessoa);
  const uniting = command();
  const call = () =>
    callPainel(sql, MEMBROS.atendimento, "unir", {
      ...uniting,
      de: two.pessoa,
      para: one.pessoa,
      escolhas: { nome: one.pessoa, email: two.pessoa, dono: two.pessoa, estado: two.pessoa },
    });
  expect(await call()).toEqual(await call());
  const whole = await open(two.pessoa);
  expect(whole).toMatchObject({
    id: one.pessoa,
    nome: "Beatriz Souza",
    estado: "muda",
    dono: { id: MEMBROS.gestao },
    passo: { texto: "Ligar" },
    unidas: [{ id: two.pessoa, nome: "Bia" }],
  });
  expect(whole.emails[0]?.email).toBe(de.emails[0]?.email);
  expect(whole.emails).toHaveLength(2);
  expect(whole.linha_do_tempo.map(({ tipo }) => tipo)).toEqual(["uniao", "entrada", "entrada"]);
  await receive(sql, "leadlive", { email: de.emails[0]?.email, nome: "Bia de Novo" });
  expect((await open(one.pessoa)).nome).toBe("Beatriz Souza");
  await sql`delete from public.leadlive where nome = 'Bia de Novo'`;
  await sql`update privado.pessoas set espera_desde = null, prazo = null where id = ${one.pessoa}`;
  await separate(two.pessoa);
  expect(await decided(one.pessoa, two.pessoa)).toEqual(before);
  expect((await open(one.pessoa)).linha_do_tempo.map(({ tipo }) => tipo)).toEqual(["separacao", "uniao", "entrada"]);
  await expect(separate(two.pessoa)).rejects.toMatchObject({ code: "PT409" });
});

test("[CAIXA-02] separating restores state and step as a whole, or not at all where the team changed a part since", async () => {
  const { sql } = database;
  const lost = await receive(sql, "contato", newCanais());
  const asked = await receive(sql, "leadlive", newCanais());
  const change = async (pessoa: string) => ({ ...command(), pessoa, versao: await versaoOf(pessoa) });
  const membro = MEMBROS.atendimento;
  await callPainel(sql, membro, "mudar_estado", { ...(await change(lost.pessoa)), estado: "folha", motivo: "preco" });
  const em = new Date(Date.now() + 86_400_000).toISOString();
  const step = async (pessoa: string, texto: string) =>
    callPainel(sql, membro, "marcar_passo", { ...(await change(pessoa)), passo: { texto, em } });
  await step(asked.pessoa, "Ligar");
  await unite(asked.pessoa, lost.pessoa, { estado: asked.pessoa });
  await talk(lost.pessoa);
  await step(lost.pessoa, "Mandar a proposta");
  await separate(asked.pessoa);
  const [before] =
    await sql`select estado, motivo, passo_texto, passo_em from privado.pessoas where id = ${lost.pessoa}`;
  expect(before).toMatchObject({
    estado: "broto",
    motivo: null,
    passo_texto: "Mandar a proposta",
    passo_em: new Date(em),
  });
});

test("[CAIXA-02] what a union does not name: the oldest name, e-mail and telephone, the owner there is, the state of the person shown", async () => {
  const { sql } = database;
  const receiveTwo = async (): Promise<[{ pessoa: string }, { pessoa: string }]> => [
    await receive(sql, "contato", { email: newEmail(), nome: "Beatriz", telefone: newTelefone() }),
    await receive(sql, "leadlive", { email: newEmail(), nome: "Bia", telefone: newTelefone() }),
  ];
  for (const olderIsShown of [true, false]) {
    const [older, newer] = await receiveTwo();
    const [para, de] = olderIsShown ? [older, newer] : [newer, older];
    await sql`update privado.pessoas set dono = ${MEMBROS.gestao}, estado = 'muda' where id = ${de.pessoa}`;
    const expected = await open(older.pessoa);
    await unite(de.pessoa, para.pessoa);
    const whole = await open(para.pessoa);
    expect([whole.nome, whole.emails[0], whole.telefones[0]]).toEqual([
      expected.nome,
      expected.emails[0],
      expected.telefones[0],
    ]);
    expect(whole.nomes).toEqual(["Bia"]);
    expect(whole).toMatchObject({ estado: "semente", dono: { id: MEMBROS.gestao } });
  }
  const [one, two] = await receiveTwo();
  await sql`update privado.pessoas set dono = ${MEMBROS.gestao} where id = ${two.pessoa}`;
  await unite(two.pessoa, one.pessoa, { dono: one.pessoa });
  expect((await open(one.pessoa)).dono).toBeNull();
});

test("[CAIXA-02] a union of unions comes apart as it was made, and its commands can be undone", async () => {
  const { sql } = database;
  const people = [];
  for (let index = 0; index < 3; index++)
    people.push((await receive(sql, "contato", { email: newEmail(), telefone: newTelefone() })).pessoa);
  const [a, b, c] = people as [string, string, string];
  const before = await decided(a, b, c);
  await unite(c, b);
  const middle = await decided(a, b, c);
  const uniting = command();
  await callPainel(sql, MEMBROS.gestao, "unir", { ...uniting, de: b, para: a, escolhas: {} });
  expect((await open(c)).id).toBe(a);
  await expect(unite(c, a)).rejects.toMatchObject({ code: "PT409" });
  await sql`select privado.desfazer_uniao(c) from privado.comandos as c where c.id = ${uniting.comando}`;
  expect(await decided(a, b, c)).toEqual(middle);
  const separating = command();
  await callPainel(sql, MEMBROS.gestao, "separar", { ...separating, pessoa: c });
  expect(await decided(a, b, c)).toEqual(before);
  await sql`select privado.desfazer_uniao(c) from privado.comandos as c where c.id = ${separating.comando}`;
  expect((await open(c)).id).toBe(b);
});

test("[CAIXA-02] an answer to a united person answers both; deleting one leaves the other", async () => {
  const { sql } = database;
  const one = await receive(sql, "contato", { email: newEmail(), telefone: newTelefone() });
  const two = await receive(sql, "leadlive", { email: newEmail(), telefone: newTelefone() });
  await unite(two.pessoa, one.pessoa);
  await callPainel(sql, MEMBROS.atendimento, "registrar_contato", {
    ...command(),
    pessoa: one.pessoa,
    canal: "whatsapp",
    resultado: "mandei_mensagem",
    texto: null,
  });
  await separate(two.pessoa);
  expect(await sql`select prazo from privado.pessoas where id in (${one.pessoa}, ${two.pessoa})`).toEqual([
    { prazo: null },
    { prazo: null },
  ]);
  await unite(two.pessoa, one.pessoa);
  await sql`delete from public.contato where id = ${one.id}`;
  expect(await open(two.pessoa)).toMatchObject({ id: two.pessoa, unidas: [] });
});

test("[CAIXA-02] when the last row of the person shown goes, a united person inherits talk, decisions, e-mails and notices", async () => {
  const { sql } = database;
  const one = await receive(sql, "contato", newCanais());
  const [before, email] = ["Antes da união", newEmail()];
  const note = (texto: string) =>
    callPainel(sql, MEMBROS.gestao, "anotar", {
      ...command(),
      pessoa: one.pessoa,
      texto,
      mencoes: [MEMBROS.atendimento],
    });
  await note(before);
  const two = await receive(sql, "leadlive", newCanais());
  const three = await receive(sql, "leadlive", newCanais());
  await unite(two.pessoa, one.pessoa);
  await unite(three.pessoa, one.pessoa);
  const pessoa = one.pessoa;
  await talk(pessoa);
  const change = async () => ({ ...command(), pessoa, versao: await versaoOf(pessoa) });
  await callPainel(sql, MEMBROS.gestao, "mudar_estado", { ...(await change()), estado: "muda", motivo: null });
  const previsto = { valor_centavos: 3_000_000, para: "2027-01-01" };
  await callPainel(sql, MEMBROS.gestao, "prever_venda", { ...(await change()), previsto });
  const passo = { texto: "Ligar", em: new Date(Date.now() + 86_400_000).toISOString() };
  await callPainel(sql, MEMBROS.gestao, "marcar_passo", { ...(await change()), passo });
  const reply = await receiveEmail(sql, { codigos: [await codigoOf(sql, "pessoas", pessoa)], remetente: email });
  await note("Depois da união, @Atendimento");
  const { prazo } = (await decided(pessoa))[0] ?? {};
  await sql`delete from public.contato where id = ${one.id}`;
  const heir = await open(three.pessoa);
  expect(heir).toMatchObject({
    id: two.pessoa,
    ...{ estado: "muda", dono: { id: MEMBROS.gestao }, passo: { texto: "Ligar" }, previsto },
    unidas: [{ id: three.pessoa }],
  });
  expect((await decided(two.pessoa))[0]).toMatchObject({ prazo });
  expect(prazo).not.toBeNull();
  const lines = heir.linha_do_tempo.filter(({ tipo }) => !["entrada", "uniao"].includes(tipo));
  expect(lines.map(({ tipo }) => tipo).toSorted()).toEqual(
    ["contato", "dono", "email_recebido", "estado", "estado", "nota", "passo"].toSorted(),
  );
  expect(JSON.stringify(lines)).not.toContain(before);
  expect(await sql`select pessoa_id from privado.emails_recebidos where id = ${reply.id}`).toEqual([
    { pessoa_id: two.pessoa },
  ]);
  expect(
    await sql`select pessoa_id from privado.avisos where pessoa_id = ${two.pessoa} and tipo = 'mencao'`,
  ).toHaveLength(1);
});

const waits = async (...ids: string[]) => {
  const rows = await database.sql`select id, prazo is not null as espera from privado.pessoas where id = any (${ids})`;
  return ids.map((id) => rows.find((row) => row.id === id)?.espera);
};

test("[CAIXA-02] what arrives while people are united waits, after they are separated, with whom it came from", async () => {
  const { sql } = database;
  for (const later of ["one", "two"]) {
    const channels = { one: newCanais(), two: newCanais() };
    const one = (await receive(sql, "contato", channels.one)).pessoa;
    await talk(one);
    const two = (await receive(sql, "contato", channels.two)).pessoa;
    if (later === "two") await talk(two);
    await unite(two, one);
    const { id } = await receive(sql, "contato", channels[later as "one" | "two"]);
    expect(await waits(one)).toEqual([true]);
    await separate(two);
    expect(await waits(one, two)).toEqual(later === "one" ? [true, true] : [false, true]);
    const [row] = await sql`select privado.espera_ainda(e) as espera from privado.entradas as e where e.id = ${id}`;
    expect(row?.espera).toBe(true);
  }
});

test("[CAIXA-02] an entry that waits takes its wait along when it becomes a person of its own, and back", async () => {
  const { sql } = database;
  const email = newEmail();
  const { pessoa } = await receive(sql, "contato", { email });
  await talk(pessoa);
  const two = await receive(sql, "contato", { email });
  const splitting = command();
  const own = await callPainel(sql, MEMBROS.gestao, "separar_entrada", {
    ...splitting,
    tabela: "contato",
    id: two.id,
  });
  expect(await waits(pessoa, own.pessoa)).toEqual([false, true]);
  await callPainel(sql, MEMBROS.gestao, "desfazer", splitting);
  expect(await waits(pessoa)).toEqual([true]);
  await talk(pessoa);
  const answered = { ...command(), tabela: "contato" as const, id: two.id };
  const again = await callPainel(sql, MEMBROS.gestao, "separar_entrada", answered);
  expect(await waits(pessoa, again.pessoa)).toEqual([false, false]);
  const [row] = await sql`select privado.espera_ainda(e) as espera from privado.entradas as e where e.id = ${two.id}`;
  expect(row?.espera).toBe(false);
});

test("[CAIXA-02, AGENDA-01] a step that was done or moved while people were united is not there twice after they are separated", async () => {
  const { sql } = database;
  const membro = MEMBROS.atendimento;
  const em = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const then of ["done", "moved", "kept"]) {
    const [one, two] = [
      (await receive(sql, "contato", newCanais())).pessoa,
      (await receive(sql, "contato", newCanais())).pessoa,
    ];
    const change = async (pessoa: string) => ({ ...command(), pessoa, versao: await versaoOf(pessoa) });
    const step = async (pessoa: string, days: number) =>
      callPainel(sql, membro, "marcar_passo", { ...(await change(pessoa)), passo: { texto: "Ligar", em: em(days) } });
    await step(two, 1);
    await unite(two, one);
    if (then === "done") await callPainel(sql, membro, "concluir_passo", await change(one));
    if (then === "moved") await step(one, 3);
    await separate(two);
    const rows = await sql`select id from privado.pessoas where id in (${one}, ${two}) and passo_texto is not null`;
    expect(rows.map(({ id }) => id)).toEqual({ done: [], moved: [one], kept: [two] }[then]);
  }
});

test("[CAIXA-02] a person taken out of a union of unions keeps what was answered there, and takes step, wait and own unions", async () => {
  const { sql } = database;
  for (const answered of [true, false]) {
    const people: string[] = [];
    for (let index = 0; index < 4; index++) people.push((await receive(sql, "contato", newCanais())).pessoa);
    const [a, b, c, d] = people as [string, string, string, string];
    for (const id of [a, b, d]) await talk(id);
    const passo = { texto: "Ligar", em: new Date().toISOString() };
    await callPainel(sql, MEMBROS.gestao, "marcar_passo", {
      ...command(),
      pessoa: c,
      versao: await versaoOf(c),
      passo,
    });
    await unite(d, c);
    await unite(c, b);
    await unite(b, a);
    expect(await waits(a)).toEqual([true]);
    if (answered) await talk(a);
    await separate(c);
    expect(await waits(a, c)).toEqual([false, !answered]);
    expect([(await open(b)).id, (await open(d)).id]).toEqual([a, c]);
    expect([(await open(a)).passo, (await open(c)).passo]).toMatchObject([null, { texto: "Ligar" }]);
    await separate(b);
    expect(await waits(a, b)).toEqual([false, false]);
    expect((await open(b)).passo).toBeNull();
  }
});

test("[CAIXA-02] an entry that belongs to somebody else becomes a person of its own, and returns", async () => {
  const { sql } = database;
  const email = newEmail();
  const one = await receive(sql, "contato", { email, nome: "Carla" });
  const two = await receive(sql, "leadlive", { email, nome: "Davi" });
  const splitting = command();
  const { pessoa } = await callPainel(sql, MEMBROS.atendimento, "separar_entrada", {
    ...splitting,
    tabela: "leadlive",
    id: two.id,
  });
  expect(pessoa).not.toBe(one.pessoa);
  expect(await open(pessoa)).toMatchObject({ nome: "Davi", protocolo: protocoloOf(two.id) });
  expect(await open(one.pessoa)).toMatchObject({ nome: "Carla Souza", emails: [{ compartilhado: true }] });
  expect([one.pessoa, pessoa]).not.toContain((await receive(sql, "despertar", { email })).pessoa);
  await sql`delete from public.inscricoes where email = ${email}`;
  await sql`select privado.desfazer_uniao(c) from privado.comandos as c where c.id = ${splitting.comando}`;
  expect(await pessoaOf(sql, two.id)).toBe(one.pessoa);
  expect((await receive(sql, "despertar", { email })).pessoa).toBe(one.pessoa);
  const alone = await receive(sql, "contato", { email: newEmail() });
  await expect(
    callPainel(sql, MEMBROS.atendimento, "separar_entrada", { ...command(), tabela: "contato", id: alone.id }),
  ).rejects.toMatchObject({ code: "PT409" });
});
