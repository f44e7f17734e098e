-- Money received. The price of an order is pedidos.valor_centavos; every sum of income reads entrou_centavos.
create or replace function privado.entrou_centavos(p public.pedidos) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_recebido integer;
  v_devolvido boolean;
begin
  select c.recebido_centavos, c.reembolso_em is not null into v_recebido, v_devolvido from privado.cobrancas as c where c.pedido_id = p.id;
  return case when v_devolvido then null when p.situacao = 'pago' then coalesce(v_recebido, p.valor_centavos)
    when p.situacao = 'em_revisao' then v_recebido end;
end $$;
comment on function privado.entrou_centavos is
  'What came in for an order: what the provider confirmed, where that differs from the price. Null while nothing came in, and for a payment that was refunded or refused; a refunded order stays paid.';

-- As its owner: the cursor of an export is read with the rights of the caller.
create or replace function privado.entrou_da_pessoa(p_pessoa uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select sum(privado.entrou_centavos(o)) from privado.entradas as e join public.pedidos as o on o.id = e.id
    where e.tabela = 'pedidos' and e.pessoa_id = any (privado.grupo(p_pessoa))
  );
end $$;
comment on function privado.entrou_da_pessoa is 'What came in for all orders of a person; null when nothing did.';

-- A buyer is usually at the form of the sign-up for some time after the payment.
create or replace function privado.listada_em(c privado.cobrancas) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  return c.motivo_em + case c.motivo when 'pago_sem_cadastro' then interval '60 minutes' else interval '0' end;
end $$;
comment on function privado.listada_em is 'Since when the team sees a payment: a sign-up counts as missing 60 minutes after the payment.';
