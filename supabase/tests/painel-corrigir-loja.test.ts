import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { callAs, callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, pessoaOf } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const VAZIA = { cnpj: "", cpf: "", nome: "", responsavel: "", telefone: "", cidade: "", uf: "" };
type Lojas = Awaited<ReturnType<typeof lojas>>;

beforeAll(() => insertEquipe(database.sql));

const save = async (more: Partial<typeof VAZIA> = {}) => {
  const linha = { ...VAZIA, cnpj: newCnpj(), cpf: newCpf(), ...more };
  const { id } = await callPainel(database.sql, EU, "gravar_loja", { comando: randomUUID(), ...linha });
  return { id, ...linha };
};
const lojas = (entrada: Record<string, unknown> = {}) =>
  callPainel(database.sql, EU, "lojas", { limite: 100, ...entrada });
const lojaOf = async (id: string) => (await callPainel(database.sql, EU, "loja", { id })).loja;
const correct = (id: string, versao: number, valores: Partial<typeof VAZIA>, comando = randomUUID(), eu = EU) =>
  callPainel(database.sql, eu, "corrigir_loja", { comando, id, versao, ...VAZIA, ...valores });
const registered = (id: string) =>
  database.sql`select acao, detalhe from privado.registro_de_acessos where alvo_id = ${id} and acao <> 'viu' order by em`;

test("[LOJAS-03] a store without telephone gets one, an empty field is cleared, the CPF stays, and it is recorded once", async () => {
  const { id, cnpj, cpf } = await save({ nome: "Drogaria Sol", cidade: "Franca", uf: "SP" });
  const comando = randomUUID();
  const valores = { cnpj, nome: "Drogaria do Sol", telefone: "(16) 99734-2208" };
  expect(await correct(id, 1, valores, comando)).toEqual({ id, versao: 2 });
  expect(await correct(id, 1, valores, comando)).toEqual({ id, versao: 2 });
  expect(await lojaOf(id)).toMatchObject({ nome: "Drogaria do Sol", telefone: "16997342208", cidade: null, uf: null });
  const [row] = await database.sql`select cpf from public.diagnosticos_lojas where id = ${id}`;
  expect(row?.cpf).toBe(cpf);
  expect((await registered(id)).filter(({ acao }) => acao === "corrigir_loja")).toEqual([
    { acao: "corrigir_loja", detalhe: { colunas: expect.arrayContaining(["nome", "telefone", "cidade", "uf"]) } },
  ]);
  expect(await callPainel(database.sql, EU, "convidar_loja", { comando: randomUUID(), id, texto: "Oi!" })).toEqual({
    id,
  });
});

test("[LOJAS-03] a correction on an older version is refused with who changed what, and one is undone while nothing else changed", async () => {
  const { id, cnpj } = await save({ nome: "Farma Luz", telefone: "16997342208" });
  const comando = randomUUID();
  await correct(id, 1, { cnpj, nome: "Farma Luz", telefone: "16997342209" }, comando);
  await expect(correct(id, 1, { cnpj, nome: "Outra" }, randomUUID(), MEMBROS.gestao)).rejects.toMatchObject({
    code: "PT409",
    message: "Atendimento mudou o telefone desta loja enquanto ela estava aberta aqui.",
  });
  const undone = await callPainel(database.sql, EU, "desfazer", { comando });
  expect(undone).toEqual({ pessoa: null, versao: 3 });
  expect(await callPainel(database.sql, EU, "desfazer", { comando })).toEqual(undone);
  expect(await lojaOf(id)).toMatchObject({ telefone: "16997342208", versao: 3 });
  const later = randomUUID();
  await correct(id, 3, { cnpj, nome: "Farma Luz Centro" }, later);
  await database.sql`update public.diagnosticos_lojas set telefone = '16997342210' where id = ${id}`;
  await expect(callPainel(database.sql, EU, "desfazer", { comando: later })).rejects.toMatchObject({ code: "PT409" });
});

test("[LOJAS-03] CNPJ and CPF change before the first answer only, and never into those of another store", async () => {
  const other = await save();
  const { id, cnpj } = await save();
  await expect(correct(id, 1, { cnpj: other.cnpj, cpf: other.cpf })).rejects.toMatchObject({ code: "PT422" });
  await expect(correct(id, 1, { cnpj: "11222333000182" })).rejects.toMatchObject({ code: "PT422" });
  const moved = newCnpj();
  expect(await correct(id, 1, { cnpj: moved, cpf: newCpf() })).toEqual({ id, versao: 2 });
  expect(await lojaOf(id)).toMatchObject({ cnpj: moved });
  expect(cnpj).not.toBe(moved);
  const { loja } = await insertDiagnostico(database.sql, newCpf());
  const answered = await lojaOf(loja);
  await expect(correct(loja, answered.versao, { cnpj: newCnpj() })).rejects.toMatchObject({
    code: "PT422",
    message: "Esta loja já respondeu: CNPJ e CPF ficam como estão.",
  });
  expect(await correct(loja, answered.versao, { cnpj: answered.cnpj, nome: "Farmácia Lírio" })).toMatchObject({
    id: loja,
  });
});

