import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { protocoloOf } from "../../domain/protocolo.ts";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();
const [cpf, email] = [newCpf(), newEmail()];
let ana: string;
let pedido: string;

beforeAll(async () => {
  const { sql } = database;
  await drainCaixa(sql);
  await insertEquipe(sql);
  ({ pessoa: ana } = await receive(sql, "paid", {
    nome: "Ana Conceição",
    sobrenome: "Brandão",
    cpf,
    email,
    telefone: "21998123456",
  }));
  pedido = await insertPedido(sql, { nome: "Ana Conceição Brandão", cpf, email, telefone: "21998123456" });
  await receive(sql, "despertar", { nome: "Brandão Ana", email: newEmail(), telefone: "31912345678" });
  await drainCaixa(sql);
});

async function search(texto: string, membro = MEMBROS.atendimento) {
  const { pessoas } = await callPainel(database.sql, membro, "buscar", { texto });
  return pessoas.map(({ id, nome, achado }) => ({ id, nome, ...achado }));
}

test.each([
  ["ana conceicao", "nome"],
  ["CONCEIÇÃO", "nome"],
  ["brandao conc", "nome"],
  ["99812", "telefone"],
  ["(21) 99812-3456", "telefone"],
  ["+55 21 9812-3456", "telefone"],
  ["12.ABC.345/01DE-35", "cnpj"],
  ["farmacia conceicao", "loja"],
])("[CAIXA-07] %s finds the person by %s", async (texto, campo) => {
  expect(await search(texto)).toMatchObject([{ id: ana, campo }]);
});

test("[CAIXA-07] e-mail, CPF and protocol find the person, however they are written", async () => {
  expect(await search(email.toUpperCase())).toMatchObject([{ id: ana, campo: "email", valor: email }]);
  expect(await search(email.slice(0, 14))).toMatchObject([{ id: ana, campo: "email" }]);
  const dotted = cpf.replace(/(...)(...)(...)(..)/, "$1.$2.$3-$4");
  expect(await search(dotted)).toMatchObject([{ id: ana, campo: "cpf" }]);
  expect(await search(cpf, MEMBROS.leitura)).toEqual([]);
  const protocolo = protocoloOf(pedido);
  const typed = protocolo.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
  const bare = protocolo.replace("ED-", "").toLowerCase();
  for (const text of [protocolo, typed, protocolo.replaceAll("-", ""), bare, bare.replace("-", "")]) {
    expect(await search(text)).toMatchObject([{ id: ana, campo: "protocolo", valor: protocolo }]);
  }
});

test("[CAIXA-07] digits find telephones first, then numbers of pharmacies, and say where", async () => {
  const { sql } = database;
  const cnpj = newCnpj();
  const digits = cnpj.slice(0, 6);
  const telefone = `319${digits}44`;
  // Waits for an answer, so she comes first in every list.
  const { pessoa: store } = await receive(sql, "plenitude", { email: newEmail(), telefone: "31933330000", cnpj });
  const { pessoa: caller } = await receive(sql, "leadlive", { email: newEmail(), telefone });
  await drainCaixa(sql);
  expect(await search(digits)).toMatchObject([
    { id: caller, campo: "telefone", valor: telefone },
    { id: store, campo: "cnpj", valor: cnpj },
  ]);
  expect(await search(`${telefone.slice(2, 7)}-${telefone.slice(7)}`)).toMatchObject([
    { id: caller, campo: "telefone" },
  ]);
});

test("[CAIXA-07] a number in groups of two is one number, also for a person without an e-mail", async () => {
  const { sql } = database;
  const cnpj = newCnpj();
  const { pessoa } = await receive(sql, "despertar", { email: newEmail(), telefone: "31977770000" });
  await drainCaixa(sql);
  await sql`update privado.entradas set cnpj = ${cnpj} where pessoa_id = ${pessoa}`;
  await sql`update privado.pessoas set email = null, busca = busca || ' ' || ${cnpj} where id = ${pessoa}`;
  const pairs = cnpj.slice(0, 8).replaceAll(/(..)/g, "$1 ").trim();
  expect(await search(pairs)).toMatchObject([{ id: pessoa, campo: "cnpj", valor: cnpj }]);
});

