-- Saved filters: a member's own and, by gestao, those of the team.
create table privado.vistas (
  id uuid primary key,
  membro uuid constraint vistas_membro references privado.equipe (id) on delete cascade,
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 40)),
  filtro jsonb not null constraint filtro_objeto check (jsonb_typeof(filtro) = 'object'),
  ordem integer not null,
  versao integer not null default 1
);
comment on table privado.vistas is 'A filter of the Caixa with a name. No personal data: a filter cannot contain a search text.';
comment on column privado.vistas.membro is 'Whose view it is; null for one of the team.';
comment on column privado.vistas.filtro is 'As it was saved. A field that a later version does not know is left out when the view is opened.';
comment on column privado.vistas.ordem is 'Place in the list: the order in which they were saved.';
create index vistas_membro on privado.vistas (membro);
alter table privado.vistas enable row level security;
