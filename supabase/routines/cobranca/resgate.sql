create or replace function privado.proxima_manha(p_depois_de timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_dia date := (p_depois_de at time zone 'America/Sao_Paulo')::date;
  v_faixas jsonb;
begin
  for i in 1..60 loop
    v_faixas := privado.faixas_do_dia(v_dia + i);
    if v_faixas <> '[]' then
      return (v_dia + i + (v_faixas -> 0 ->> 'abre')::time) at time zone 'America/Sao_Paulo';
    end if;
  end loop;
  return p_depois_de + interval '1 day';
end $$;
comment on function privado.proxima_manha is 'The start of work on the next working day after the day of a moment.';

create or replace function privado.manha_do_boleto(p_vence timestamptz, p_dias integer) returns timestamptz
language sql stable strict set search_path = '' as $$
  select ((p_vence at time zone 'America/Sao_Paulo')::date + p_dias + time '08:00') at time zone 'America/Sao_Paulo'
$$;
comment on function privado.manha_do_boleto is 'Eight o''clock in São Paulo, so many days after the day of a moment.';

create or replace function privado.passo_do_boleto(p_vence timestamptz) returns text
language sql stable strict set search_path = '' as $$
  select case (now() at time zone 'America/Sao_Paulo')::date - (p_vence at time zone 'America/Sao_Paulo')::date
    when -1 then 'boleto_vespera' when 0 then 'boleto_dia' when 1 then 'boleto_depois' end
$$;
comment on function privado.passo_do_boleto is 'The message for a boleto due at this moment, if one belongs to today.';

create or replace function privado.agendar_cobranca(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
declare
  c privado.cobrancas;
  p public.pedidos;
  v_tipo text;
  v_em timestamptz;
  v_sem_boleto boolean;
  v_mais_uma boolean;
begin
  select * into c from privado.cobrancas where pedido_id = p_pedido for update;
  select * into p from public.pedidos where id = p_pedido;
  -- The provider was down when it was asked for: the messages would speak of a boleto that does not exist.
  v_sem_boleto := p.forma_pagamento is not distinct from 'boleto' and num_nonnulls(p.checkout_id, c.boleto_url) = 0;
  -- Over all methods: a buyer who changes the method has had the messages of the one before.
  v_mais_uma := not v_sem_boleto and cardinality(array_remove(c.passos, 'pessoa')) < 3;
  c.vence_em := coalesce(c.vence_em, p.expira_em, c.criada_em + interval '3 days');
  if c.pedido_id is null or c.encerrada_em is not null or p.situacao in ('pago', 'em_revisao') then
    null;
  elsif p.forma_pagamento = 'boleto' and not v_sem_boleto then
    -- A message whose hour has passed today is still sent: the due day may become known late.
    select m.tipo, greatest(m.em, now() + interval '2 minutes') into v_tipo, v_em from (
      select t.tipo, privado.manha_do_boleto(c.vence_em, t.dias) as em
      from (values ('boleto_vespera', -1), ('boleto_dia', 0), ('boleto_depois', 1)) as t (tipo, dias)
    ) as m
    where v_mais_uma and p.situacao <> 'cancelado' and m.tipo <> all (c.passos) and m.em >= privado.manha_do_boleto(now(), 0)
    order by m.em limit 1;
    if v_tipo is null then
      v_tipo := 'encerrar';
      -- Until then a bank may still report it.
      v_em := c.vence_em + interval '5 days';
    end if;
  elsif v_mais_uma and p.situacao = 'pendente' and 'lembrete' <> all (c.passos) then
    v_tipo := 'lembrete';
    v_em := case when c.proxima_tipo = 'lembrete' then c.proxima_em else now() + interval '10 minutes' end;
  elsif v_mais_uma and p.situacao <> 'cancelado' and 'outra_forma' <> all (c.passos) then
    v_tipo := 'outra_forma';
    -- A buyer whose session expires is often already opening the next one.
    v_em := case p.situacao when 'expirado' then now() else coalesce(p.expira_em, now()) end + interval '2 minutes';
  elsif 'pessoa' <> all (c.passos) then
    v_tipo := 'pessoa';
    v_em := privado.proxima_manha(greatest(now(), p.expira_em));
  else
    v_tipo := 'encerrar';
    v_em := coalesce(p.expira_em, c.criada_em) + interval '7 days';
  end if;
  update privado.cobrancas set proxima_tipo = v_tipo, proxima_em = v_em where pedido_id = p_pedido;
end $$;
comment on function privado.agendar_cobranca is
  'Sets the next step of an order: card and PIX after ten minutes, at the end of the session, by a person on the next working morning, closed after seven days; a boleto around its due day, one that the provider never made by a person. At most three messages per order.';

create or replace function privado.enfileirar_cobranca() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar('cobrar_pagamento', 'cobranca:' || new.pedido_id, json_build_object('id', new.pedido_id), new.proxima_em);
  return null;
end $$;
comment on function privado.enfileirar_cobranca is 'The next step is a job of the transaction that sets it; it replaces the job of the step before.';

create or replace function privado.travar_cobrancas(p_pedidos uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from privado.cobrancas where pedido_id = any (p_pedidos) order by pedido_id for update;
end $$;
comment on function privado.travar_cobrancas is 'Locks the rows of several orders in the order of their ids, so that two transactions never wait for each other.';

create or replace function privado.encerrar_outras(p public.pedidos, p_ate timestamptz, p_motivo text) returns void
language plpgsql set search_path = '' as $$
declare
  v_outros uuid[] := array(
    select o.id from public.pedidos as o
    where o.id <> p.id and o.criado_em < p_ate and o.situacao not in ('pago', 'em_revisao')
      and (privado.caixa_postal(o.email) = privado.caixa_postal(p.email) or o.cpf = p.cpf)
  );
begin
  perform privado.travar_cobrancas(v_outros || p.id);
  perform privado.encerrar_cobranca(o.id, p_motivo) from unnest(v_outros) as o (id);
end $$;
comment on function privado.encerrar_outras is 'Closes the other unpaid orders of the same mailbox or CPF, made before a moment; locks that of the order too.';

create or replace function privado.abrir_cobranca(p public.pedidos) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.reabrir_compra(p.id);
  perform privado.encerrar_outras(p, p.criado_em, 'outro_pedido');
  insert into privado.cobrancas (pedido_id, tentativas, comecou_forma, vence_em)
  values (p.id, 1, p.forma_pagamento, case p.forma_pagamento when 'boleto' then coalesce(p.expira_em, now() + interval '3 days') end)
  on conflict (pedido_id) do update set tentativas = cobrancas.tentativas + 1, voltou_em = now(), vence_em = excluded.vence_em,
    vencida_em = null, boleto_url = null, analise_desde = null, proxima_tipo = null, proxima_em = null, encerrada_em = null, encerrada_motivo = null;
  perform privado.agendar_cobranca(p.id), privado.refazer_cobranca(p.id);
end $$;
comment on function privado.abrir_cobranca is 'A session was opened: the order is followed until it is paid, older orders of the same buyer no longer, and a withdrawn purchase goes on.';

create or replace function privado.acompanhar_pedido() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.situacao = 'pago' then
    perform privado.encerrar_outras(new, new.pago_em, 'pago');
  end if;
  -- Money came in: the row is worked on, also where it had been closed. What was refunded before was not this payment.
  if new.situacao in ('pago', 'em_revisao') then
    update privado.cobrancas set proxima_tipo = null, proxima_em = null, encerrada_em = null, encerrada_motivo = null,
      reembolso_em = case new.situacao when 'em_revisao' then reembolso_em end
    where pedido_id = new.id;
  elsif old.situacao = 'em_revisao' then
    perform privado.encerrar_cobranca(new.id, 'recusado');
  else
    perform privado.agendar_cobranca(new.id);
  end if;
  perform privado.refazer_cobranca(new.id);
  return null;
end $$;
comment on function privado.acompanhar_pedido is
  'A paid order ends the steps of all unpaid orders of the same buyer, one under review only its own; any other change sets the next step again.';

create or replace function privado.acompanhar_cadastro() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.refazer_cobranca(new.pedido_id);
  return null;
end $$;
comment on function privado.acompanhar_cadastro is 'The sign-up of a paid order is what its payment still missed.';

create or replace function privado.email_da_cobranca(p public.pedidos, p_em timestamptz default now()) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select c.valor from privado.entradas as e
    join privado.pessoas as q on q.id = privado.raiz(e.pessoa_id)
    join privado.canais as c on c.pessoa_id = any (privado.grupo(q.id)) and c.id::text = q.escolhas ->> 'email' and not privado.canal_falhou(c)
    join privado.canais as o on o.pessoa_id = e.pessoa_id and o.tipo = 'email' and o.chave = privado.chave_email(p.email)
    where e.tabela = 'pedidos' and e.id = p.id and c.corrigido_em between o.desde and p_em
  ), p.email);
end $$;
comment on function privado.email_da_cobranca is
  'Where messages about an order, and its invitation, go at a moment: to the buyer''s address, or to the one that a member wrote for the person since that address was known. Never to one that only a form brought.';

create or replace function privado.impede_cobranca(p_pedido uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when c.encerrada_em is not null then 'encerrada'
    when p.situacao in ('pago', 'em_revisao') then p.situacao
    when exists (
      select from privado.oposicoes as o
      where o.destinatario in (privado.hash_consulta(privado.caixa_postal(p.email)), privado.hash_consulta(privado.caixa_postal(privado.email_da_cobranca(p))))
    ) then 'nao_quer'
    when exists (
      select from public.pedidos as o where o.id <> p.id and o.situacao = 'pago' and o.pago_em > p.criado_em
        and (privado.caixa_postal(o.email) = privado.caixa_postal(p.email) or o.cpf = p.cpf)
    ) then 'pago'
    when exists (
      select from public.pedidos as o
      where o.id <> p.id and o.criado_em > p.criado_em and privado.caixa_postal(o.email) = privado.caixa_postal(p.email)
    ) then 'outro_pedido'
    when c.analise_desde is not null then 'analise'
    when c.pausada_ate > now() then 'pausa'
  end
  from privado.cobrancas as c join public.pedidos as p on p.id = c.pedido_id where c.pedido_id = p_pedido
$$;
comment on function privado.impede_cobranca is
  'Why no message about this payment may be sent now; null when it may. Asked in the transaction that claims the message.';

create or replace function privado.travar_comprador(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.travar_caixa();
  -- Usually projected long ago; a second run changes nothing.
  perform privado.projetar('pedidos', p_pedido);
  perform from privado.pessoas where id = privado.pessoa_do_pedido(p_pedido) for update;
end $$;
comment on function privado.travar_comprador is 'Locks the person of an order. Taken before its row in privado.cobrancas, as when a member notes a contact.';

create or replace function privado.entregar_a_pessoa(p_pedido uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid := privado.anotar_pedido(p_pedido, 'sem_pagamento');
begin
  update privado.cobrancas set com_pessoa_desde = now() where pedido_id = p_pedido;
  update privado.entradas set espera_desde = now(), prazo = privado.prazo_de(now()) where id = p_pedido and tabela = 'pedidos';
  update privado.pessoas as p set espera_desde = now(), prazo = privado.prazo_de(now())
  where p.id = v_pessoa and p.espera_desde is null and not p.suspeita;
end $$;
comment on function privado.entregar_a_pessoa is 'The automatic messages of an order have ended: its buyer waits in the inbox for a person.';

create or replace function privado.anotar_pedido(p_pedido uuid, p_situacao text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid;
begin
  perform privado.travar_comprador(p_pedido);
  select privado.raiz(e.pessoa_id) into v_pessoa from privado.entradas as e where e.tabela = 'pedidos' and e.id = p_pedido;
  if not exists (
    select from privado.historico as h where h.pessoa_id = any (privado.grupo(v_pessoa)) and h.tipo = 'pedido'
      and h.dados ->> 'pedido' = p_pedido::text and h.dados ->> 'situacao' = p_situacao
  ) then
    insert into privado.historico (pessoa_id, tipo, dados)
    select v_pessoa, 'pedido', jsonb_build_object('pedido', p.id, 'situacao', p_situacao, 'valor_centavos', p.valor_centavos)
    from public.pedidos as p where p.id = p_pedido;
    update privado.pessoas set versao = versao + 1, mudanca = nextval('privado.mudancas') where id = v_pessoa;
  end if;
  return v_pessoa;
end $$;
comment on function privado.anotar_pedido is 'Writes what happened to an order into the history of its person, once; returns the person.';

create or replace function privado.avancar_cobranca(p_pedido uuid, p_tipo text) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.cobrancas set passos = case when p_tipo = any (passos) then passos else passos || p_tipo end
  where pedido_id = p_pedido and (p_tipo <> all (passos) or proxima_tipo = p_tipo);
  -- A job may run twice at the same time after its process was taken for dead. The later of the two must not move the step
  -- that the earlier one has set.
  if found then
    perform privado.agendar_cobranca(p_pedido);
  end if;
end $$;
comment on function privado.avancar_cobranca is 'A step is done: sets the next one. Nothing changes when that was reported before.';

create or replace function privado.vencer_passo(p_pedido uuid) returns text
language plpgsql set search_path = '' as $$
declare
  c privado.cobrancas;
  v_impede text := privado.impede_cobranca(p_pedido);
  v_tipo text;
  v_com_pessoa boolean := exists (
    select from privado.cobrancas as o where o.pedido_id = p_pedido and o.proxima_tipo = 'pessoa' and o.proxima_em <= now()
  );
begin
  if v_com_pessoa then
    perform privado.travar_comprador(p_pedido);
  end if;
  select * into c from privado.cobrancas where pedido_id = p_pedido for update;
  -- The transaction that set a step in the meantime has enqueued a job for it.
  if c.proxima_em is null or c.proxima_em > now() or c.proxima_tipo = 'pessoa' and not v_com_pessoa then
    return null;
  end if;
  if v_impede in ('pausa', 'analise') then
    update privado.cobrancas set proxima_em = greatest(pausada_ate, case v_impede when 'analise' then now() + interval '6 hours' end)
    where pedido_id = p_pedido;
    return null;
  elsif v_impede in ('pago', 'outro_pedido', 'nao_quer') then
    perform privado.encerrar_cobranca(p_pedido, v_impede);
    return null;
  end if;
  v_tipo := c.proxima_tipo;
  if v_tipo like 'boleto%' then
    v_tipo := privado.passo_do_boleto(c.vence_em);
    if v_tipo = 'boleto_depois' then
      update privado.cobrancas set vencida_em = coalesce(vencida_em, now()) where pedido_id = p_pedido;
      perform privado.refazer_cobranca(p_pedido);
    end if;
    if v_tipo is null or v_tipo = any (c.passos) then
      perform privado.avancar_cobranca(p_pedido, c.proxima_tipo);
      return null;
    end if;
  elsif v_tipo = 'pessoa' then
    perform privado.entregar_a_pessoa(p_pedido), privado.avancar_cobranca(p_pedido, 'pessoa');
    return null;
  elsif v_tipo = 'encerrar' then
    perform privado.encerrar_cobranca(p_pedido, 'sem_resposta');
    return null;
  end if;
  return v_tipo;
end $$;
comment on function privado.vencer_passo is
  'Runs the step that is due, if there is one; a message is only named, for the service to send.';

create or replace function privado.anotar_pagamentos(p_pedido uuid, p_analise boolean, p_vencida boolean, p_vence date, p_recebido integer,
  p_boleto_url text default null)
returns void language plpgsql set search_path = '' as $$
declare
  v_vence timestamptz := (p_vence + time '23:59:59') at time zone 'America/Sao_Paulo';
  v_antes timestamptz;
begin
  select vence_em into v_antes from privado.cobrancas where pedido_id = p_pedido for update;
  with evento as (
    select evento, recebido_em, coalesce(corpo -> 'payment' ->> 'installment', corpo -> 'payment' ->> 'id') as pagamento
    from privado.eventos_pagamento where pedido_id = p_pedido
  )
  update privado.cobrancas as c set
    analise_desde = case when p_analise then coalesce(c.analise_desde, now()) end,
    vencida_em = case when p_vencida then coalesce(c.vencida_em, now()) else c.vencida_em end,
    vence_em = coalesce(v_vence, c.vence_em),
    recebido_centavos = p_recebido, boleto_url = p_boleto_url,
    recusas = e.recusas, recusada_em = e.recusada_em, boleto_visto = e.boleto_visto, boleto_visto_em = e.boleto_visto_em,
    vista_em = e.vista_em
  from (
    select
      count(distinct pagamento) filter (where evento ~ 'REFUSED|REPROVED') as recusas,
      max(recebido_em) filter (where evento ~ 'REFUSED|REPROVED') as recusada_em,
      count(*) filter (where evento = 'PAYMENT_BANK_SLIP_VIEWED') as boleto_visto,
      max(recebido_em) filter (where evento = 'PAYMENT_BANK_SLIP_VIEWED') as boleto_visto_em,
      max(recebido_em) filter (where evento = 'PAYMENT_CHECKOUT_VIEWED') as vista_em
    from evento
  ) as e
  where c.pedido_id = p_pedido;
  if v_vence is distinct from v_antes and v_vence is not null then
    perform privado.agendar_cobranca(p_pedido);
  end if;
  perform privado.refazer_cobranca(p_pedido);
end $$;
comment on function privado.anotar_pagamentos is
  'Keeps what the provider answered about an order, and what its events say: risk analysis, due day and page of a boleto, refusals, views. Counts are taken from the stored events, so a repeated one changes nothing.';

create or replace function privado.desfazer_pagamento(p_pedido uuid, p_causa text) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.anotar_pedido(p_pedido, p_causa);
  update privado.cobrancas set encerrada_em = null, encerrada_motivo = null,
    reembolso_em = case p_causa when 'estorno' then coalesce(reembolso_em, now()) else reembolso_em end,
    contestacao_em = case p_causa when 'contestacao' then coalesce(contestacao_em, now()) else contestacao_em end
  where pedido_id = p_pedido and case p_causa when 'estorno' then reembolso_em else contestacao_em end is null;
  perform privado.refazer_cobranca(p_pedido);
end $$;
comment on function privado.desfazer_pagamento is
  'A refund or a dispute: opens the row of the order again and writes it into the history of the person, once. The order keeps its state.';

create or replace function privado.pausar_ao_contatar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_pedidos uuid[] := array(
    select e.id from privado.entradas as e
    where e.tabela = 'pedidos' and e.pessoa_id = any (privado.grupo(privado.raiz(new.pessoa_id)))
  );
begin
  perform privado.travar_cobrancas(v_pedidos);
  update privado.cobrancas as c set pausada_ate = greatest(c.pausada_ate, now() + interval '1 day')
  where c.encerrada_em is null and c.proxima_em is not null and c.pedido_id = any (v_pedidos);
  return null;
end $$;
comment on function privado.pausar_ao_contatar is 'A member talks to the buyer: no automatic message for a day.';

create or replace function privado.parar_mensagens(p_hash bytea) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_email text;
  v_pedido uuid;
begin
  select privado.email_da_cobranca(p, s.criada_em), p.id into v_email, v_pedido
  from privado.paradas as s join public.pedidos as p on p.id = s.pedido_id where s.hash = p_hash;
  if v_email is null then
    return false;
  end if;
  perform privado.opor(v_email, 'link', v_pedido);
  return true;
end $$;
comment on function privado.parar_mensagens is 'Records the opposition of the mailbox that got this link, and closes its order; false for an unknown link.';

create or replace trigger enfileirar_cobranca after insert or update of proxima_em on privado.cobrancas for each row
  when (new.proxima_em is not null) execute function privado.enfileirar_cobranca();

create or replace trigger acompanhar_pedido after update of situacao on public.pedidos for each row
  when (new.situacao is distinct from old.situacao and new.situacao <> 'pendente')
  execute function privado.acompanhar_pedido();

create or replace trigger acompanhar_cadastro after insert or update of pedido_id on public.cadastros_app for each row
  when (new.pedido_id is not null) execute function privado.acompanhar_cadastro();

create or replace trigger pausar_ao_contatar after insert on privado.historico for each row
  when (new.tipo = 'contato' and new.dados ->> 'canal' = 'whatsapp')
  execute function privado.pausar_ao_contatar();
