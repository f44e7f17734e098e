import { randomUUID } from "node:crypto";
import { respostaKey } from "@eden/domain/diagnostico/respostas";
import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { beforeAll, expect, test } from "vitest";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const CNPJ = "11222333000181";
const VAZIA = { cnpj: "", cpf: "", nome: "", responsavel: "", telefone: "", cidade: "", uf: "" };

beforeAll(() => insertEquipe(database.sql));

const linha = (more: Partial<typeof VAZIA> = {}) => ({ ...VAZIA, cnpj: newCnpj(), cpf: newCpf(), ...more });
const saveLoja = async (more: Partial<typeof VAZIA> = {}) =>
  (await callPainel(database.sql, EU, "gravar_loja", { comando: randomUUID(), ...linha(more) })).id;
const lojas = (entrada: Record<string, unknown> = {}) =>
  callPainel(database.sql, EU, "lojas", { limite: 100, ...entrada });
const find = async (id: string, entrada: Record<string, unknown> = {}) =>
  (await lojas(entrada)).lojas.find((loja) => loja.id === id);
const loja = (id: string) => callPainel(database.sql, EU, "loja", { id });
const check = async (linhas: (typeof VAZIA)[], de = 2) =>
  (await callPainel(database.sql, EU, "conferir_lojas", { de, linhas })).linhas;

/** A store with a finished diagnostic, projected. */
async function answered(cpf = newCpf()) {
  const ids = await insertDiagnostico(database.sql, cpf);
  await drainCaixa(database.sql);
  return { ...ids, pessoa: await pessoaOf(database.sql, ids.resposta) };
}

test("[LOJAS-01] a store is added as typed, normalised, and can be corrected without losing what is there", async () => {
  const cpf = newCpf();
  const id = await saveLoja({
    cnpj: "11.222.333/0001-81",
    cpf: `${cpf.slice(0, 9)}-${cpf.slice(9)}`,
    nome: "  Drogaria   Almeida ",
    telefone: "+55 (16) 99734-2208",
    cidade: "Franca",
    uf: "sp",
  });
  expect(await saveLoja({ cnpj: CNPJ, cpf, responsavel: "Rosângela Almeida", telefone: "16997342209" })).toBe(id);
  expect(await find(id)).toEqual({
    id,
    versao: 2,
    receita: null,
    responsaveis: 2,
    nome: "Drogaria Almeida",
    cnpj: CNPJ,
    responsavel: "Rosângela Almeida",
    telefone: "16997342209",
    cidade: "Franca",
    uf: "SP",
    situacao: "sem_convite",
    convidada_em: null,
    respondeu_em: null,
    nota: null,
    nota_anterior: null,
    areas: [],
    conversa_em: null,
    sem_conversa: false,
    pessoa: null,
    dono: null,
  });
  const [found] = await database.sql`select public.localizar_loja(${CNPJ}, ${cpf}) as id`;
  expect(found?.id).toBe(id);
  await expect(saveLoja({ cnpj: "11222333000182" })).rejects.toMatchObject({ code: "PT422" });
});

