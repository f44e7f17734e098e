-- The queue's schema must already exist, installed by the same role with `graphile-worker --schema-only`.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    raise exception 'graphile_worker is missing' using hint = 'Run graphile-worker --schema-only with this role first.';
  end if;
end $$;

-- The jobs. service/src/tasks/ defines the same jobs with their handlers; a test compares the two.
create table privado.tarefas (
  tarefa text primary key,
  tentativas smallint not null constraint tentativas_positivas check (tentativas > 0),
  prioridade smallint not null
);
comment on table privado.tarefas is 'Every job of the queue, with its number of attempts and its priority.';
comment on column privado.tarefas.tentativas is
  'Attempts of a job before it is given up. 25 for what sends mail: 24 waits of e^n seconds, six hours at most, make 95 hours. A mail server that fails on Friday evening has until Tuesday.';
comment on column privado.tarefas.prioridade is
  'Lowest first: -10 what a payment waits for, -1 the inbox, 0 everything else. A free account is enqueued with -5, a rebuild of the inbox with 1.';
alter table privado.tarefas enable row level security;
insert into privado.tarefas (tarefa, tentativas, prioridade) values
  ('evento_pagamento', 20, -10),
  ('conferir_pedido', 20, -10),
  ('fechar_link', 20, -10),
  ('pedido_mudou', 25, -10),
  ('cobrar_pagamento', 25, -10),
  ('cobrar_cadastro', 25, -10),
  ('criar_conta', 25, -10),
  ('projetar', 25, -1),
  ('lead_recebido', 25, 0),
  ('diagnostico_recebido', 25, 0),
  ('reconciliar_pedidos', 25, 0),
  ('aplicar_prazos', 25, 0),
  ('limpar_registros', 25, 0);

-- Outbox, the only way into the queue. Adding a job to the queue notifies its workers, and PostgreSQL commits only one
-- notifying transaction at a time. A transaction therefore only writes a row here, and the service moves the rows to the
-- queue.
-- The types accept what the queue accepts and no more, so that a row which it would refuse fails where it is written. As check
-- constraints, which each statement parses again, they would cost a lead a tenth more. jsonb because json also takes escapes
-- (U+0000) on which everything that reads it fails.
create domain privado.chave_de_tarefa as varchar(512)
  constraint chave_livre check (value <> '' and value !~ '^projetar:[0-9]+$');
comment on domain privado.chave_de_tarefa is 'Key of a job as graphile_worker takes it, without those that mover_saida makes itself.';
create table privado.saida (
  chave privado.chave_de_tarefa primary key,
  ordem bigint not null generated always as identity,
  tarefa varchar(128) not null,
  dados jsonb not null,
  prioridade smallint not null default 0,
  executar_em timestamptz not null default now(),
  recusa text
) with (
  -- Rows are short-lived and each batch reads from the start of the index: vacuum after a fixed number of dead rows.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000
);
comment on table privado.saida is 'Jobs of committed rows that the service has not yet moved to the queue; logged, so none is lost.';
comment on column privado.saida.chave is 'Key of the job: a second one of the same key replaces the first.';
comment on column privado.saida.executar_em is
  'When the job may start. Without a delay the time it was enqueued, so its age in the queue includes the wait here.';
comment on column privado.saida.recusa is
  'SQLSTATE with which the queue refused the row. Such a row is put aside; null again, or enqueued again, it is moved.';
create index saida_ordem on privado.saida (prioridade, ordem) where recusa is null;
alter table privado.saida enable row level security;
