-- Page speed and abandoned form steps, from visitors who consented. Nothing here identifies a person: no address, no
-- user agent, no text, and the day instead of the time, so a row cannot be matched with a lead of the same second.
create table public.medicoes (
  visita uuid not null,
  pagina text not null constraint pagina_conhecivel check (pagina ~ '^/[a-z-]{0,40}(/[a-z-]{1,40})?$'),
  medida text not null constraint medida_conhecida check (medida in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'etapa')),
  etapa smallint not null default 0 constraint etapa_possivel check (etapa between 0 and 100),
  valor real not null default 0 constraint valor_possivel check (valor between 0 and 600000),
  tela text not null constraint tela_conhecida check (tela in ('celular', 'computador')),
  motor text constraint motor_conhecido check (motor in ('chromium', 'webkit', 'gecko')),
  dia date not null default (now() at time zone 'America/Sao_Paulo')::date,
  primary key (visita, pagina, medida, etapa),
  constraint etapa_ou_valor check ((medida = 'etapa') = (etapa > 0))
);
comment on table public.medicoes is 'Web vitals and steps of forms, only after consent. No personal data.';
comment on column public.medicoes.visita is 'Random, made for one page load, kept nowhere else.';
comment on column public.medicoes.etapa is 'Steps of a form: from 1; 1 also where a form without steps is first touched; 100 once it was saved.';
comment on column public.medicoes.motor is 'Engine of the browser, derived there: no user agent and no version is sent. Null when a page did not send it.';
comment on column public.medicoes.dia is 'Day in São Paulo.';
comment on column public.medicoes.valor is 'Milliseconds; CLS without unit.';
create index medicoes_dia on public.medicoes (dia);

alter table public.medicoes enable row level security;
grant insert (visita, pagina, medida, etapa, valor, tela, motor) on public.medicoes to anon, authenticated;
grant select, insert, update, delete on public.medicoes to service_role;
create policy "Visitors leave measurements dated by the server" on public.medicoes
  for insert to anon, authenticated with check (dia = (now() at time zone 'America/Sao_Paulo')::date);

-- The measurements of one page load are sent together: five web vitals and the steps of the forms seen.
create trigger limitar after insert on public.medicoes referencing new table as novas
  for each statement execute function privado.limitar_insercao('100');

create function privado.funil(p_dias integer default 30)
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

create function privado.vitais(p_dias integer default 30)
returns table (pagina text, medida text, tela text, motor text, visitas bigint, p75 numeric)
language sql stable set search_path = '' as $$
  select m.pagina, m.medida, m.tela, m.motor, count(*),
    round((percentile_cont(0.75) within group (order by m.valor))::numeric, 3)
  from public.medicoes as m where m.medida <> 'etapa' and m.dia > (now() at time zone 'America/Sao_Paulo')::date - p_dias
  group by m.pagina, m.medida, m.tela, m.motor order by m.pagina, m.medida, m.tela, m.motor
$$;
comment on function privado.vitais is 'The 75th percentile of each web vital by page, screen and engine, by which Google judges a page.';
