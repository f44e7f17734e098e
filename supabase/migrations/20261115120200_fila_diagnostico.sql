create function privado.enfileirar_diagnostico() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'diagnostico_recebido',
    payload => json_build_object('id', new.id),
    max_attempts => 20,
    job_key => 'diagnosticos_respostas:' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_diagnostico is 'The team learns of a finished diagnostic by a job of its insert.';
revoke execute on function privado.enfileirar_diagnostico() from public;

create trigger b_enfileirar after insert on public.diagnosticos_respostas
  for each row execute function privado.enfileirar_diagnostico();
