-- Round robin: a waiting person without an owner is given to a member who is in the panel. Off until gestao turns it on.
create table privado.preferencias_equipe (
  unica boolean primary key default true constraint uma_linha check (unica),
  rodizio boolean not null default false,
  resumo_em date
);
comment on table privado.preferencias_equipe is 'One row: how the team shares its work.';
comment on column privado.preferencias_equipe.resumo_em is 'Day in São Paulo whose digests were enqueued last.';
alter table privado.preferencias_equipe enable row level security;
insert into privado.preferencias_equipe default values;
