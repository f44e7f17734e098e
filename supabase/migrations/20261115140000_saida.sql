-- Jobs on their way to the queue. Adding one to the queue itself notifies its workers, and PostgreSQL lets one notifying
-- transaction commit at a time; a row here costs a visitor's insert next to nothing. The service moves them.
create table privado.saida (
  ordem bigint generated always as identity primary key,
  tarefa text not null,
  dados json not null,
  tentativas integer not null,
  chave text not null
);
comment on table privado.saida is 'Jobs of committed rows that the service has not yet moved to the queue; logged, so none is lost.';
comment on column privado.saida.chave is 'Key of the job: two of one key become one.';
alter table privado.saida enable row level security;
-- Rows come and go all the time, and the next batch reads from the beginning.
alter table privado.saida set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create or replace function privado.enfileirar_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'lead_recebido', json_build_object('tabela', tg_table_name, 'id', new.id), 20, tg_table_name || ':' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_lead is 'What must follow a lead is a job of the same transaction.';

create or replace function privado.enfileirar_diagnostico() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'diagnostico_recebido', json_build_object('id', new.id), 20, 'diagnosticos_respostas:' || new.id
  );
  return null;
end $$;

create or replace function privado.enfileirar_conta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'criar_conta', json_build_object('id', new.id), 12, 'conta:' || new.id
  );
  return null;
end $$;

-- One transaction takes rows out and puts their jobs in: after a crash they are either here or there. Several services
-- may do it at once.
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
  select array_agg((tarefa, dados, null, null, tentativas, chave, null, null)::graphile_worker.job_spec order by ordem)
  into tarefas from unicas;
  if tarefas is null then
    return 0;
  end if;
  perform graphile_worker.add_jobs(tarefas);
  return cardinality(tarefas);
end $$;
comment on function privado.escoar_saida is 'Moves the oldest jobs to the queue, told once for all of them; returns how many.';
revoke execute on function privado.escoar_saida(integer) from public;