test("[LOJAS-01] each row of a file is judged in words, by the rules of the table, and nothing is written", async () => {
  const cpf = newCpf();
  const known = newCnpj();
  await saveLoja({ cnpj: known, cpf });
  const [{ quantas: before } = {}] = await database.sql`select count(*) as quantas from public.diagnosticos_lojas`;
  const nova = linha();
  const cases: [typeof VAZIA, string, unknown][] = [
    [nova, "nova", null],
    [linha({ cnpj: known, cpf }), "existente", null],
    [linha({ cnpj: known }), "segunda", null],
    [linha({ cnpj: nova.cnpj }), "segunda", null],
    [{ ...nova, cnpj: formatCnpj(nova.cnpj) }, "repetida", "Repete a linha 2."],
    [linha({ cnpj: "" }), "invalida", "Falta o CNPJ."],
    [linha({ cnpj: "1.204.556/0001-9" }), "invalida", "CNPJ incompleto: 12 de 14 caracteres."],
    [linha({ cnpj: "27.540.118/0001-52" }), "invalida", "CNPJ inválido: os dois últimos números não fecham."],
    [linha({ cnpj: "12.ABC.345/01DE-35" }), "segunda", null],
    [linha({ cpf: "" }), "invalida", "Falta o CPF de quem responde."],
    [linha({ cpf: "390.533.447-06" }), "invalida", "CPF inválido: os dois últimos números não fecham."],
    [linha({ nome: "=SOMA(A1)" }), "invalida", "O nome da loja começa com “=”: apague esse sinal."],
    [linha({ cidade: "Franca\u0007" }), "invalida", expect.stringMatching(/^A cidade tem um sinal invisível/)],
    [linha({ telefone: "99734-2208" }), "invalida", "Telefone inválido: escreva o DDD e o número."],
    [linha({ uf: "São Paulo" }), "invalida", "Estado desconhecido: escreva a sigla, como SP."],
  ];
  const judged = await check(cases.map(([row]) => row));
  expect(judged).toMatchObject(cases.map(([, situacao, erro], index) => ({ linha: index + 2, situacao, erro })));
  const [after] = await database.sql`select count(*) as quantas from public.diagnosticos_lojas`;
  expect(after?.quantas).toBe(before);
});

test("[LOJAS-01] a document whose first zeros a spreadsheet dropped is completed, if its digits then check", async () => {
  const [row] = await database.sql`select n::text as cnpj from generate_series(936417200010, 936417209999) as n
    where privado.cnpj_valido(lpad(n::text, 14, '0')) limit 1`;
  const [first, second] = await check([linha({ cnpj: row?.cnpj }), linha({ cnpj: `${Number(row?.cnpj) + 1}` })]);
  expect([first?.situacao, second?.situacao]).toEqual(["nova", "invalida"]);
});

test("[LOJAS-01] an import writes only new rows, once per command, and changes no store that is there", async () => {
  const there = await saveLoja({ cpf: newCpf(), nome: "Farma Nakamura" });
  const [{ cnpj, cpf } = {}] = await database.sql`select cnpj, cpf from public.diagnosticos_lojas where id = ${there}`;
  const nova = linha({ nome: "Farmácia Bela Vista" });
  const linhas = [linha({ cnpj, cpf, nome: "Outro nome" }), nova, nova, linha({ cnpj: "123" })];
  const entrada = { comando: randomUUID(), de: 1, linhas };
  const result = await callPainel(database.sql, EU, "importar_lojas", entrada);
  expect(result).toMatchObject({ gravadas: 1 });
  expect(result.linhas.map(({ situacao }) => situacao)).toEqual(["existente", "nova", "repetida", "invalida"]);
  expect(await callPainel(database.sql, EU, "importar_lojas", entrada)).toEqual(result);
  expect((await find(there))?.nome).toBe("Farma Nakamura");
  const again = { ...entrada, comando: randomUUID() };
  expect(await callPainel(database.sql, EU, "importar_lojas", again)).toMatchObject({ gravadas: 0 });
});

test("[LOJAS-01] a thousand rows are imported at once, one more is refused", async () => {
  const linhas = Array.from({ length: 1000 }, () => linha({ nome: "Farmácia do Povo" }));
  const entrada = { comando: randomUUID(), de: 2, linhas };
  expect(await callPainel(database.sql, EU, "importar_lojas", entrada)).toMatchObject({ gravadas: 1000 });
  await database.sql`delete from public.diagnosticos_lojas where nome = 'Farmácia do Povo'`;
  await expect(check([...linhas, linha()])).rejects.toMatchObject({ code: "22023" });
});

