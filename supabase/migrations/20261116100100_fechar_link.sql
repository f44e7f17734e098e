-- A boleto is paid by a payment link, which the provider keeps open until its last day and which can be paid more than
-- once. It is closed as soon as its order is over or has another one, whoever wrote that.
create function privado.enfileirar_fim_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'fechar_link',
    payload => json_build_object('link', old.checkout_id),
    max_attempts => 20,
    job_key => 'link:' || old.checkout_id,
    priority => -10
  );
  return null;
end $$;
comment on function privado.enfileirar_fim_link is 'Closing a payment link that is no longer in force is a job of the same transaction.';
revoke execute on function privado.enfileirar_fim_link() from public;

create trigger enfileirar_fim_link after update of situacao, checkout_id on public.pedidos for each row
  when (
    old.forma_pagamento = 'boleto' and old.checkout_id is not null
    and (
      new.checkout_id is distinct from old.checkout_id
      or new.situacao is distinct from old.situacao and new.situacao <> 'pendente'
    )
  )
  execute function privado.enfileirar_fim_link();
comment on trigger enfileirar_fim_link on public.pedidos is 'Closes the link of a boleto that is settled, over or replaced.';
