-- Notices of a member. A notice may point at a line of the history: undoing the command removes the line and with it the
-- notice, and erasing the person removes both.
create table privado.avisos (
  id uuid primary key default gen_random_uuid(),
  membro uuid not null constraint avisos_membro references privado.equipe (id) on delete cascade,
  tipo text not null constraint tipo_conhecido check (tipo in ('entrada', 'resposta', 'passada', 'mencao', 'prazo', 'texto')),
  chave text not null,
  pessoa_id uuid constraint avisos_pessoa references privado.pessoas (id) on delete cascade,
  linha uuid constraint avisos_linha references privado.historico (id) on delete cascade,
  criado_em timestamptz not null default clock_timestamp(),
  visto_em timestamptz,
  constraint avisos_uma_vez unique (chave, membro)
);
comment on table privado.avisos is
  'What a member should see: a new person who waits, a reply, a hand-over, a mention, a promise that ends soon, a text to approve.';
comment on column privado.avisos.membro is 'Of a hand-over the new owner. While they are away, who stands in reads it (privado.cobertos).';
comment on column privado.avisos.chave is 'What it is about: a member gets one notice of each.';
comment on column privado.avisos.linha is 'Of a hand-over the line that says who handed the person over, with the note; of a mention the note.';
comment on column privado.avisos.visto_em is 'The member opened the person, or who stands in for them did: not of a mention, and not who handed the person over.';
create index avisos_por_ver on privado.avisos (membro) where visto_em is null;
create index avisos_membro on privado.avisos (membro);
create index avisos_pessoa on privado.avisos (pessoa_id) where pessoa_id is not null;
create index avisos_linha on privado.avisos (linha) where linha is not null;
alter table privado.avisos enable row level security;
