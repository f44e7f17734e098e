-- Figures of the public site, from visits that consented to measurement.
create function painel.numeros_formularios(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with passo as materialized (
      select m.pagina, m.visita, m.etapa, m.dia from public.medicoes as m
      where m.medida = 'etapa' and m.dia between v.antes and v.ate
    ), longe as (
      -- A visit counts on its first day, at every step up to the farthest one it reached.
      select l.pagina, l.ultima, count(*) filter (where l.dia >= v.de) as agora, count(*) filter (where l.dia < v.de) as antes
      from (select s.pagina, max(s.etapa) as ultima, min(s.dia) as dia from passo as s group by s.pagina, s.visita) as l group by 1, 2
    ), etapa as (
      select distinct s.pagina, s.etapa from passo as s union select distinct s.pagina, 100 from passo as s
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
comment on function painel.numeros_formularios is 'Per form, how many visits came to each step; 100 is saved.';

-- Half a year of measurements is sorted: with the default memory that happens on disk.
create function painel.numeros_vitais(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '32MB' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with vital as (
      select m.pagina, m.tela, m.medida, count(*) filter (where m.dia >= v.de) as visitas,
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

revoke execute on function painel.numeros_formularios(jsonb), painel.numeros_vitais(jsonb) from public;
grant execute on function painel.numeros_formularios(jsonb), painel.numeros_vitais(jsonb) to painel;