test("[LOJAS-03] what undoes a correction is deleted with the store", async () => {
  const { id, cnpj } = await save({ responsavel: "Sônia Prates" });
  const comando = randomUUID();
  await correct(id, 1, { cnpj }, comando);
  await callPainel(database.sql, EU, "remover_loja", { comando: randomUUID(), id });
  expect(await database.sql`select from privado.comandos where id = ${comando}`).toHaveLength(0);
});

const undo = (comando: string) => callPainel(database.sql, EU, "desfazer", { comando });

test("[LOJAS-01] adding a store is undone while it is as it was added; what a second addition changed comes back", async () => {
  const [first, second, invited] = [randomUUID(), randomUUID(), randomUUID()];
  const linha = { ...VAZIA, cnpj: newCnpj(), cpf: newCpf(), nome: "Drogaria Sol", telefone: "16997342208" };
  const add = (comando: string, more = {}) =>
    callPainel(database.sql, EU, "gravar_loja", { comando, ...linha, ...more });
  const { id } = await add(first);
  await add(second, { nome: "Drogaria da Lua", cidade: "Franca" });
  await expect(undo(first)).rejects.toMatchObject({ code: "PT409" });
  expect(await undo(second)).toEqual({ pessoa: null, versao: 3 });
  expect(await lojaOf(id)).toMatchObject({ nome: "Drogaria Sol", cidade: null });

  const other = await add(invited, { cnpj: newCnpj(), cpf: newCpf() });
  await callPainel(database.sql, EU, "convidar_loja", { comando: randomUUID(), id: other.id, texto: "Oi!" });
  await expect(undo(invited)).rejects.toMatchObject({ code: "PT409" });

  const alone = randomUUID();
  const { id: gone } = await add(alone, { cnpj: newCnpj(), cpf: newCpf() });
  const undone = await undo(alone);
  expect(undone).toEqual({ pessoa: null, versao: 1 });
  expect(await undo(alone)).toEqual(undone);
  expect(await database.sql`select from public.diagnosticos_lojas where id = ${gone}`).toHaveLength(0);
  expect((await registered(gone)).map(({ acao }) => acao)).toEqual(["gravar_loja", "desfazer"]);
});

test("[LOJAS-01] a removed store comes back as it was; a minute later nothing of it is kept", async () => {
  const { id, cnpj, cpf } = await save({ nome: "Farma Luz", responsavel: "Sônia Prates", telefone: "16997342208" });
  const before = await lojaOf(id);
  const [first, second] = [randomUUID(), randomUUID()];
  const remove = (comando: string) => callPainel(database.sql, EU, "remover_loja", { comando, id });
  await remove(first);
  expect(await undo(first)).toEqual({ pessoa: null, versao: before.versao });
  expect(await lojaOf(id)).toEqual(before);

  await remove(second);
  await save({ cnpj, cpf });
  await expect(undo(second)).rejects.toMatchObject({ code: "PT409", message: "Esta loja já foi adicionada de novo." });
  await database.sql`update privado.comandos set em = em - interval '2 minutes' where id in (${first}, ${second})`;
  await database.sql`select privado.limpar_painel()`;
  expect(await database.sql`select antes from privado.comandos where id in (${first}, ${second})`).toEqual([
    { antes: null },
    { antes: null },
  ]);
});

/** Stores of one town, so that other tests do not count. */
async function listed() {
  const texto = `Vila ${randomUUID().slice(0, 8)}`;
  const [a, b, c] = [
    await save({ nome: "Ângelo", cidade: texto, uf: "SP" }),
    await save({ nome: "Bento", cidade: texto, uf: "PR" }),
    await save({ nome: "Carmo", cidade: texto, uf: "SP" }),
  ];
  const cpf = newCpf();
  const { loja: d, resposta } = await insertDiagnostico(database.sql, cpf);
  await database.sql`update public.diagnosticos_lojas set nome = 'Dante', cidade = ${texto}, uf = 'MG' where id = ${d}`;
  await database.sql`update public.diagnosticos_lojas set convidada_em = now() - interval '40 days' where id = ${b.id}`;
  await database.sql`update public.diagnosticos_lojas set convidada_em = now() - interval '2 days' where id = ${c.id}`;
  await database.sql`update public.diagnosticos_lojas set criado_em = now() - interval '100 days' where id = ${a.id}`;
  await drainCaixa(database.sql);
  return { texto, a: a.id, b: b.id, c: c.id, d, cnpj: a.cnpj, pessoa: await pessoaOf(database.sql, resposta) };
}

