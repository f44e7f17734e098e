-- Where a request stands is one value: title, steps, buttons and promise of the follow-up page and the line in the panel
-- are words for it.
create or replace function privado.outra_desde(p_tabela text, p_id uuid, p_ids uuid[], p_criada timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select case when min(o.criada_em) <= p_criada then '-infinity' else min(o.criada_em) end
    -- The oldest of each person by the index, not all rows of a person who has thousands.
    from unnest(p_ids) as i (id), lateral (
      select e.criada_em from privado.entradas as e
      where e.pessoa_id = i.id and e.id <> all (privado.linhas_da_compra(p_tabela, p_id))
      order by e.criada_em, e.id limit 1
    ) as o
  ), 'infinity');
end $$;
comment on function privado.outra_desde is
  'When another row of these people arrived than those of this request: what happened from then on may be about that one.';

create or replace function privado.linhas_da_compra(p_tabela text, p_id uuid) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  c record := privado.compra_de(p_tabela, p_id);
begin
  return array_remove(array[p_id, c.lead_id, c.pedido_id, c.cadastro_id], null);
end $$;
comment on function privado.linhas_da_compra is 'This row, and those of its purchase.';

create or replace function privado.andamento(p_tabela text, p_id uuid, out mensagens jsonb, out escreveu timestamptz, out lida_em timestamptz,
  out resposta privado.historico, out ultima timestamptz, out dono uuid, out concluida boolean)
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_ids uuid[] := privado.grupo((privado.pessoa_acompanhada(p_tabela, p_id)).id);
  v_linhas uuid[] := privado.linhas_da_compra(p_tabela, p_id);
  v_outra timestamptz := privado.outra_desde(p_tabela, p_id, v_ids, d.criada_em);
begin
  select coalesce(jsonb_agg(jsonb_build_object('em', h.em, 'texto', h.dados -> 'texto') order by h.em), '[]'), max(h.em)
  into mensagens, escreveu from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.tipo = 'mensagem' and h.dados ->> 'entrada' = any (v_linhas::text[]);
  select min(r.em) into lida_em from privado.registro_de_acessos as r
  where r.alvo_id = any (v_ids) and r.em >= d.criada_em and r.em < v_outra and r.acao = 'viu' and r.alvo = 'pessoa';
  select h.* into resposta from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.em >= d.criada_em and privado.e_resposta(h)
    and (h.em < v_outra or h.dados -> 'entradas' ?| v_linhas::text[])
  order by h.em limit 1;
  select max(h.em) into ultima from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.em >= d.criada_em and privado.e_resposta(h)
    and (h.em < v_outra or h.dados -> 'entradas' ?| v_linhas::text[]);
  dono := coalesce(resposta.autor, (
    select (h.dados #>> '{para,id}')::uuid from privado.historico as h
    where h.pessoa_id = any (v_ids) and h.tipo = 'dono' and h.em >= d.criada_em and h.em < v_outra order by h.em desc limit 1
  ));
  concluida := coalesce((
    select (select s.fechado from privado.estados as s where s.estado = h.dados ->> 'para') from privado.historico as h
    where h.pessoa_id = any (v_ids) and h.tipo = 'estado' and h.em > greatest(d.criada_em, escreveu) and h.em < v_outra
    order by h.em desc limit 1
  ), false);
end $$;
comment on function privado.andamento is
  'What happened to one request: messages added by its link, when it was read and answered, by whom, and whether the conversation ended. Nothing of other requests of the person.';

create or replace function privado.fase_da_compra(p_tabela text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  c record := privado.compra_de(p_tabela, p_id);
  v_pedido public.pedidos;
  v_cobranca privado.cobrancas;
  v_conta text;
  v_fase text;
begin
  select * into v_pedido from public.pedidos as p where p.id = c.pedido_id;
  select * into v_cobranca from privado.cobrancas as b where b.pedido_id = c.pedido_id;
  if v_pedido.id is null then
    select a.conta_situacao into v_conta from public.cadastros_app as a where a.id = c.cadastro_id;
  else
    -- Of a sign-up with another e-mail only that it is being checked.
    select case when a.id = c.cadastro_id or a.conta_situacao = 'ativa' then a.conta_situacao else 'em_revisao' end into v_conta
    from public.cadastros_app as a where a.pedido_id = v_pedido.id;
  end if;
  v_fase := case
    -- A sign-up of another mailbox than its order, or without one: a person looks at it.
    when v_pedido.id is null and c.cadastro_id is not null then case v_conta when 'ativa' then 'ativa' else 'em_conferencia' end
    when v_pedido.id is null then 'escolhida'
    when v_cobranca.reembolso_em is not null then 'devolvida'
    when v_pedido.situacao = 'em_revisao' or privado.pedido_recusado(v_pedido.id)
      or v_pedido.situacao = 'pendente' and v_cobranca.analise_desde is not null then 'em_conferencia'
    when v_pedido.situacao = 'pendente' then 'esperando_pagamento'
    when v_pedido.situacao <> 'pago' then 'encerrada'
    when v_conta is null then 'falta_cadastro'
    when v_conta = 'ativa' then 'ativa'
    when v_conta = 'em_revisao' then 'em_conferencia'
    else 'abrindo_conta'
  end;
  return jsonb_build_object('tipo', 'compra', 'fase', v_fase, 'confere', case when v_fase = 'em_conferencia' then
    case when v_pedido.id is null or v_pedido.situacao = 'pago' then 'cadastro' else 'pagamento' end end);
end $$;
comment on function privado.fase_da_compra is 'Where a purchase of the paid EdenApp stands. confere: what is being checked, in em_conferencia.';

create or replace function privado.fase(p_tabela text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_produto text := case p_tabela
    when 'leadlive' then (select l.produto from public.leadlive as l where l.id = p_id)
    when 'cadastros_app' then (select case c.tipo when 'free' then 'edenappfree' else 'edenapp' end from public.cadastros_app as c where c.id = p_id)
    when 'pedidos' then 'edenapp' end;
  a record;
begin
  if v_produto = 'edenapp' then
    return privado.fase_da_compra(p_tabela, p_id);
  elsif v_produto = 'edenappfree' then
    return jsonb_build_object('tipo', 'conta', 'fase', coalesce((
      select case c.conta_situacao when 'ativa' then 'ativa' when 'em_revisao' then 'em_conferencia' else 'abrindo' end
      from public.cadastros_app as c where c.id = (privado.compra_de(p_tabela, p_id)).cadastro_id
    ), 'convidada'));
  elsif v_produto = 'livro' then
    return '{"tipo": "livro", "fase": "entregue"}';
  end if;
  select * into a from privado.andamento(p_tabela, p_id);
  if p_tabela = 'diagnosticos_respostas' then
    return jsonb_build_object('tipo', 'diagnostico', 'fase',
      case when a.concluida then 'concluida' when a.ultima is not null then 'em_conversa' else 'recebido' end);
  end if;
  return jsonb_build_object('tipo', 'conversa', 'fase', case when a.concluida then 'concluida'
    when a.ultima is not null then 'em_conversa' when a.lida_em is not null then 'lida' else 'recebida' end);
end $$;
comment on function privado.fase is
  'Where a request stands: faseSchema of domain/acompanhar/fase.ts. The follow-up page and the panel say it with the same words.';
