-- Orders that had a session before privado.cobrancas existed, or whose row was lost, are followed too. What is known of them is
-- in the order, the stored events, the e-mails sent, the history of the person and the record of accesses.
create or replace function privado.decisao_da_equipe(p_pedido uuid) returns text
language sql stable set search_path = '' as $$
  select case r.acao when 'encerrar_cobranca' then r.detalhe ->> 'motivo' else 'recusado' end
  from privado.registro_de_acessos as r
  where r.alvo_id = p_pedido and r.alvo = 'pedidos'
    and (r.acao = 'encerrar_cobranca' or r.acao = 'decidir_revisao' and r.detalhe ->> 'decisao' = 'recusar')
  order by r.em desc limit 1
$$;
comment on function privado.decisao_da_equipe is 'Why a member closed the row of an order; null when none did.';

create or replace function privado.aconteceu_ao_pedido(p_pedido uuid, p_situacao text) returns timestamptz
language sql stable set search_path = '' as $$
  select min(h.em) from privado.entradas as e join privado.historico as h on h.pessoa_id = any (privado.grupo(privado.raiz(e.pessoa_id)))
  where e.tabela = 'pedidos' and e.id = p_pedido and h.tipo = 'pedido'
    and h.dados ->> 'pedido' = p_pedido::text and h.dados ->> 'situacao' = p_situacao
$$;
comment on function privado.aconteceu_ao_pedido is 'When the history of the buyer first tells this of an order.';

-- No message goes out for a session that has ended: it would be late. A live session is followed as if it had just begun.
create or replace function privado.recuperar_cobranca(p public.pedidos) returns void
language plpgsql set search_path = '' as $$
declare
  v_fim timestamptz := case when p.forma_pagamento = 'boleto' then coalesce(p.expira_em, p.criado_em + interval '3 days') + interval '5 days'
    else coalesce(p.expira_em, p.criado_em) + interval '7 days' end;
  v_entregue timestamptz := privado.aconteceu_ao_pedido(p.id, 'sem_pagamento');
  v_estorno timestamptz := privado.aconteceu_ao_pedido(p.id, 'estorno');
  v_motivo text;
begin
  insert into privado.cobrancas (pedido_id, criada_em, tentativas, vence_em, passos, com_pessoa_desde, reembolso_em, contestacao_em)
  values (p.id, p.criado_em, (p.checkout_id is not null)::integer,
    case when p.forma_pagamento = 'boleto' and p.checkout_id is not null then coalesce(p.expira_em, p.criado_em + interval '3 days') end,
    array(
      select m.tipo from privado.mensagens_da_cobranca(array[p.id]) as m where m.tipo not in ('pago', 'cobrar')
      union select f.tipo from unnest(array['lembrete', 'outra_forma']) as f (tipo) where coalesce(p.expira_em, p.criado_em) <= now()
      union select 'pessoa' where v_entregue is not null
    ), v_entregue, case when v_estorno > coalesce(p.pago_em, '-infinity') then v_estorno end, privado.aconteceu_ao_pedido(p.id, 'contestacao'));
  -- Refusals and views of the stored events, and the reason.
  perform privado.anotar_pagamentos(p.id, false, false, null, null);
  if p.situacao in ('pago', 'em_revisao') then
    return;
  end if;
  v_motivo := coalesce(privado.decisao_da_equipe(p.id), privado.impede_cobranca(p.id));
  if v_motivo is null and v_fim < now() then
    update privado.cobrancas set encerrada_em = v_fim, encerrada_motivo = 'sem_resposta' where pedido_id = p.id;
  elsif v_motivo is null then
    perform privado.agendar_cobranca(p.id);
  else
    perform privado.encerrar_cobranca(p.id, v_motivo);
  end if;
end $$;
comment on function privado.recuperar_cobranca is 'Adds the missing row of an order: closed as it would be by now, or with its next step.';

create or replace function privado.refazer_cobrancas() returns integer
language plpgsql set search_path = '' as $$
declare
  v_pedido public.pedidos;
  v_vezes integer := 0;
begin
  for v_pedido in
    select p.* from public.pedidos as p
    where p.checkout_id is not null and not exists (select from privado.cobrancas as c where c.pedido_id = p.id)
    order by p.criado_em, p.id
  loop
    perform privado.recuperar_cobranca(v_pedido);
    v_vezes := v_vezes + 1;
  end loop;
  return v_vezes;
end $$;
comment on function privado.refazer_cobrancas is 'Adds the rows of orders that had a session and have none; returns how many. Existing rows stay as they are.';
