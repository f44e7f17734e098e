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

create function privado.criar_convite(p_hash bytea, p_pedido_id uuid, p_lead_id uuid) returns void
language sql set search_path = '' as $$
  delete from privado.convites where expira_em < now();
  insert into privado.convites (hash, pedido_id, lead_id) values (p_hash, p_pedido_id, p_lead_id);
$$;
comment on function privado.criar_convite is 'Stores an invitation made by the service, and deletes the expired ones.';

-- Looks up by hash, so the response time reveals nothing about a secret. Wrong and expired secrets both return null.
create function public.abrir_convite(p_segredo text) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_convite privado.convites;
begin
  perform privado.contar('convite', privado.endereco_cliente());
  select * into v_convite from privado.convites
  where hash = sha256(convert_to(left(p_segredo, 64), 'UTF8')) and expira_em > now();
  perform privado.abriu_email('pedidos', v_convite.pedido_id), privado.abriu_email('leadlive', v_convite.lead_id);
  if v_convite.pedido_id is not null then
    return (
      -- Used up, it tells nobody whose it was.
      select case when exists (select from public.cadastros_app as c where c.pedido_id = p.id)
        then json_build_object('tipo', 'paid', 'cadastrado', true)
        else json_build_object(
          'tipo', 'paid', 'pedido_id', p.id, 'situacao', p.situacao, 'plano', p.plano, 'forma', p.forma_pagamento,
          'origem', p.origem_compra, 'nome', p.nome,
          -- The address to which the invitation was sent: who has an older one learns no correction.
          'email', privado.email_da_cobranca(p, v_convite.criado_em), 'telefone', p.telefone,
          'inicio_id', (privado.compra_de('pedidos', p.id)).inicio_id, 'cadastrado', false
        ) end from public.pedidos as p where p.id = v_convite.pedido_id
    );
  end if;
  return (
    select case when exists (select from public.cadastros_app as c where c.email = l.email)
      then json_build_object('tipo', 'free', 'cadastrado', true)
      else json_build_object(
        'tipo', 'free', 'pedido_id', null, 'situacao', null, 'plano', 'free', 'forma', null, 'origem', null,
        'nome', l.nome, 'email', l.email, 'telefone', l.telefone, 'inicio_id', l.id, 'cadastrado', false
      ) end from public.leadlive as l where l.id = v_convite.lead_id
  );
end $$;
comment on function public.abrir_convite is
  'What the sign-up page needs of the order or lead behind an invitation, only its kind once that has a sign-up; null for an unknown or expired secret. Limited per address.';
grant execute on function public.abrir_convite(text) to anon, authenticated, service_role;

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

create function privado.caixa_postal(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when dominio in ('gmail.com', 'googlemail.com') then replace(usuario, '.', '') else usuario end || '@' || dominio
  from (
    select split_part(split_part(lower(p_email), '@', 1), '+', 1) as usuario, split_part(lower(p_email), '@', 2) as dominio
  ) as partes
$$;
comment on function privado.caixa_postal is
  'The mailbox behind an address: ana+1@ and ana@ are one, and Gmail ignores dots.';

-- Runs in its own transaction, which ends before the mail is sent, so the lock on a recipient is short.
create function privado.permitir_recibo(p_alvo text, p_chave text, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  limite privado.limites;
  v_destinatario bytea := privado.hash_consulta(privado.caixa_postal(p_email));
  v_permitido boolean;
begin
  select * into strict limite from privado.limites where alvo = p_alvo;
  perform pg_advisory_xact_lock(hashtextextended(p_alvo || encode(v_destinatario, 'hex'), 0));
  select permitido into v_permitido from privado.recibos where chave = p_chave;
  if not found then
    select count(*) < limite.maximo into v_permitido from privado.recibos
    where alvo = p_alvo and destinatario = v_destinatario and permitido and criado_em > now() - limite.janela;
    insert into privado.recibos (chave, alvo, destinatario, permitido) values (p_chave, p_alvo, v_destinatario, v_permitido);
  end if;
  return v_permitido;
end $$;
comment on function privado.permitir_recibo is
  'Whether this mail of an open form may be sent to this recipient. Asked again for the same mail it answers the same and counts nothing.';

create function privado.limpar_recibos() returns void language sql set search_path = '' as $$
  delete from privado.recibos as r using privado.limites as l where l.alvo = r.alvo and r.criado_em < now() - l.janela;
$$;
comment on function privado.limpar_recibos is 'Forgets recipients once they no longer count; the service runs it every hour.';
