-- What happened to an unfinished payment, in codes: domain/painel/historia-cobranca.ts has the words.
create or replace function privado.fatos_do_pedido(p public.pedidos, c privado.cobrancas) returns table (em timestamptz, tipo text, dados jsonb)
language plpgsql stable rows 5 set search_path = '' as $$
begin
  return query select f.em, f.tipo, f.dados from (values
    -- An order that a member opened is shown by the line of the link.
    (case when c.anterior_id is null then p.criado_em end, 'comecou', jsonb_build_object('forma', coalesce(c.comecou_forma, privado.forma_do_pedido(p)))),
    (c.voltou_em, 'voltou', '{}'),
    (c.vencida_em, 'venceu', '{}'),
    -- The session may have been ended before its hour.
    (case p.situacao when 'expirado' then coalesce(privado.aconteceu_ao_pedido(p.id, 'expirado'), least(p.expira_em, p.atualizado_em)) end,
      'expirou', '{}'),
    (p.pago_em, 'pago', '{}'),
    (case p.situacao when 'em_revisao' then c.motivo_em end, 'valor_diferente',
      jsonb_build_object('recebido_centavos', c.recebido_centavos, 'valor_centavos', p.valor_centavos)),
    (c.reembolso_em, 'reembolso', '{}'),
    (c.contestacao_em, 'contestacao', '{}'),
    (case c.encerrada_motivo when 'sem_resposta' then c.encerrada_em end, 'decisao', '{"quem": null, "decisao": "sem_resposta"}'),
    (case when c.encerrada_motivo = 'nao_quer' and not exists (
      select from privado.registro_de_acessos as r where r.alvo_id = p.id and r.acao = 'encerrar_cobranca'
    ) then c.encerrada_em end, 'decisao', '{"quem": null, "decisao": "pediu_para_parar"}')
  ) as f (em, tipo, dados) where f.em is not null;
end $$;
comment on function privado.fatos_do_pedido is 'What the order and its row in privado.cobrancas tell.';

create or replace function privado.eventos_do_pedido(p_pedido uuid) returns table (em timestamptz, tipo text, dados jsonb)
language plpgsql stable rows 5 set search_path = '' as $$
begin
  return query
  -- The provider delivers an event more than once, and one per instalment.
  select min(v.recebido_em), t.tipo, t.dados
  from privado.eventos_pagamento as v join (values
    ('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', 'recusado', '{"risco": false}'::jsonb),
    ('PAYMENT_REPROVED_BY_RISK_ANALYSIS', 'recusado', '{"risco": true}'),
    ('PAYMENT_AWAITING_RISK_ANALYSIS', 'analise', '{"aprovada": false}'),
    ('PAYMENT_APPROVED_BY_RISK_ANALYSIS', 'analise', '{"aprovada": true}'),
    ('PAYMENT_BANK_SLIP_VIEWED', 'boleto_visto', '{}')
  ) as t (evento, tipo, dados) on t.evento = v.evento
  where v.pedido_id = p_pedido
  group by t.tipo, t.dados, case t.tipo when 'boleto_visto' then v.id
    else coalesce(v.corpo -> 'payment' ->> 'installment', v.corpo -> 'payment' ->> 'id', v.id) end;
end $$;
comment on function privado.eventos_do_pedido is 'What events of the provider tell of an order, each payment once.';

create or replace function privado.atos_da_equipe(p_pedido uuid) returns table (em timestamptz, tipo text, dados jsonb)
language plpgsql stable rows 3 set search_path = '' as $$
begin
  return query
  select r.em, case r.acao when 'gerou_link' then 'link' when 'pausar_cobranca' then 'pausa' else 'decisao' end,
    jsonb_build_object('quem', e.nome) || case r.acao
      when 'gerou_link' then jsonb_build_object('forma', r.detalhe -> 'forma')
      when 'pausar_cobranca' then jsonb_build_object('ate', r.detalhe -> 'ate')
      else jsonb_build_object('decisao', coalesce(r.detalhe -> 'motivo', r.detalhe -> 'decisao'))
    end
  from privado.registro_de_acessos as r left join privado.equipe as e on e.id = r.membro
  where r.alvo_id = p_pedido and r.alvo = 'pedidos'
    and r.acao in ('gerou_link', 'pausar_cobranca', 'encerrar_cobranca', 'decidir_revisao');
end $$;
comment on function privado.atos_da_equipe is 'What members did about the payment of an order, from the record of accesses.';

