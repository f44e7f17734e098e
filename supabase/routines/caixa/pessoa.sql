-- One person with everything that happened, and the source rows.
create or replace function privado.mascarar_cpf(p_cpf text, p_papel text) returns text
language sql immutable set search_path = ''
return case when p_papel in ('atendimento', 'gestao') then p_cpf else '***.' || substr(p_cpf, 4, 3) || '.' || substr(p_cpf, 7, 3) || '-**' end;
comment on function privado.mascarar_cpf is 'A CPF as this role may see it; masked as in maskCpf of domain/documentos/cpf.ts.';

create or replace function privado.mostrar_linha(p_tabela text, p_id uuid, p_papel text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_linha jsonb;
  v_colunas text[] := case p_tabela
    when 'contato' then array['nome', 'sobrenome', 'email', 'telefone', 'mensagem', 'aceita_novidades', 'origem']
    when 'leadlive' then array['nome', 'email', 'telefone', 'produto', 'aceita_novidades', 'origem']
    when 'inscricoes' then array['nome', 'email', 'telefone', 'programa', 'tipo_loja', 'plano_interesse', 'cnpj', 'tipo_empresa',
      'cnpj_matriz', 'quantidade_lojas', 'faturamento_mensal', 'plano_selecionado', 'opcao_selecionada', 'aceita_novidades', 'origem']
    when 'cadastros_app' then array['nome', 'sobrenome', 'email', 'telefone', 'cpf', 'tipo', 'plano', 'pedido_id', 'cnpj',
      'razao_social', 'cidade', 'estado', 'conta_situacao', 'encerrada_em', 'aceita_novidades', 'origem']
    when 'pedidos' then array['nome', 'email', 'telefone', 'cpf', 'origem_compra', 'plano', 'valor_centavos', 'situacao',
      'forma_pagamento', 'expira_em', 'pago_em']
    when 'registros' then array['nome', 'email', 'telefone', 'canal', 'cnpj', 'loja', 'cidade', 'uf', 'texto', 'espera']
    when 'emails_recebidos' then array['nome', 'remetente', 'assunto', 'texto', 'anexos', 'recebido_em']
  end;
begin
  if p_tabela = 'diagnosticos_respostas' then
    return (
      select jsonb_build_object('cnpj', l.cnpj, 'cpf', privado.mascarar_cpf(l.cpf, p_papel),
        'nota', privado.nota_geral(r.versao, r.respostas), 'criado_em', r.criado_em, 'areas', privado.areas_em_ordem(r.versao, r.respostas))
      from public.diagnosticos_respostas as r join public.diagnosticos_lojas as l on l.id = r.loja_id where r.id = p_id
    );
  end if;
  if p_papel in ('atendimento', 'gestao') and p_tabela = 'cadastros_app' then
    v_colunas := v_colunas || array['endereco', 'numero', 'complemento', 'bairro', 'cep'];
  end if;
  -- A statement per table, whose plan is cached: dynamic SQL would be planned for every row of a timeline.
  case p_tabela
    when 'contato' then select to_jsonb(t) into v_linha from public.contato as t where t.id = p_id;
    when 'leadlive' then select to_jsonb(t) into v_linha from public.leadlive as t where t.id = p_id;
    when 'inscricoes' then select to_jsonb(t) into v_linha from public.inscricoes as t where t.id = p_id;
    when 'cadastros_app' then select to_jsonb(t) into v_linha from public.cadastros_app as t where t.id = p_id;
    when 'pedidos' then select to_jsonb(t) into v_linha from public.pedidos as t where t.id = p_id;
    when 'registros' then select to_jsonb(t) into v_linha from privado.registros as t where t.id = p_id;
    when 'emails_recebidos' then select to_jsonb(t) into v_linha from privado.emails_recebidos as t where t.id = p_id;
  end case;
  select jsonb_object_agg(c.key, case c.key when 'cpf' then to_jsonb(privado.mascarar_cpf(c.value #>> '{}', p_papel)) else c.value end)
  into v_linha from jsonb_each(v_linha) as c where c.key = any (v_colunas || array['criado_em']);
  return v_linha;
end $$;
comment on function privado.mostrar_linha is
  'The columns of a source row that a role may see: never the honeypot, checkout or account references; for leitura a masked CPF and no street.';

create or replace function privado.item_do_historico(h privado.historico) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_item jsonb := jsonb_build_object('id', h.id, 'em', h.em, 'tipo', h.tipo,
    'autor', (select jsonb_build_object('id', e.id, 'nome', e.nome) from privado.equipe as e where e.id = h.autor));
begin
  return case
    when h.tipo = 'pedido' then v_item || (h.dados - 'pedido')
      || jsonb_build_object('protocolo', privado.protocolo_de('pedidos', (h.dados ->> 'pedido')::uuid))
    when h.tipo = 'nota' and h.dados ? 'mencoes' then v_item || privado.nomear_mencoes(h.dados)
    when h.tipo = 'corrigida' then v_item || (h.dados - array['entrada', 'cnpj'])
    when h.tipo = 'email_recebido' then privado.item_do_email((h.dados ->> 'email')::uuid, h.id, h.em, privado.grupo(privado.raiz(h.pessoa_id)))
    when h.tipo in ('uniao', 'separacao') then v_item || jsonb_build_object('nome', coalesce(
      (select p.nome from privado.pessoas as p where p.id = (h.dados ->> 'pessoa')::uuid), 'Pessoa apagada'))
    when h.dados ? 'entrada' then v_item || (h.dados - array['entrada', 'requerimento'])
      || jsonb_build_object('protocolo', coalesce(
        (select privado.protocolo_de(e.tabela, e.id) from privado.entradas as e where e.id = (h.dados ->> 'entrada')::uuid limit 1),
        privado.protocolo((h.dados ->> 'entrada')::uuid)))
    else v_item || (h.dados - array['entradas', 'em_resposta_a'])
  end;
end $$;
comment on function privado.item_do_historico is 'A line of the history as linhaDoTempoSchema describes it.';

-- Each kind stops at the length of the page by its own index; then they are merged. The cursor has the time in full and the
-- kind with the id, so that lines of the same time are neither lost nor repeated. Messages to the team are left out.
create or replace function privado.pagina_do_tempo(p_ids uuid[], p_cursor text, p_limite integer, p_papel text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_em timestamptz := coalesce(nullif(split_part(p_cursor, '/', 1), '')::timestamptz, 'infinity');
  v_chave text := split_part(coalesce(p_cursor, '/'), '/', 2) collate "C";
begin
  return (
    with linha as (
      (select e.criada_em as em, e.tabela || ':' || e.id as chave, e as entrada, null::privado.historico as historico, null::jsonb as item
      -- The newest of each person by the index, with all of the same moment: a person may have thousands.
      from unnest(p_ids) as i (id), lateral (
        select n.* from privado.entradas as n
        where n.pessoa_id = i.id and n.criada_em <= v_em and (n.criada_em < v_em or (n.tabela || ':' || n.id) collate "C" < v_chave)
        order by n.criada_em desc fetch first (p_limite + 1) rows with ties
      ) as e
      order by e.criada_em desc, (e.tabela || ':' || e.id) collate "C" desc limit p_limite + 1)
      union all
      (select h.em, 'historico:' || h.id, null, h, null
      from privado.historico as h
      where h.pessoa_id = any (p_ids) and h.em <= v_em and (h.em < v_em or ('historico:' || h.id) collate "C" < v_chave)
        -- The contact of a person that a member entered: their own row is the line.
        and not (h.tipo = 'recebido' and h.dados ? 'entrada')
      order by h.em desc, ('historico:' || h.id) collate "C" desc limit p_limite + 1)
      union all
      (select m.em, m.chave, null, null, jsonb_build_object('id', m.chave, 'em', m.em, 'tipo', 'email', 'autor', null,
        'situacao', m.situacao, 'modelo', split_part(m.chave, ':', 1), 'assunto', null, 'texto', null, 'para', null, 'erro', m.erro)
      from privado.entradas as e, lateral (
        select s.chave, s.enviado_em as em, 'enviado' as situacao, null as erro from privado.emails_enviados as s
        where substring(s.chave from '[0-9a-f-]{36}$') = e.id::text
        union all
        select r.chave, r.em, 'recusado', r.erro from privado.emails_recusados as r
        where substring(r.chave from '[0-9a-f-]{36}$') = e.id::text
      ) as m
      where e.pessoa_id = any (p_ids) and m.chave !~ '^(equipe|conta_[a-z_]+):' and m.em <= v_em
        and (m.em < v_em or m.chave collate "C" < v_chave)
        and (split_part(m.chave, ':', 3) = '' or split_part(m.chave, ':', 2) = e.tabela)
      order by m.em desc, m.chave collate "C" desc limit p_limite + 1)
    ), pagina as (
      select l.*, row_number() over (order by l.em desc, l.chave collate "C" desc) as lugar from linha as l
      order by l.em desc, l.chave collate "C" desc limit p_limite + 1
    )
    select jsonb_build_object(
      'itens', coalesce(jsonb_agg(coalesce(g.item, case
        when (g.historico).id is not null then privado.item_do_historico(g.historico)
        when (g.entrada).tabela = 'registros' then privado.item_do_registro((g.entrada).id, p_ids)
        when (g.entrada).tabela = 'emails_recebidos' then privado.item_do_email((g.entrada).id, (g.entrada).id, g.em, p_ids)
        else jsonb_build_object('id', (g.entrada).id, 'em', g.em, 'tipo', 'entrada', 'autor', null, 'tabela', (g.entrada).tabela,
          'origem', (g.entrada).origem, 'protocolo', privado.protocolo_de((g.entrada).tabela, (g.entrada).id),
          'fase', privado.fase((g.entrada).tabela, (g.entrada).id),
          'resumo', (g.entrada).catalogo || jsonb_build_object('texto', (g.entrada).resumo),
          'situacao', (g.entrada).situacao, 'suspeita', (g.entrada).suspeita and (g.entrada).liberada_em is null,
          'trouxe', privado.trouxe(p_ids, (g.entrada).tabela, (g.entrada).id),
          'dados', coalesce(privado.mostrar_linha((g.entrada).tabela, (g.entrada).id, p_papel), '{}'))
      end) order by g.lugar) filter (where g.lugar <= p_limite), '[]'),
      'proximo', case when count(*) > p_limite then max(g.em::text || '/' || g.chave) filter (where g.lugar = p_limite) end
    ) from pagina as g
  );
end $$;
comment on function privado.pagina_do_tempo is 'One page of the timeline of a group of people, newest first.';

create or replace function privado.abrir_pessoa(p_id uuid) returns privado.pessoas
language plpgsql stable set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  select * into v_pessoa from privado.pessoas where id = privado.raiz(p_id) and apagada_em is null;
  if v_pessoa.id is null then
    raise exception 'Esta pessoa não está mais aqui.' using errcode = 'PT404';
  end if;
  return v_pessoa;
end $$;
comment on function privado.abrir_pessoa is 'The person under whom this one is shown, or PT404.';

create or replace function painel.linha_do_tempo(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas := privado.abrir_pessoa((p ->> 'id')::uuid);
begin
  perform privado.registrar('viu', 'pessoa', v_pessoa.id, '{"parte": "linha_do_tempo"}');
  return privado.pagina_do_tempo(privado.grupo(v_pessoa.id), p ->> 'cursor',
    least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100), v_eu.papel);
end $$;
comment on function painel.linha_do_tempo is 'Older lines of the timeline of a person.';

create or replace function painel.entrada(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_dados jsonb;
begin
  if exists (
    select from privado.entradas as e join privado.pessoas as q on q.id = e.pessoa_id
    where e.id = (p ->> 'id')::uuid and e.tabela = p ->> 'tabela' and q.apagada_em is null
  ) then
    v_dados := privado.mostrar_linha(p ->> 'tabela', (p ->> 'id')::uuid, v_eu.papel);
  end if;
  if v_dados is null then
    raise exception 'Este registro não está mais aqui.' using errcode = 'PT404';
  end if;
  perform privado.registrar('viu', p ->> 'tabela', (p ->> 'id')::uuid);
  return jsonb_build_object('dados', v_dados);
end $$;
comment on function painel.entrada is 'The source row of an entry, by the columns that the role may see.';

create or replace function privado.sugestoes(p_pessoa privado.pessoas, p_ids uuid[], p_momento privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- Materialized: to find ten different telephones, the planner would else walk the telephones of everybody.
    with canal as materialized (
      select c.tipo, c.chave, c.tabela is null as da_equipe, privado.canal_falhou(c) as falhou
      from privado.canais as c where c.pessoa_id = any (p_ids)
    ), minha as materialized (
      select e.telefone, e.cnpj from privado.entradas as e where e.pessoa_id = any (p_ids)
      union all
      select c.chave, null from canal as c where c.tipo = 'telefone' and c.da_equipe
    ), candidata as (
      select o.pessoa_id as id, 'telefone' as motivo from (
        select distinct e.telefone from minha as e where e.telefone is not null
          and not exists (select from canal as c where c.tipo = 'telefone' and c.chave = e.telefone and c.falhou) limit 10
      ) as eu, lateral (
        select x.pessoa_id from (select * from privado.entradas as o where o.telefone = eu.telefone limit 50) as x
        where not exists (
          select from privado.canais as c where c.pessoa_id = x.pessoa_id and c.tipo = 'telefone' and c.chave = eu.telefone and privado.canal_falhou(c)
        )
        union all
        (select c.pessoa_id from privado.canais as c
        where c.tabela is null and c.chave = eu.telefone and not privado.canal_falhou(c) limit 50)
      ) as o
      union
      -- An address that a member typed is no key of a person: whose mailbox it is may be somebody else's to say.
      select k.pessoa_id, 'email' from canal as c join privado.chaves_pessoa as k on k.tipo = 'email' and k.valor = c.chave
      where c.tipo = 'email' and c.da_equipe and not c.falhou
      union
      select o.pessoa_id, 'email' from canal as c, lateral (
        select * from privado.canais as o where o.tabela is null and o.chave = c.chave and not privado.canal_falhou(o) limit 50
      ) as o where c.tipo = 'email' and not c.falhou
      union
      select o.pessoa_id, 'cnpj' from (
        select distinct e.cnpj from minha as e where e.cnpj is not null limit 10
      ) as eu, lateral (select * from privado.entradas as o where o.cnpj = eu.cnpj limit 50) as o
      union
      (select o.id, 'nome' from privado.pessoas as o
      where o.principal_id is null and o.apagada_em is null
        -- Comparisons instead of LIKE: a cached plan can use the index for them.
        and left(o.busca, 60) ~>=~ left(privado.para_busca(p_pessoa.nome) || ' ', 60)
        and left(o.busca, 60) ~<~ (left(privado.para_busca(p_pessoa.nome) || ' ', 60) || '~')
        and privado.para_busca(o.nome) = privado.para_busca(p_pessoa.nome) and o.cidade = p_pessoa.cidade limit 20)
    ), outra as (
      select r.id, array_agg(distinct c.motivo) as motivos from candidata as c
      join privado.pessoas as q on q.id = c.id join privado.pessoas as r on r.id = coalesce(q.principal_id, q.id)
      where r.id <> all (p_ids) and r.apagada_em is null and not r.suspeita
        and not exists (
          select from privado.sugestoes_recusadas as s
          where s.pessoa_a = any (p_ids) and s.pessoa_b in (r.id, q.id) or s.pessoa_b = any (p_ids) and s.pessoa_a in (r.id, q.id)
        )
        -- Two CPFs are two people, whatever else they share.
        and not (
          exists (select from privado.chaves_pessoa as k where k.pessoa_id = any (p_ids) and k.tipo = 'cpf')
          and exists (select from privado.chaves_pessoa as k where k.pessoa_id = any (privado.grupo(r.id)) and k.tipo = 'cpf')
        )
      group by r.id limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'pessoa', privado.linha_pessoa(o, p_momento), 'email', o.email, 'telefone', o.telefone,
      'registros', (select count(*) from privado.entradas as e where e.pessoa_id = any (privado.grupo(o.id))),
      'desde', o.criada_em, 'motivos', to_jsonb(array_remove(array[
        case when 'telefone' = any (x.motivos) then
          case when length(o.telefone) = length(p_pessoa.telefone) then 'telefone' else 'telefone_sem_nove' end end,
        case when privado.para_busca(o.nome) = privado.para_busca(p_pessoa.nome)
          or extensions.similarity(privado.para_busca(o.nome), privado.para_busca(p_pessoa.nome)) >= 0.6 then 'nome' end,
        case when 'email' = any (x.motivos) then 'email' end,
        case when 'cnpj' = any (x.motivos) then 'cnpj' end,
        case when o.cidade = p_pessoa.cidade then 'cidade' end,
        case when o.email <> p_pessoa.email and not 'email' = any (x.motivos) then 'email_diferente' end
      ], null))
    ) order by cardinality(x.motivos) desc, o.criada_em, o.id), '[]')
    from outra as x join privado.pessoas as o on o.id = x.id
  );
end $$;
comment on function privado.sugestoes is
  'At most five people who may be the same, with the reasons: telephone, an e-mail that a member typed, CNPJ, or name and city. Refused pairs are left out, and so are numbers and addresses that failed.';

create or replace function privado.outros_nomes(p_ids uuid[], p_nome text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select (array_agg(d.nome order by e.criada_em, e.id))[1] from (
      (select x.* from unnest(p_ids) as i (id), lateral (
        select y.* from privado.entradas as y where y.pessoa_id = i.id order by y.criada_em, y.id limit 10
      ) as x order by x.criada_em, x.id limit 10)
      union
      (select x.* from unnest(p_ids) as i (id), lateral (
        select y.* from privado.entradas as y where y.pessoa_id = i.id order by y.criada_em desc, y.id desc limit 20
      ) as x order by x.criada_em desc, x.id desc limit 20)
    ) as e, privado.ler_entrada(e.tabela, e.id) as d
    where e.origem <> 'diagnostico' and (not e.suspeita or e.liberada_em is not null)
      and privado.para_busca(d.nome) <> privado.para_busca(p_nome)
    group by privado.para_busca(d.nome) order by min(e.criada_em) limit 5
  );
end $$;
comment on function privado.outros_nomes is 'Other names on the rows of a person, the oldest first; spellings that differ in accents or capitals count as one.';

-- Without generic plans, statements over the ids of a group are planned at every call, which takes longer than they run.
create or replace function painel.pessoa(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_pessoa privado.pessoas := privado.abrir_pessoa((p ->> 'id')::uuid);
  v_ids uuid[] := privado.grupo(v_pessoa.id);
  v_momento privado.momento := privado.expediente(now());
  v_tempo jsonb;
  v_fatos jsonb;
begin
  -- Before the timeline: opening the person reads its messages, and their lines say so.
  perform privado.registrar('viu', 'pessoa', v_pessoa.id);
  -- For an absent colleague too, but no mention of them and nothing that this member handed to them.
  update privado.avisos as a set visto_em = now()
  where a.pessoa_id = any (v_ids) and a.visto_em is null and (
    a.membro = v_eu.id or a.membro = any (privado.cobertos(v_eu.id)) and a.tipo <> 'mencao'
      and not exists (select from privado.historico as h where h.id = a.linha and h.autor = v_eu.id)
  );
  v_tempo := privado.pagina_do_tempo(v_ids, null, 50, v_eu.papel);
  with recente as (
    select e.criada_em as quando, d.cnpj, d.loja, d.cidade, d.uf, privado.de_membro(e.origem) as da_equipe
    from (
      select x.* from unnest(v_ids) as i (id), lateral (
        select y.* from privado.entradas as y where y.pessoa_id = i.id order by y.criada_em desc, y.id desc limit 20
      ) as x order by x.criada_em desc, x.id desc limit 20
    ) as e, privado.ler_entrada(e.tabela, e.id) as d
  ), primeira as (
    select e.criada_em, privado.mostrar_linha(e.tabela, e.id, v_eu.papel) -> 'origem' as origem
    from privado.entradas as e where e.pessoa_id = any (v_ids) order by e.criada_em, e.id limit 1
  ), canal as (
    select * from privado.canais_em_ordem(v_ids, v_pessoa.escolhas) where lugar <= 20
  )
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('canal', c.id, 'email', c.valor, 'compartilhado', coalesce(k.compartilhada, false),
        'confianca', c.confianca, 'novo', c.novo, 'corrigido_em', c.corrigido_em) order by c.lugar), '[]')
      from canal as c left join privado.chaves_pessoa as k on k.tipo = 'email' and k.valor = c.chave where c.tipo = 'email'
    ),
    'telefones', (
      select coalesce(jsonb_agg(jsonb_build_object('canal', c.id, 'telefone', c.valor,
        'confianca', c.confianca, 'novo', c.novo, 'corrigido_em', c.corrigido_em) order by c.lugar), '[]')
      from canal as c where c.tipo = 'telefone'
    ),
    'nomes', privado.outros_nomes(v_ids, v_pessoa.nome),
    'lojas', (
      select coalesce(jsonb_agg(jsonb_build_object('nome', g.loja, 'cnpj', l.cnpj, 'cidade', g.cidade, 'uf', g.uf, 'receita', g.receita)
        order by l.ultima desc), '[]')
      from (
        select r.cnpj, max(r.quando) as ultima, coalesce(v_pessoa.lojas_da_equipe ->> coalesce(r.cnpj, ''),
            (array_agg(r.loja order by r.da_equipe desc, r.quando desc) filter (where r.loja is not null))[1]) as loja,
          (array_agg(r.cidade order by r.da_equipe desc, r.quando desc) filter (where r.cidade is not null))[1] as cidade,
          (array_agg(r.uf order by r.da_equipe desc, r.quando desc) filter (where r.uf is not null))[1] as uf,
          array_remove(array[
            case when bool_or(r.da_equipe and r.loja is not null) or v_pessoa.lojas_da_equipe ? coalesce(r.cnpj, '') then 'loja' end,
            case when bool_or(r.da_equipe and r.cidade is not null) then 'cidade' end
          ], null) as da_equipe
        from recente as r where r.cnpj is not null or r.loja is not null group by r.cnpj
      ) as l, privado.lugar_da_loja(l.cnpj, l.loja, l.cidade, l.uf, l.da_equipe) as g
    ),
    'aceita_novidades', v_pessoa.aceita_novidades,
    'protocolo', privado.protocolo_da_pessoa(v_pessoa.id),
    'chegada', (
      select jsonb_build_object('campanha', f.origem ->> 'utm_campaign', 'pagina', f.origem ->> 'landing_page', 'em', f.criada_em)
      from primeira as f
    )
  ) into v_fatos;
  return privado.linha_pessoa(v_pessoa, v_momento) || v_fatos || jsonb_build_object(
    'cpf', (
      select privado.mascarar_cpf(min(k.valor), v_eu.papel) from privado.chaves_pessoa as k
      where k.pessoa_id = any (v_ids) and k.tipo = 'cpf'
    ),
    'motivo', v_pessoa.motivo, 'previsto', privado.previsto(v_pessoa), 'praca', privado.praca_da_pessoa(v_ids),
    'unidas', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome, 'em', coalesce(h.em, u.criada_em)) order by h.em), '[]')
      from privado.pessoas as u left join lateral (
        select max(h.em) as em from privado.historico as h
        where h.pessoa_id = v_pessoa.id and h.tipo = 'uniao' and h.dados ->> 'pessoa' = u.id::text
      ) as h on true
      where u.principal_id = v_pessoa.id
    ),
    'sugestoes', privado.sugestoes(v_pessoa, v_ids, v_momento),
    'linha_do_tempo', v_tempo -> 'itens', 'proximo', v_tempo -> 'proximo', 'agora', now()
  );
end $$;
comment on function painel.pessoa is 'A person with contacts, stores, suggestions and the newest part of the timeline: pessoaSchema of domain/painel/pessoa.ts.';
