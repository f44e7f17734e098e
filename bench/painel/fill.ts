import type { Sql } from "postgres";
import { membro } from "../support/membro.ts";

/** Members of the bench: `membro(i)` for i from 1 to 15. */
export const MEMBROS = 15;

const NOMES =
  "Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Letícia Júlia Luciana Vanessa Mariana Vera Vitória Larissa Cláudia Beatriz Conceição Sebastião Raimundo Benedito Geraldo Valdir Ivone Zuleica Waldemar Tarcísio Úrsula Hortência Eustáquio Jandira Otávio Quitéria";
const SOBRENOMES =
  "Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Cavalcanti Monteiro Moura Brandão Guimarães Siqueira Quintanilha Zagallo Wanderley Xavier Falcão Peçanha";
/** Skewed like names; half of the people have no town. */
const UFS = "SP MG RJ BA PR RS SC GO PE CE";
const list = (words: string) => `array['${words.split(" ").join("','")}']`;
const pick = (words: string, skew: number) =>
  `(${list(words)})[1 + floor(${words.split(" ").length} * power(random(), ${skew}))::integer]`;

const SOURCES = ["public.leadlive", "public.contato"];
const PROJECTION = ["privado.pessoas", "privado.entradas", "privado.chaves_pessoa", "privado.historico"];

/**
 * Fills the inbox as the projection would leave it: skewed names, some people with many entries, 3 % of them open. The
 * triggers, indexes and constraints of the tables are restored afterwards.
 */
export async function fillPessoas(sql: Sql, people: number): Promise<void> {
  await sql.unsafe(
    "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; select setseed(0.42)",
  );
  await sql`insert into privado.equipe (id, email, nome, papel)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'membro' || i || '@exemplo.com.br', 'Membro ' || i, 'gestao'
    from generate_series(1, ${MEMBROS}) as i on conflict do nothing`;
  await withoutRules(sql, async () => {
    await insertSources(sql, people);
    await project(sql);
  });
  await sql.unsafe("drop table bench_pessoa, bench_linha; reset synchronous_commit; reset work_mem");
  for (const table of [...SOURCES, ...PROJECTION]) await sql.unsafe(`vacuum analyze ${table}`);
}

async function insertSources(sql: Sql, people: number): Promise<void> {
  await sql.unsafe(`
    create temporary table bench_pessoa as
    select p, gen_random_uuid() as id,
      ${pick(NOMES, 2)} || ' ' || ${pick(SOBRENOMES, 1.7)} || ' ' || ${pick(SOBRENOMES, 1.7)} as nome,
      (array['11','21','31','41','51','62','71','81','85','91'])[1 + floor(10 * random())::integer] || '9'
        || lpad(floor(random() * 1e8)::bigint::text, 8, '0') as telefone, random() as r
    from generate_series(1, ${people}) as p;
    create temporary table bench_linha as
    select i, gen_random_uuid() as id, case when i <= ${people} then i else 1 + floor(${people} * power(random(), 3))::integer end as p,
      now() - random() * interval '730 days' as em, random() < 0.4 as contato
    from generate_series(1, ${Math.round(people * 1.3)}) as i;
    create index on bench_pessoa (p);
    analyze bench_pessoa; analyze bench_linha;
    insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms, criado_em)
    select l.id, p.nome, 'pessoa' || p.p || '@exemplo.com.br', p.telefone, 'edenapp', '2026-11', 42000, l.em
    from bench_linha as l join bench_pessoa as p using (p) where not l.contato;
    insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms, criado_em)
    select l.id, split_part(p.nome, ' ', 1), substr(p.nome, strpos(p.nome, ' ') + 1), 'pessoa' || p.p || '@exemplo.com.br',
      p.telefone, 'Gostaria de conhecer os planos para a minha loja.', '2026-11', 42000, l.em
    from bench_linha as l join bench_pessoa as p using (p) where l.contato;
  `);
}

