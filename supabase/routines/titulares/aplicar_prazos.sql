-- What is past its period leaves every night. The periods are those of privado.prazos.
create or replace function privado.linhas_com_prazo()
returns table (tabela text, id uuid, pessoa_id uuid, email text, telefone text, cpf text, em timestamptz, nome_do_prazo text, fica boolean)
language sql stable set search_path = '' as $$
  select 'contato', id, null::uuid, email, telefone, null, criado_em, 'leadSemContrato', false from public.contato
  union all
  select 'leadlive', id, null, email, telefone, null, criado_em, 'leadSemContrato', false from public.leadlive
  union all
  select 'inscricoes', id, null, email, telefone, null, criado_em, 'leadSemContrato', false from public.inscricoes
  union all
  select 'registros', id, null, email, telefone, null, criado_em, 'leadSemContrato', false from privado.registros
  union all
  select 'emails_recebidos', id, pessoa_id, remetente, null, null, recebido_em, 'leadSemContrato', false from privado.emails_recebidos
  union all
  select 'cadastros_app', c.id, null, c.email, c.telefone, c.cpf, greatest(c.criado_em, c.conta_em),
    case when c.tipo = 'free' and c.conta_situacao in ('ativa', 'dispensada') then 'contaGratuita' else 'leadSemContrato' end,
    privado.contrato_vale(c)
  from public.cadastros_app as c
  union all
  select 'pedidos', id, null, email, telefone, cpf, criado_em, 'leadSemContrato', situacao in ('pago', 'em_revisao') from public.pedidos
  union all
  select 'diagnosticos_lojas', l.id, (select k.pessoa_id from privado.chaves_pessoa as k where k.tipo = 'cpf' and k.valor = l.cpf),
    null, l.telefone, l.cpf, greatest(l.criado_em, l.convidada_em), 'lojaSemResposta',
    exists (select from public.diagnosticos_respostas as r where r.loja_id = l.id)
  from public.diagnosticos_lojas as l
$$;
comment on function privado.linhas_com_prazo is
  'Rows of people, when each was last theirs, the period from then, and whether a contract or an answer keeps it. A store is not the person: it keeps no other row.';

create or replace function privado.quem_espera() returns table (email text, telefone text, cpf text)
language sql stable set search_path = '' as $$
  select r.email, r.telefone, r.cpf from privado.requerimentos as r where r.concluido_em is null
  union all
  select p.email, p.telefone, p.cpf from privado.cobrancas as c join public.pedidos as p on p.id = c.pedido_id
  where c.encerrada_em is null and c.motivo is not null
$$;
comment on function privado.quem_espera is 'Who has an open request as a data subject, or a payment that is not finished: nothing of them is deleted meanwhile.';

create or replace function privado.linhas_vencidas(p_limite integer) returns table (tabela text, id uuid)
language sql stable set search_path = '' as $$
  with linha as materialized (
    select l.*, privado.chave_telefone(l.telefone) as fone, p.periodo from privado.linhas_com_prazo() as l
    join privado.prazos() as p on p.nome = l.nome_do_prazo
  ), presente as materialized (
    -- Keep all rows of a person who wrote again within the period or has a contract.
    select l.email, l.fone, null::text as cpf from linha as l
    where l.tabela <> 'diagnosticos_lojas' and (l.fica or l.em >= now() - l.periodo)
    union all
    select q.email, privado.chave_telefone(q.telefone), q.cpf from privado.quem_espera() as q
  ), antiga as materialized (
    select l.tabela, l.id, l.em, l.periodo, coalesce(l.pessoa_id, e.pessoa_id) as pessoa_id from linha as l
    left join privado.entradas as e on e.id = l.id and e.tabela = l.tabela
    where not l.fica and l.em < now() - l.periodo
      -- Hashed, whatever the planner expects of the functions: a join could compare everybody with everybody.
      and (l.email is null or l.email not in (select v.email from presente as v where v.email is not null))
      and (l.fone is null or l.fone not in (select v.fone from presente as v where v.fone is not null))
      and (l.cpf is null or l.cpf not in (select v.cpf from presente as v where v.cpf is not null))
  ), vencida as (
    -- offset: the limit applies before the filter, so that privado.continua is not asked about everybody.
    (select a.tabela, a.id, a.em from (select * from antiga order by em offset 0) as a
    where not privado.continua(a.pessoa_id, now() - a.periodo) limit p_limite)
    union all
    select 'pedidos', p.id, p.criado_em from public.pedidos as p
    where p.situacao in ('pago', 'em_revisao') and coalesce(p.pago_em, p.atualizado_em) < now() - privado.prazo('registrosDePagamento')
      and not exists (select from privado.cobrancas as c where c.pedido_id = p.id and c.encerrada_em is null and c.motivo <> 'pago_sem_cadastro')
    union all
    select 'diagnosticos_respostas', r.id, r.criado_em from public.diagnosticos_respostas as r
    where r.criado_em < now() - privado.prazo('respostasDoDiagnostico')
  )
  select v.tabela, v.id from vencida as v order by v.em limit p_limite
$$;
comment on function privado.linhas_vencidas is 'Rows past their period, the oldest first: none of a person who continues (privado.continua), has a contract or waits (privado.quem_espera).';

create or replace function privado.aplicar_prazos(p_limite integer default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_apagadas jsonb;
  v_vezes integer;
  v_regra record;
begin
  select privado.apagar_linhas(coalesce(jsonb_agg(to_jsonb(v)), '[]')) into v_apagadas from privado.linhas_vencidas(p_limite) as v;
  for v_regra in values
    ('eventos_pagamento', 'recebido_em', 'registrosDePagamento'), ('pedidos_titulares', 'feito_em', 'pedidosDeTitulares'),
    -- An open request has no end yet.
    ('requerimentos', 'concluido_em', 'pedidosDeTitulares'),
    ('oposicoes', 'criada_em', 'oposicoes'), ('remetentes_bloqueados', 'em', 'remetentesBloqueados')
  loop
    execute format('delete from privado.%I where %I < now() - privado.prazo(%L)', v_regra.column1, v_regra.column2, v_regra.column3);
    get diagnostics v_vezes = row_count;
    v_apagadas := v_apagadas || jsonb_build_object(v_regra.column1, v_vezes);
  end loop;
  return v_apagadas;
end $$;
comment on function privado.aplicar_prazos is
  'Deletes what is past its period, of the rows of people at most p_limite; returns how many of each table. Again at once it finds nothing.';