create or replace function privado.contatos_da_cobranca(p_pedido uuid, p_pedidos uuid[]) returns table (em timestamptz, tipo text, dados jsonb)
language plpgsql stable rows 3 set search_path = '' as $$
begin
  return query
  with contato as (
    select h.em, h.autor, h.dados ->> 'canal' as canal, h.dados ->> 'resultado' as resultado, h.dados ->> 'texto' as texto
    from privado.historico as h
    where h.pessoa_id = any (privado.grupo(privado.pessoa_do_pedido(p_pedido))) and h.tipo = 'contato' and h.dados ->> 'resultado' is not null
      and h.em >= (select min(o.criado_em) from public.pedidos as o where o.id = any (p_pedidos))
  ), ligado as (
    -- What was opened and how it went are two lines of the history and one of the story.
    select c.em, c.autor, c.canal, c.resultado, coalesce(c.texto, case when lag(c.resultado) over w = 'abriu' then lag(c.texto) over w end) as texto,
      c.resultado = 'abriu' and lead(c.resultado) over w <> 'abriu' as contada
    from contato as c window w as (partition by c.autor, c.canal order by c.em)
  )
  select c.em, 'contato', jsonb_build_object('quem', e.nome, 'resultado', c.resultado, 'canal', c.canal, 'texto', c.texto, 'forma', (
    select coalesce(k.comecou_forma, privado.forma_do_pedido(o)) from public.pedidos as o left join privado.cobrancas as k on k.pedido_id = o.id
    where o.id = any (p_pedidos) and position('/api/checkout/' || o.id in c.texto) > 0 limit 1
  ))
  from ligado as c left join privado.equipe as e on e.id = c.autor
  where c.contada is not true and c.resultado <> 'nao_mandei';
end $$;
comment on function privado.contatos_da_cobranca is
  'Contacts with the buyer since the first of the orders that a row tells of; forma is the method of the payment link in their text.';

create or replace function privado.historia_da_cobranca(p_pedido uuid) returns jsonb
language sql stable set search_path = '' as $$
  with todos as materialized (select privado.pedidos_da_cobranca(p_pedido) as ids), pedido as (
    select p as pedido, c as cobranca, p.id, privado.forma_do_pedido(p) as forma
    from public.pedidos as p left join privado.cobrancas as c on c.pedido_id = p.id
    where p.id = any (array(select unnest(t.ids) from todos as t))
  ), linha as (
    select f.* from pedido as o, privado.fatos_do_pedido(o.pedido, o.cobranca) as f
    union all
    select f.* from pedido as o, privado.eventos_do_pedido(o.id) as f
    union all
    select f.* from pedido as o, privado.atos_da_equipe(o.id) as f
    union all
    select f.* from todos as t, privado.contatos_da_cobranca(p_pedido, t.ids) as f
    union all
    select m.em, 'email', jsonb_build_object('passo', m.tipo, 'forma', coalesce((o.cobranca).comecou_forma, o.forma)) from pedido as o, privado.mensagens_da_cobranca(array[o.id]) as m
    union all
    select greatest((o.cobranca).proxima_em, (o.cobranca).pausada_ate, now()), 'futuro',
      jsonb_build_object('passo', (o.cobranca).proxima_tipo, 'forma', o.forma)
    from pedido as o where o.id = p_pedido and (o.cobranca).proxima_em is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('em', l.em, 'tipo', l.tipo) || l.dados
    order by l.tipo = 'futuro', l.em, l.tipo <> 'comecou', l.tipo), '[]') from linha as l
$$;
comment on function privado.historia_da_cobranca is 'The story of one row over all its orders, oldest first, with the next step at the end.';

create or replace function painel.cobranca(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p ->> 'pedido')::uuid;
  v_pedido public.pedidos;
begin
  select o.* into v_pedido from public.pedidos as o join privado.cobrancas as c on c.pedido_id = o.id
  where o.id = v_id and c.motivo is not null;
  if not found then
    raise exception 'Este pagamento não está mais na lista.' using errcode = 'PT404';
  end if;
  perform privado.registrar('viu', 'pedidos', v_id);
  return jsonb_build_object(
    'linha', privado.linha_cobranca(v_id, v_eu), 'historia', privado.historia_da_cobranca(v_id),
    'origem', case when v_pedido.situacao not in ('pago', 'em_revisao') then v_pedido.origem_compra end,
    'agora', now()
  );
end $$;
comment on function painel.cobranca is 'One row with its story and where it was begun; null when money came in.';
