-- A message of a member is queued and recorded under the id of its line in the history.
create or replace function privado.esquecer_envios() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from privado.emails_enviados where substring(chave from '[0-9a-f-]{36}$') in (select a.id::text from antigas as a);
  delete from privado.emails_recusados where substring(chave from '[0-9a-f-]{36}$') in (select a.id::text from antigas as a);
  return null;
end $$;
comment on function privado.esquecer_envios is 'Deletes the records of the messages of deleted rows.';

create or replace function privado.linhas_do_requerimento(r privado.requerimentos)
returns table (tabela text, id uuid, criado_em timestamptz, dados jsonb, nome text, achado text[], escolha uuid, de_outra boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_confirmadas text[] := array_replace(r.verificado_como, 'documento', 'cpf');
begin
  return query
  with linha as (
    select * from privado.linhas_titular(r.email, r.telefone, r.cpf)
  ), base as (
    -- The answers of a diagnostic bear no name: they belong to the owner of their store.
    select l.tabela, l.id, l.criado_em, l.dados, coalesce(s.id, l.id) as base_id, coalesce(s.dados, l.dados) as base
    from linha as l left join linha as s on s.tabela = 'diagnosticos_lojas' and s.id::text = l.dados ->> 'loja_id'
    where l.id <> r.id
  ), achada as (
    select b.*, coalesce(b.base ->> 'responsavel', nullif(concat_ws(' ', b.base ->> 'nome', b.base ->> 'sobrenome'), '')) as de,
      array_remove(array[
        case when b.base ->> 'email' = t.email then 'email' end,
        case when privado.chave_telefone(b.base ->> 'telefone') = t.telefone then 'telefone' end,
        case when b.base ->> 'cpf' = t.cpf then 'cpf' end
      ], null) as por
    from base as b, privado.chaves_titular(r.email, r.telefone, r.cpf) as t
  )
  select a.tabela, a.id, a.criado_em, a.dados, a.de, a.por, a.base_id, coalesce(
    (r.escolhas ->> a.base_id::text)::boolean,
    case
      when r.verificado_em is not null then not (
        a.por && array_remove(v_confirmadas, 'telefone')
        or a.por && v_confirmadas and privado.para_busca(a.de) is not distinct from privado.para_busca(r.nome)
      )
      else not (a.por && array['email', 'cpf'] or privado.para_busca(a.de) is not distinct from privado.para_busca(r.nome))
    end
  ) from achada as a;
end $$;
comment on function privado.linhas_do_requerimento is
  'The rows of a request but itself, and by which of e-mail, telephone and CPF each was found. Once the officer confirmed who asks, a row without the confirmed key (a document proves the CPF) or with a confirmed telephone under another name counts as somebody else''s until the officer says otherwise; before that, only the latter. escolha is the id to say it by.';

create or replace function privado.linhas_de_outros(r privado.requerimentos) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(select l.id from privado.linhas_do_requerimento(r) as l where l.de_outra);
end $$;
comment on function privado.linhas_de_outros is 'The p_manter of a request.';

create or replace function privado.requerimento_json(r privado.requerimentos) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', r.id, 'protocolo', privado.protocolo(r.id), 'tipo', r.tipo, 'canal', r.canal, 'nome', r.nome,
    'recebido_em', r.recebido_em, 'prazo', r.prazo, 'restam', r.prazo - (now() at time zone 'America/Sao_Paulo')::date,
    'verificado_em', r.verificado_em, 'verificado_como', r.verificado_como,
    'concluido_em', r.concluido_em, 'concluido_por', privado.autor(r.concluido_por), 'desfecho', r.desfecho
  )
$$;
comment on function privado.requerimento_json is 'A request as requerimentoLinhaSchema in domain/painel/contrato-titular.ts describes it.';

create or replace function privado.linhas_em_palavras(r privado.requerimentos) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
    'tabela', l.tabela, 'id', l.id, 'criado_em', l.criado_em, 'protocolo', privado.protocolo_de(l.tabela, l.id), 'nome', l.nome,
    'achado', l.achado, 'escolha', l.escolha, 'de_outra', l.de_outra,
    'motivo', case when l.de_outra then 'de outra pessoa' else privado.motivo_de_guarda(l.tabela, l.criado_em, l.dados) end,
    'dados', l.dados - array['respostas', 'isca', 'preenchido_ms', 'origem', 'checkout_id', 'checkout_url']
      || case when l.dados ? 'respostas'
        then jsonb_build_object('respostas', (select count(*) from jsonb_object_keys(l.dados -> 'respostas'))) else '{}' end
      || case when l.dados ->> 'cpf' is not null
        then jsonb_build_object('cpf', privado.mascarar_cpf(l.dados ->> 'cpf', 'encarregado')) else '{}' end
      || case when l.tabela = 'pedidos' then jsonb_build_object('avisos', (
        select count(*) from privado.eventos_pagamento as e where e.pedido_id = l.id
      )) else '{}' end
  ) order by l.criado_em, l.id), '[]')
  from privado.linhas_do_requerimento(r) as l);
