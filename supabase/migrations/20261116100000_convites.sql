-- Invitations to the sign-up of an order or of a free lead. The link in an e-mail carries the secret; the database keeps
-- its hash only, so that neither a backup nor a reader of this table can open one.
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
revoke execute on function privado.criar_convite(bytea, uuid, uuid) from public;

insert into privado.limites (alvo, maximo, janela) values ('convite', 60, '10 minutes');

-- The look-up is by hash: its time tells nothing of a secret. A wrong and an expired one are the same null.
create function public.abrir_convite(p_segredo text) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_convite privado.convites;
begin
  perform privado.contar('convite', privado.endereco_cliente());
  select * into v_convite from privado.convites
  where hash = sha256(convert_to(left(p_segredo, 64), 'UTF8')) and expira_em > now();
  if v_convite.pedido_id is not null then
    return (
      select json_build_object(
        'tipo', 'paid', 'pedido_id', p.id, 'situacao', p.situacao, 'plano', p.plano, 'forma', p.forma_pagamento,
        'origem', p.origem_compra, 'nome', p.nome, 'email', p.email, 'telefone', p.telefone,
        'cadastrado', exists (select from public.cadastros_app as c where c.pedido_id = p.id)
      ) from public.pedidos as p where p.id = v_convite.pedido_id
    );
  end if;
  return (
    select json_build_object(
      'tipo', 'free', 'pedido_id', null, 'situacao', null, 'plano', 'free', 'forma', null, 'origem', null,
      'nome', l.nome, 'email', l.email, 'telefone', l.telefone,
      'cadastrado', exists (select from public.cadastros_app as c where c.email = l.email)
    ) from public.leadlive as l where l.id = v_convite.lead_id
  );
end $$;
comment on function public.abrir_convite is
  'What the sign-up page needs of the order or lead behind an invitation; null for an unknown or expired secret. Limited per address.';
revoke execute on function public.abrir_convite(text) from public;
grant execute on function public.abrir_convite(text) to anon, authenticated, service_role;

create function public.situacao_conta(p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select conta_situacao from public.cadastros_app where id = p_id
$$;
comment on function public.situacao_conta is 'The state of the account of one sign-up, to whoever holds its id; nothing else about it.';
revoke execute on function public.situacao_conta(uuid) from public;
grant execute on function public.situacao_conta(uuid) to anon, authenticated, service_role;
