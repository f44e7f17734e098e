-- The queue's schema must already exist, installed by the same role with `graphile-worker --schema-only`.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    raise exception 'graphile_worker is missing' using hint = 'Run graphile-worker --schema-only with this role first.';
  end if;
end $$;

-- Outbox. Adding a job to the queue notifies its workers, and PostgreSQL commits only one notifying transaction at a
-- time. A visitor's insert therefore only writes a row here, and the service moves the rows to the queue.
create table privado.saida (
  ordem bigint generated always as identity primary key,
  tarefa text not null,
  dados json not null,
  tentativas integer not null,
  chave text not null,
  prioridade smallint not null default 0
) with (
  -- Rows are short-lived and each batch reads from the start of the table: vacuum after a fixed number of dead rows.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000
);
comment on table privado.saida is 'Jobs of committed rows that the service has not yet moved to the queue; logged, so none is lost.';
comment on column privado.saida.chave is 'Key of the job: two of one key become one.';
comment on column privado.saida.prioridade is 'Priority of the job, lowest first: -10 what a payment waits for, -5 free accounts, 0 leads.';
alter table privado.saida enable row level security;

create function privado.tentativas() returns integer
language sql immutable parallel safe set search_path = '' as 'select 25';
comment on function privado.tentativas is
  'Tries of a job that sends mail: 24 waits of e^n seconds, six hours at most, make 95 hours. A mail server that fails on Friday evening has until Tuesday.';
revoke execute on function privado.tentativas() from public;

create function privado.enfileirar_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'lead_recebido', json_build_object('tabela', tg_table_name, 'id', new.id), privado.tentativas(),
    tg_table_name || ':' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_lead is 'What must follow a lead is a job of the same transaction.';
revoke execute on function privado.enfileirar_lead() from public;

-- One transaction deletes rows and adds their jobs: after a crash each job is in exactly one of the two places. Several
-- services may run it at the same time.
create function privado.escoar_saida(p_maximo integer default 500) returns integer
language plpgsql set search_path = '' as $$
declare
  tarefas graphile_worker.job_spec[];
begin
  with lote as (
    delete from privado.saida where ordem in (
      select ordem from privado.saida order by ordem limit p_maximo for update skip locked
    ) returning *
  ), unicas as (
    select distinct on (chave) * from lote order by chave, ordem desc
  )
  select array_agg(
    (tarefa, dados, null, null, tentativas, chave, prioridade, null)::graphile_worker.job_spec order by ordem
  )
  into tarefas from unicas;
  if tarefas is null then
    return 0;
  end if;
  perform graphile_worker.add_jobs(tarefas);
  return cardinality(tarefas);
end $$;
comment on function privado.escoar_saida is 'Moves the oldest jobs to the queue, told once for all of them; returns how many.';
revoke execute on function privado.escoar_saida(integer) from public;

-- An error stored with a job may quote an e-mail address, so it is personal data. The jobs of a row are deleted with
-- the row, whatever deletes it: a data subject's request, a retention period or a person at the console.
create function privado.esquecer_tarefas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from privado.saida where substring(chave from '[0-9a-f-]{36}') in (select id::text from antigas);
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker.jobs as j
    where substring(j.key from '[0-9a-f-]{36}') in (select id::text from antigas)
  ));
  -- A running job ends by itself because its row is gone; only its error is cleared here.
  update graphile_worker._private_jobs set last_error = null
  where last_error is not null and substring(key from '[0-9a-f-]{36}') in (select id::text from antigas);
  return null;
end $$;
comment on function privado.esquecer_tarefas is 'Deletes the jobs of deleted rows, found by the id in their keys, and the errors of those under way.';
revoke execute on function privado.esquecer_tarefas() from public;
