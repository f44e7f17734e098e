import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Papel } from "../../domain/painel/valores.ts";
import { newCanais } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeAll(() => insertEquipe(database.sql));

type Change = { id: string; papel?: Papel; ativa?: boolean; herdeiro?: string | null; comando?: string; nome?: string };

function save(by: string, { papel = "atendimento", ativa = true, herdeiro = null, ...change }: Change) {
  return callPainel(database.sql, by, "gravar_membro", {
    comando: randomUUID(),
    nome: "Carla Mendes",
    papel,
    ativa,
    herdeiro,
    ...change,
  });
}

test("[ACESSO-03] a deactivated member loses the sessions and hands over people and steps in the same transaction", async () => {
  const { sql } = database;
  const [leaving, heir] = [await insertMembro(sql, "atendimento"), await insertMembro(sql, "atendimento")];
  await sql`select privado.abrir_sessao(${randomBytes(32)}, ${leaving}, 'aal2')`;
  const passo = { passo_texto: "Ligar", passo_em: "2026-11-20T12:00:00Z" };
  const pessoa = await insertPessoa(sql, { dono: leaving, estado: "broto", ...passo });
  const comando = randomUUID();
  await save(MEMBROS.gestao, { id: leaving, ativa: false, herdeiro: heir, comando });
  await save(MEMBROS.gestao, { id: leaving, ativa: false, herdeiro: heir, comando });
  const [after] = await sql`select dono, passo_texto, versao from privado.pessoas where id = ${pessoa}`;
  expect(after).toEqual({ dono: heir, passo_texto: "Ligar", versao: 2 });
  const lines =
    await sql`select tipo, autor, dados #>> '{para,id}' as para from privado.historico where pessoa_id = ${pessoa}`;
  expect([...lines]).toEqual([{ tipo: "dono", autor: MEMBROS.gestao, para: heir }]);
  const [sessions] = await sql`select count(*)::int as n from privado.sessoes_painel where membro = ${leaving}`;
  expect(sessions?.n).toBe(0);
  await expect(callPainel(sql, leaving, "eu", {})).rejects.toMatchObject({ code: "42501" });
});

test("[ACESSO-03] people go to an heir who answers, or to none; nothing changes when the heir may not", async () => {
  const { sql } = database;
  const leaving = await insertMembro(sql, "atendimento");
  const pessoa = await insertPessoa(sql, { dono: leaving });
  const refused = save(MEMBROS.gestao, { id: leaving, ativa: false, herdeiro: MEMBROS.leitura });
  await expect(refused).rejects.toMatchObject({ code: "PT422" });
  const [kept] =
    await sql`select e.ativa, p.dono from privado.equipe e join privado.pessoas p on p.dono = e.id where p.id = ${pessoa}`;
  expect(kept).toEqual({ ativa: true, dono: leaving });
  await save(MEMBROS.gestao, { id: leaving, papel: "leitura" });
  const [after] = await sql`select dono from privado.pessoas where id = ${pessoa}`;
  expect(after?.dono).toBeNull();
});

