create function privado.continua(p_pessoa uuid, p_desde timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[] := privado.grupo(privado.raiz(p_pessoa));
begin
  return exists (
    select from privado.entradas as e where e.pessoa_id = any (v_ids)
      and (e.criada_em >= p_desde or e.situacao in ('pago', 'em_revisao', 'ativa', 'dispensada'))
  ) or exists (
    select from privado.historico as h where h.pessoa_id = any (v_ids) and h.em >= p_desde and (
      h.tipo in ('mensagem', 'recebido') or h.tipo = 'contato' and h.dados ->> 'resultado' = 'falei'
    )
  ) or exists (
    select from privado.emails_recebidos as r where r.pessoa_id = any (v_ids) and r.recebido_em >= p_desde
      and r.tipo = 'pessoa' and r.spam_em is null and not r.suspeito
  );
end $$;
comment on function privado.continua is
  'Whether a person, or one united with them, wrote or talked with us since then or has a contract, from whatever address or number. What only the team sent does not count.';

-- The retention periods of the privacy policy are defined in domain/privacidade/prazos.ts; the service passes them in.
create function privado.aplicar_prazos(
  p_lead interval, p_respostas interval, p_pagamentos interval, p_pedidos_titulares interval
) returns jsonb language plpgsql set search_path = '' as $$
declare
  v_linhas jsonb;
  v_apagadas jsonb;
  v_vezes integer;
begin
  with linha as (
    select 'contato' as tabela, id, null::uuid as pessoa_id, email, telefone, criado_em, false as contrato from public.contato
    union all
    select 'leadlive', id, null, email, telefone, criado_em, false from public.leadlive
    union all
    select 'inscricoes', id, null, email, telefone, criado_em, false from public.inscricoes
    union all
    select 'registros', id, null, email, telefone, criado_em, false from privado.registros
    union all
    select 'emails_recebidos', id, pessoa_id, remetente, null, recebido_em, false from privado.emails_recebidos
    union all
    select 'cadastros_app', c.id, null, c.email, c.telefone, c.criado_em,
      c.conta_situacao in ('ativa', 'dispensada') or coalesce(p.situacao in ('pago', 'em_revisao'), false)
    from public.cadastros_app as c left join public.pedidos as p on p.id = c.pedido_id
    union all
    select 'pedidos', id, null, email, telefone, criado_em, situacao in ('pago', 'em_revisao') from public.pedidos
  ), presente as (
    -- Keep all rows of a person who wrote again within the period or has a contract.
    select email, privado.chave_telefone(telefone) as telefone from linha where contrato or criado_em >= now() - p_lead
  ), antiga as materialized (
    select l.tabela, l.id, coalesce(l.pessoa_id, e.pessoa_id) as pessoa_id from linha as l
    left join privado.entradas as e on e.id = l.id and e.tabela = l.tabela
    where not l.contrato and l.criado_em < now() - p_lead
      and not exists (select from presente as v where v.email = l.email)
      and not exists (select from presente as v where v.telefone = privado.chave_telefone(l.telefone))
  ), vencida as (
    select a.tabela, a.id from antiga as a where not privado.continua(a.pessoa_id, now() - p_lead)
    union all
    select 'pedidos', id from public.pedidos
    where situacao in ('pago', 'em_revisao') and coalesce(pago_em, atualizado_em) < now() - p_pagamentos
    union all
    select 'diagnosticos_respostas', id from public.diagnosticos_respostas where criado_em < now() - p_respostas
  )
  select coalesce(jsonb_agg(to_jsonb(vencida)), '[]') into v_linhas from vencida;
  v_apagadas := privado.apagar_linhas(v_linhas);

  delete from privado.eventos_pagamento where recebido_em < now() - p_pagamentos;
  get diagnostics v_vezes = row_count;
  v_apagadas := v_apagadas || jsonb_build_object('eventos_pagamento', v_vezes);
  delete from privado.pedidos_titulares where feito_em < now() - p_pedidos_titulares;
  get diagnostics v_vezes = row_count;
  v_apagadas := v_apagadas || jsonb_build_object('pedidos_titulares', v_vezes);
  delete from privado.requerimentos where coalesce(concluido_em, aberto_em) < now() - p_pedidos_titulares;
  get diagnostics v_vezes = row_count;
  return v_apagadas || jsonb_build_object('requerimentos', v_vezes);
end $$;
comment on function privado.aplicar_prazos is
  'Deletes what is past its period; returns how many rows of each table. The account of a contract stays until people end it.';

create function privado.limpar_registros() returns void language plpgsql set search_path = '' as $$
begin
  delete from privado.contadores where inicio < now() - interval '1 day';
  delete from privado.pessoas_contadas where em < now() - interval '1 hour';
  delete from privado.consultas_diagnostico where criado_em < now() - interval '30 days';
  delete from public.medicoes where dia < current_date - interval '12 months';
  delete from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days';
  update graphile_worker._private_jobs set last_error = null
  where last_error is not null and updated_at < now() - interval '1 day';
  -- The newest number stays: open panels compare with it.
  delete from privado.novidades where em < now() - interval '1 day'
    and mudanca < (select max(n.mudanca) from privado.novidades as n);
  delete from privado.presencas where em < now() - interval '1 minute';
  delete from privado.abas_visiveis where em < now() - interval '1 minute';
  delete from privado.aparelhos_aviso where usado_em < now() - interval '30 days';
  delete from privado.avisos where criado_em < now() - interval '30 days' and (tipo not in ('passada', 'mencao') or visto_em is not null);
  delete from privado.correio_falhas where em < now() - interval '30 days';
end $$;
comment on function privado.limpar_registros is
  'Housekeeping the service runs every hour: counters, look-ups, measurements, jobs given up a month ago, errors of jobs and changes of people after a day.';
