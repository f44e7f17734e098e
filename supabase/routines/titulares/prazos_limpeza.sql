create or replace function privado.prazos(out nome text, out periodo interval) returns setof record
language sql immutable parallel safe set search_path = '' as $$
  values ('leadSemContrato', interval '24 months'), ('respostasDoDiagnostico', '24 months'), ('lojaSemResposta', '24 months'),
    ('contaGratuita', '24 months'), ('contrato', '5 years'), ('registrosDePagamento', '5 years'), ('pedidosDeTitulares', '5 years'),
    ('oposicoes', '5 years'), ('remetentesBloqueados', '24 months'), ('tentativasEConsultas', '30 days'), ('medicoes', '12 months'),
    ('registroDoPainel', '2 years'), ('contadores', '1 day'), ('novidades', '1 day'), ('tarefas', '30 days'), ('avisos', '30 days'),
    ('aparelhos', '30 days'), ('correioFalhas', '30 days'), ('comandos', '8 days'), ('sessoes', '16 hours'), ('codigos', '1 hour')
$$;
comment on function privado.prazos is
  'Every period after which the database deletes personal data. A test compares it with domain/privacidade/regras.ts, from which policy and documentation follow.';

create or replace function privado.prazo(p_nome text) returns interval
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_periodo interval := (select p.periodo from privado.prazos() as p where p.nome = p_nome);
begin
  if v_periodo is null then
    raise exception 'no period %', p_nome;
  end if;
  return v_periodo;
end $$;
comment on function privado.prazo is 'One period of privado.prazos; an unknown name is an error, because nothing would be deleted.';

create or replace function privado.contrato_vale(c public.cadastros_app) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return c.tipo = 'paid' and (c.encerrada_em is null or c.encerrada_em >= (now() - privado.prazo('contrato'))::date) and (
    c.conta_situacao in ('ativa', 'dispensada')
    or exists (select from public.pedidos as p where p.id = c.pedido_id and p.situacao in ('pago', 'em_revisao'))
  );
end $$;
comment on function privado.contrato_vale is 'Whether a sign-up is kept as a contract: while it lasts, and for its period after the end.';

create or replace function privado.continua(p_pessoa uuid, p_desde timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[] := privado.grupo(privado.raiz(p_pessoa));
begin
  return exists (
    select from privado.entradas as e where e.pessoa_id = any (v_ids) and (
      e.criada_em >= p_desde or e.tabela = 'pedidos' and e.situacao in ('pago', 'em_revisao')
      or e.tabela = 'cadastros_app' and (select privado.contrato_vale(c) from public.cadastros_app as c where c.id = e.id)
    )
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

create or replace function privado.limpar_registros() returns void language plpgsql set search_path = '' as $$
begin
  delete from privado.contadores where inicio < now() - privado.prazo('contadores');
  delete from privado.pessoas_contadas where em < now() - interval '1 hour';
  delete from privado.consultas_diagnostico where criado_em < now() - privado.prazo('tentativasEConsultas');
  delete from public.medicoes where dia < current_date - privado.prazo('medicoes');
  delete from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - privado.prazo('tarefas');
  update graphile_worker._private_jobs set last_error = null
  where last_error is not null and updated_at < now() - interval '1 day';
  -- The newest number stays: open panels compare with it.
  delete from privado.novidades where em < now() - privado.prazo('novidades')
    and mudanca < (select max(n.mudanca) from privado.novidades as n);
  delete from privado.presencas where em < now() - interval '1 minute';
  delete from privado.abas_visiveis where em < now() - interval '1 minute';
  delete from privado.aparelhos_aviso where usado_em < now() - privado.prazo('aparelhos');
  delete from privado.avisos where criado_em < now() - privado.prazo('avisos') 
    and (tipo not in ('passada', 'mencao') or visto_em is not null);
  delete from privado.correio_falhas where em < now() - privado.prazo('correioFalhas');
end $$;
comment on function privado.limpar_registros is
  'Housekeeping the service runs every hour: counters, look-ups, measurements, jobs given up a month ago, errors of jobs and changes of people after a day.';
