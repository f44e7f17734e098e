create or replace function privado.ler_periodo(p jsonb) returns privado.periodo
language plpgsql stable set search_path = '' as $$
declare
  v privado.periodo;
  v_hoje date := privado.hoje() at time zone 'America/Sao_Paulo';
begin
  if not pg_input_is_valid(coalesce(p ->> 'de', 'today'), 'date') or not pg_input_is_valid(coalesce(p ->> 'ate', 'today'), 'date') then
    raise exception 'Escolha dias que existem.' using errcode = 'PT422';
  end if;
  v.ate := coalesce((p ->> 'ate')::date, v_hoje);
  v.de := coalesce((p ->> 'de')::date, v.ate - coalesce((p ->> 'dias')::integer, 30) + 1);
  if v.de > v.ate or v.ate > v_hoje or v.ate - v.de > 365 then
    raise exception 'Escolha um período de até um ano, que termine hoje ou antes.' using errcode = 'PT422';
  end if;
  v.antes := v.de - (v.ate - v.de + 1);
  v.inicio_antes := v.antes::timestamp at time zone 'America/Sao_Paulo';
  v.inicio := v.de::timestamp at time zone 'America/Sao_Paulo';
  v.fim := (v.ate + 1)::timestamp at time zone 'America/Sao_Paulo';
  return v;
end $$;
comment on function privado.ler_periodo is 'The period a member asked for: dias up to today, or de and ate. At most a year.';

create or replace function painel.numeros_pessoas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with chegada as materialized (
      select c.dia, c.valor as origem, sum(c.pessoas) as pessoas from privado.contagens as c
      where c.figura = 'origem' and c.dia between v.antes and v.ate group by 1, 2 having sum(c.pessoas) <> 0
    ), do_dia as (
      select c.dia, sum(c.pessoas) as pessoas from chegada as c group by 1
    ), por_dia as (
      select d::date as dia, coalesce(a.pessoas, 0) as agora, coalesce(b.pessoas, 0) as antes
      from generate_series(v.de, v.ate, interval '1 day') as d
      left join do_dia as a on a.dia = d::date left join do_dia as b on b.dia = d::date - (v.de - v.antes)
    ), por_origem as (
      select c.origem, coalesce(sum(c.pessoas) filter (where c.dia >= v.de), 0) as agora,
        coalesce(sum(c.pessoas) filter (where c.dia < v.de), 0) as antes
      from chegada as c group by 1
    )
    select jsonb_build_object(
      'periodo', jsonb_build_object('antes', v.antes, 'de', v.de, 'ate', v.ate),
      'dias', (select jsonb_agg(to_jsonb(d) order by d.dia) from por_dia as d),
      'origens', (select coalesce(jsonb_agg(to_jsonb(o) order by o.agora desc, o.antes desc, o.origem), '[]') from por_origem as o)
    )
  );
end $$;
comment on function painel.numeros_pessoas is 'People who wrote for the first time, by day and by the form of their first entry.';

create or replace function painel.numeros_campanhas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with campanha as (
      select nullif(x.valor, '') as campanha, nullif(x.fonte, '') as fonte,
        coalesce(sum(x.pessoas) filter (where x.dia >= v.de), 0) as agora, coalesce(sum(x.pessoas) filter (where x.dia < v.de), 0) as antes,
        coalesce(sum(x.conversa) filter (where x.dia >= v.de), 0) as conversa, coalesce(sum(x.ganho) filter (where x.dia >= v.de), 0) as ganho
      from privado.contagens as x
      where x.figura = 'campanha' and x.dia between v.antes and v.ate group by 1, 2 having sum(x.pessoas) <> 0
    ), em_ordem as (
      select c.*, row_number() over (order by c.agora desc, c.antes desc, c.campanha nulls first, c.fonte nulls first) as lugar from campanha as c
    )
    select jsonb_build_object(
      'linhas', coalesce(jsonb_agg(to_jsonb(c) - 'lugar' order by c.lugar) filter (where c.lugar <= 12), '[]'),
      'outras', jsonb_build_object(
        'campanhas', count(*) filter (where c.lugar > 12), 'agora', coalesce(sum(c.agora) filter (where c.lugar > 12), 0),
        'antes', coalesce(sum(c.antes) filter (where c.lugar > 12), 0), 'conversa', coalesce(sum(c.conversa) filter (where c.lugar > 12), 0),
        'ganho', coalesce(sum(c.ganho) filter (where c.lugar > 12), 0)
      )
    ) from em_ordem as c
  );
end $$;
comment on function painel.numeros_campanhas is
  'The same people by campaign and source of their first visit, how many of them were answered and how many were won; the twelve largest.';
