create or replace function privado.mudar_acompanhar(p_codigo text, out tabela text, out id uuid, out ate date, out pessoa uuid)
language plpgsql set search_path = '' as $$
declare
  v_aberta record;
begin
  perform privado.contar('acompanhar_mudanca', privado.endereco_cliente());
  select * into v_aberta from privado.abrir_acompanhar(p_codigo);
  if v_aberta.id is null then
    return;
  end if;
  perform privado.contar('acompanhar_mudanca_link', encode(privado.hash_consulta('acompanhar:' || v_aberta.id), 'hex'));
  perform privado.travar_caixa();
  if not exists (select from privado.entradas as e where e.id = v_aberta.id and e.tabela = v_aberta.tabela) then
    perform privado.projetar(v_aberta.tabela, v_aberta.id);
  end if;
  tabela := v_aberta.tabela;
  id := v_aberta.id;
  ate := v_aberta.ate;
  pessoa := (privado.travar_pessoa((privado.pessoa_acompanhada(tabela, id)).id)).id;
end $$;
comment on function privado.mudar_acompanhar is
  'Opens a code for a change: counts it, projects a request that is not yet in the inbox, and locks its person. Nulls for a code that opens none.';

create or replace function privado.anotar_visitante(p_linha uuid, p_pessoa uuid, p_tipo text, p_dados jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into privado.historico (id, pessoa_id, em, tipo, dados) values (p_linha, p_pessoa, now(), p_tipo, p_dados);
  update privado.pessoas set versao = versao + 1, mudanca = nextval('privado.mudancas'),
    ultima_entrada_em = case p_tipo when 'mensagem' then now() else ultima_entrada_em end
  where id = p_pessoa;
  perform privado.enfileirar('visitante_mudou', 'visitante_mudou:' || p_linha, json_build_object('id', p_linha));
end $$;
comment on function privado.anotar_visitante is
  'Adds what a visitor did to the timeline of their person and enqueues the message to the team. A message makes the person new in every open panel.';

create or replace function public.acompanhar_mensagem(p_codigo text, p_id uuid, p_texto text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a record;
  d privado.dados_entrada;
begin
  select * into a from privado.mudar_acompanhar(p_codigo);
  if a.id is null then
    return null;
  end if;
  if not coalesce(privado.mensagem_valida(p_texto, 2000), false) or p_id is null then
    raise exception 'mensagem inválida' using errcode = '23514';
  end if;
  if not exists (select from privado.historico as h where h.id = p_id) then
    perform privado.anotar_visitante(p_id, a.pessoa, 'mensagem', jsonb_build_object('entrada', a.id, 'texto', p_texto));
    d := privado.ler_entrada(a.tabela, a.id);
    d.criada_em := now();
    d.pede_resposta := true;
    select e.suspeita and e.liberada_em is null into d.suspeita from privado.entradas as e where e.id = a.id and e.tabela = a.tabela;
    update privado.entradas as e set espera_desde = now(), prazo = privado.prazo_de(now())
    where e.id = a.id and e.tabela = a.tabela and not d.suspeita and not privado.espera_ainda(e);
    perform privado.receber(a.pessoa, d);
    if not d.suspeita then
      perform privado.avisar('resposta', 'resposta:' || p_id, a.pessoa, p_id);
    end if;
  end if;
  return privado.acompanhar_json(a.tabela, a.id, a.ate);
end $$;
comment on function public.acompanhar_mensagem is
  'Adds a message to a request, once per p_id, which the browser makes. A running clock goes on; a person who does not wait begins to.';
grant execute on function public.acompanhar_mensagem(text, uuid, text) to anon, authenticated, service_role;

create or replace function public.acompanhar_telefone(p_codigo text, p_telefone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a record;
  c record;
begin
  select * into a from privado.mudar_acompanhar(p_codigo);
  if a.id is null then
    return null;
  end if;
  if not coalesce(privado.telefone_valido(p_telefone), false) then
    raise exception 'telefone inválido' using errcode = '23514';
  end if;
  if (privado.ler_entrada(a.tabela, a.id)).telefone is distinct from p_telefone then
    select * into c from privado.compra_de(a.tabela, a.id);
    if a.tabela = 'diagnosticos_respostas' then
      update public.diagnosticos_lojas as l set telefone = p_telefone
      from public.diagnosticos_respostas as r where r.id = a.id and l.id = r.loja_id;
    else
      execute format('update public.%I set telefone = $1 where id = $2', a.tabela) using p_telefone, a.id;
      update public.pedidos set telefone = p_telefone where id = c.pedido_id and id <> a.id;
      update public.cadastros_app set telefone = p_telefone where id = c.cadastro_id and id <> a.id;
    end if;
    -- Of the order, where there is one: a number changed by a link is not the one that paid.
    perform privado.anotar_visitante(gen_random_uuid(), a.pessoa, 'correcao',
      jsonb_build_object('entrada', coalesce(c.pedido_id, a.id), 'telefone', p_telefone));
  end if;
  return privado.acompanhar_json(a.tabela, a.id, a.ate);
end $$;
comment on function public.acompanhar_telefone is
  'Corrects the telephone on the row of this request, or on those of its purchase, in national digits. The former number, perhaps a stranger''s, is not kept.';
grant execute on function public.acompanhar_telefone(text, text) to anon, authenticated, service_role;

create or replace function privado.espera_que_resta(p_pessoa uuid, p_desde timestamptz default '-infinity', out desde timestamptz, out prazo timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  select min(x.desde), min(x.prazo) into desde, prazo from (
    select e.espera_desde as desde, e.prazo from privado.entradas as e
    where e.pessoa_id = any (privado.grupo(p_pessoa)) and privado.espera_ainda(e)
    union all
    select h.em, privado.prazo_de(h.em) from privado.historico as h
    where h.pessoa_id = any (privado.grupo(p_pessoa)) and h.tipo in ('recebido', 'email_recebido') and h.dados ->> 'espera' = 'comeca'
      and not h.dados ? 'entrada'
      and not exists (
        select from privado.historico as f where f.pessoa_id = any (privado.grupo(p_pessoa)) and f.em > h.em and privado.fim_da_espera(f)
      )
  ) as x where x.desde > p_desde;
end $$;
comment on function privado.espera_que_resta is
  'The earliest wait and promise of the requests and received contacts of a person that began after p_desde and were not answered; nulls without one.';

create or replace function privado.parar_espera(p_pessoa uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.pessoas as p set espera_desde = w.desde, prazo = w.prazo
  from privado.espera_que_resta(p_pessoa) as w where p.id = p_pessoa and p.prazo is not null;
end $$;
comment on function privado.parar_espera is
  'After a request was withdrawn or paid: the person waits for the requests and received contacts that are left, by the earliest promise, or no longer.';

create or replace function privado.parar_cobranca(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.travar_cobrancas(array[p_pedido]);
  perform privado.encerrar_cobranca(p.id, 'nao_quer') from public.pedidos as p
  where p.id = p_pedido and p.situacao not in ('pago', 'em_revisao');
end $$;
comment on function privado.parar_cobranca is 'The visitor wants no more messages about the payment of an order, which is closed unless money came in.';

create or replace function public.acompanhar_retirar(p_codigo text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a record;
  v_pedido uuid;
  v_fase jsonb;
  v_fecha boolean;
begin
  select * into a from privado.mudar_acompanhar(p_codigo);
  if a.id is null then
    return null;
  end if;
  v_pedido := (privado.compra_de(a.tabela, a.id)).pedido_id;
  v_fase := privado.fase(a.tabela, a.id);
  v_fecha := privado.fecha_ao_retirar(v_fase);
  update privado.entradas as e set espera_desde = null, prazo = null, retirada_em = case when v_fecha then now() end
  where e.id = a.id and e.tabela = a.tabela or e.id = v_pedido and e.tabela = 'pedidos';
  perform privado.parar_espera(a.pessoa);
  perform privado.anotar_visitante(gen_random_uuid(), a.pessoa, 'desistencia', jsonb_build_object('entrada', a.id,
    'compra', v_fecha and v_fase ->> 'tipo' = 'compra'));
  if v_fecha or v_fase ->> 'fase' = 'encerrada' then
    perform privado.parar_cobranca(v_pedido);
  end if;
  return case when not v_fecha then privado.acompanhar_json(a.tabela, a.id, a.ate) end;
end $$;
comment on function public.acompanhar_retirar is
  'The visitor needs no answer any more: the clock stops unless another request waits. An unpaid purchase gets no more messages, and the link of one that could still be paid, as of a conversation, ends until that purchase goes on.';
grant execute on function public.acompanhar_retirar(text) to anon, authenticated, service_role;

create or replace function public.acompanhar_apagar(p_codigo text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a record;
  d privado.dados_entrada;
  v_requerimento uuid;
begin
  select * into a from privado.mudar_acompanhar(p_codigo);
  if a.id is null then
    return null;
  end if;
  d := privado.ler_entrada(a.tabela, a.id);
  if (privado.eliminacao_aberta(privado.grupo(a.pessoa), a.id)).id is null then
    insert into privado.requerimentos (tipo, canal, nome, email, telefone, cpf, titular, recebido_em)
    values ('eliminacao', 'link', rtrim(left(d.nome, 200)), d.email, d.telefone, d.cpf,
      privado.hashes_titular(d.email, d.telefone, d.cpf), (now() at time zone 'America/Sao_Paulo')::date)
    returning id into v_requerimento;
    perform privado.anotar_visitante(gen_random_uuid(), a.pessoa, 'eliminacao', jsonb_build_object('entrada', a.id, 'requerimento', v_requerimento));
    perform privado.parar_cobranca((privado.compra_de(a.tabela, a.id)).pedido_id);
  end if;
  return privado.acompanhar_json(a.tabela, a.id, a.ate);
end $$;
comment on function public.acompanhar_apagar is
  'Opens a request for erasure in the panel, with its 15 days, and ends the messages about an unpaid order. The officer confirms who asks first: the link alone does not prove the mailbox.';
grant execute on function public.acompanhar_apagar(text) to anon, authenticated, service_role;
