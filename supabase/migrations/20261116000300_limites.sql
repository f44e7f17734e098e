-- Rate limits are in the database, so they are the same on the hosted API and on the local gateway. The secrets come
-- first: the client's address and the keys of some counters depend on them.
create table privado.chaves (
  nome text primary key,
  valor bytea not null,
  criado_em timestamptz not null default now()
);
comment on table privado.chaves is
  'Secrets made inside the database, different in every installation, and the SHA-256 digest of the proxy''s secret.';
comment on column privado.chaves.nome is
  'consultas and titulares: keys of hashes. proxy: digest of the secret nginx sends; proxy_anterior: of the one before, while it is being replaced.';
insert into privado.chaves (nome, valor) values
  ('consultas', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  ('titulares', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create table privado.limites (
  alvo text primary key,
  maximo integer not null check (maximo > 0),
  janela interval not null check (janela > interval '0')
);
comment on table privado.limites is
  'How often one address may do what. gestao raises the figure of a form for some hours: privado.aumentos_de_limite.';
-- A leadlive row can be large: 600 of them per address every ten minutes would be half a gigabyte a day.
insert into privado.limites (alvo, maximo, janela) values
  ('contato', 60, '10 minutes'),
  ('leadlive', 60, '10 minutes'),
  ('inscricoes', 300, '10 minutes'),
  ('cadastros_app', 300, '10 minutes'),
  ('diagnosticos_respostas', 120, '10 minutes'),
  ('medicoes', 3000, '10 minutes'),
  ('checkout', 300, '10 minutes'),
  ('convite', 60, '10 minutes'),
  ('comparar_lojas', 120, '10 minutes'),
  ('localizar_loja', 60, '10 minutes'),
  -- Misses of one CNPJ; privado.contar_consulta explains the three figures.
  ('localizar_loja_cnpj', 10, '1 hour'),
  ('localizar_loja_cnpj_dia', 30, '1 day'),
  ('localizar_loja_reserva', 5, '1 day'),
  -- E-mails to one recipient, from all addresses together: anybody can type anybody's e-mail into a form.
  ('recibo', 3, '1 day'),
  ('acesso', 2, '1 day'),
  ('lembrete', 4, '1 day');

create unlogged table privado.contadores (
  alvo text not null,
  chave text not null,
  inicio timestamptz not null,
  vezes integer not null,
  primary key (alvo, chave, inicio)
) with (fillfactor = 50);
comment on table privado.contadores is 'Uses per address and window. Unlogged: a crash forgets the counts, nothing else.';
comment on column privado.contadores.chave is 'The client''s address or a keyed hash, never a document in clear.';

alter table privado.chaves enable row level security;
alter table privado.limites enable row level security;
alter table privado.contadores enable row level security;
