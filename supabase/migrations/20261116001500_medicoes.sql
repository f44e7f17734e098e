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
