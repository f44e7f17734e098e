-- Orders and the payment provider's events. Only the service writes here, over its own connection.
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
  -- One request at a time opens a session at the provider: the first to write this column.
  sessao_pedida_em timestamptz,
  pagamento_id text,
  forma_pagamento text constraint forma_pagamento_conhecida check (forma_pagamento in ('pix', 'boleto', 'cartao')),
  expira_em timestamptz,
  pago_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint pago_tem_data check (situacao <> 'pago' or pago_em is not null)
);
comment on table public.pedidos is 'Purchases of the paid EdenApp. A visitor only ever learns state, plan and method of an id they hold.';
comment on column public.pedidos.id is 'Made by the visitor''s browser; also the provider''s externalReference.';
comment on column public.pedidos.situacao is 'em_revisao: paid, but not what was ordered; a person decides.';
comment on column public.pedidos.nome is 'Full name: name, space and surname.';
comment on column public.pedidos.lead_id is 'The lead of the live form, where the purchase began there.';
comment on column public.pedidos.checkout_id is 'The current session at the provider: a checkout, or a payment link for a boleto.';
comment on column public.pedidos.sessao_pedida_em is
  'When the session under way was asked for; ten seconds later the process that asked counts as dead.';
comment on column public.pedidos.forma_pagamento is 'Chosen by the buyer: pix and boleto are paid at once, cartao in instalments.';
comment on column public.pedidos.expira_em is 'End of the current session.';
create index pedidos_lead_id on public.pedidos (lead_id);
create index pedidos_pendentes on public.pedidos (criado_em) where situacao = 'pendente';
create index pedidos_email on public.pedidos (email, criado_em);

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
comment on table privado.eventos_pagamento is 'Webhook events of the payment provider, delivered at least once and stored once.';
comment on column privado.eventos_pagamento.id is 'The provider''s own event id.';
create index eventos_pagamento_pedido_id on privado.eventos_pagamento (pedido_id);

create table privado.emails_enviados (
  chave text primary key,
  message_id text not null,
  enviado_em timestamptz not null default now(),
  destinatario bytea
);
comment on table privado.emails_enviados is 'What was already sent, so that a repeated job sends nothing twice.';
comment on column privado.emails_enviados.chave is 'Template, table and id of the row, never an address.';
comment on column privado.emails_enviados.message_id is 'What a reply names in In-Reply-To and a bounce in its report.';
comment on column privado.emails_enviados.destinatario is 'Keyed hash of privado.chave_email; null for the team.';
create index emails_enviados_message_id on privado.emails_enviados (message_id);

alter table public.pedidos enable row level security;
alter table privado.eventos_pagamento enable row level security;
alter table privado.emails_enviados enable row level security;
grant select, insert, update, delete on public.pedidos to service_role;

create function public.situacao_pedido(p_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select json_build_object('situacao', case when privado.pedido_recusado(p.id) then 'em_revisao' else p.situacao end,
      'plano', p.plano, 'forma', p.forma_pagamento)
    from privado.pedido_que_vale(p_id) as v join public.pedidos as p on p.id = v.id
  );
end $$;
comment on function public.situacao_pedido is
  'State, plan and method of one order, or of the one by which a member replaced it, for a visitor who has its id; nothing else about it. em_revisao also after its payment was refused.';
grant execute on function public.situacao_pedido(uuid) to anon, authenticated, service_role;

create function privado.enfileirar_evento() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar('evento_pagamento', 'evento:' || new.id, json_build_object('id', new.id));
  return null;
end $$;
comment on function privado.enfileirar_evento is 'Applying a webhook event is a job of the transaction that stores it.';
create trigger enfileirar_evento after insert on privado.eventos_pagamento for each row
  execute function privado.enfileirar_evento();

create function privado.enfileirar_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'pedido_mudou', 'pedido:' || new.id || ':' || new.situacao, json_build_object('id', new.id, 'situacao', new.situacao)
  );
  return null;
end $$;
comment on function privado.enfileirar_pedido is 'What follows a change of an order is a job of the same transaction.';
create trigger enfileirar_pedido after update of situacao on public.pedidos for each row
  when (new.situacao is distinct from old.situacao and new.situacao in ('pago', 'em_revisao'))
  execute function privado.enfileirar_pedido();

create function privado.enfileirar_sessao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'conferir_pedido', 'conferir:' || new.id, json_build_object('id', new.id),
    -- A bank may take three working days to report a boleto.
    new.expira_em + case new.forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end
  );
  perform privado.abrir_cobranca(new);
  return null;
end $$;
comment on function privado.enfileirar_sessao is
  'Every session is followed: an unpaid buyer is reminded, and the provider is asked after its end, in case its event is lost.';
create trigger enfileirar_sessao after update of checkout_id on public.pedidos for each row
  when (new.checkout_id is not null and new.checkout_id is distinct from old.checkout_id)
  execute function privado.enfileirar_sessao();

-- A boleto is paid through a payment link, which the provider keeps open until its last day and which can be paid more
-- than once. It is closed as soon as its order is over or has another link.
create function privado.enfileirar_fim_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'fechar_link', 'link:' || old.checkout_id, json_build_object('link', old.checkout_id)
  );
  return null;
end $$;
comment on function privado.enfileirar_fim_link is 'Closing a payment link that is no longer used is a job of the same transaction.';
create trigger enfileirar_fim_link after update of situacao, checkout_id on public.pedidos for each row
  when (
    old.forma_pagamento = 'boleto' and old.checkout_id is not null
    and (
      new.checkout_id is distinct from old.checkout_id
      or new.situacao is distinct from old.situacao and new.situacao <> 'pendente'
    )
  )
  execute function privado.enfileirar_fim_link();
comment on trigger enfileirar_fim_link on public.pedidos is 'Closes the link of a boleto that is settled, over or replaced.';

create trigger esquecer_tarefas after delete on public.pedidos referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
