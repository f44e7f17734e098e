-- The site sends one lead per request. A list would let one request send a stranger hundreds of our e-mails.
create function privado.recusar_lista() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_maximo integer := tg_argv[0];
begin
  if current_setting('role', true) in ('anon', 'authenticated') and (select count(*) from novas) > v_maximo then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'LISTA', 'message', format('No máximo %s por requisição.', v_maximo), 'details', null, 'hint', null
      )::text,
      detail = '{"status": 400, "headers": {}}';
  end if;
  return null;
end $$;
comment on function privado.recusar_lista is
  'Refuses a visitor''s insert of more rows than its argument, with 400 and the code LISTA. The service''s own are not limited.';
revoke execute on function privado.recusar_lista() from public;

create trigger recusar_lista after insert on public.contato referencing new table as novas
  for each statement execute function privado.recusar_lista('1');
create trigger recusar_lista after insert on public.leadlive referencing new table as novas
  for each statement execute function privado.recusar_lista('1');
create trigger recusar_lista after insert on public.inscricoes referencing new table as novas
  for each statement execute function privado.recusar_lista('1');
create trigger recusar_lista after insert on public.cadastros_app referencing new table as novas
  for each statement execute function privado.recusar_lista('1');
create trigger recusar_lista after insert on public.diagnosticos_respostas referencing new table as novas
  for each statement execute function privado.recusar_lista('1');
-- The measurements of one page load leave together: five vitals and the steps of the forms seen.
create trigger recusar_lista after insert on public.medicoes referencing new table as novas
  for each statement execute function privado.recusar_lista('100');

-- The site always sends preenchido_ms: a row without it did not come from a form.
do $$
declare
  v_tabela text;
begin
  foreach v_tabela in array array[
    'privado.modelo_lead', 'public.contato', 'public.leadlive', 'public.inscricoes', 'public.cadastros_app'
  ] loop
    execute format(
      'alter table %1$s drop column suspeito, add column suspeito boolean not null generated always as (
        coalesce(isca, '''') <> '''' or coalesce(preenchido_ms, 0) < 1500
      ) stored;
      comment on column %1$s.suspeito is %2$L',
      v_tabela,
      'Honeypot filled in, or sent within 1.5 seconds, or without saying after how long. Kept and looked at, never dropped.'
    );
  end loop;
end $$;
