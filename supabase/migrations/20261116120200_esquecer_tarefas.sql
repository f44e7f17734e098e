-- What a mail server answered may quote an address: an error kept with a job is personal data. Whatever deletes a row, a
-- data subject's request, a period or a person at the console, deletes its jobs too.
create function privado.esquecer_tarefas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from privado.saida where substring(chave from '[0-9a-f-]{36}') in (select id::text from antigas);
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker.jobs as j
    where substring(j.key from '[0-9a-f-]{36}') in (select id::text from antigas)
  ));
  -- A job under way ends by itself: its row is gone.
  update graphile_worker._private_jobs set last_error = null
  where last_error is not null and substring(key from '[0-9a-f-]{36}') in (select id::text from antigas);
  return null;
end $$;
comment on function privado.esquecer_tarefas is 'Deletes the jobs of deleted rows, found by the id in their keys, and the errors of those under way.';
revoke execute on function privado.esquecer_tarefas() from public;

create trigger esquecer_tarefas after delete on public.contato referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
create trigger esquecer_tarefas after delete on public.leadlive referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
create trigger esquecer_tarefas after delete on public.inscricoes referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
create trigger esquecer_tarefas after delete on public.cadastros_app referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
create trigger esquecer_tarefas after delete on public.pedidos referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
create trigger esquecer_tarefas after delete on public.diagnosticos_respostas referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();

create or replace function privado.limpar_registros() returns void language sql set search_path = '' as $$
  delete from privado.contadores where inicio < now() - interval '1 day';
  delete from privado.consultas_diagnostico where criado_em < now() - interval '30 days';
  delete from public.medicoes where dia < current_date - interval '12 months';
  delete from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days';
  update graphile_worker._private_jobs set last_error = null
  where last_error is not null and updated_at < now() - interval '1 day';
$$;
comment on function privado.limpar_registros is
  'Housekeeping the service runs every hour: counters, look-ups, measurements, jobs given up a month ago, errors of jobs after a day.';
