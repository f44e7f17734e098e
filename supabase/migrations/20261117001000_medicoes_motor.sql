-- The engine of the browser beside each measurement, so that web vitals can be compared by engine. It is one of three words
-- and derived in the browser: no user agent and no version is sent.
set lock_timeout = '5s';

alter table public.medicoes add column motor text;
alter table public.medicoes
  add constraint motor_conhecido check (motor in ('chromium', 'webkit', 'gecko')) not valid;
comment on column public.medicoes.motor is 'Engine of the browser; null in rows stored before this column existed.';
grant insert (motor) on public.medicoes to anon, authenticated;

-- The result has one more column, so the function cannot be replaced in place.
drop function privado.vitais(integer);
create function privado.vitais(p_dias integer default 30)
returns table (pagina text, medida text, tela text, motor text, visitas bigint, p75 numeric)
language sql stable set search_path = '' as $$
  select m.pagina, m.medida, m.tela, m.motor, count(*),
    round((percentile_cont(0.75) within group (order by m.valor))::numeric, 3)
  from public.medicoes as m where m.medida <> 'etapa' and m.dia > (now() at time zone 'America/Sao_Paulo')::date - p_dias
  group by m.pagina, m.medida, m.tela, m.motor order by m.pagina, m.medida, m.tela, m.motor
$$;
comment on function privado.vitais is 'The 75th percentile of each web vital by page, screen and engine, by which Google judges a page.';
revoke execute on function privado.vitais(integer) from public;