test("[ACESSO-03] a united person is handed over as one, and separating gives nobody to who has left", async () => {
  const { sql } = database;
  const [leaving, heir] = [await insertMembro(sql, "atendimento"), await insertMembro(sql, "atendimento")];
  const owned = async (dono: string) => {
    const { pessoa } = await receive(sql, "contato", newCanais());
    await sql`update privado.pessoas set dono = ${dono} where id = ${pessoa}`;
    return pessoa;
  };
  const [both, hidden] = [await owned(leaving), await owned(leaving)];
  const [first, second] = [await owned(leaving), await owned(heir)];
  const unite = (de: string, para: string, dono: string) =>
    callPainel(sql, MEMBROS.gestao, "unir", { comando: randomUUID(), de, para, escolhas: { dono } });
  await unite(hidden, both, both);
  await unite(second, first, second);
  await save(MEMBROS.gestao, { id: leaving, ativa: false, herdeiro: heir });
  const [record] =
    await sql`select detalhe from privado.registro_de_acessos where acao = 'gravar_membro' order by id desc limit 1`;
  expect(record?.detalhe).toMatchObject({ entregues: 1 });
  const lines =
    await sql`select pessoa_id from privado.historico where tipo = 'dono' and pessoa_id = any (${[both, hidden, first, second]})`;
  expect([...lines]).toEqual([{ pessoa_id: both }]);
  for (const pessoa of [hidden, second])
    await callPainel(sql, MEMBROS.gestao, "separar", { comando: randomUUID(), pessoa });
  const rows = await sql`select id, dono from privado.pessoas where id = any (${[both, hidden, first, second]})`;
  const ownerOf = (id: string) => rows.find((row) => row.id === id)?.dono;
  expect([both, hidden, first, second].map(ownerOf)).toEqual([heir, heir, null, heir]);
});

