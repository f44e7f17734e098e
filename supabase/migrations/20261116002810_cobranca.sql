-- Payments that are not finished: what is known of each, its next automatic step, and the mailboxes that refused further
-- messages. The service writes here; the panel reads, pauses and closes.

create function privado.motivos_de_cobranca() returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array['pix_nao_pago', 'boleto_em_aberto', 'boleto_vencido', 'cartao_recusado', 'cartao_nao_pago', 'analise_de_risco',
    'pago_sem_cadastro', 'valor_diferente', 'reembolso', 'contestacao'];
end $$;
comment on function privado.motivos_de_cobranca is 'Why a payment is not finished: COBRANCAS in domain/painel/valores.ts has the words.';

create table privado.cobrancas (
  pedido_id uuid primary key constraint cobrancas_pedido references public.pedidos (id) on delete cascade,
  anterior_id uuid constraint cobrancas_anterior references public.pedidos (id) on delete set null,
  criada_em timestamptz not null default now(),
  comecou_forma text,
  motivo text constraint motivo_conhecido check (motivo = any (privado.motivos_de_cobranca())),
  motivo_em timestamptz,
  tentativas integer not null default 0,
  recusas integer not null default 0,
  recusada_em timestamptz,
  analise_desde timestamptz,
  vence_em timestamptz,
  vencida_em timestamptz,
  boleto_url text,
  boleto_visto integer not null default 0,
  boleto_visto_em timestamptz,
  vista_em timestamptz,
  voltou_em timestamptz,
  recebido_centavos integer,
  reembolso_em timestamptz,
  contestacao_em timestamptz,
  proxima_tipo text constraint proxima_conhecida check (proxima_tipo in (
    'lembrete', 'outra_forma', 'boleto_vespera', 'boleto_dia', 'boleto_depois', 'pessoa', 'encerrar'
  )),
  proxima_em timestamptz,
  passos text[] not null default '{}',
  pausada_ate timestamptz,
  com_pessoa_desde timestamptz,
  encerrada_em timestamptz,
  encerrada_motivo text constraint encerrada_motivo_conhecido check (encerrada_motivo in (
    'pago', 'outro_pedido', 'outro_caminho', 'nao_quer', 'sem_resposta', 'recusado'
  )),
  constraint proxima_inteira check ((proxima_tipo is null) = (proxima_em is null)),
  constraint motivo_inteiro check ((motivo is null) = (motivo_em is null)),
  constraint encerrada_inteira check ((encerrada_em is null) = (encerrada_motivo is null)),
  constraint encerrada_sem_proxima check (encerrada_em is null or proxima_em is null)
);
comment on table privado.cobrancas is
  'One row per order that had a session at the provider, or expired without one: facts about its payment and the next automatic step. Deleted with the order.';
comment on column privado.cobrancas.anterior_id is 'The unpaid order that a member replaced with this one.';
comment on column privado.cobrancas.comecou_forma is
  'Method of the first session; the buyer changes it by the link of a message, which offered another one. Null in a row that was recovered.';
comment on column privado.cobrancas.motivo is
  'Why the payment is not finished, from the facts of this row, by privado.refazer_cobranca; null once it is finished.';
comment on column privado.cobrancas.motivo_em is 'When what motivo names happened.';
comment on column privado.cobrancas.tentativas is 'Sessions opened at the provider.';
comment on column privado.cobrancas.recusas is 'Payments by card that were refused.';
comment on column privado.cobrancas.analise_desde is 'Since when the provider analyses the risk of the payment; null when it does not.';
comment on column privado.cobrancas.vence_em is 'Due day of the boleto: that of the issued one, before that the last day of the link.';
comment on column privado.cobrancas.boleto_url is
  'The provider''s page of the issued boleto, while it is neither paid nor overdue: the link of the order would issue a second one.';
comment on column privado.cobrancas.vencida_em is 'When the boleto was found overdue.';
comment on column privado.cobrancas.boleto_visto is 'How often the provider reported that the boleto was opened.';
comment on column privado.cobrancas.vista_em is 'When the buyer last opened the provider''s payment page.';
comment on column privado.cobrancas.voltou_em is 'When the buyer last came back by a link of ours.';
comment on column privado.cobrancas.recebido_centavos is 'What the provider shows as paid, where it differs from the price.';
comment on column privado.cobrancas.proxima_tipo is
  'Next step. Messages: lembrete, outra_forma, boleto_vespera, boleto_dia, boleto_depois; their keys in emails_enviados are tipo:pedido. pessoa: a person takes over. encerrar: closed for lack of an answer.';
comment on column privado.cobrancas.proxima_em is 'When the next step is due; a trigger enqueues its job.';
comment on column privado.cobrancas.passos is 'Steps done: a message was sent, refused by its recipient, or not sent because of a limit.';
comment on column privado.cobrancas.pausada_ate is 'No step before this moment. Set by a member, or for a day when one opens WhatsApp.';
comment on column privado.cobrancas.com_pessoa_desde is 'When the automatic messages ended and the person re-entered the inbox.';
comment on column privado.cobrancas.encerrada_motivo is
  'pago; outro_pedido: the buyer has a newer order; outro_caminho and recusado: decided by a member; nao_quer: opposition; sem_resposta: not paid in time.';
