create or replace function privado.assinar_acompanhar(p_corpo bytea) returns bytea
language sql stable set search_path = '' as $$
  select substr(sha256(c.valor || sha256(c.valor || p_corpo)), 1, 16) from privado.chaves as c where c.nome = 'acompanhar'
$$;
comment on function privado.assinar_acompanhar is 'Keyed signature of 128 bits. With a new key in privado.chaves every link ends at once.';

-- 16 bytes of id, 1 of the table, 3 of the last day since 2020, 16 of signature: 48 characters of base64url. In the byte of the
-- table, 128 marks a link that was sent by e-mail; one that a page shows has no mark.
create or replace function privado.codigo_acompanhar(p_tabela text, p_id uuid, p_ate date default (now() at time zone 'America/Sao_Paulo')::date + 90,
  p_por_email boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  c record := privado.compra_de(p_tabela, p_id);
  v_corpo bytea := uuid_send(c.inicio_id)
    || set_byte('\x00', 0, array_position(privado.tabelas_acompanhadas(), c.inicio_tabela) + case when p_por_email then 128 else 0 end)
    || substr(int4send(p_ate - date '2020-01-01'), 2, 3);
begin
  return translate(encode(v_corpo || privado.assinar_acompanhar(v_corpo), 'base64'), '+/', '-_');
end $$;
comment on function privado.codigo_acompanhar is 'The part of the link behind the #, for receipts: valid for 90 days, of the first row of the purchase. p_por_email: goes into an e-mail and nowhere else.';

-- Malformed, forged, expired, withdrawn and deleted get the same response. A forged one ends at its signature, sooner than the
-- others: only who has a code that was valid gets past 128 bits, and learns nothing new from the time.
create or replace function privado.abrir_acompanhar(p_codigo text, out tabela text, out id uuid, out ate date, out por_email boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_bytes bytea;
  v_tabela text;
  v_id uuid;
  v_ate date;
  v_compra record;
begin
  if coalesce(p_codigo !~ '^[A-Za-z0-9_-]{48}$', true) then
    return;
  end if;
  v_bytes := decode(translate(p_codigo, '-_', '+/'), 'base64');
  if privado.assinar_acompanhar(substr(v_bytes, 1, 20)) <> substr(v_bytes, 21, 16) then
    return;
  end if;
  v_ate := date '2020-01-01' + get_byte(v_bytes, 17) * 65536 + get_byte(v_bytes, 18) * 256 + get_byte(v_bytes, 19);
  v_tabela := (privado.tabelas_acompanhadas())[get_byte(v_bytes, 16) % 128];
  v_id := encode(substr(v_bytes, 1, 16), 'hex')::uuid;
  v_compra := privado.compra_de(v_tabela, v_id);
  if v_ate >= (now() at time zone 'America/Sao_Paulo')::date and (privado.ler_entrada(v_tabela, v_id)).criada_em is not null
    and not exists (
      select from privado.entradas as e join privado.pessoas as p on p.id = e.pessoa_id
      where (e.id = v_id and e.tabela = v_tabela or e.id = v_compra.inicio_id and e.tabela = v_compra.inicio_tabela)
        and (e.retirada_em is not null or p.apagada_em is not null)
    ) then
    tabela := v_compra.inicio_tabela;
    id := v_compra.inicio_id;
    ate := v_ate;
    por_email := get_byte(v_bytes, 16) >= 128;
  end if;
end $$;
comment on function privado.abrir_acompanhar is 'The request behind a code, or the first row of its purchase; nulls for every code that opens none.';

create or replace function privado.esconder_telefone(p_telefone text) returns text
language sql immutable parallel safe set search_path = ''
return (select '(' || left(t.chave, 2) || ') •••••-' || right(t.chave, 4) from privado.chave_telefone(p_telefone) as t (chave));
comment on function privado.esconder_telefone is 'Area code and last four digits, or null.';

create or replace function privado.pessoa_acompanhada(p_tabela text, p_id uuid) returns privado.pessoas
language plpgsql stable set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  select p.* into v_pessoa from privado.entradas as e join privado.pessoas as p on p.id = privado.raiz(e.pessoa_id)
  where e.id = p_id and e.tabela = p_tabela;
  return v_pessoa;
end $$;
comment on function privado.pessoa_acompanhada is 'The person under whom the request is shown; all null before its projection.';

-- Before the projection the promise that it will write, then the one that was written. Never that of another request: what the
-- team said by a channel that this request has not was said to somebody who may not have sent it.
create or replace function privado.espera_de(p_tabela text, p_id uuid, out desde timestamptz, out prazo timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_ids uuid[];
  v_fim timestamptz;
  e privado.entradas;
begin
  select * into e from privado.entradas as x where x.id = p_id and x.tabela = p_tabela;
  if e.id is null then
    desde := case when privado.espera_resposta(d) then d.criada_em end;
    prazo := privado.prazo_de(desde);
    return;
  end if;
  v_ids := privado.grupo(privado.raiz(e.pessoa_id));
  select max(h.em) into v_fim from privado.historico as h
  where h.pessoa_id = any (v_ids) and h.em >= d.criada_em and privado.fim_da_espera(h) and (
    not h.dados ? 'entradas' or h.em < privado.outra_desde(p_tabela, p_id, v_ids, d.criada_em)
    or h.dados -> 'entradas' ?| privado.linhas_da_compra(p_tabela, p_id)::text[]
  );
  if e.espera_desde is null or e.retirada_em is not null or v_fim >= e.espera_desde then
    return;
  end if;
  desde := e.espera_desde;
  prazo := e.prazo;
  -- For the team a message that was added later begins a wait of its own where they had answered another request.
  if v_fim is null and privado.espera_resposta(d) and exists (
    select from privado.historico as h where h.pessoa_id = any (v_ids) and h.tipo = 'mensagem' and h.em = e.espera_desde
      and h.dados ->> 'entrada' = p_id::text
  ) then
    desde := d.criada_em;
    prazo := privado.prazo_de(desde);
  end if;
end $$;
comment on function privado.espera_de is 'Since when a request waits for an answer and until when one was promised; nulls when it does not wait.';

create or replace function privado.promessa(p_tabela text, p_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (select w.prazo from privado.espera_de(p_tabela, p_id) as w);
end $$;
comment on function privado.promessa is 'Until when an answer to a request was promised; null when it does not wait. What receipt and follow-up page name.';

create or replace function privado.relogio_acompanhar(p_tabela text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select privado.relogio(w.prazo, privado.tempo_util(w.desde, w.prazo), privado.expediente(now()))
    from privado.espera_de(p_tabela, p_id) as w where w.prazo is not null
  );
end $$;
comment on function privado.relogio_acompanhar is 'The reply clock of a request, as relogioSchema describes it; null when it does not wait.';

create or replace function privado.eliminacao_aberta(p_pessoas uuid[], p_entrada uuid) returns privado.requerimentos
language sql stable set search_path = '' as $$
  select r from privado.historico as h join privado.requerimentos as r on r.id = (h.dados ->> 'requerimento')::uuid
  where h.pessoa_id = any (p_pessoas) and h.tipo = 'eliminacao' and h.dados ->> 'entrada' = p_entrada::text and r.concluido_em is null
  limit 1
$$;
comment on function privado.eliminacao_aberta is 'The open request for erasure that was made by the link of this request, or null.';

create or replace function privado.fecha_ao_retirar(p_fase jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_fase ->> 'tipo' in ('conversa', 'diagnostico') or p_fase ->> 'fase' in ('escolhida', 'esperando_pagamento');
end $$;
comment on function privado.fecha_ao_retirar is
  'Whether withdrawing ends the request and its link: a conversation, or a purchase that is not paid. Of anything else it ends the wait for an added message only.';

-- Anybody gets the link of a form that they sent with somebody else's e-mail or CPF. The page therefore shows facts of its own
-- request: nothing on it changes when another row of the same person arrives, or by what the team does for that one.
-- It has no whole telephone or e-mail, no note, no reason, and not that the sale was lost.
create or replace function privado.acompanhar_json(p_tabela text, p_id uuid, p_ate date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_pessoa privado.pessoas := privado.pessoa_acompanhada(p_tabela, p_id);
  a record := privado.andamento(p_tabela, p_id);
  v_fase jsonb := privado.fase(p_tabela, p_id);
  c record := privado.compra_de(p_tabela, p_id);
  v_pedido public.pedidos;
  v_cadastro public.cadastros_app;
  v_espera jsonb;
  v_mensagem jsonb;
  v_linha jsonb;
begin
  execute format('select to_jsonb(t) from public.%I as t where t.id = $1', p_tabela) into v_linha using p_id;
  select * into v_pedido from public.pedidos as p where p.id = c.pedido_id;
  select * into v_cadastro from public.cadastros_app as t where t.id = c.cadastro_id;
  -- One promise at most: that of a request that waits covers a message added to it.
  if v_fase ->> 'fase' in ('recebida', 'lida', 'recebido')
    and (a.escreveu is null or (privado.espera_de(p_tabela, p_id)).desde < a.escreveu) then
    v_espera := privado.relogio_acompanhar(p_tabela, p_id);
  elsif a.escreveu is not null then
    v_mensagem := privado.relogio_acompanhar(p_tabela, p_id);
  end if;
  return jsonb_build_object(
    'protocolo', privado.protocolo(c.inicio_id),
    'tabela', case when v_pedido.id is not null then 'pedidos' when v_cadastro.id is not null then 'cadastros_app' else p_tabela end,
    'origem', d.origem, 'recebida_em', d.criada_em,
    'nome', case when p_tabela <> 'diagnosticos_respostas' then split_part(d.nome, ' ', 1) end,
    'texto', coalesce(v_linha ->> 'mensagem', ''), 'resumo', privado.catalogo_de(p_tabela, p_id) || jsonb_build_object('texto', coalesce(d.resumo, '')),
    'cnpj', d.cnpj, 'loja', d.loja,
    'telefone', privado.esconder_telefone(d.telefone),
    'email', regexp_replace(d.email, '^(.)[^@]*', '\1•••••••'),
    'mensagens', a.mensagens,
    'fase', v_fase || jsonb_build_object('espera', v_espera), 'mensagem_espera', v_mensagem,
    'compra', case when v_pedido.id is not null then jsonb_build_object('pedido', v_pedido.id, 'em', v_pedido.criado_em,
      'valor_centavos', v_pedido.valor_centavos, 'forma', v_pedido.forma_pagamento, 'pago_em', v_pedido.pago_em,
      'cadastro_em', v_cadastro.criado_em, 'conta_em', v_cadastro.conta_em) end,
    'lida_em', a.lida_em,
    'resposta', case when (a.resposta).id is not null then jsonb_build_object('em', (a.resposta).em,
      'canal', coalesce((a.resposta).dados ->> 'canal', 'email'), 'segundos', privado.tempo_util(d.criada_em, (a.resposta).em)) end,
    'responsavel', (select split_part(e.nome, ' ', 1) from privado.equipe as e where e.id = a.dono and e.ativa),
    'pode_retirar', v_mensagem is not null or privado.fecha_ao_retirar(v_fase),
    'guarda', coalesce(privado.motivo_de_guarda('pedidos', v_pedido.criado_em, to_jsonb(v_pedido)),
      privado.motivo_de_guarda('cadastros_app', v_cadastro.criado_em, to_jsonb(v_cadastro)),
      privado.motivo_de_guarda(p_tabela, d.criada_em, v_linha)),
    'eliminacao', (
      select jsonb_build_object('protocolo', privado.protocolo(r.id), 'prazo', r.prazo)
      from privado.eliminacao_aberta(privado.grupo(v_pessoa.id), p_id) as r where r.id is not null
    ),
    'ate', p_ate, 'agora', now()
  );
end $$;
comment on function privado.acompanhar_json is
  'What the visitor sees of a request: acompanharSchema of domain/acompanhar/acompanhar.ts.';

create or replace function public.acompanhar(p_codigo text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_aberta record;
begin
  perform privado.contar('acompanhar', privado.endereco_cliente());
  select * into v_aberta from privado.abrir_acompanhar(p_codigo);
  if v_aberta.por_email then
    perform privado.abriu_email(v_aberta.tabela, v_aberta.id);
  end if;
  return case when v_aberta.id is not null then privado.acompanhar_json(v_aberta.tabela, v_aberta.id, v_aberta.ate) end;
end $$;
comment on function public.acompanhar is
  'The request behind the code of a link: what was sent, where it stands and the promised time. Null for any other code. Limited per address.';
grant execute on function public.acompanhar(text) to anon, authenticated, service_role;

-- The id is made by the browser and shown to nobody; for an hour, as long as a checkout, it is proof of the sender.
create or replace function public.acompanhar_recibo(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_tabela text;
begin
  perform privado.contar('acompanhar_recibo', privado.endereco_cliente());
  foreach v_tabela in array privado.tabelas_acompanhadas() loop
    if (privado.ler_entrada(v_tabela, p_id)).criada_em > now() - interval '1 hour' then
      return privado.codigo_acompanhar(v_tabela, p_id);
    end if;
  end loop;
  return null;
end $$;
comment on function public.acompanhar_recibo is
  'For the receipt page: the code of the link of a request, from the id of its row, within an hour. Limited per address.';
grant execute on function public.acompanhar_recibo(uuid) to anon, authenticated, service_role;
