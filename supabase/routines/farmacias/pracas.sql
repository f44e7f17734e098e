create or replace function privado.contar_registro(p_mes date) returns table (
  ibge integer, ativas integer, unicas integer, grupos integer, redes integer, redes_diferentes integer,
  abertas_12 integer, encerradas_12 integer, coorte integer, coorte_ativas integer, idades integer[], idade_mediana numeric,
  me integer, epp integer, demais integer, sem_porte integer, simples integer, individuais integer,
  manipulacao integer, homeopatia integer, anos jsonb, abertas_2012 integer, encerradas_2012 integer, cadastro_2012 integer
)
language plpgsql volatile rows 5571 set search_path = '' as $$
declare
  -- The load's temporary tables registro, empresas and simples; by name, because they exist in its session alone.
  v_temporario text := pg_my_temp_schema()::regnamespace;
begin
  return query execute replace($consulta$
    with lojas as materialized (
      select m.ibge, left(r.cnpj, 8) as raiz, r.fim is null as ativa, r.cnae, r.inicio_em, r.fim, r.fim_em, c.porte, c.natureza, s.simples
      from pg_temp.registro as r
      join privado.municipios as m on m.tom = r.tom
      left join pg_temp.empresas as c on c.raiz = left(r.cnpj, 8)
      left join pg_temp.simples as s on s.raiz = c.raiz
      -- An active one without its company is in privado.farmacias neither.
      where r.fim is not null or c.raiz is not null
    ), tamanhos as materialized (
      select l.raiz, count(*) as lojas from lojas as l where l.ativa group by l.raiz
    ), eventos as (
      select l.ibge, extract(year from l.inicio_em)::integer as ano, 1 as aberta, l.ativa::integer as viva, 0 as encerrada, 0 as cadastro
      from lojas as l where l.inicio_em >= '2012-01-01' and l.inicio_em < $1 + interval '1 month'
      union all
      select l.ibge, extract(year from l.fim_em)::integer, 0, 0, (l.fim = 'encerrada')::integer, (l.fim = 'cadastro')::integer
      from lojas as l where l.fim in ('encerrada', 'cadastro') and l.fim_em >= '2012-01-01' and l.fim_em < $1 + interval '1 month'
    ), anual as (
      select e.ibge, e.ano, sum(e.aberta)::integer as a, sum(e.viva)::integer as v, sum(e.encerrada)::integer as e, sum(e.cadastro)::integer as c
      from eventos as e group by e.ibge, e.ano
    ), historia as (
      -- A year in which the register took shops out names them in a small town: only their sum is told.
      select n.ibge, jsonb_agg(jsonb_build_array(n.ano, n.a, n.v, n.e) order by n.ano) filter (where n.a + n.e > 0) as anos,
        sum(n.a)::integer as abertas, sum(n.e)::integer as encerradas, sum(n.c)::integer as cadastro
      from anual as n group by n.ibge
    ), contagem as (
      select l.ibge,
        count(*) filter (where l.ativa)::integer as ativas,
        count(*) filter (where l.ativa and t.lojas = 1)::integer as unicas,
        count(*) filter (where l.ativa and t.lojas between 2 and 4)::integer as grupos,
        count(*) filter (where l.ativa and t.lojas >= 5)::integer as redes,
        count(distinct l.raiz) filter (where l.ativa and t.lojas >= 5)::integer as redes_diferentes,
        count(*) filter (where l.inicio_em >= $1 - interval '12 months' and l.inicio_em < $1)::integer as abertas_12,
        count(*) filter (where l.fim = 'encerrada' and l.fim_em >= $1 - interval '12 months' and l.fim_em < $1)::integer as encerradas_12,
        count(*) filter (where l.inicio_em between '2016-01-01' and '2020-12-31')::integer as coorte,
        count(*) filter (where l.ativa and l.inicio_em between '2016-01-01' and '2020-12-31')::integer as coorte_ativas,
        array[
          count(*) filter (where l.ativa and l.inicio_em >= $1 - interval '2 years'),
          count(*) filter (where l.ativa and l.inicio_em >= $1 - interval '5 years' and l.inicio_em < $1 - interval '2 years'),
          count(*) filter (where l.ativa and l.inicio_em >= $1 - interval '10 years' and l.inicio_em < $1 - interval '5 years'),
          count(*) filter (where l.ativa and l.inicio_em >= $1 - interval '20 years' and l.inicio_em < $1 - interval '10 years'),
          -- Only old entries of the register lack their first day.
          count(*) filter (where l.ativa and (l.inicio_em is null or l.inicio_em < $1 - interval '20 years'))
        ]::integer[] as idades,
        greatest(round((percentile_cont(0.5) within group (order by ($1 - l.inicio_em) / 365.25) filter (where l.ativa))::numeric, 1), 0) as idade_mediana,
        count(*) filter (where l.ativa and l.porte = 'ME')::integer as me,
        count(*) filter (where l.ativa and l.porte = 'EPP')::integer as epp,
        count(*) filter (where l.ativa and l.porte = 'DEMAIS')::integer as demais,
        count(*) filter (where l.ativa and l.porte is null)::integer as sem_porte,
        count(*) filter (where l.ativa and l.simples)::integer as simples,
        count(*) filter (where l.ativa and l.natureza = '2135')::integer as individuais,
        count(*) filter (where l.ativa and l.cnae = '4771702')::integer as manipulacao,
        count(*) filter (where l.ativa and l.cnae = '4771703')::integer as homeopatia
      from lojas as l left join tamanhos as t on t.raiz = l.raiz
      group by l.ibge
    )
    select c.*, h.anos, h.abertas, h.encerradas, h.cadastro
    from contagem as c left join historia as h on h.ibge = c.ibge
  $consulta$, 'pg_temp', v_temporario) using p_mes;
