-- What members decide about unfinished payments. The person is locked before the order and the order before its row in
-- privado.cobrancas, as when a contact is recorded or an order changes.
create or replace function privado.travar_cobranca(p_pedido uuid) returns privado.cobrancas
language plpgsql set search_path = '' as $$
declare
  v_cobranca privado.cobrancas;
begin
  perform from privado.pessoas where id = privado.pessoa_do_pedido(p_pedido) for update;
  perform from public.pedidos where id = p_pedido for update;
  perform privado.travar_cobrancas(privado.pedidos_da_cobranca(p_pedido));
  select * into v_cobranca from privado.cobrancas where pedido_id = p_pedido for update;
  if v_cobranca.motivo is null then
    raise exception 'Este pagamento não está mais na lista.' using errcode = 'PT404';
  end if;
  if v_cobranca.encerrada_em is not null then
    raise exception 'Este pagamento já foi encerrado.' using errcode = 'PT409';
  end if;
  return v_cobranca;
end $$;
comment on function privado.travar_cobranca is 'Locks an open row for a change, with its order and person.';

create or replace function privado.anotar_cobranca(p_pedido uuid, p_texto text, p_comando uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  select * into v_pessoa from privado.pessoas where id = privado.pessoa_do_pedido(p_pedido);
  if v_pessoa.id is not null then
    perform privado.anotar_historico(v_pessoa.id, 'nota', jsonb_build_object('texto', p_texto), p_comando);
    perform privado.escrever_pessoa(v_pessoa, '{}');
  end if;
end $$;
comment on function privado.anotar_cobranca is 'Writes a note of the member into the timeline of the buyer.';

create or replace function painel.pausar_cobranca(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ate timestamptz := (p ->> 'ate')::timestamptz;
  v_cobranca privado.cobrancas;
begin
  v_cobranca := privado.travar_cobranca((p ->> 'pedido')::uuid);
  if v_ate <= now() or v_ate > now() + interval '60 days' then
    raise exception 'Escolha uma data dentro dos próximos 60 dias.' using errcode = 'PT422';
  end if;
  -- A step that fell due during the pause was moved to its end.
  update privado.cobrancas as c set pausada_ate = v_ate,
    proxima_tipo = case when c.proxima_em = c.pausada_ate then null else c.proxima_tipo end,
    proxima_em = case when c.proxima_em = c.pausada_ate then null else c.proxima_em end
  where c.pedido_id = v_cobranca.pedido_id returning c.* into v_cobranca;
  if v_cobranca.proxima_em is null then
    perform privado.agendar_cobranca(v_cobranca.pedido_id);
  end if;
  return privado.concluir(v_comando, 'pedidos', v_cobranca.pedido_id, jsonb_build_object('ate', v_ate),
    jsonb_build_object('pedido', v_cobranca.pedido_id));
end $$;
comment on function painel.pausar_cobranca is 'No automatic message before a moment; null ends the pause.';

create or replace function painel.encerrar_cobranca(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_motivo text := p ->> 'motivo';
  v_cobranca privado.cobrancas;
  v_pedidos uuid[];
begin
  v_cobranca := privado.travar_cobranca((p ->> 'pedido')::uuid);
  if v_cobranca.motivo = 'valor_diferente' then
    raise exception 'Um valor diferente se decide: aceite ou recuse o pagamento.' using errcode = 'PT422';
  end if;
  v_pedidos := privado.pedidos_da_cobranca(v_cobranca.pedido_id);
  if v_motivo = 'nao_quer' then
    perform privado.opor(o.email, 'painel') from (
      select distinct privado.email_da_cobranca(o) as email from public.pedidos as o where o.id = any (v_pedidos)
    ) as o;
  end if;
  perform privado.encerrar_cobranca(c.pedido_id, v_motivo) from privado.cobrancas as c
  where c.pedido_id = v_cobranca.pedido_id
    or c.pedido_id = any (v_pedidos) and c.motivo not in ('valor_diferente', 'contestacao', 'reembolso', 'pago_sem_cadastro');
  perform privado.anotar_cobranca(v_cobranca.pedido_id, case v_motivo when 'nao_quer'
    then 'Não quer o EdenApp nem mensagens sobre o pagamento.' else 'Comprou por outro caminho.' end, v_comando.id);
  return privado.concluir(v_comando, 'pedidos', v_cobranca.pedido_id, jsonb_build_object('motivo', v_motivo),
    jsonb_build_object('pedido', v_cobranca.pedido_id));
end $$;
comment on function painel.encerrar_cobranca is
  'Closes a row with its unpaid orders; nao_quer also records the opposition, which stops every automatic message to the mailbox.';

create or replace function painel.decidir_revisao(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p ->> 'pedido')::uuid;
  v_confirma boolean := p ->> 'decisao' = 'confirmar';
  v_situacao text;
begin
  if length(coalesce(trim(p ->> 'motivo'), '')) not between 1 and 300 then
    raise exception 'Escreva o motivo, com até 300 caracteres.' using errcode = 'PT422';
  end if;
  perform from privado.pessoas where id = privado.pessoa_do_pedido(v_id) for update;
  select situacao into v_situacao from public.pedidos where id = v_id for update;
  if not found then
    raise exception 'Não encontramos este pedido.' using errcode = 'PT404';
  end if;
  if v_situacao <> 'em_revisao' then
    raise exception 'Este pagamento já foi decidido.' using errcode = 'PT409';
  end if;
  v_situacao := case when v_confirma then 'pago' else 'cancelado' end;
  update public.pedidos set situacao = v_situacao where id = v_id;
  perform privado.anotar_cobranca(v_id, case when v_confirma then 'Valor diferente aceito como pago: '
    else 'Valor diferente recusado: ' end || trim(p ->> 'motivo'), v_comando.id);
  return privado.concluir(v_comando, 'pedidos', v_id, jsonb_build_object('decisao', p ->> 'decisao'),
    jsonb_build_object('pedido', v_id, 'situacao', v_situacao));
end $$;
comment on function painel.decidir_revisao is 'Accepts or refuses a payment of another amount, with a reason. A paid order stays paid.';

-- The provider still shows the payment that was refused. Without this, asking it again would reopen the review.
create or replace function privado.manter_decisao() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from privado.cobrancas as c where c.pedido_id = old.id and c.encerrada_motivo = 'recusado') then
    return null;
  end if;
  return new;
end $$;
comment on function privado.manter_decisao is 'Ignores the return of an order to the review after gestao refused its payment.';

create or replace function painel.ver_cobrancas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- Repeating it changes nothing that matters, so the command is not stored.
  update privado.equipe set cobrancas_vistas_em = now() where id = v_eu.id;
  return '{"visto": true}';
end $$;
comment on function painel.ver_cobrancas is 'The member has looked at the list: its rows are no longer new for them.';

create or replace trigger a_manter_decisao before update of situacao on public.pedidos for each row
  when (old.situacao = 'cancelado' and new.situacao = 'em_revisao') execute function privado.manter_decisao();
