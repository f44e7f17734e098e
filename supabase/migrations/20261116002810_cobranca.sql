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
