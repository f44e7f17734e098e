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
