-- Browsers from which members have signed in. Codes and tries of an unknown browser are counted by mailbox, so a stranger
-- can use them up; a known browser has its own.
create table privado.aparelhos_painel (
  hash bytea not null constraint hash_inteiro check (octet_length(hash) = 32),
  membro uuid not null constraint aparelhos_painel_membro references privado.equipe (id) on delete cascade,
  visto_em timestamptz not null default now(),
  primary key (membro, hash)
);
comment on table privado.aparelhos_painel is
  'Browsers from which a member has signed in with both factors within 30 days, until the member signs out everywhere.';
comment on column privado.aparelhos_painel.hash is 'SHA-256 of a random number in a cookie that scripts cannot read. It opens nothing by itself.';
alter table privado.aparelhos_painel enable row level security;

-- The sign-in service holds the secret of the authenticator, so the step of a code is not known here. A code is valid for
-- less than two minutes.
create table privado.fatores_usados (
  membro uuid not null constraint fatores_usados_membro references privado.equipe (id) on delete cascade,
  hash bytea not null,
  em timestamptz not null default now(),
  primary key (membro, hash)
);
comment on table privado.fatores_usados is 'Codes of authenticators accepted within two minutes, as keyed hashes: each opens one session.';
alter table privado.fatores_usados enable row level security;

insert into privado.limites (alvo, maximo, janela) values
  -- Tries of the authenticator's code, per member, after which gestao must reset it.
  ('painel_fator_dia', 30, '1 day');
insert into privado.tarefas (tarefa, tentativas, prioridade) values ('entrada_nova', 25, 0);