test("[LOJAS-04] the list filters by state, period, band, area, owner and UF, and its counts follow the other filters", async () => {
  const { texto, a, b, c, d, pessoa } = await listed();
  const ids = async (entrada: Record<string, unknown>) =>
    (await lojas({ texto, ordem: "nome", ...entrada })).lojas.map(({ id }) => id);
  expect(await ids({})).toEqual([a, b, c, d]);
  expect(await ids({ situacao: "convidada" })).toEqual([b, c]);
  expect(await ids({ dias: 30 })).toEqual([c, d]);
  expect(await ids({ faixa: "cuidado" })).toEqual([d]);
  expect(await ids({ area: "financas" })).toEqual([d]);
  expect(await ids({ uf: "SP" })).toEqual([a, c]);
  const [{ versao } = {}] = await database.sql`select versao from privado.pessoas where id = ${pessoa}`;
  await callPainel(database.sql, EU, "mudar_dono", { comando: randomUUID(), pessoa, versao, dono: EU });
  expect(await ids({ dono: EU })).toEqual([d]);
  expect(await ids({ dono: "ninguem" })).toEqual([a, b, c]);
  expect((await lojas({ texto, uf: "SP", situacao: "convidada" })).totais).toMatchObject({
    todas: 2,
    convidada: 1,
    sem_convite: 1,
  });
});

test("[LOJAS-04] five orders, each in pages without a gap or a repeat", async () => {
  const { texto, a, b, c, d } = await listed();
  const orders = { recentes: [d, c, b, a], menor: [d], maior: [d], convite: [b, c], nome: [a, b, c, d] };
  for (const [ordem, first] of Object.entries(orders)) {
    const paged: string[] = [];
    for (let cursor: string | null = null, page = 0; page === 0 || cursor; page++) {
      const result: Lojas = await lojas({ texto, ordem, cursor, limite: 1 });
      paged.push(...result.lojas.map(({ id }) => id));
      cursor = result.proximo;
    }
    expect([ordem, paged.slice(0, first.length)]).toEqual([ordem, first]);
    expect([ordem, [...paged].sort()]).toEqual([ordem, [a, b, c, d].sort()]);
  }
});

test("[LOJAS-04] an export has the rows of the list in its order, and is recorded with its filters and without the search", async () => {
  const { texto, a, c } = await listed();
  const filtro = { texto, uf: "SP", ordem: "nome" } as const;
  const { exportacao, quantas } = await callPainel(database.sql, MEMBROS.gestao, "exportar_lojas", filtro);
  expect(quantas).toBe(2);
  const rows = await database.sql.begin(async (sql) => {
    await callAs(sql, { sub: MEMBROS.gestao, aal: "aal2" }, "abrir_exportacao_lojas", { exportacao, texto });
    return sql`fetch 10 from exportacao`;
  });
  expect(rows.map(({ loja }) => loja.id)).toEqual([a, c]);
  const [line] = await database.sql`select detalhe from privado.registro_de_acessos where alvo_id = ${exportacao}`;
  expect(line?.detalhe).toEqual({ uf: "SP", ordem: "nome", busca: true, quantas: 2 });
});

test("[LOJAS-07] a store counts once, however many people answer for it", async () => {
  const { texto, cnpj } = await listed();
  const before = (await lojas({ texto })).totais.todas;
  const linhas = [{ ...VAZIA, cnpj, cpf: newCpf(), cidade: texto }];
  const [judged] = (await callPainel(database.sql, EU, "conferir_lojas", { de: 2, linhas })).linhas;
  const { linhas: written } = await callPainel(database.sql, EU, "importar_lojas", {
    comando: randomUUID(),
    de: 2,
    linhas,
  });
  expect([judged?.situacao, written[0]?.situacao]).toEqual(["segunda", "segunda"]);
  const after = await lojas({ texto });
  expect(after.totais.todas).toBe(before);
  expect(after.lojas.filter((loja) => loja.cnpj === cnpj).map(({ responsaveis }) => responsaveis)).toEqual([2, 2]);
});

test("[LOJAS-04] a store without a name shows that of the public register, and is found and sorted by it", async () => {
  const { id, cnpj } = await save();
  await database.sql`insert into privado.farmacias (cnpj, matriz, nome_fantasia, razao_social, situacao, cnae, uf, municipio)
    values (${cnpj}, true, 'FARMACIA ZUMBI DOS PALMARES', 'ZUMBI LTDA', 'ativa', '4771701', 'AL', 'UNIAO DOS PALMARES')`;
  const [found] = (await lojas({ texto: "zumbi palmares", uf: "AL" })).lojas;
  expect(found).toMatchObject({
    id,
    nome: null,
    receita: { nome: "FARMACIA ZUMBI DOS PALMARES", cidade: "UNIAO DOS PALMARES", uf: "AL" },
  });
});