end $$;
comment on function privado.contar_registro is
  'Counts per town of the register that the load has staged in this session, every pharmacy ever registered included.';

create or replace function privado.refazer_pracas(
  p_mes date, p_parecidas jsonb, p_amostra boolean, out cidades integer, out antes integer, out ativas integer, out sem_cidade integer
)
language plpgsql volatile set search_path = '' as $$
declare
  v_temporario text := pg_my_temp_schema()::regnamespace;
begin
  select count(*) into antes from privado.pracas as p where p.dados['ativas'] <> '0';
  execute format('select count(*) filter (where m.ibge is null), count(*) from %s.registro as r
    left join privado.municipios as m on m.tom = r.tom where r.fim is null', v_temporario) into sem_cidade, ativas;
  delete from privado.pracas as p where not exists (select from privado.municipios as m where m.ibge = p.ibge);
  with contagem as materialized (
    select * from privado.contar_registro(p_mes)
  ), base as materialized (
    select m.ibge, m.uf, m.nome, m.slug, m.regiao, m.regiao_nome, p.habitantes, p.ano,
      coalesce(c.ativas, 0) as lojas, coalesce(c.redes, 0) as redes,
      case when c.ativas > 0 then p.habitantes::numeric / c.ativas end as por_farmacia,
      width_bucket(p.habitantes, array[10000, 20000, 50000, 100000, 500000]) + 1 as faixa
    from privado.municipios as m
    left join lateral (select q.habitantes, q.ano from privado.populacoes as q where q.ibge = m.ibge order by q.ano desc limit 1) as p on true
    left join contagem as c on c.ibge = m.ibge
  ), regioes as (
    select b.uf, b.regiao_nome, jsonb_build_object('id', min(b.regiao), 'nome', b.regiao_nome, 'municipios', count(*),
      -- A ratio needs every town of the few of a region; of a state or the country one town changes nothing that is shown.
      'habitantes', case when count(*) = count(b.habitantes) then sum(b.habitantes) end,
      'ativas', sum(b.lojas), 'redes', sum(b.redes)) as dados
    from base as b group by b.uf, b.regiao_nome
  ), vizinhas as (
    select a.uf, a.regiao_nome, jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('nome', a.nome, 'slug', a.slug, 'habitantes', a.habitantes, 'ativas', a.lojas))
      order by a.lugar) as lista
    from (
      select b.*, row_number() over (partition by b.uf, b.regiao_nome order by b.habitantes desc nulls last, b.ibge) as lugar
      from base as b
    ) as a where a.lugar <= 12 group by a.uf, a.regiao_nome
  ), estados as (
    select b.uf, jsonb_build_object('municipios', count(*), 'habitantes', sum(b.habitantes), 'ativas', sum(b.lojas), 'redes', sum(b.redes)) as dados
    from base as b group by b.uf
  ), pais as (
    select jsonb_build_object('habitantes', sum(b.habitantes), 'ativas', sum(b.lojas), 'redes', sum(b.redes)) as dados from base as b
  ), quantis as (
    select b.faixa, count(*) as municipios,
      percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by b.por_farmacia::float8) as moradores,
      percentile_cont(0.5) within group (order by b.redes::float8 / nullif(b.lojas, 0)) as redes
    from base as b where b.faixa is not null group by b.faixa
  ), faixas as (
    select q.faixa, jsonb_build_object('id', q.faixa, 'municipios', q.municipios,
      'quantis', (select jsonb_agg(round(v::numeric)) from unnest(q.moradores) as v), 'redes', round(q.redes::numeric, 3)) as dados
    from quantis as q where q.moradores is not null
  ), parecidas as (
    select p.ibge, min(p.criterio) as criterio, jsonb_agg(
      jsonb_build_object('nome', b.nome, 'uf', b.uf, 'slug', b.slug, 'habitantes', b.habitantes, 'ativas', b.lojas, 'redes', b.redes, 'km', p.km)
      order by p.km, b.ibge) as lista
    from jsonb_to_recordset(p_parecidas) as p (ibge integer, outra integer, km integer, criterio text)
    join base as b on b.ibge = p.outra group by p.ibge
  ), documentos as (
    select b.ibge, b.uf, b.slug, jsonb_strip_nulls(jsonb_build_object(
      'ibge', b.ibge, 'nome', b.nome, 'uf', b.uf, 'slug', b.slug, 'mes', to_char(p_mes, 'YYYY-MM'), 'amostra', nullif(p_amostra, false),
      'populacao', case when b.habitantes is not null then jsonb_build_object('habitantes', b.habitantes, 'ano', b.ano) end,
      'ativas', b.lojas, 'unicas', coalesce(c.unicas, 0), 'grupos', coalesce(c.grupos, 0), 'redes', b.redes,
      'redes_diferentes', coalesce(c.redes_diferentes, 0),
      'abertas_12', coalesce(c.abertas_12, 0), 'encerradas_12', coalesce(c.encerradas_12, 0),
      'regiao', r.dados, 'estado', e.dados, 'brasil', x.dados, 'faixa', f.dados,
      'parecidas', coalesce(v.lista, '[]'), 'parecidas_por', v.criterio, 'vizinhas', n.lista
    )) || case
      -- With fewer than five, a year, an age or a size would describe one shop and its owner.
      when b.lojas < 5 then jsonb_build_object('desde_2012',
        jsonb_build_object('abertas', coalesce(c.abertas_2012, 0), 'encerradas', coalesce(c.encerradas_2012, 0)))
      else jsonb_strip_nulls(jsonb_build_object(
        'anos', coalesce(c.anos, '[]'),
        'cadastro', case when c.cadastro_2012 >= 5 then c.cadastro_2012 end,
        'coorte', case when c.coorte >= 5 then jsonb_build_object('abertas', c.coorte, 'ativas', c.coorte_ativas) end,
        'detalhe', jsonb_build_object('idades', to_jsonb(c.idades), 'idade_mediana', coalesce(c.idade_mediana, 0),
          'me', c.me, 'epp', c.epp, 'demais', c.demais, 'sem_porte', c.sem_porte, 'simples', c.simples,
          'individuais', c.individuais, 'manipulacao', c.manipulacao, 'homeopatia', c.homeopatia)))
      end as dados
    from base as b
    left join contagem as c on c.ibge = b.ibge
    left join parecidas as v on v.ibge = b.ibge
    left join faixas as f on f.faixa = b.faixa
    join regioes as r on r.uf = b.uf and r.regiao_nome = b.regiao_nome
    join vizinhas as n on n.uf = b.uf and n.regiao_nome = b.regiao_nome
    join estados as e on e.uf = b.uf
    cross join pais as x
  )
  insert into privado.pracas as p (ibge, uf, slug, mes, dados)
  select d.ibge, d.uf, d.slug, p_mes, d.dados from documentos as d
  on conflict (ibge) do update set uf = excluded.uf, slug = excluded.slug, mes = excluded.mes, dados = excluded.dados
  where (p.mes, p.dados) is distinct from (excluded.mes, excluded.dados);

  select count(*) into cidades from privado.pracas as p where p.dados['ativas'] <> '0';