test("[ACESSO-04] no member removes their own gestao, also not when two members remove each other at once", async () => {
  const { sql } = database;
  const [one, other] = [await insertMembro(sql, "gestao"), await insertMembro(sql, "gestao")];
  for (const change of [{ papel: "leitura" as const }, { papel: "gestao" as const, ativa: false }]) {
    await expect(save(one, { id: one, ...change })).rejects.toMatchObject({ code: "PT422" });
  }
  const outcomes = await Promise.allSettled([
    save(one, { id: other, ativa: false }),
    save(other, { id: one, ativa: false }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [left] = await sql`select count(*)::int as n from privado.equipe where id in (${one}, ${other}) and ativa`;
  expect(left?.n).toBe(1);
});

test("[ACESSO-04] the team as gestao sees it, and an unknown member", async () => {
  const { sql } = database;
  const id = await insertMembro(sql, "atendimento");
  await insertPessoa(sql, { dono: id, estado: "broto" });
  await insertPessoa(sql, { dono: id, estado: "arvore" });
  await sql`select privado.abrir_sessao(${randomBytes(32)}, ${id}, 'aal2')`;
  const { membros } = await callPainel(sql, MEMBROS.gestao, "membros", {});
  const found = membros.find((membro) => membro.id === id);
  expect(found).toMatchObject({ papel: "atendimento", ativa: true, em_conversa: 1 });
  expect(found?.entrou_em).toEqual(found?.fator_desde);
  expect(found?.entrou_em).not.toBeNull();
  const eu = await callPainel(sql, MEMBROS.encarregado, "eu", {});
  expect(eu.membro).toMatchObject({ id: MEMBROS.encarregado, papel: "encarregado" });
  expect(eu.equipe.map((membro) => membro.id)).toContain(id);
  await expect(save(MEMBROS.gestao, { id: randomUUID() })).rejects.toMatchObject({ code: "PT404" });
});

test("[ACESSO-06] every change is recorded with member, person and columns, never with the data", async () => {
  const { sql } = database;
  const pessoa = await insertPessoa(sql, { nome: "Beatriz Reis" });
  await callPainel(sql, MEMBROS.atendimento, "anotar", { comando: randomUUID(), pessoa, texto: "Segredo da farmácia" });
  const dono = { comando: randomUUID(), pessoa, versao: 2, dono: MEMBROS.gestao };
  await callPainel(sql, MEMBROS.atendimento, "mudar_dono", dono);
  const { linhas } = await callPainel(sql, MEMBROS.encarregado, "registro", { membro: MEMBROS.atendimento, limite: 2 });
  expect(linhas.map(({ acao, alvo, alvo_id, pessoa: nome }) => ({ acao, alvo, alvo_id, nome }))).toEqual([
    { acao: "mudar_dono", alvo: "pessoa", alvo_id: pessoa, nome: "Beatriz Reis" },
    { acao: "anotar", alvo: "pessoa", alvo_id: pessoa, nome: "Beatriz Reis" },
  ]);
  expect(linhas[0]?.detalhe).toEqual({ colunas: ["dono"] });
  const [leaked] =
    await sql`select count(*)::int as n from privado.registro_de_acessos as r where r::text like '%Segredo%'`;
  expect(leaked?.n).toBe(0);
});

test("[ACESSO-07] the record of one person has their rows and those united with them; asking for it is recorded, the words are not", async () => {
  const { sql } = database;
  const nome = `Zulmira ${randomUUID().slice(0, 8)}`;
  const [one, other, stranger] = [
    await insertPessoa(sql, { nome, email: `${randomUUID()}@ex.com.br` }),
    await insertPessoa(sql, { nome: "Outra" }),
    await insertPessoa(sql, { nome: "Estranha" }),
  ];
  const entrada = randomUUID();
  await sql`insert into privado.entradas (id, tabela, pessoa_id, origem, resumo, criada_em)
    values (${entrada}, 'contato', ${one}, 'contato', 'x', now())`;
  for (const alvo of [one, other, stranger, entrada])
    await sql`insert into privado.registro_de_acessos (membro, acao, alvo, alvo_id)
      values (${MEMBROS.leitura}, 'viu', ${alvo === entrada ? "contato" : "pessoa"}, ${alvo})`;
  await callPainel(sql, MEMBROS.atendimento, "unir", { comando: randomUUID(), de: other, para: one, escolhas: {} });
  await sql`update privado.pessoas set busca = privado.para_busca(nome) where id in (${one}, ${stranger})`;
  const read = async (part: { pessoa?: string; texto?: string }) => {
    const { linhas, sobre } = await callPainel(sql, MEMBROS.encarregado, "registro", { ...part, acao: "viu" });
    return [linhas.map(({ alvo_id }) => alvo_id), sobre];
  };
  expect(await read({ pessoa: other })).toEqual([[entrada, other, one], nome]);
  expect(await read({ texto: nome })).toEqual([[other, entrada, other, one], null]);
  expect(await read({ pessoa: stranger, texto: nome })).toEqual([[], "Estranha"]);
  expect(await read({ texto: `${nome} inexistente` })).toEqual([[], null]);
  const [asked] = await sql`select acao, alvo, detalhe from privado.registro_de_acessos
    where membro = ${MEMBROS.encarregado} order by id desc offset 2 limit 1`;
  expect(asked).toEqual({ acao: "buscou", alvo: "registro", detalhe: { quantas: 2 } });
  const [leaked] =
    await sql`select count(*)::int as n from privado.registro_de_acessos as r where r::text like ${`%${nome}%`}`;
  expect(leaked?.n).toBe(0);
});

test("[ACESSO-06] the record is read by page and by action, without gaps", async () => {
  const { sql } = database;
  await sql`insert into privado.registro_de_acessos (membro, acao, em) select ${MEMBROS.leitura}, 'teste', now() from generate_series(1, 7)`;
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    seen.push(...page.linhas.map(({ id }) => id));
    cursor = page.proximo;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
});

function readPage(cursor: string | null) {
  return callPainel(database.sql, MEMBROS.gestao, "registro", { acao: "teste", cursor, limite: 3 });
}

test("[ACESSO-06] the record cannot be changed, not even by the owner, and is deleted after two years", async () => {
  const { sql } = database;
  await sql`insert into privado.registro_de_acessos (acao, em) values ('antiga', now() - interval '2 years 1 day'), ('recente', now() - interval '1 year')`;
  for (const statement of [
    "update privado.registro_de_acessos set membro = null",
    "delete from privado.registro_de_acessos where acao = 'recente'",
    "truncate privado.registro_de_acessos",
  ]) {
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  }
  await sql`select privado.limpar_painel()`;
  const left = await sql`select acao from privado.registro_de_acessos where acao in ('antiga', 'recente')`;
  expect(left.map(({ acao }) => acao)).toEqual(["recente"]);
});
