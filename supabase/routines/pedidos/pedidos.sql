create or replace function privado.datar_pedido() returns trigger language plpgsql set search_path = '' as $$
begin
  new.atualizado_em := now();
  if new.situacao = 'pago' then
    new.pago_em := coalesce(new.pago_em, now());
  end if;
  return new;
end $$;
comment on function privado.datar_pedido is 'Keeps atualizado_em, and pago_em at the first payment.';

create or replace function public.situacao_pedido(p_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select json_build_object('situacao', case when privado.pedido_recusado(p.id) then 'em_revisao' else p.situacao end,
      'plano', p.plano, 'forma', p.forma_pagamento)
    from privado.pedido_que_vale(p_id) as v join public.pedidos as p on p.id = v.id
  );
end $$;
comment on function public.situacao_pedido is
  'State, plan and method of one order, or of the one by which a member replaced it, for a visitor who has its id; nothing else about it. em_revisao also after its payment was refused.';
grant execute on function public.situacao_pedido(uuid) to anon, authenticated, service_role;

create or replace function privado.enfileirar_evento() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar('evento_pagamento', 'evento:' || new.id, json_build_object('id', new.id));
  return null;
end $$;
comment on function privado.enfileirar_evento is 'Applying a webhook event is a job of the transaction that stores it.';

create or replace function privado.enfileirar_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'pedido_mudou', 'pedido:' || new.id || ':' || new.situacao, json_build_object('id', new.id, 'situacao', new.situacao)
  );
  return null;
end $$;
comment on function privado.enfileirar_pedido is 'What follows a change of an order is a job of the same transaction.';

create or replace function privado.enfileirar_sessao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'conferir_pedido', 'conferir:' || new.id, json_build_object('id', new.id),
    -- A bank may take three working days to report a boleto.
    new.expira_em + case new.forma_pagamento when 'boleto' then interval '5 days' else interval '10 minutes' end
  );
  perform privado.abrir_cobranca(new);
  return null;
end $$;
comment on function privado.enfileirar_sessao is
  'Every session is followed: an unpaid buyer is reminded, and the provider is asked after its end, in case its event is lost.';

-- A boleto is paid through a payment link, which the provider keeps open until its last day and which can be paid more
-- than once. It is closed as soon as its order is over or has another link.
create or replace function privado.enfileirar_fim_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'fechar_link', 'link:' || old.checkout_id, json_build_object('link', old.checkout_id)
  );
  return null;
end $$;
comment on function privado.enfileirar_fim_link is 'Closing a payment link that is no longer used is a job of the same transaction.';

create or replace trigger datar_pedido before insert or update on public.pedidos
  for each row execute function privado.datar_pedido();

create or replace trigger enfileirar_evento after insert on privado.eventos_pagamento for each row
  execute function privado.enfileirar_evento();

create or replace trigger enfileirar_pedido after update of situacao on public.pedidos for each row
  when (new.situacao is distinct from old.situacao and new.situacao in ('pago', 'em_revisao'))
  execute function privado.enfileirar_pedido();

create or replace trigger enfileirar_sessao after update of checkout_id on public.pedidos for each row
  when (new.checkout_id is not null and new.checkout_id is distinct from old.checkout_id)
  execute function privado.enfileirar_sessao();

create or replace trigger enfileirar_fim_link after update of situacao, checkout_id on public.pedidos for each row
  when (
    old.forma_pagamento = 'boleto' and old.checkout_id is not null
    and (
      new.checkout_id is distinct from old.checkout_id
      or new.situacao is distinct from old.situacao and new.situacao <> 'pendente'
    )
  )
  execute function privado.enfileirar_fim_link();
comment on trigger enfileirar_fim_link on public.pedidos is 'Closes the link of a boleto that is settled, over or replaced.';

create or replace trigger esquecer_tarefas after delete on public.pedidos referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