end $$;
comment on function privado.refazer_pracas is
  'Writes the document of every town from the register staged in this session and the towns to show beside each. Returns the towns with a pharmacy now and before, the active pharmacies, and those of them whose town is unknown: the load refuses what looks wrong.';

create or replace function privado.praca_da_pessoa(p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_praca privado.pracas;
begin
  select c.* into v_praca
  from privado.entradas as e join privado.farmacias as f on f.cnpj = e.cnpj join privado.pracas as c on c.ibge = f.ibge
  where e.pessoa_id = any (p_ids) order by e.criada_em desc, e.id desc limit 1;
  if v_praca.ibge is null then
    select c.* into v_praca
    from (
      select x.tabela, x.id, x.criada_em from unnest(p_ids) as i (id), lateral (
        select n.tabela, n.id, n.criada_em from privado.entradas as n
        where n.pessoa_id = i.id and n.tabela in ('contato', 'leadlive', 'inscricoes', 'cadastros_app')
        order by n.criada_em desc, n.id desc limit 20
      ) as x order by x.criada_em desc, x.id desc limit 20
    ) as e
    cross join lateral (select privado.mostrar_linha(e.tabela, e.id, 'leitura') -> 'origem' as origem) as v
    -- A visit that began on the page of a town opened that one first.
    cross join lateral (values (1, v.origem ->> 'landing_page'), (2, v.origem ->> 'praca')) as o (ordem, pagina)
    join privado.pracas as c on c.uf = upper(split_part(o.pagina, '/', 3)) and c.slug = split_part(o.pagina, '/', 4)
    where o.pagina like '/raio-x/%' order by e.criada_em desc, e.id desc, o.ordem limit 1;
  end if;
  if v_praca.ibge is null then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('nome', v_praca.dados -> 'nome', 'uf', v_praca.uf, 'slug', v_praca.slug,
    'mes', v_praca.dados -> 'mes', 'ativas', v_praca.dados -> 'ativas', 'populacao', v_praca.dados -> 'populacao'));
end $$;
comment on function privado.praca_da_pessoa is
  'The town of the newest CNPJ of these people, else the one whose raio-x they opened first on the visit of a message; null when neither is known.';
