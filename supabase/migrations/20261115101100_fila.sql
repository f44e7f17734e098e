-- The queue's own schema is installed before, by the same role: `graphile-worker --schema-only`.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    raise exception 'graphile_worker is missing' using hint = 'Run graphile-worker --schema-only with this role first.';
  end if;
end $$;

create function privado.enfileirar_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'lead_recebido',
    payload => json_build_object('tabela', tg_table_name, 'id', new.id),
    max_attempts => 20,
    job_key => tg_table_name || ':' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_lead is
  'What must follow a lead is a job of the same transaction. The only place that knows the queue.';
revoke execute on function privado.enfileirar_lead() from public;

create trigger b_enfileirar after insert on public.contato for each row execute function privado.enfileirar_lead();
create trigger b_enfileirar after insert on public.leadlive for each row execute function privado.enfileirar_lead();
create trigger b_enfileirar after insert on public.inscricoes for each row execute function privado.enfileirar_lead();
create trigger b_enfileirar after insert on public.cadastros_app for each row execute function privado.enfileirar_lead();
