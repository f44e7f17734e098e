-- What one session may read and send in an hour. Far above a day's work, far below copying the list of people.
insert into privado.limites (alvo, maximo, janela) values
  ('painel_pessoas', 300, '1 hour'),
  ('painel_listadas', 2000, '1 hour'),
  ('painel_emails', 60, '1 hour');
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('limite_membro', 25, 0);

create unlogged table privado.pessoas_contadas (
  membro uuid not null constraint pessoas_contadas_membro references privado.equipe (id) on delete cascade,
  alvo text not null,
  pessoa_id uuid not null,
  em timestamptz not null default now(),
  primary key (membro, alvo, pessoa_id)
);
comment on table privado.pessoas_contadas is
  'People that a member opened or saw in a list within an hour, so that a list that is read again counts nobody twice. Unlogged: a crash forgets them, nothing else.';
comment on column privado.pessoas_contadas.alvo is 'The limit they count for: painel_pessoas or painel_listadas.';
create index pessoas_contadas_em on privado.pessoas_contadas (em);
alter table privado.pessoas_contadas enable row level security;
