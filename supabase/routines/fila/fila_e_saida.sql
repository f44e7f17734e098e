-- One row per key. Where a job of this key is being moved to the queue, the insert waits for the move, so that the later
-- of two jobs is always the one that stays.
create or replace function privado.enfileirar(
  p_tarefa text, p_chave text, p_dados json default '{}', p_executar_em timestamptz default null,
  p_prioridade smallint default null
) returns void language plpgsql set search_path = '' as $$
begin
  insert into privado.saida (chave, tarefa, dados, prioridade, executar_em)
  select p_chave, t.tarefa, p_dados, coalesce(p_prioridade, t.prioridade), coalesce(p_executar_em, now())
  from privado.tarefas as t where t.tarefa = p_tarefa
  on conflict (chave) do update set tarefa = excluded.tarefa, dados = excluded.dados,
    prioridade = excluded.prioridade, executar_em = excluded.executar_em, recusa = null;
  if not found then
    raise exception 'tarefa desconhecida: %', p_tarefa;
  end if;
end $$;
comment on function privado.enfileirar is
  'Enqueues a job in the transaction of its caller. Its priority is that of privado.tarefas.';

-- Limits and job of a lead in one trigger: each trigger and each nested function adds to the time of every lead. The id is
-- new, and esquecer_tarefas deletes the jobs of a row with it, so the key of the job has no conflict. Its priority is the
-- default of the outbox, which saves the look-up in privado.tarefas.
create or replace function privado.receber_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_linhas integer;
begin
  insert into privado.saida (chave, tarefa, dados)
  select tg_table_name || ':' || id, 'lead_recebido', jsonb_build_object('tabela', tg_table_name, 'id', id) from novas;
  if current_setting('role', true) in ('anon', 'authenticated') then
    get diagnostics v_linhas = row_count;
    if privado.contar(tg_table_name, privado.endereco_cliente(), v_linhas) > 1 then
      perform privado.recusar_lista(1);
    end if;
  end if;
  return null;
end $$;
comment on function privado.receber_lead is
  'What must follow a lead is a job of the same transaction. The counter of the address, which others wait for, is locked last.';

-- One transaction deletes rows and adds their jobs: after a crash each job is in exactly one of the two places.
-- Source rows go to the inbox in jobs of up to 50 rows, of which only those that fail are tried again. Such a job has a key
-- of its own: a job of the same key would replace one under way, and its failed rows would be lost.
create or replace function privado.mover_saida(p_linhas tid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_tarefas graphile_worker.job_spec[];
begin
  with lote as (
    delete from privado.saida where ctid = any (p_linhas) returning *
  ), linha as (
    select l.ordem, l.executar_em, f.tabela, f.id, case l.tarefa when t.tarefa then l.prioridade else t.prioridade end as prioridade
    from lote as l cross join privado.linha_da_tarefa(l.tarefa, l.dados) as f join privado.tarefas as t on t.tarefa = 'projetar'
    where f.id is not null
  ), parte as (
    select *, (row_number() over (partition by prioridade order by ordem) - 1) / 50 as parte from linha
  ), tarefa as (
    select tarefa, dados, executar_em, chave, prioridade, ordem from lote where tarefa <> 'projetar'
    union all
    select 'projetar', jsonb_agg(jsonb_build_object('tabela', tabela, 'id', id) order by ordem), min(executar_em),
      'projetar:' || min(ordem), prioridade, min(ordem) from parte group by prioridade, parte
  )
  select array_agg(
    (f.tarefa, f.dados::json, null, f.executar_em, t.tentativas, f.chave, f.prioridade, null)::graphile_worker.job_spec
    order by f.prioridade, f.ordem
  )
  into v_tarefas from tarefa as f left join privado.tarefas as t using (tarefa);
  if v_tarefas is not null then
    perform graphile_worker.add_jobs(v_tarefas);
  end if;
end $$;
comment on function privado.mover_saida is
  'Moves these rows to the queue, and adds the jobs that project their rows into the inbox; notifies the workers once for all of them.';

-- Several services may run it at the same time. By priority, so that a payment does not wait for the leads of an outage.
-- All rows at once; one by one only after the queue refused one of them. Any other failure, such as a lock, is no row's own.
create or replace function privado.escoar_saida(p_maximo integer default 500) returns integer
language plpgsql set search_path = '' as $$
declare
  v_linhas tid[] := array(
    select ctid from privado.saida where recusa is null order by prioridade, ordem limit p_maximo for update skip locked
  );
  v_linha tid;
begin
  if cardinality(v_linhas) = 0 then
    return 0;
  end if;
  begin
    perform privado.mover_saida(v_linhas);
  exception when data_exception or integrity_constraint_violation or cardinality_violation or program_limit_exceeded then
    foreach v_linha in array v_linhas loop
      begin
        perform privado.mover_saida(array[v_linha]);
      exception when data_exception or integrity_constraint_violation or cardinality_violation or program_limit_exceeded then
        update privado.saida set recusa = sqlstate where ctid = v_linha;
      end;
    end loop;
  end;
  return cardinality(v_linhas);
end $$;
comment on function privado.escoar_saida is
  'Moves jobs to the queue, lowest priority number first, then oldest first. A row that the queue refuses is put aside with the cause and holds back no other. Returns how many rows it took.';

-- An error stored with a job may quote an e-mail address, so it is personal data. The jobs of a row are deleted with
-- the row, whatever deletes it: a data subject's request, a retention period or a person at the console.
create or replace function privado.esquecer_tarefas() returns trigger
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
