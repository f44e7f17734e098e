-- Sessions of the panel and the limits of its sign-in codes. The sign-in service proves who a member is; the service keeps
-- the session. The cookie is a random number and only its SHA-256 is stored, so reading this table opens no session.
create table privado.sessoes_painel (
  hash bytea primary key constraint hash_inteiro check (octet_length(hash) = 32),
  membro uuid not null constraint sessoes_painel_membro references privado.equipe (id) on delete cascade,
  nivel text not null constraint nivel_conhecido check (nivel in ('aal1', 'aal2')),
  credencial text,
  criada_em timestamptz not null default now(),
  usada_em timestamptz not null default now(),
  constraint credencial_so_a_meio check (nivel = 'aal1' or credencial is null)
);
comment on table privado.sessoes_painel is
  'Ends after 4 hours without use, after 16 hours, at a sign-out, or when the member is deactivated; between the two factors after 10 minutes.';
comment on column privado.sessoes_painel.nivel is 'aal1 after the e-mail code, aal2 after the second factor.';
comment on column privado.sessoes_painel.credencial is 'Token of the sign-in service between the first and the second factor; not kept afterwards.';
create index sessoes_painel_membro on privado.sessoes_painel (membro);
alter table privado.sessoes_painel enable row level security;

-- The sign-in service makes and checks the codes. The limits are kept here too, for known and unknown addresses alike, so
-- that they apply whatever that service does.
create table privado.codigos_painel (
  chave bytea primary key,
  enviado_em timestamptz not null default now(),
  tentativas smallint not null default 0,
  usado_em timestamptz
);
comment on table privado.codigos_painel is
  'The live code of each address that asked for one: valid 10 minutes, five tries, a new one after 60 seconds. The code itself is not here.';
comment on column privado.codigos_painel.chave is 'Keyed hash of the address, or of a browser from which its member has signed in.';
comment on column privado.codigos_painel.usado_em is 'When somebody signed in with it.';
create index codigos_painel_enviado_em on privado.codigos_painel (enviado_em);
alter table privado.codigos_painel enable row level security;
-- Codes of one mailbox from all addresses together: six codes of five tries an hour.
insert into privado.limites (alvo, maximo, janela) values ('painel_codigo_email', 6, '1 hour');