create index cobrancas_abertas on privado.cobrancas (motivo, motivo_em desc) where encerrada_em is null and motivo is not null;
create index cobrancas_encerradas on privado.cobrancas (encerrada_em desc) where encerrada_em is not null;
create index cobrancas_anterior on privado.cobrancas (anterior_id) where anterior_id is not null;
alter table privado.cobrancas enable row level security;

create table privado.oposicoes (
  destinatario bytea primary key,
  origem text not null constraint origem_conhecida check (origem in ('link', 'painel')),
  criada_em timestamptz not null default now()
);
comment on table privado.oposicoes is
  'Mailboxes that refused further automatic messages about payments (LGPD, art. 18). Kept five years; not deleted with the person''s data, because it must outlive them.';
comment on column privado.oposicoes.destinatario is 'Keyed hash of the mailbox, never the address.';
comment on column privado.oposicoes.origem is 'link: by the link of a message; painel: entered by a member.';
create index oposicoes_criada_em on privado.oposicoes (criada_em);
alter table privado.oposicoes enable row level security;

create table privado.paradas (
  hash bytea primary key constraint hash_sha256 check (octet_length(hash) = 32),
  pedido_id uuid not null constraint paradas_pedido references public.pedidos (id) on delete cascade,
  criada_em timestamptz not null default now()
);
comment on table privado.paradas is 'Links that stop the messages about payments, one per message. Deleted with the order.';
comment on column privado.paradas.hash is 'SHA-256 of the secret (43 base64url characters), which is stored nowhere.';
create index paradas_pedido_id on privado.paradas (pedido_id);
alter table privado.paradas enable row level security;

create index pedidos_caixa_postal on public.pedidos (privado.caixa_postal(email), criado_em);
create index pedidos_cpf on public.pedidos (cpf) where cpf is not null;

create function privado.motivo_da_cobranca(c privado.cobrancas, out motivo text, out motivo_em timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  p public.pedidos;
begin
  select * into p from public.pedidos where id = c.pedido_id;
  if c.contestacao_em is not null then
    motivo := 'contestacao'; motivo_em := c.contestacao_em;
  elsif c.reembolso_em is not null then
    motivo := 'reembolso'; motivo_em := c.reembolso_em;
  elsif p.situacao = 'em_revisao' then
    motivo := 'valor_diferente'; motivo_em := p.atualizado_em;
  elsif p.situacao = 'pago' then
    if not exists (select from public.cadastros_app as a where a.pedido_id = p.id) then
      motivo := 'pago_sem_cadastro'; motivo_em := p.pago_em;
    end if;
  elsif c.analise_desde is not null then
    motivo := 'analise_de_risco'; motivo_em := c.analise_desde;
  elsif p.forma_pagamento = 'cartao' and c.recusada_em is not null then
    motivo := 'cartao_recusado'; motivo_em := c.recusada_em;
  elsif p.forma_pagamento = 'boleto' and c.vencida_em is not null then
    motivo := 'boleto_vencido'; motivo_em := c.vencida_em;
  else
    motivo := case p.forma_pagamento when 'cartao' then 'cartao_nao_pago' when 'boleto' then 'boleto_em_aberto' else 'pix_nao_pago' end;
    motivo_em := c.criada_em;
  end if;
end $$;
comment on function privado.motivo_da_cobranca is 'Why the payment of an order is not finished, and since when; null when it is finished.';

create function privado.refazer_cobranca(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_cobranca privado.cobrancas;
  v_motivo text;
  v_em timestamptz;
begin
  select * into v_cobranca from privado.cobrancas where pedido_id = p_pedido for update;
  if not found then
    return;
  end if;
  select m.motivo, m.motivo_em into v_motivo, v_em from privado.motivo_da_cobranca(v_cobranca) as m;
  update privado.cobrancas set motivo = v_motivo, motivo_em = v_em where pedido_id = p_pedido;
  if v_motivo is null then
    perform privado.encerrar_cobranca(p_pedido, 'pago');
  end if;
end $$;
comment on function privado.refazer_cobranca is 'Derives motivo from the facts of a row and closes it once nothing is missing; called after every change of them.';

create function privado.encerrar_cobranca(p_pedido uuid, p_motivo text) returns void
language sql set search_path = '' as $$
  update privado.cobrancas set encerrada_em = now(), encerrada_motivo = p_motivo, proxima_tipo = null, proxima_em = null
  where pedido_id = p_pedido and encerrada_em is null
$$;
comment on function privado.encerrar_cobranca is 'Closes a row: no further step, and no longer in the list of open ones.';

create function privado.opor(p_email text, p_origem text, p_pedido uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_pedidos uuid[] := array(
    select p.id from public.pedidos as p
    where (privado.caixa_postal(p.email) = privado.caixa_postal(p_email) or p.id = p_pedido) and p.situacao not in ('pago', 'em_revisao')
  );
begin
  insert into privado.oposicoes (destinatario, origem)
  values (privado.hash_consulta(privado.caixa_postal(p_email)), p_origem) on conflict do nothing;
  perform privado.travar_cobrancas(v_pedidos);
  perform privado.encerrar_cobranca(p.id, 'nao_quer') from unnest(v_pedidos) as p (id);
end $$;
comment on function privado.opor is
  'Records that a mailbox refused further automatic messages about payments, and closes its unpaid orders. p_pedido: the order whose messages went there, by another address than its own.';