test("[LOJAS-01] a store is removed unless it answered; the reason is returned", async () => {
  const id = await saveLoja();
  const entrada = { comando: randomUUID(), id };
  expect(await callPainel(database.sql, EU, "remover_loja", entrada)).toEqual({ id });
  expect(await callPainel(database.sql, EU, "remover_loja", entrada)).toEqual({ id });
  const gone = callPainel(database.sql, EU, "remover_loja", { comando: randomUUID(), id });
  await expect(gone).rejects.toMatchObject({ code: "PT404" });
  const { loja: kept } = await answered();
  const refused = callPainel(database.sql, EU, "remover_loja", { comando: randomUUID(), id: kept });
  await expect(refused).rejects.toMatchObject({ code: "PT422", message: expect.stringContaining("já respondeu") });
});

test("[LOJAS-01] the list shows state, score, weakest area and talk, with filters, pages and totals", async () => {
  const { loja: id, pessoa } = await answered();
  await database.sql`update public.diagnosticos_lojas set cnpj = ${newCnpj()} where id = ${id}`;
  const before = (await lojas()).totais;
  expect(await find(id, { faixa: "cuidado" })).toMatchObject({ nota: 0 });
  expect(await find(id, { faixa: "firme" })).toBeUndefined();
  expect(await find(id, { situacao: "sem_conversa", area: "financas" })).toMatchObject({
    situacao: "respondeu",
    nota: 0,
    areas: expect.arrayContaining([{ area: "financas", nota: 0 }]),
    conversa_em: null,
    sem_conversa: true,
    pessoa,
  });
  expect(await find(id, { area: "digital" })).toBeUndefined();
  const contato = { comando: randomUUID(), pessoa, canal: "telefone", resultado: "falei", texto: null } as const;
  await callPainel(database.sql, EU, "registrar_contato", contato);
  expect(await find(id)).toMatchObject({ conversa_em: expect.any(String), sem_conversa: false });
  const after = await lojas();
  expect(after.totais).toEqual({ ...before, sem_conversa: before.sem_conversa - 1 });
  const named = await saveLoja({ nome: "Drogaria São João", cidade: "Jaú", telefone: "14996011234" });
  for (const texto of ["sao joao", "jau drogaria", "99601-1234"]) {
    expect([texto, (await lojas({ texto })).lojas.map((found) => found.id)]).toEqual([texto, [named]]);
  }
  const paper = formatCnpj((await find(named))?.cnpj ?? "");
  expect(await find(named, { texto: paper })).toBeDefined();
  const paged: string[] = [];
  for (let cursor: string | null = null, page = 0; page === 0 || cursor; page++) {
    const result: Awaited<ReturnType<typeof lojas>> = await lojas({ cursor, limite: 2 });
    paged.push(...result.lojas.map((found) => found.id));
    cursor = result.proximo;
  }
  expect(paged).toEqual((await lojas()).lojas.map((found) => found.id));
});

test("[LOJAS-01] a talk with somebody who is united with another afterwards stays a talk with the store", async () => {
  const { loja: id, pessoa } = await answered();
  const contato = { comando: randomUUID(), pessoa, canal: "telefone", resultado: "falei", texto: null } as const;
  await callPainel(database.sql, EU, "registrar_contato", contato);
  const before = await find(id);
  const { pessoa: other } = await receive(database.sql, "leadlive", { email: newEmail(), telefone: "14996017788" });
  await drainCaixa(database.sql);
  await callPainel(database.sql, EU, "unir", { comando: randomUUID(), de: pessoa, para: other, escolhas: {} });
  expect(before?.conversa_em).toEqual(expect.any(String));
  expect(await find(id)).toMatchObject({ pessoa: other, conversa_em: before?.conversa_em });
  expect(await find(id, { situacao: "sem_conversa" })).toBeUndefined();
});

test("[LOJAS-01, ACOMPANHAR-01] a store whose person needs no answer any more awaits no talk", async () => {
  const { loja: id, resposta } = await answered();
  await database.sql`update public.diagnosticos_lojas set cnpj = ${newCnpj()} where id = ${id}`;
  const before = (await lojas()).totais;
  await database.sql`update privado.entradas set retirada_em = now() where id = ${resposta}`;
  expect(await find(id)).toMatchObject({ situacao: "respondeu", conversa_em: null, sem_conversa: false });
  expect(await find(id, { situacao: "sem_conversa" })).toBeUndefined();
  expect((await lojas()).totais).toEqual({ ...before, sem_conversa: before.sem_conversa - 1 });
});

