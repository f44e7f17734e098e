-- Orders and what the payment provider says about them. Only the service writes here, over its own connection.
create table public.pedidos (
  id uuid primary key,
  origem_compra text not null constraint origem_compra_conhecida check (origem_compra in ('app', 'live')),
  plano text not null constraint plano_conhecido check (plano in ('parcelado', 'avista')),
  valor_centavos integer not null constraint valor_positivo check (valor_centavos > 0),
  situacao text not null default 'pendente' constraint situacao_conhecida check (
    situacao in ('pendente', 'pago', 'cancelado', 'expirado', 'em_revisao')
  ),
  nome text not null constraint nome_valido check (privado.linha_valida(nome, 241)),
  email text not null constraint email_valido check (privado.email_valido(email)),
  telefone text not null constraint telefone_valido check (privado.telefone_valido(telefone)),
  cpf text constraint cpf_valido check (privado.cpf_valido(cpf)),
  lead_id uuid constraint pedidos_lead references public.leadlive (id) on delete set null,
  provedor text not null default 'asaas',
  checkout_id text constraint pedidos_checkout_unico unique,
  checkout_url text,
  pagamento_id text,
  forma_pagamento text,
  expira_em timestamptz,
  pago_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint pago_tem_data check (situacao <> 'pago' or pago_em is not null)
);
comment on table public.pedidos is 'Purchases of the paid EdenApp. A visitor only ever learns the situacao of an id they hold.';
comment on column public.pedidos.id is 'Made by the visitor''s browser; also the provider''s externalReference.';
comment on column public.pedidos.situacao is 'em_revisao: paid, but not what was ordered; a person decides.';
comment on column public.pedidos.nome is 'Full name: name, space and surname.';
comment on column public.pedidos.lead_id is 'The lead of the live form, where the purchase began there.';
create index pedidos_lead_id on public.pedidos (lead_id);
create index pedidos_pendentes on public.pedidos (criado_em) where situacao = 'pendente';

create function privado.datar_pedido() returns trigger language plpgsql set search_path = '' as $$
begin
  new.atualizado_em := now();
  if new.situacao = 'pago' then
    new.pago_em := coalesce(new.pago_em, now());
  end if;
  return new;
end $$;
comment on function privado.datar_pedido is 'Keeps atualizado_em, and pago_em at the first payment.';
create trigger datar_pedido before insert or update on public.pedidos
  for each row execute function privado.datar_pedido();

create table privado.eventos_pagamento (
  id text primary key,
  provedor text not null default 'asaas',
  evento text not null,
  pedido_id uuid references public.pedidos (id) on delete set null,
  corpo jsonb not null,
  recebido_em timestamptz not null default now(),
  processado_em timestamptz
);
comment on table privado.eventos_pagamento is 'Notices of the payment provider, delivered at least once and kept once.';
comment on column privado.eventos_pagamento.id is 'The provider''s own event id.';
create index eventos_pagamento_pedido_id on privado.eventos_pagamento (pedido_id);

create table privado.emails_enviados (
  chave text primary key,
  message_id text not null,
  enviado_em timestamptz not null default now()
);
comment on table privado.emails_enviados is 'What was already sent, so that a repeated job sends nothing twice.';
comment on column privado.emails_enviados.chave is 'Template, table and id of the row, never an address.';

alter table public.pedidos enable row level security;
alter table privado.eventos_pagamento enable row level security;
alter table privado.emails_enviados enable row level security;
grant select, insert, update, delete on public.pedidos to service_role;

create function public.situacao_pedido(p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select situacao from public.pedidos where id = p_id
$$;
comment on function public.situacao_pedido is 'The state of one order, to whoever holds its id; nothing else about it.';
revoke execute on function public.situacao_pedido(uuid) from public;
grant execute on function public.situacao_pedido(uuid) to anon, authenticated, service_role;
