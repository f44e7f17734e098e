-- A session at the provider is asked for by one request at a time: whoever writes sessao_pedida_em first.
alter table public.pedidos add column sessao_pedida_em timestamptz;
alter table public.pedidos add constraint forma_pagamento_conhecida check (
  forma_pagamento in ('pix', 'boleto', 'cartao')
);
comment on column public.pedidos.sessao_pedida_em is
  'When the session under way was asked for; ten seconds later whoever asked is taken for dead.';
comment on column public.pedidos.forma_pagamento is 'Chosen by the buyer: pix and boleto are paid at once, cartao in instalments.';
comment on column public.pedidos.checkout_id is 'The session in force at the provider: a checkout, or a payment link for a boleto.';
comment on column public.pedidos.expira_em is 'End of the session in force.';

create index pedidos_email on public.pedidos (email, criado_em);

insert into privado.limites (alvo, maximo, janela) values ('checkout', 300, '10 minutes');

create function privado.contar_requisicao(p_alvo text, p_cabecalhos json) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.headers', p_cabecalhos::text, true);
  perform privado.contar(p_alvo, privado.endereco_cliente());
end $$;
comment on function privado.contar_requisicao is 'Counts a request that reached the service by the same rule as one that reached the API.';
revoke execute on function privado.contar_requisicao(text, json) from public;

create function privado.enfileirar_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'pedido_mudou',
    payload => json_build_object('id', new.id, 'situacao', new.situacao),
    -- Who lets a session expire is often already opening the next one.
    run_at => case new.situacao when 'expirado' then now() + interval '2 minutes' else now() end,
    max_attempts => 20,
    job_key => 'pedido:' || new.id || ':' || new.situacao
  );
  return null;
end $$;
comment on function privado.enfileirar_pedido is 'What follows a change of an order is a job of the same transaction.';
revoke execute on function privado.enfileirar_pedido() from public;

create trigger enfileirar_pedido after update of situacao on public.pedidos for each row
  when (new.situacao is distinct from old.situacao and new.situacao <> 'pendente')
  execute function privado.enfileirar_pedido();

create function privado.enfileirar_sessao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => 'lembrar_pagamento',
    payload => json_build_object('id', new.id),
    run_at => now() + interval '10 minutes',
    max_attempts => 10,
    job_key => 'lembrar:' || new.id
  );
  perform graphile_worker.add_job(
    identifier => 'conferir_pedido',
    payload => json_build_object('id', new.id),
    -- A bank may take three working days to tell of a boleto.
    run_at => new.expira_em + case new.forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end,
    max_attempts => 20,
    job_key => 'conferir:' || new.id
  );
  return null;
end $$;
comment on function privado.enfileirar_sessao is
  'Every session is looked at again: soon, to remind the buyer, and after its end, should its notice be lost.';
revoke execute on function privado.enfileirar_sessao() from public;

create trigger enfileirar_sessao after update of checkout_id on public.pedidos for each row
  when (new.checkout_id is not null and new.checkout_id is distinct from old.checkout_id)
  execute function privado.enfileirar_sessao();
