-- One person over all sources. Rows are projected here after the commit of a form; the tables can be rebuilt from the
-- sources at any time, except for what the team adds.
create schema if not exists extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

create table privado.pessoas (
  id uuid primary key default gen_random_uuid(),
  nome text not null,
  nome_da_equipe text,
  email text,
  telefone text,
  loja text,
  lojas_da_equipe jsonb not null default '{}',
  cidade text,
  uf text,
  cnpj text,
  da_equipe text[] not null default '{}',
  lugar_cidade text,
  lugar_uf text,
  origem text not null default 'contato' constraint origem_conhecida check (origem = any (privado.origens())),
  origens text[] not null default '{}',
  resumo text not null default '',
  estado text not null default 'semente' constraint estado_conhecido check (
    estado in ('semente', 'broto', 'muda', 'arvore', 'folha')
  ),
  motivo text constraint motivo_conhecido check (motivo in ('preco', 'momento', 'concorrente', 'sem_resposta', 'fora_do_perfil')),
  aberta boolean not null generated always as (estado not in ('arvore', 'folha')) stored,
  estado_desde timestamptz not null default now(),
  dono uuid constraint pessoas_dono references privado.equipe (id),
  passo_texto text constraint passo_texto_valido check (privado.linha_valida(passo_texto, 200)),
  passo_em timestamptz,
  passo_id uuid,
  espera_desde timestamptz,
  prazo timestamptz,
  prazo_total integer,
  primeira_resposta_em timestamptz,
  primeira_resposta_s integer,
  primeira_resposta_por uuid constraint pessoas_primeira_resposta_por references privado.equipe (id),
  primeira_origem text not null default 'contato',
  campanha text,
  fonte text,
  aceita_novidades boolean not null default false,
  novidades_em timestamptz,
  novidades_versao text,
  suspeita boolean not null default false,
  apagada_em timestamptz,
  principal_id uuid constraint pessoas_principal references privado.pessoas (id) on delete set null,
  busca text not null default '',
  nota smallint,
  escolhas jsonb not null default '{}',
  versao integer not null default 1,
  mudanca bigint not null default 0,
  ultima_entrada_em timestamptz not null default now(),
  criada_em timestamptz not null default now(),
  ordem double precision not null generated always as (
    case
      when prazo is not null then extract(epoch from prazo at time zone 'UTC')
      when passo_em is not null then 1e10 + extract(epoch from passo_em at time zone 'UTC')
      else 3e10 - extract(epoch from ultima_entrada_em at time zone 'UTC')
    end
  ) stored,
  constraint principal_e_outra check (principal_id <> id),
  constraint folha_tem_motivo check ((estado = 'folha') = (motivo is not null)),
  constraint passo_inteiro check ((passo_texto is null) = (passo_em is null)),
  constraint aceite_inteiro check (not aceita_novidades and num_nonnulls(novidades_em, novidades_versao) = 0
    or aceita_novidades and num_nulls(novidades_em, novidades_versao) = 0),
  constraint espera_inteira check (num_nulls(espera_desde, prazo, prazo_total) in (0, 3))
);
comment on table privado.pessoas is
  'One person who wrote to us, with what the team knows and decided. Name and channels by facts and age, other facts from the newest entry.';
comment on column privado.pessoas.nome_da_equipe is 'A name that a member typed: it comes before those of the rows.';
comment on column privado.pessoas.lojas_da_equipe is 'Names of pharmacies that a member typed, by CNPJ; the empty key is a pharmacy without one.';
comment on column privado.pessoas.cnpj is 'Of the newest row that has one: lists show its name and town in the public register, by privado.lugar_da_pessoa.';
comment on column privado.pessoas.da_equipe is 'Which of loja and cidade a member entered for this CNPJ: they come before the register.';
comment on column privado.pessoas.lugar_cidade is
  'Town and state as lists show them, by privado.lugar_da_loja: filters compare these, so that they find what is on screen.';
comment on column privado.pessoas.estado is 'semente new, broto in conversation, muda proposal, arvore won, folha lost with a reason.';
comment on column privado.pessoas.passo_id is
  'Of the next step: the same while it is moved or changed, another one for the next. Calendars know the step by it.';
comment on column privado.pessoas.prazo is 'Until when a first answer was promised, in working time; null when the person does not wait.';
comment on column privado.pessoas.prazo_total is 'Working seconds from espera_desde to prazo by the hours of the day on which the wait began.';
comment on column privado.pessoas.primeira_resposta_s is
  'Working seconds from the first wait to the first answer, by the hours of that day; null when the person did not wait for it.';
