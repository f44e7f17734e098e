-- Filters of the Caixa. A filter is a JSON document (filtroSchema in domain/painel/filtro.ts); its condition is made of fixed
-- clauses whose values are read from the bound document, so no value is part of the SQL but origins, which are checked against
-- privado.origens().
create or replace function privado.lista_do_filtro(p_filtro jsonb, p_campo text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(select jsonb_array_elements_text(p_filtro -> p_campo));
end $$;
comment on function privado.lista_do_filtro is 'The values of one field. Immutable, so that the planner knows them and chooses by them.';

create or replace function privado.donos_do_filtro(p_filtro jsonb, p_membro uuid) returns uuid[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(
    select case d.dono when 'eu' then p_membro else d.dono::uuid end from unnest(privado.lista_do_filtro(p_filtro, 'donos')) as d (dono)
    where d.dono <> 'ninguem'
  );
end $$;
comment on function privado.donos_do_filtro is 'The owners that a filter names; eu is the member.';

create or replace function privado.condicao_do_filtro(p_filtro jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_onde text := 'p.principal_id is null and p.apagada_em is null and not p.suspeita';
  v_campo text;
  v_clausula text;
begin
  if p_filtro is null then
    raise exception 'falta o filtro' using errcode = '22023';
  end if;
  for v_campo in select jsonb_object_keys(p_filtro) loop
    v_clausula := case v_campo
      when 'de' then 'p.ultima_entrada_em >= ($2 ->> ''de'')::date::timestamp at time zone ''America/Sao_Paulo'''
      when 'ate' then 'p.ultima_entrada_em < (($2 ->> ''ate'')::date + 1)::timestamp at time zone ''America/Sao_Paulo'''
      when 'dias' then 'p.ultima_entrada_em >= ((now() at time zone ''America/Sao_Paulo'')::date - ($2 -> ''dias'')::integer + 1)::timestamp'
        || ' at time zone ''America/Sao_Paulo'''
      -- One comparison per known origin, as in the predicates of the indexes per origin: a rare one is found by its index.
      when 'origens' then coalesce((
        select '(' || string_agg(format('p.origens @> array[%L]', o.origem), ' or ') || ')' from unnest(privado.origens()) as o (origem)
        where p_filtro -> 'origens' ? o.origem
      ), 'false')
      when 'campanhas' then 'p.campanha = any (privado.lista_do_filtro($2, ''campanhas''))'
      when 'fontes' then 'p.fonte = any (privado.lista_do_filtro($2, ''fontes''))'
      when 'novidades' then 'p.aceita_novidades = ($2 -> ''novidades'')::boolean'
      when 'cidades' then 'p.lugar_cidade = any (privado.lista_do_filtro($2, ''cidades''))'
      when 'ufs' then 'p.lugar_uf = any (privado.lista_do_filtro($2, ''ufs''))'
      when 'donos' then case when p_filtro -> 'donos' ? 'ninguem' then '(p.dono is null or p.dono = any (privado.donos_do_filtro($2, $1)))'
        else 'p.dono = any (privado.donos_do_filtro($2, $1))' end
      when 'estados' then 'p.estado = any (privado.lista_do_filtro($2, ''estados''))'
      when 'espera' then case p_filtro ->> 'espera' when 'esperando' then 'p.prazo is not null' when 'atrasada' then 'p.prazo < now()'
        when 'nao' then 'p.prazo is null' end
      when 'passo' then case p_filtro ->> 'passo' when 'com' then 'p.passo_em is not null' when 'sem' then 'p.passo_em is null'
        when 'vencido' then 'p.passo_em < now()' end
    end;
    if v_clausula is null then
      raise exception 'filtro desconhecido' using errcode = '22023';
    end if;
    v_onde := v_onde || ' and ' || v_clausula;
  end loop;
  return v_onde;
end $$;
comment on function privado.condicao_do_filtro is
  'The SQL condition of a filter; an unknown field raises an error. $1 is the member, $2 the filter itself.';

create or replace function privado.ordem_do_filtro(p_filtro jsonb) returns text
language sql immutable set search_path = '' return case when p_filtro ?| array['de', 'ate', 'dias'] then 'recentes' else 'caixa' end;
comment on function privado.ordem_do_filtro is 'With a period the newest first, otherwise the order of the Caixa.';

create or replace function privado.contar_filtro(p_filtro jsonb, p_membro uuid) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_quantas integer;
begin
  execute 'select count(*) from (select from privado.pessoas as p where ' || privado.condicao_do_filtro(p_filtro)
    || ' limit 10000) as ate' into v_quantas using p_membro, p_filtro;
  return v_quantas;
end $$;
comment on function privado.contar_filtro is 'How many people a filter has for a member, counted to 10,000.';

create or replace function painel.filtrar(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_filtro jsonb := p -> 'filtro';
  v_onde text := privado.condicao_do_filtro(v_filtro);
  v_recentes boolean := privado.ordem_do_filtro(v_filtro) = 'recentes';
  v_coluna text := case when v_recentes then 'p.ultima_entrada_em' else 'p.ordem' end;
  v_sentido text := case when v_recentes then 'desc' else 'asc' end;
  v_cursor text := p ->> 'cursor';
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_pagina jsonb;
begin
  v_onde := v_onde || case when v_cursor is null then '' else format(' and (%s, p.id) %s ($4::%s, $5)', v_coluna,
    case when v_recentes then '<' else '>' end, case when v_recentes then 'timestamptz' else 'double precision' end) end;
  -- One statement, so that count, number of the last change and rows are of one moment. Up to 10,000 people are found once, for
  -- count and page: in the order of the list, a filter that matches few would read the list to its end. Of a filter that
  -- matches more, a page is soon full in that order.
  execute format($q$
    with achada as materialized (
      select %2$s as ordem, p.id from privado.pessoas as p where %1$s limit 10000
    ), total as materialized (
      select count(*) as quantas from achada
    ), pagina as materialized (
      select x.ordem, x.id, row_number() over (order by x.ordem %3$s, x.id %3$s) as lugar from (
        (select a.ordem, a.id from achada as a where (select t.quantas from total as t) < 10000 order by 1 %3$s, 2 %3$s limit $3 + 1)
        union all
        (select %2$s, p.id from privado.pessoas as p where (select t.quantas from total as t) = 10000 and %1$s
        order by 1 %3$s, 2 %3$s limit $3 + 1)
      ) as x
    )
    select jsonb_build_object(
      'pessoas', coalesce(jsonb_agg(privado.linha_pessoa(p, $6) || jsonb_build_object('aceita_novidades', p.aceita_novidades)
        order by l.lugar) filter (where l.lugar <= $3), '[]'),
      'proximo', case when count(*) > $3 then max(l.ordem || '/' || l.id) filter (where l.lugar = $3) end,
      'quantas', case when $4 is null then (select t.quantas from total as t) end,
      'mudanca', coalesce((select max(n.mudanca) from privado.novidades as n), 0), 'agora', now()
    )
    from pagina as l join privado.pessoas as p on p.id = l.id
  $q$, v_onde, v_coluna, v_sentido) into v_pagina
  using v_eu.id, v_filtro, v_limite, split_part(v_cursor, '/', 1), split_part(v_cursor, '/', 2)::uuid, privado.expediente(now());
  perform privado.registrar_lista(p, 'caixa', jsonb_build_object('filtro', v_filtro), jsonb_array_length(v_pagina -> 'pessoas'));
  return v_pagina;
end $$;
comment on function painel.filtrar is
  'One page of the people that a filter has, in the order of the Caixa or, with a period, the newest first. The first page has their count, to 10,000.';

create or replace function painel.opcoes_do_filtro(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with recursive chegada as materialized (
      select c.valor, c.fonte, sum(c.pessoas) as pessoas, max(c.dia) as ultima from privado.contagens as c
      where c.figura = 'campanha' group by 1, 2 having sum(c.pessoas) > 0
    ), lugar as (
      -- One step of the index per town, instead of all people.
      (select p.lugar_uf, p.lugar_cidade from privado.pessoas as p
      where p.principal_id is null and p.apagada_em is null and not p.suspeita and p.lugar_uf is not null and p.lugar_cidade is not null
      order by p.lugar_uf, p.lugar_cidade limit 1)
      union all
      select n.lugar_uf, n.lugar_cidade from lugar as l, lateral (
        select p.lugar_uf, p.lugar_cidade from privado.pessoas as p
        where p.principal_id is null and p.apagada_em is null and not p.suspeita
          and p.lugar_cidade is not null and (p.lugar_uf, p.lugar_cidade) > (l.lugar_uf, l.lugar_cidade)
        order by p.lugar_uf, p.lugar_cidade limit 1
      ) as n
    )
    select jsonb_build_object(
      'campanhas', (
        select coalesce(jsonb_agg(c.valor order by c.ultima desc, c.valor), '[]') from (
          select c.valor, max(c.ultima) as ultima from chegada as c where c.valor <> '' group by 1 order by 2 desc, 1 limit 200
        ) as c
      ),
      'fontes', (
        select coalesce(jsonb_agg(f.fonte order by f.pessoas desc, f.fonte), '[]') from (
          select c.fonte, sum(c.pessoas) as pessoas from chegada as c where c.fonte <> '' group by 1 order by 2 desc, 1 limit 200
        ) as f
      ),
      'cidades', (select coalesce(jsonb_agg(jsonb_build_object('cidade', l.lugar_cidade, 'uf', l.lugar_uf)), '[]') from lugar as l)
    )
  );
end $$;
comment on function painel.opcoes_do_filtro is
  'The campaigns, newest first, sources and towns that people have, for the fields of a filter; no personal data, not recorded.';