async function project(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into privado.pessoas (id, nome, email, telefone, origem, origens, resumo, estado, motivo, dono, suspeita, busca,
      ultima_entrada_em, criada_em, estado_desde, espera_desde, prazo, passo_texto, passo_em, primeira_origem, campanha, fonte,
      primeira_resposta_em, primeira_resposta_s, lugar_cidade, lugar_uf, aceita_novidades, novidades_em, novidades_versao)
    select p.id, p.nome, 'pessoa' || p.p || '@exemplo.com.br', p.telefone, a.origens[1], a.origens, 'EdenApp',
      case when r < 0.01 then 'semente' when r < 0.02 then 'broto' when r < 0.03 then 'muda' when r < 0.2 then 'arvore' else 'folha' end,
      case when r >= 0.2 then 'sem_resposta' end,
      case when r between 0.005 and 0.5 then ('00000000-0000-4000-8000-' || lpad((1 + p.p % ${MEMBROS})::text, 12, '0'))::uuid end,
      r > 0.98, privado.para_busca(concat_ws(' ', p.nome, p.nome, 'pessoa' || p.p || '@exemplo.com.br', p.telefone)),
      a.ultima, a.primeira, a.primeira, case when r < 0.002 then now() - r * interval '1500 days' end,
      case when r < 0.002 then now() - r * interval '1500 days' + interval '2 hours' end,
      case when r between 0.01 and 0.015 then 'Ligar' end, case when r between 0.01 and 0.015 then now() + random() * interval '20 days' end,
      a.origens[1], case when p.p % 3 > 0 then 'campanha-' || p.p % 40 end, (array['instagram', 'google', 'whatsapp'])[1 + p.p % 3],
      case when r between 0.01 and 0.6 then a.primeira + random() * interval '8 hours' end,
      case when r between 0.01 and 0.6 then floor(power(random(), 3) * 30000)::integer end,
      case when l.uf is not null then 'Cidade ' || l.numero end, l.uf, p.p % 5 < 2, case when p.p % 5 < 2 then a.primeira end,
      case when p.p % 5 < 2 then '2026-11' end
    from bench_pessoa as p
    join lateral (
      select (${list(UFS)})[1 + floor(20 * power(random(), 2))::integer] as uf, floor(200 * power(random(), 3))::integer as numero where p.p > 0
    ) as l on true
    join (
      select l.p, min(l.em) as primeira, max(l.em) as ultima, array_agg(distinct case when l.contato then 'contato' else 'live' end) as origens
      from bench_linha as l group by l.p
    ) as a using (p);
    update privado.pessoas set prazo_total = privado.tempo_util(espera_desde, prazo) where prazo is not null;
    insert into privado.chaves_pessoa (tipo, valor, pessoa_id) select 'email', 'pessoa' || p.p || '@exemplo.com.br', p.id from bench_pessoa as p;
    insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, telefone, criada_em)
    select case when l.contato then 'contato' else 'leadlive' end, l.id, p.id, case when l.contato then 'contato' else 'live' end,
      'EdenApp', left(p.telefone, 2) || right(p.telefone, 8), l.em
    from bench_linha as l join bench_pessoa as p using (p);
    insert into privado.historico (pessoa_id, em, autor, tipo, dados)
    select p.id, now() - random() * interval '300 days', '${membro(1)}', 'nota', '{"texto": "Conversamos sobre a loja."}'
    from bench_pessoa as p where p.p % 10 = 0;
  `);
}

/**
 * Building an index once is much faster than keeping it during the fill, and checking a million invented rows says nothing.
 * The checks come back for new rows only.
 */
async function withoutRules(sql: Sql, work: () => Promise<void>): Promise<void> {
  const tables = [...SOURCES, ...PROJECTION];
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index as i
    where i.indrelid = any (${tables}::regclass[])
      and not exists (select from pg_constraint as c where c.conindid = i.indexrelid)`;
  const rules = await sql<{ of: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = any (${tables}::regclass[]) and contype in ('c', 'f')`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  for (const { of, name } of rules) await sql.unsafe(`alter table ${of} drop constraint ${name}`);
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`);
  for (const { of, name, definition } of rules) {
    await sql.unsafe(`alter table ${of} add constraint ${name} ${definition.replace(/ not valid$/i, "")} not valid`);
  }
  for (const { definition } of indexes) await sql.unsafe(definition);
}
