create or replace function painel.numeros_formularios(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with visita as materialized (
      select m.pagina, max(m.etapa) as ultima, min(m.dia) as dia, array_agg(m.etapa) as etapas
      from public.medicoes as m where m.medida = 'etapa' and m.dia between v.antes and v.ate
        -- The Raio-X and the list of the tools have steps, and nothing to fill in.
        and m.pagina not like '/raio-x%' and m.pagina <> '/ferramentas'
      group by m.pagina, m.visita
    ), longe as (
      -- A visit counts on its first day, at every step up to the farthest one it reached.
      select l.pagina, l.ultima, count(*) filter (where l.dia >= v.de) as agora, count(*) filter (where l.dia < v.de) as antes
      from visita as l group by 1, 2
    ), etapa as (
      select distinct c.pagina, e.etapa from (select distinct l.pagina, l.etapas from visita as l) as c,
        -- The last step is listed where nobody came to it, too. A free tool saves nothing: it ends with its next step.
        unnest(c.etapas || case when c.pagina like '/ferramentas/%' then 4 else 100 end::smallint) as e (etapa)
    ), chegada as (
      select e.pagina, e.etapa, sum(l.agora) filter (where l.ultima >= e.etapa) as agora, sum(l.antes) filter (where l.ultima >= e.etapa) as antes
      from etapa as e join longe as l using (pagina) group by 1, 2
    ), formulario as (
      select c.pagina, max(c.agora) as visitas, max(c.antes) as visitas_antes, jsonb_agg(jsonb_build_object(
        'etapa', c.etapa, 'agora', coalesce(c.agora, 0), 'antes', coalesce(c.antes, 0)
      ) order by c.etapa) as etapas
      from chegada as c group by 1 having count(*) > 1
    )
    select jsonb_build_object('formularios', coalesce(jsonb_agg(jsonb_build_object('pagina', f.pagina, 'etapas', f.etapas)
      order by f.visitas desc, f.visitas_antes desc, f.pagina), '[]')) from formulario as f
  );
end $$;
comment on function painel.numeros_formularios is 'Per form and free tool, how many visits came to each step; 100 is saved.';

create or replace function painel.numeros_vitais(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with vital as (
      select m.pagina, m.tela, m.medida, count(*) filter (where m.dia >= v.de) as visitas,
        count(*) filter (where m.dia < v.de) as visitas_antes,
        percentile_disc(0.75) within group (order by m.valor) filter (where m.dia >= v.de) as agora,
        percentile_disc(0.75) within group (order by m.valor) filter (where m.dia < v.de) as antes
      from public.medicoes as m
      where m.medida in ('LCP', 'INP', 'CLS') and m.dia between v.antes and v.ate
      group by 1, 2, 3
    )
    select jsonb_build_object('medidas', coalesce(jsonb_agg(to_jsonb(x) order by x.pagina, x.medida, x.tela), '[]'))
    from vital as x where x.visitas > 0
  );
end $$;
comment on function painel.numeros_vitais is 'The 75th percentile of each web vital by page and screen, by which search engines judge a page.';
