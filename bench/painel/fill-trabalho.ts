import type { Sql } from "postgres";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { membro } from "../support/membro.ts";

const PEDIDOS = 2_000;
const LOJAS = 10_000;
const VISITAS = 50_000;

/** Unfinished payments and stores of the diagnostic, half of which have answered, on top of a full inbox. */
export async function fillTrabalho(sql: Sql): Promise<void> {
  await insertPedidos(sql);
  await insertLojas(sql);
  await insertMedicoes(sql);
  await countPessoas(sql);
  for (const table of [
    "public.medicoes",
    "public.pedidos",
    "privado.cobrancas",
    "public.diagnosticos_lojas",
    "public.diagnosticos_respostas",
    "privado.notas_lojas",
    "privado.entradas",
    "privado.pessoas",
    "privado.contagens",
  ]) {
    await sql.unsafe(`vacuum analyze ${table}`);
  }
}

/** Triggers are off: each order gets the row that its session would open. A quarter of them waits for a person. */
async function insertPedidos(sql: Sql): Promise<void> {
  await sql.unsafe(`
    alter table public.pedidos disable trigger user; alter table privado.cobrancas disable trigger user;
    create temporary table bench_pedido as select gen_random_uuid() as id, p.* from (
      select p.id as pessoa, p.nome, p.email, p.telefone, row_number() over () as i from privado.pessoas as p
      where not p.suspeita and p.estado = 'broto' limit ${PEDIDOS}
    ) as p;
    insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, forma_pagamento, situacao, criado_em)
    select id, 'app', 'avista', 189800, nome, email, telefone, 'pix', 'expirado', now() - i * interval '5 minutes' from bench_pedido;
    insert into privado.entradas (tabela, id, pessoa_id, origem, situacao, resumo, criada_em)
    select 'pedidos', id, pessoa, 'edenapp', 'expirado', 'Pedido', now() - i * interval '5 minutes' from bench_pedido;
    insert into privado.cobrancas (pedido_id, criada_em, motivo, motivo_em, tentativas, proxima_tipo, proxima_em, com_pessoa_desde)
    select id, now() - i * interval '5 minutes', 'pix_nao_pago', now() - i * interval '5 minutes', 1, 'encerrar', now() + interval '3 days',
      case when i % 4 = 0 then now() end from bench_pedido;
    alter table public.pedidos enable trigger user; alter table privado.cobrancas enable trigger user;
    drop table bench_pedido;
  `);
}

async function insertLojas(sql: Sql): Promise<void> {
  const cpfs = Array.from({ length: LOJAS }, newCpf);
  const cnpjs = Array.from({ length: LOJAS }, newCnpj);
  await sql`insert into public.diagnosticos_lojas (cnpj, cpf, nome, cidade, uf)
    select cnpj, cpf, 'Farmácia ' || i, 'Franca', 'SP' from unnest(${cnpjs}::text[], ${cpfs}::text[]) with ordinality as c (cnpj, cpf, i)
    on conflict do nothing`;
  // Triggers are off: scores and projection are what they would write, with random scores.
  await sql.unsafe(`
    alter table public.diagnosticos_respostas disable trigger user;
    insert into public.diagnosticos_respostas (loja_id, respostas, criado_em)
    select l.id, a.respostas, now() - l.i * interval '1 hour'
    from (select id, row_number() over (order by id) as i from public.diagnosticos_lojas limit ${LOJAS / 2}) as l, (
      select jsonb_object_agg('p' || id, coalesce(opcoes -> 0 ->> 'texto', opcoes ->> 0)) as respostas
      from public.diagnosticos_perguntas where versao = 1
    ) as a;
    alter table public.diagnosticos_respostas enable trigger user;
    insert into privado.notas_lojas (loja_id, versao, area, nota, fraca, resposta_id, criado_em)
    select r.loja_id, 1, a.area, floor(random() * 101), case a.area when 'geral' then 'financas' end, r.id, r.criado_em
    from public.diagnosticos_respostas as r, unnest(array['geral', 'financas', 'compras_estoque', 'vendas_preco', 'pessoas',
      'cliente_marketing', 'digital', 'estrategia_conformidade']) as a (area);
    alter table privado.pessoas disable trigger user;
    insert into privado.pessoas (id, nome, origem, origens, resumo, estado, dono, espera_desde, prazo, prazo_total)
    select r.id, 'Farmácia', 'diagnostico', '{diagnostico}', 'Nota 0 no diagnóstico', 'semente', '${membro(2)}',
      case when r.criado_em > now() - interval '20 days' then r.criado_em end,
      case when r.criado_em > now() - interval '20 days' then r.criado_em + interval '2 hours' end,
      case when r.criado_em > now() - interval '20 days' then 7200 end
    from public.diagnosticos_respostas as r;
    alter table privado.pessoas enable trigger user;
    insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, criada_em)
    select 'diagnosticos_respostas', r.id, r.id, 'diagnostico', 'Nota 0 no diagnóstico', r.criado_em from public.diagnosticos_respostas as r;
  `);
}

/** Half a year of visits that consented: three web vitals each, and the steps of a form in every third. */
async function insertMedicoes(sql: Sql): Promise<void> {
  await sql.unsafe(`
    alter table public.medicoes disable trigger user;
    create temporary table bench_visita as
    select gen_random_uuid() as visita, (array['/', '/edenapp', '/registro-edenapp', '/planos', '/contato'])[1 + i % 5] as pagina,
      case when i % 3 = 0 then 'computador' else 'celular' end as tela, current_date - (random() * 180)::integer as dia, i
    from generate_series(1, ${VISITAS}) as i;
    insert into public.medicoes (visita, pagina, medida, etapa, valor, tela, dia)
    select v.visita, v.pagina, m.medida, 0, random() * m.ate, v.tela, v.dia
    from bench_visita as v, (values ('LCP', 4000), ('INP', 300), ('CLS', 0.2)) as m (medida, ate);
    insert into public.medicoes (visita, pagina, medida, etapa, valor, tela, dia)
    select v.visita, v.pagina, 'etapa', e.etapa, 0, v.tela, v.dia
    from bench_visita as v, (values (1), (2), (3), (100)) as e (etapa) where v.i % 3 = 0 and (e.etapa = 1 or random() < 0.5);
    drop table bench_visita;
    alter table public.medicoes enable trigger user;
  `);
}

/** The trigger that counts people is off during the fill. */
async function countPessoas(sql: Sql): Promise<void> {
  await sql`truncate privado.contagens`;
  await sql`insert into privado.contagens (figura, dia, valor, fonte, pessoas, conversa, ganho)
    select c.figura, c.dia, c.valor, c.fonte, sum(c.pessoas), sum(c.conversa), sum(c.ganho)
    from privado.pessoas as p, privado.contagens_da_pessoa(p, 1) as c group by 1, 2, 3, 4`;
}
