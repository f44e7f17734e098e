-- E-mails that come back. The reader of the service stores a message here and only then moves it out of its folder, so a
-- repeated message is recognised by its key. The text is in this table alone; attachments stay in the mailbox.
insert into privado.chaves (nome, valor)
values ('resposta', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
insert into privado.esperas (assunto, espera) values ('email', true);

create table privado.emails_recebidos (
  id uuid primary key default gen_random_uuid(),
  chave bytea not null constraint emails_recebidos_chave unique constraint chave_sha256 check (octet_length(chave) = 32),
  message_id text,
  em_resposta_a text[] not null default '{}',
  remetente text not null,
  nome text,
  assunto text not null default '',
  texto text not null constraint texto_cabe check (length(texto) <= 100000),
  cortado boolean not null default false,
  anexos jsonb not null default '[]',
  tipo text not null constraint tipo_conhecido check (tipo in ('pessoa', 'equipe', 'automatica', 'devolucao', 'lista', 'interna')),
  caminho text constraint caminho_conhecido check (caminho in ('codigo', 'referencia', 'caixa_postal', 'nenhum')),
  autenticacao text not null constraint autenticacao_conhecida check (autenticacao in ('confirmada', 'nao_conferida', 'falhou')),
  suspeito boolean not null default false,
  pessoa_id uuid constraint emails_recebidos_pessoa references privado.pessoas (id) on delete cascade,
  pasta text constraint pasta_conhecida check (pasta in ('guardadas', 'automaticas', 'spam')),
  validade bigint,
  uid bigint,
  enviado_em timestamptz,
  recebido_em timestamptz not null,
  criado_em timestamptz not null default now(),
  spam_em timestamptz,
  constraint pessoa_por_um_caminho check ((pessoa_id is null) = (coalesce(caminho, 'nenhum') = 'nenhum'))
);
comment on table privado.emails_recebidos is
  'Messages read from the mailbox, each once. With pessoa_id a line of that person; with caminho nenhum a source of the inbox like the tables of the forms; else kept without text, so that it is recognised and deleted with the others.';
comment on column privado.emails_recebidos.chave is
  'SHA-256 of Message-ID and sender, or of the message where it has none: nobody suppresses a message by sending its Message-ID first.';
comment on column privado.emails_recebidos.em_resposta_a is 'In-Reply-To and References, for the answer to it.';
comment on column privado.emails_recebidos.texto is 'As it was written, quotes included, at most 100,000 characters; HTML reduced to text.';
comment on column privado.emails_recebidos.anexos is 'Part, name, type and size of each; the files stay in the mailbox.';
comment on column privado.emails_recebidos.tipo is 'classifyEmail in domain/correio has the rule; equipe and interna are added by receber_email.';
comment on column privado.emails_recebidos.caminho is 'How the person was found; nenhum: a new entry.';
comment on column privado.emails_recebidos.autenticacao is 'DMARC by the header of our own mail server alone.';
comment on column privado.emails_recebidos.suspeito is 'Marked by the mail server, or one of a flood of unknown senders.';
comment on column privado.emails_recebidos.uid is 'Where it is in the mailbox, with pasta and validade (UIDVALIDITY); null until it was moved.';
comment on column privado.emails_recebidos.recebido_em is 'When our mail server took it, never later than it was stored.';
comment on column privado.emails_recebidos.spam_em is 'A member marked it, or its sender had been blocked before.';
create index emails_recebidos_pessoa on privado.emails_recebidos (pessoa_id) where pessoa_id is not null;
create index emails_recebidos_criado on privado.emails_recebidos (criado_em);
alter table privado.emails_recebidos enable row level security;

create table privado.emails_a_apagar (
  chave bytea primary key,
  message_id text,
  validade bigint,
  uid bigint,
  recebido_em timestamptz not null,
  em timestamptz not null default now(),
  procurada_em timestamptz
);
comment on table privado.emails_a_apagar is
  'Messages whose row was erased or expired: the reader deletes them in the mailbox, checks their key first, and removes the line. One that is not found is looked for, for 30 days.';
comment on column privado.emails_a_apagar.procurada_em is 'When the reader last looked for it: after its first hour, once an hour.';
alter table privado.emails_a_apagar enable row level security;

create table privado.remetentes_bloqueados (
  remetente bytea primary key,
  email_id uuid not null,
  em timestamptz not null default now(),
  vezes integer not null default 0
);
comment on table privado.remetentes_bloqueados is 'Senders that a member marked as spam, by keyed hash of the mailbox, until a member writes to them or the period ends (prazos.remetentesBloqueados).';
comment on column privado.remetentes_bloqueados.email_id is 'The message that was marked; undoing that unblocks.';
comment on column privado.remetentes_bloqueados.vezes is 'Messages that came since.';
alter table privado.remetentes_bloqueados enable row level security;

create table privado.correio (
  unica boolean primary key default true constraint correio_unico check (unica),
  lido_em timestamptz not null default now(),
  mais_antigo_em timestamptz
);
comment on table privado.correio is 'When the mailbox was last read to its end; no row where none is configured.';
comment on column privado.correio.mais_antigo_em is 'When the oldest message that is still in the folder arrived.';
alter table privado.correio enable row level security;

create table privado.correio_falhas (
  validade bigint not null,
  uid bigint not null,
  vezes integer not null default 1,
  em timestamptz not null default now(),
  primary key (validade, uid)
);
comment on table privado.correio_falhas is
  'Messages that could not be read or stored, by their place in the mailbox: counted before each attempt, which may end the reader. After five times it puts one aside.';
alter table privado.correio_falhas enable row level security;

create table privado.emails_ilegiveis (
  validade bigint not null,
  uid bigint not null,
  remetente text not null constraint remetente_cabe check (length(remetente) <= 200),
  assunto text not null constraint assunto_cabe check (length(assunto) <= 200),
  recebido_em timestamptz not null,
  apagar boolean not null default false,
  visto_por uuid[] not null default '{}',
  primary key (validade, uid)
);
comment on table privado.emails_ilegiveis is
  'What lies in the folder of the mailbox for messages that could not be read, as the reader found it there: deleted after 30 days, together with the message.';
comment on column privado.emails_ilegiveis.remetente is 'As the sender wrote it, cut: it proves nothing. Empty where not even that could be read.';
comment on column privado.emails_ilegiveis.apagar is 'Its sender asked to be erased: the reader deletes the message.';
comment on column privado.emails_ilegiveis.visto_por is 'Members who have seen the line.';
alter table privado.emails_ilegiveis enable row level security;