test("[CAIXA-07] a telephone is found although more CNPJs than are asked for have its digits", async () => {
  const { sql } = database;
  const digits = newCnpj().slice(2, 6);
  for (let count = 0; count < 3; count++) {
    const { pessoa } = await receive(sql, "despertar", { email: newEmail(), telefone: `3198888000${count}` });
    await drainCaixa(sql);
    await sql`update privado.pessoas set busca = busca || ' 00' || ${digits} || '00000191' where id = ${pessoa}`;
  }
  const { pessoa: caller } = await receive(sql, "leadlive", { email: newEmail(), telefone: `3193${digits}333` });
  await drainCaixa(sql);
  await sql`update privado.pessoas set prazo = null, espera_desde = null, prazo_total = null where id = ${caller}`;
  const { pessoas } = await callPainel(sql, MEMBROS.atendimento, "buscar", { texto: digits, limite: 2 });
  expect([pessoas.length, pessoas[0]?.id]).toEqual([2, caller]);
});

test("[CAIXA-07] suspects are found by a whole e-mail, telephone or protocol only", async () => {
  const { sql } = database;
  const nome = `Robô ${randomUUID().slice(0, 8)}`;
  const mail = newEmail();
  const { pessoa } = await receive(sql, "despertar", { nome, email: mail, telefone: "31966665555" });
  await drainCaixa(sql);
  await sql`update privado.pessoas set suspeita = true where id = ${pessoa}`;
  for (const texto of [nome, nome.slice(0, 9), nome.slice(5), "6666555"])
    expect(await search(texto), texto).toEqual([]);
  for (const texto of [mail, "(31) 96666-5555"]) expect(await search(texto)).toMatchObject([{ id: pessoa }]);
});

test("[CAIXA-07] names that start with the words come first", async () => {
  expect((await search("ana")).map(({ nome }) => nome)).toEqual(["Ana Conceição Brandão", "Brandão Ana"]);
  expect((await search("brandao")).map(({ nome }) => nome)).toEqual(["Brandão Ana", "Ana Conceição Brandão"]);
  expect((await search("an")).map(({ nome }) => nome)).toEqual(["Ana Conceição Brandão"]);
});

test("[CAIXA-07] special characters are taken literally, and nothing found is an empty list", async () => {
  for (const texto of ["%%%", "___", "\\\\\\", "'; --", "ED-ZZZZ-ZZZZ", "x", "zzzz qqqq", "0000000000000000"]) {
    expect(await search(texto), texto).toEqual([]);
  }
});

test("[CAIXA-07] a united person is found by the data of both", async () => {
  const { sql } = database;
  const nome = `Quitéria ${randomUUID().slice(0, 8)}`;
  const other = await receive(sql, "despertar", { nome, email: newEmail(), telefone: "41987651234" });
  await callPainel(sql, MEMBROS.atendimento, "unir", {
    comando: randomUUID(),
    de: other.pessoa,
    para: ana,
    escolhas: { nome: ana },
  });
  for (const texto of [nome, "41 98765-1234", protocoloOf(other.id), "ana conceicao"]) {
    expect(
      (await search(texto)).map(({ id }) => id),
      texto,
    ).toEqual([ana]);
  }
  expect(await pessoaOf(sql, other.id)).toBe(other.pessoa);
});

test("[CAIXA-07] an apostrophe in a name may be left out", async () => {
  const { sql } = database;
  const { pessoa } = await receive(sql, "despertar", {
    nome: "Zenaide D’Ávila",
    email: newEmail(),
    telefone: "31912349876",
  });
  for (const texto of ["davila", "d'avila", "zenaide davila"])
    expect((await search(texto)).map(({ id, campo }) => [id, campo])).toContainEqual([pessoa, "nome"]);
});
