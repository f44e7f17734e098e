-- Before a live gestao raises the limit of one form for some hours: a whole room sends from one address.
create table privado.aumentos_de_limite (
  alvo text primary key references privado.limites (alvo)
    constraint formulario check (alvo in ('contato', 'leadlive', 'inscricoes', 'cadastros_app', 'diagnosticos_respostas')),
  id uuid not null unique,
  maximo integer not null check (maximo between 1 and 2000),
  desde timestamptz not null default now(),
  ate timestamptz not null,
  membro uuid not null references privado.equipe (id),
  constraint um_dia check (ate > desde and ate <= desde + interval '24 hours')
);
comment on table privado.aumentos_de_limite is
  'The last raise of each form. It counts until its hour without anybody acting; the record of accesses has the earlier ones.';
comment on column privado.aumentos_de_limite.id is 'The command that made it: what was on screen when somebody changes or ends it.';
comment on column privado.aumentos_de_limite.maximo is
  'Instead of the figure of privado.limites. 2,000 large rows per address every ten minutes are 1.7 gigabytes a day.';
create index on privado.aumentos_de_limite (membro);
alter table privado.aumentos_de_limite enable row level security;