test("[LOJAS-02] a store's page has the seven areas at each answer, the history and, from ten stores on, the quartiles", async () => {
  const cpf = newCpf();
  await insertDiagnostico(database.sql, cpf, new Date(Date.now() - 86_400_000));
  const { loja: id, pessoa } = await answered(cpf);
  const first = await loja(id);
  expect(first.respostas.map(({ nota, areas }) => [nota, Object.keys(areas).length])).toEqual([
    [0, 7],
    [0, 7],
  ]);
  expect(first.loja).toMatchObject({ pessoa, nota: 0, nota_anterior: 0 });
  const answers = first.respostas[0]?.respostas ?? {};
  expect(first.perguntas.map(respostaKey).sort()).toEqual(Object.keys(answers).sort());
  expect(resultadoOf(first.perguntas, answers)?.geral).toBe(first.respostas[0]?.nota);
  expect(first.faixas).toEqual({});
  expect(first.historia.filter(({ tipo }) => tipo === "respondeu")).toHaveLength(2);
  for (let count = 0; count < 10; count++) await insertDiagnostico(database.sql, newCpf());
  expect((await loja(id)).faixas).toMatchObject({
    geral: { de: 0, ate: 0 },
    digital: { de: 0, ate: 0, lojas: expect.any(Number) },
  });
  await expect(loja(randomUUID())).rejects.toMatchObject({ code: "PT404" });
});

test("[LOJAS-02] an invitation by WhatsApp is noted at the store and in the timeline of its person", async () => {
  const { loja: id, pessoa } = await answered();
  const entrada = { comando: randomUUID(), id, texto: "Oi! Quer responder de novo?" };
  const missing = callPainel(database.sql, EU, "convidar_loja", entrada);
  await expect(missing).rejects.toMatchObject({ code: "PT422" });
  await database.sql`update public.diagnosticos_lojas set telefone = '16997342208' where id = ${id}`;
  expect(await callPainel(database.sql, EU, "convidar_loja", entrada)).toEqual({ id });
  expect(await callPainel(database.sql, EU, "convidar_loja", entrada)).toEqual({ id });
  expect((await loja(id)).historia).toContainEqual(
    expect.objectContaining({ tipo: "convidada", autor: "Atendimento" }),
  );
  const lines = await database.sql`select dados ->> 'resultado' as resultado from privado.historico
    where pessoa_id = ${pessoa} and tipo = 'contato'`;
  expect(lines.map(({ resultado }) => resultado)).toEqual(["abriu"]);
  const invited = await saveLoja({ telefone: "16997342208" });
  await callPainel(database.sql, EU, "convidar_loja", { comando: randomUUID(), id: invited, texto: "Oi!" });
  expect(await find(invited, { situacao: "convidada" })).toMatchObject({ situacao: "convidada" });
});

test("[LOJAS-01] the person and telephone of a store are exported and corrected with their data, its name is not", async () => {
  const cpf = newCpf();
  const id = await saveLoja({ cpf, nome: "Drogaria Prates", responsavel: "Sonia Prates", telefone: "66999887766" });
  const [byPhone] = await database.sql`select dados from privado.linhas_titular(null, '(66) 99988-7766', null)`;
  expect(byPhone?.dados).toMatchObject({ id, loja: "Drogaria Prates", responsavel: "Sonia Prates" });
  await database.sql`select privado.corrigir_titular(
    ${database.sql.json({ nome: "Sônia", sobrenome: "Prates Lima" })}, p_cpf => ${cpf})`;
  expect(await find(id)).toMatchObject({ nome: "Drogaria Prates", responsavel: "Sônia Prates Lima" });
});
