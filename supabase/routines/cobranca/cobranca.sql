create or replace function privado.motivo_da_cobranca(c privado.cobrancas, out motivo text, out motivo_em timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  p public.pedidos;
begin
  select * into p from public.pedidos where id = c.pedido_id;
  if c.contestacao_em is not null then
    motivo := 'contestacao'; motivo_em := c.contestacao_em;
  elsif c.reembolso_em is not null then
    motivo := 'reembolso'; motivo_em := c.reembolso_em;
  elsif p.situacao = 'em_revisao' then
    motivo := 'valor_diferente'; motivo_em := p.atualizado_em;
  elsif p.situacao = 'pago' then
    if not exists (select from public.cadastros_app as a where a.pedido_id = p.id) then
      motivo := 'pago_sem_cadastro'; motivo_em := p.pago_em;
    end if;
  elsif c.analise_desde is not null then
    motivo := 'analise_de_risco'; motivo_em := c.analise_desde;
  elsif p.forma_pagamento = 'cartao' and c.recusada_em is not null then
    motivo := 'cartao_recusado'; motivo_em := c.recusada_em;
  elsif p.forma_pagamento = 'boleto' and c.vencida_em is not null then
    motivo := 'boleto_vencido'; motivo_em := c.vencida_em;
  else
    motivo := case p.forma_pagamento when 'cartao' then 'cartao_nao_pago' when 'boleto' then 'boleto_em_aberto' else 'pix_nao_pago' end;
    motivo_em := c.criada_em;
  end if;
end $$;
comment on function privado.motivo_da_cobranca is 'Why the payment of an order is not finished, and since when; null when it is finished.';

create or replace function privado.refazer_cobranca(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_cobranca privado.cobrancas;
  v_motivo text;
  v_em timestamptz;
begin
  select * into v_cobranca from privado.cobrancas where pedido_id = p_pedido for update;
  if not found then
    return;
  end if;
  select m.motivo, m.motivo_em into v_motivo, v_em from privado.motivo_da_cobranca(v_cobranca) as m;
  update privado.cobrancas set motivo = v_motivo, motivo_em = v_em where pedido_id = p_pedido;
  if v_motivo is null then
    perform privado.encerrar_cobranca(p_pedido, 'pago');
  end if;
end $$;
comment on function privado.refazer_cobranca is 'Derives motivo from the facts of a row and closes it once nothing is missing; called after every change of them.';

create or replace function privado.encerrar_cobranca(p_pedido uuid, p_motivo text) returns void
language sql set search_path = '' as $$
  update privado.cobrancas set encerrada_em = now(), encerrada_motivo = p_motivo, proxima_tipo = null, proxima_em = null
  where pedido_id = p_pedido and encerrada_em is null
$$;
comment on function privado.encerrar_cobranca is 'Closes a row: no further step, and no longer in the list of open ones.';

create or replace function privado.opor(p_email text, p_origem text, p_pedido uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_pedidos uuid[] := array(
    select p.id from public.pedidos as p
    where (privado.caixa_postal(p.email) = privado.caixa_postal(p_email) or p.id = p_pedido) and p.situacao not in ('pago', 'em_revisao')
  );
begin
  insert into privado.oposicoes (destinatario, origem)
  values (privado.hash_consulta(privado.caixa_postal(p_email)), p_origem) on conflict do nothing;
  perform privado.travar_cobrancas(v_pedidos);
  perform privado.encerrar_cobranca(p.id, 'nao_quer') from unnest(v_pedidos) as p (id);
end $$;
comment on function privado.opor is
  'Records that a mailbox refused further automatic messages about payments, and closes its unpaid orders. p_pedido: the order whose messages went there, by another address than its own.';
