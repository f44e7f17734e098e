-- Invitations to the sign-up of an order or of a free lead. The link in an e-mail carries a secret; the database stores
-- only its hash, so a backup or a reader of this table cannot open one.
create table privado.convites (
  hash bytea primary key constraint hash_sha256 check (octet_length(hash) = 32),
  pedido_id uuid constraint convites_pedido references public.pedidos (id) on delete cascade,
  lead_id uuid constraint convites_lead references public.leadlive (id) on delete cascade,
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null default now() + interval '30 days',
  constraint um_destino check (num_nonnulls(pedido_id, lead_id) = 1)
);
comment on table privado.convites is 'Links to a sign-up that is already bound to its order or lead, sent by e-mail. Deleted with it.';
comment on column privado.convites.hash is 'SHA-256 of the secret (43 base64url characters), which is stored nowhere.';
comment on column privado.convites.pedido_id is 'The order whose sign-up the link opens.';
comment on column privado.convites.lead_id is 'The EdenApp FREE lead whose sign-up the link opens.';
comment on column privado.convites.criado_em is 'When the e-mail with the link was sent.';
comment on column privado.convites.expira_em is 'End of the link. Expired rows are deleted when the next invitation is made.';
create index convites_pedido_id on privado.convites (pedido_id);
create index convites_lead_id on privado.convites (lead_id);
create index convites_expira_em on privado.convites (expira_em);
alter table privado.convites enable row level security;

-- Anybody can type anybody's e-mail into a form, so the mails one recipient gets are limited.
create table privado.recibos (
  chave text primary key,
  alvo text not null references privado.limites (alvo),
  destinatario bytea not null,
  permitido boolean not null,
  criado_em timestamptz not null default now()
);
comment on table privado.recibos is
  'Which mails of an open form may go to their recipient, decided once for each; kept for a day.';
comment on column privado.recibos.chave is 'The mail''s key in emails_enviados.';
comment on column privado.recibos.alvo is 'The limit it counts for: recibo; acesso for the access to a free account; lembrete for an order not paid.';
comment on column privado.recibos.destinatario is 'Keyed hash of the mailbox, never the address.';
comment on column privado.recibos.permitido is 'False: past the limit, not sent.';
create index recibos_destinatario on privado.recibos (alvo, destinatario);
create index recibos_criado_em on privado.recibos (criado_em);
alter table privado.recibos enable row level security;
