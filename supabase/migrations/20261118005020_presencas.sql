-- Who is on which person right now. Unlogged and apart from pessoas: a presence changes no version and survives no crash.
create unlogged table privado.presencas (
  pessoa_id uuid not null constraint presencas_pessoa references privado.pessoas (id) on delete cascade,
  membro uuid not null constraint presencas_membro references privado.equipe (id) on delete cascade,
  escrevendo boolean not null,
  em timestamptz not null,
  primary key (pessoa_id, membro)
);
comment on table privado.presencas is 'The person that a member has open, while they use the keyboard, mouse or finger. Not shown after 30 seconds, deleted after a minute or an hour.';
comment on column privado.presencas.em is 'Last input of the member, not of the request.';
create index presencas_membro on privado.presencas (membro);
alter table privado.presencas enable row level security;
