-- How a person is reached. CPFs and e-mails of shop owners are no secrets, so a row that names one shows where it belongs and
-- proves nothing: each channel is ordered by the facts that speak for it, and between equals by age. A newer row never
-- displaces a channel.
create table privado.canais (
  id uuid primary key default gen_random_uuid(),
  pessoa_id uuid not null constraint canais_pessoa references privado.pessoas (id) on delete cascade,
  tipo text not null constraint tipo_conhecido check (tipo in ('email', 'telefone')),
  chave text not null,
  valor text not null,
  tabela text,
  entrada_id uuid,
  desde timestamptz not null,
  suspeita boolean not null,
  pago_em timestamptz,
  respondeu_em timestamptz,
  abriu_em timestamptz,
  falhou_em timestamptz,
  corrigido_em timestamptz,
  constraint canais_um_por_chave unique (pessoa_id, tipo, chave),
  constraint canais_fonte_inteira check ((tabela is null) = (entrada_id is null))
);
comment on table privado.canais is 'E-mails and telephones of a person, one row per mailbox or number, with the facts that speak for each.';
comment on column privado.canais.pessoa_id is 'The person of the rows, also while shown under another: a union rewrites nothing.';
comment on column privado.canais.chave is 'privado.chave_email or privado.chave_telefone.';
comment on column privado.canais.valor is 'As it is used: of a telephone the spelling with the ninth digit, where a row has it.';
comment on column privado.canais.entrada_id is 'The row that brought it first, in tabela; both null for one that a member typed, which no row takes away.';
comment on column privado.canais.suspeita is 'Only suspicious rows brought it.';
comment on column privado.canais.pago_em is 'When an order with it was last paid, unless it was changed by a link.';
comment on column privado.canais.respondeu_em is 'A member talked with the person by it, or the person called from it or answered from it what a member wrote.';
comment on column privado.canais.abriu_em is 'When the visitor opened a link that was sent to it and shown nowhere else, or answered an automatic message from it. Stored here only; the other facts are derived.';
comment on column privado.canais.falhou_em is 'Refused by the mail server, a wrong number, or called wrong by a member who typed the right one.';
comment on column privado.canais.corrigido_em is 'When a member last typed it.';
create index canais_entrada on privado.canais (entrada_id);
create index canais_da_equipe on privado.canais (chave) where tabela is null;
alter table privado.canais enable row level security;