comment on column privado.pessoas.primeira_resposta_por is 'Who gave the first answer: figures count by this member, whoever owns the person later.';
comment on column privado.pessoas.primeira_origem is 'Form of the first entry; origem is that of the newest one.';
comment on column privado.pessoas.campanha is 'utm_campaign of the first entry.';
comment on column privado.pessoas.fonte is 'Where the visit of the first entry came from: privado.fonte_da_origem.';
comment on column privado.pessoas.aceita_novidades is
  'Whether the person accepts news: what the newest form that asks for it says now, so that a withdrawal counts.';
comment on column privado.pessoas.novidades_em is 'When they accepted; null while they do not.';
comment on column privado.pessoas.novidades_versao is 'Version of the text that they accepted.';
comment on column privado.pessoas.principal_id is
  'United by a member: shown under that person. No row is rewritten, so null separates them again.';
comment on column privado.pessoas.suspeita is 'All its entries are suspicious and no member released them: no clock, no e-mail, not in the counts.';
comment on column privado.pessoas.apagada_em is 'A member deleted this suspicious person; hidden at once, removed with its rows a minute later.';
comment on column privado.pessoas.busca is 'What privado.achados looks in, without accents: first the name, then shops, e-mails, telephones, CNPJs.';
comment on column privado.pessoas.nota is 'Score of the newest diagnostic.';
comment on column privado.pessoas.escolhas is
  'What a member chose: for nome the id of a united person, for email and telefone that of a united person or of a row of privado.canais.';
comment on column privado.pessoas.versao is
  'Increased by every change of the team and every new entry; a change based on an older version is refused (409).';
comment on column privado.pessoas.mudanca is 'From a sequence, at every change of the row: a command can be undone only while nothing else has changed it.';
comment on column privado.pessoas.ordem is
  'Place in every list: people who wait by prazo, then promised steps by their time, then the newest first.';
create sequence privado.mudancas;
create index pessoas_principal on privado.pessoas (principal_id) where principal_id is not null;
create index pessoas_dono on privado.pessoas (dono) where dono is not null;
create index pessoas_primeira_resposta_por on privado.pessoas (primeira_resposta_por, primeira_resposta_em)
  where primeira_resposta_por is not null;
create index pessoas_cnpj on privado.pessoas (cnpj) where cnpj is not null;
alter table privado.pessoas enable row level security;

-- Numbers follow the order of commits: a panel that has seen a number has seen every change below it. A sequence alone does
-- not ensure that, because a transaction may take a number and commit after a later one.
create table privado.novidades (
  mudanca bigint generated always as identity primary key,
  pessoa_id uuid not null,
  nova boolean not null,
  em timestamptz not null default now()
);
comment on table privado.novidades is 'Changes of people in the order of their commits, for the panels that are open; kept for a day.';
comment on column privado.novidades.nova is 'The person has a new entry that is not suspicious.';
create index novidades_novas on privado.novidades (mudanca, pessoa_id) where nova;
create index novidades_em on privado.novidades (em);
alter table privado.novidades enable row level security;

create table privado.chaves_pessoa (
  tipo text not null constraint tipo_conhecido check (tipo in ('email', 'cpf')),
  valor text not null,
  pessoa_id uuid not null constraint chaves_pessoa_pessoa references privado.pessoas (id) on delete cascade,
  compartilhada boolean not null default false,
  primary key (tipo, valor)
);
comment on table privado.chaves_pessoa is 'What unites rows of different sources: a CPF or else a mailbox.';
comment on column privado.chaves_pessoa.compartilhada is 'Two different CPFs use this mailbox: it no longer unites people.';
create index chaves_pessoa_pessoa on privado.chaves_pessoa (pessoa_id);
alter table privado.chaves_pessoa enable row level security;

create table privado.entradas (
  tabela text not null constraint tabela_conhecida check (tabela = any (privado.fontes())),
  id uuid not null,
  pessoa_id uuid not null constraint entradas_pessoa references privado.pessoas (id) on delete cascade,
  origem text not null,
  situacao text,
  resumo text not null,
  cnpj text,
  telefone text,
  suspeita boolean not null default false,
  liberada_em timestamptz,
  retirada_em timestamptz,
  criada_em timestamptz not null,
  primary key (id, tabela)
);
comment on table privado.entradas is 'One line per source row: what lists and timelines show. The row itself stays in its table.';
comment on column privado.entradas.id is 'The id of the row. Browsers make them, so two tables may contain the same one.';
comment on column privado.entradas.retirada_em is
  'The visitor withdrew the request, or its conversation was erased: its link opens nothing, unless its purchase goes on.';