end $$;
comment on function privado.linhas_em_palavras is 'The rows of a request for the screen: CPFs masked, answers counted, without what only the product uses.';

create or replace function privado.junto_das_linhas(p_linhas jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[] := array(select l.id from jsonb_to_recordset(p_linhas) as l (id uuid, de_outra boolean) where not l.de_outra);
  v_saem text[] := array(select l.id from jsonb_to_recordset(p_linhas) as l (id text, motivo text) where l.motivo is null);
begin
  return (
    select jsonb_build_object(
      'emails', (select count(*) from privado.emails_enviados as e where substring(e.chave from '[0-9a-f-]{36}$') = any (v_ids::text[])),
      'emails_saem', (select count(*) from privado.emails_enviados as e where substring(e.chave from '[0-9a-f-]{36}$') = any (v_saem)),
      'cobrancas', (select count(*) from privado.cobrancas as c where c.pedido_id = any (v_ids)),
      'conversa', count(*), 'conversa_em', max(h.em)
    )
    from (
      select distinct unnest(array[p.id, p.principal_id]) as id from privado.entradas as e join privado.pessoas as p on p.id = e.pessoa_id
      where e.id = any (v_ids)
    ) as p, privado.conversa_das_linhas(p.id, v_ids::text[]) as h where h.tipo in ('nota', 'contato', 'email', 'mensagem', 'email_recebido')
  );
end $$;
comment on function privado.junto_das_linhas is
  'What hangs on the rows of privado.linhas_em_palavras, as counts: e-mails sent, payments followed, notes and messages. The officer reads no conversation.';

create or replace function painel.requerimentos(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform privado.registrar('viu', 'requerimentos', null);
  return jsonb_build_object(
    'abertos', (
      select coalesce(jsonb_agg(privado.requerimento_json(r) order by r.prazo, r.aberto_em), '[]')
      from privado.requerimentos as r where r.concluido_em is null
    ),
    'concluidos', (
      select coalesce(jsonb_agg(privado.requerimento_json(r) order by r.concluido_em desc), '[]') from (
        select * from privado.requerimentos where concluido_em is not null order by concluido_em desc limit 100
      ) as r
    )
  );
end $$;
comment on function painel.requerimentos is 'Open requests of data subjects, the most urgent first, and the last hundred that were concluded.';

create or replace function painel.requerimento(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos;
  v_linhas jsonb := '[]';
begin
  select * into r from privado.requerimentos where id = (p ->> 'id')::uuid;
  if not found then
    raise exception 'Este pedido não existe.' using errcode = 'PT404';
  end if;
  if r.concluido_em is null then
    v_linhas := privado.linhas_em_palavras(r);
  end if;
  perform privado.registrar('viu', 'requerimento', r.id);
  return privado.requerimento_json(r) || jsonb_build_object(
    'email', r.email, 'telefone', r.telefone, 'cpf', privado.mascarar_cpf(r.cpf, v_eu.papel), 'recibo', r.recibo,
    'linhas', v_linhas, 'junto', case when r.concluido_em is null then privado.junto_das_linhas(v_linhas) end,
    'atos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'tipo', a.tipo, 'em', a.feito_em, 'por', (select e.nome from privado.equipe as e where e.id::text = a.feito_por),
        'linhas', (select count(*) from jsonb_array_elements(a.linhas) as item where not item ? 'motivo'), 'deste', a.feito_em >= r.aberto_em and a.feito_em <= coalesce(r.concluido_em, now())
      ) order by a.feito_em, a.id), '[]')
      from privado.pedidos_titulares as a where a.titular && r.titular
    )
  );
end $$;
comment on function painel.requerimento is
  'One request: the rows found, what hangs on them, and what was done before for the same person. A concluded one has only its receipt.';

create or replace function painel.mostrar_cpf(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_cpf text;
begin
  select l.dados ->> 'cpf' into v_cpf from privado.requerimentos as r, privado.linhas_do_requerimento(r) as l
  where r.id = (p ->> 'id')::uuid and r.concluido_em is null and l.id = (p ->> 'linha')::uuid;
  if v_cpf is null then
    raise exception 'Não há CPF neste registro.' using errcode = 'PT404';
  end if;
  perform privado.registrar('mostrou_cpf', 'requerimento', (p ->> 'id')::uuid);
  return jsonb_build_object('cpf', v_cpf);
end $$;
comment on function painel.mostrar_cpf is 'The CPF of one row of an open request; every look is recorded.';

create or replace trigger esquecer_envios after delete on privado.historico referencing old table as antigas
  for each statement execute function privado.esquecer_envios();

create or replace trigger esquecer_tarefas after delete on privado.historico referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
