create or replace function privado.funil(p_dias integer default 30)
returns table (pagina text, etapa smallint, visitas bigint, saiu_aqui bigint, saiu_aqui_por_cento numeric)
language sql stable set search_path = '' as $$
  with longe as (
    -- A visit counts at the farthest step it reached.
    select m.pagina, m.visita, max(m.etapa) as ultima from public.medicoes as m
    where m.medida = 'etapa' and m.dia > (now() at time zone 'America/Sao_Paulo')::date - p_dias group by m.pagina, m.visita
  ), chegada as (
    select e.pagina, e.etapa, count(*) filter (where l.ultima >= e.etapa) as visitas,
      count(*) filter (where l.ultima = e.etapa and e.etapa < 100) as saidas
    from (select distinct l.pagina, l.ultima as etapa from longe as l) as e join longe as l using (pagina)
    group by e.pagina, e.etapa
  )
  select c.pagina, c.etapa, c.visitas, c.saidas, round(100.0 * c.saidas / c.visitas, 1)
  from chegada as c order by c.pagina, c.etapa
$$;
comment on function privado.funil is 'Per page and step: visits that came so far and those that left there; 100 is saved.';

create or replace function privado.vitais(p_dias integer default 30)
returns table (pagina text, medida text, tela text, motor text, visitas bigint, p75 numeric)
language sql stable set search_path = '' as $$
  select m.pagina, m.medida, m.tela, m.motor, count(*),
    round((percentile_cont(0.75) within group (order by m.valor))::numeric, 3)
  from public.medicoes as m where m.medida <> 'etapa' and m.dia > (now() at time zone 'America/Sao_Paulo')::date - p_dias
  group by m.pagina, m.medida, m.tela, m.motor order by m.pagina, m.medida, m.tela, m.motor
$$;
comment on function privado.vitais is 'The 75th percentile of each web vital by page, screen and engine, by which Google judges a page.';

create policy "Visitors leave measurements dated by the server" on public.medicoes
  for insert to anon, authenticated with check (dia = (now() at time zone 'America/Sao_Paulo')::date);

-- The measurements of one page load are sent together: five web vitals and the steps of the forms seen.
create or replace trigger limitar after insert on public.medicoes referencing new table as novas
  for each statement execute function privado.limitar_insercao('100');