comment on column privado.entradas.telefone is 'privado.chave_telefone of the row, for suggestions.';
create index entradas_pessoa on privado.entradas (pessoa_id, criada_em desc, id desc);
create index entradas_cnpj on privado.entradas (cnpj) where cnpj is not null;
create index entradas_telefone on privado.entradas (telefone) where telefone is not null;
-- Lists of all payments and of all stores: without these they read the entries of everybody.
create index entradas_pedidos on privado.entradas (pessoa_id, id) where tabela = 'pedidos';
create index entradas_diagnosticos on privado.entradas (pessoa_id, id) where tabela = 'diagnosticos_respostas';
create index entradas_diagnosticos_em on privado.entradas (criada_em) where tabela = 'diagnosticos_respostas';
alter table privado.entradas enable row level security;

create table privado.historico (
  id uuid primary key default gen_random_uuid(),
  pessoa_id uuid not null constraint historico_pessoa references privado.pessoas (id) on delete cascade,
  em timestamptz not null default clock_timestamp(),
  autor uuid constraint historico_autor references privado.equipe (id),
  tipo text not null constraint tipo_conhecido check (tipo in (
    'nota', 'contato', 'email', 'estado', 'dono', 'passo', 'pedido', 'uniao', 'separacao', 'liberada',
    'mensagem', 'correcao', 'desistencia', 'eliminacao', 'canal', 'corrigida', 'dispensa', 'recebido', 'email_recebido'
  )),
  dados jsonb not null default '{}',
  comando uuid
);
comment on table privado.historico is 'What the team, the product and by their link the person did, oldest first; notes and messages are personal data and are deleted with the person.';
comment on column privado.historico.autor is 'Null for what the product did by itself and for what the visitor did by the link of a request.';
comment on column privado.historico.dados is 'Its shape per tipo is in domain/painel/contrato.ts.';
comment on column privado.historico.comando is 'The command that wrote it, so that undoing the command removes it.';
create index historico_pessoa on privado.historico (pessoa_id, em desc, id desc);
create index historico_autor on privado.historico (autor, em desc) where autor is not null;
create index historico_comando on privado.historico (comando) where comando is not null;
create index historico_dispensas on privado.historico (em) where tipo = 'dispensa';
create index historico_emails on privado.historico ((dados ->> 'email')) where tipo = 'email_recebido';
alter table privado.historico enable row level security;

create function privado.e_resposta(h privado.historico) returns boolean
language sql immutable parallel safe set search_path = ''
return h.tipo = 'email' and h.dados ->> 'situacao' is distinct from 'recusado'
  or h.tipo = 'contato' and h.dados ->> 'resultado' in ('falei', 'mandei_mensagem');
comment on function privado.e_resposta is 'Whether a line of the history is an answer of the team. A refused e-mail is none.';

create index historico_conversas on privado.historico (pessoa_id, em desc) where privado.e_resposta(historico);

create table privado.comandos (
  id uuid primary key,
  membro uuid not null constraint comandos_membro references privado.equipe (id),
  funcao text not null,
  pessoa_id uuid constraint comandos_pessoa references privado.pessoas (id) on delete cascade,
  antes jsonb,
  versao integer,
  resposta jsonb not null,
  em timestamptz not null default clock_timestamp(),
  desfeito_em timestamptz
);
comment on table privado.comandos is 'Commands of the panel, each once: a repeated one returns the stored response. Kept for eight days.';
comment on column privado.comandos.antes is 'Columns of the person, or of each of many, before the command; desfazer writes them back.';
comment on column privado.comandos.versao is 'The version the command produced: it can be undone only while the person still has it.';
create index comandos_em on privado.comandos (em);
create index comandos_pessoa on privado.comandos (pessoa_id);
create index comandos_membro on privado.comandos (membro);
alter table privado.comandos enable row level security;

create table privado.sugestoes_recusadas (
  pessoa_a uuid not null constraint sugestoes_recusadas_a references privado.pessoas (id) on delete cascade,
  pessoa_b uuid not null constraint sugestoes_recusadas_b references privado.pessoas (id) on delete cascade,
  membro uuid not null constraint sugestoes_recusadas_membro references privado.equipe (id),
  em timestamptz not null default now(),
  primary key (pessoa_a, pessoa_b),
  constraint em_ordem check (pessoa_a < pessoa_b)
);
comment on table privado.sugestoes_recusadas is 'Pairs that a member called different people; they are not suggested again.';
create index sugestoes_recusadas_b on privado.sugestoes_recusadas (pessoa_b);
create index sugestoes_recusadas_membro on privado.sugestoes_recusadas (membro);
alter table privado.sugestoes_recusadas enable row level security;
