-- Jobs of payments come before jobs of leads, and every job that sends mail is tried for about four days.
create function privado.tentativas() returns integer
language sql immutable parallel safe set search_path = '' as 'select 25';
comment on function privado.tentativas is
  'Tries of a job that sends mail: 24 waits of e^n seconds, six hours at most, make 95 hours. A mail server that fails on Friday evening has until Tuesday.';
revoke execute on function privado.tentativas() from public;

alter table privado.saida add column prioridade smallint not null default 0;
comment on column privado.saida.prioridade is 'Priority of the job, lowest first: -10 what a payment waits for, -5 free accounts, 0 leads.';

create or replace function privado.enfileirar_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'lead_recebido', json_build_object('tabela', tg_table_name, 'id', new.id), privado.tentativas(),
    tg_table_name || ':' || new.id
  );
  return null;
end $$;

create or replace function privado.enfileirar_diagnostico() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave) values (
    'diagnostico_recebido', json_build_object('id', new.id), privado.tentativas(), 'diagnosticos_respostas:' || new.id
  );
  return null;
end $$;

create or replace function privado.enfileirar_conta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into privado.saida (tarefa, dados, tentativas, chave, prioridade) values (
    'criar_conta', json_build_object('id', new.id), 12, 'conta:' || new.id, case new.tipo when 'paid' then -10 else -5 end
  );
  return null;
end $$;

create or replace function privado.escoar_saida(p_maximo integer default 500) returns integer
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

create or replace function privado.enfileirar_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'pedido_mudou',
    payload => json_build_object('id', new.id, 'situacao', new.situacao),
    -- Who lets a session expire is often already opening the next one.
    run_at => case new.situacao when 'expirado' then now() + interval '2 minutes' else now() end,
    max_attempts => privado.tentativas(),
    job_key => 'pedido:' || new.id || ':' || new.situacao,
    priority => -10
  );
  return null;
end $$;

create or replace function privado.enfileirar_sessao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'lembrar_pagamento',
    payload => json_build_object('id', new.id),
    run_at => now() + interval '10 minutes',
    max_attempts => 10,
    job_key => 'lembrar:' || new.id,
    priority => -10
  );
  perform graphile_worker.add_job(
    identifier => 'conferir_pedido',
    payload => json_build_object('id', new.id),
    -- A bank may take three working days to tell of a boleto.
    run_at => new.expira_em + case new.forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end,
    max_attempts => 20,
    job_key => 'conferir:' || new.id,
    priority => -10
  );
  return null;
end $$;
