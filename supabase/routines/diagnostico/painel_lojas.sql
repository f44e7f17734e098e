-- As text, because a view would need rights of its own, and the rows of a function would all be built: as part of a query only
-- the tables of the columns that it needs are read.
create or replace function privado.sql_das_lojas() returns text
language sql immutable set search_path = ''
return $q$(
  select l.id, l.cnpj, l.responsavel, l.telefone, coalesce(l.nome, f.nome_fantasia, f.razao_social) as nome,
    coalesce(l.cidade, m.nome, f.municipio) as cidade, coalesce(l.uf, f.uf) as uf, coalesce(g.criado_em, l.convidada_em, l.criado_em) as em,
    case when g.resposta_id is not null then 'respondeu' when l.convidada_em is not null then 'convidada' else 'sem_convite' end as situacao,
    l.convidada_em, g.resposta_id, g.criado_em as respondeu_em, g.versao, g.nota,
    -- What a score means, as domain/diagnostico/faixas.ts says.
    case when g.nota >= 70 then 'firme' when g.nota >= 45 then 'caminho' when g.nota is not null then 'cuidado' end as faixa,
    g.fraca as area, coalesce(q.principal_id, x.pessoa_id, k.pessoa_id) as pessoa, r.dono,
    g.resposta_id is not null and (x.retirada_em is not null or exists (
      select from privado.historico as h
      where h.pessoa_id = coalesce(q.principal_id, x.pessoa_id, k.pessoa_id) and h.em >= g.criado_em and privado.e_resposta(h)
    ) or exists (
      -- A talk stays with the person it was had with, who may be shown under another.
      select from privado.pessoas as u join privado.historico as h on h.pessoa_id = u.id
      where u.principal_id = coalesce(q.principal_id, x.pessoa_id, k.pessoa_id) and h.em >= g.criado_em and privado.e_resposta(h)
    )) as conversou
  from public.diagnosticos_lojas as l
  left join (
    select distinct on (n.loja_id) n.* from privado.notas_lojas as n where n.area = 'geral'
    order by n.loja_id, n.criado_em desc, n.versao desc
  ) as g on g.loja_id = l.id
  left join privado.farmacias as f on f.cnpj = l.cnpj
  left join privado.municipios as m on m.ibge = f.ibge
  left join privado.entradas as x on x.id = g.resposta_id and x.tabela = 'diagnosticos_respostas'
  left join privado.chaves_pessoa as k on x.pessoa_id is null and k.tipo = 'cpf' and k.valor = l.cpf
  -- Only people who are shown under another: few, while every answer has a person.
  left join privado.pessoas as q on q.id = coalesce(x.pessoa_id, k.pessoa_id) and q.principal_id is not null
  left join privado.pessoas as r on r.id = coalesce(q.principal_id, x.pessoa_id, k.pessoa_id)
) as v$q$;
comment on function privado.sql_das_lojas is
  'Every store as v, for dynamic SQL, with its state, newest score and what it means, weakest area, person and owner, and whether somebody talked to it after that or its person needs no answer any more. Name and town are those of the public register where nobody wrote them.';

create or replace function privado.lojas_vistas(p_lojas uuid[]) returns setof privado.loja_vista
language plpgsql stable rows 50 set search_path = '' as $$
begin
  return query execute 'select v.* from ' || privado.sql_das_lojas() || ' where v.id = any ($1)' using p_lojas;
end $$;
comment on function privado.lojas_vistas is 'These stores with everything that privado.sql_das_lojas knows of them.';

create or replace function privado.linha_loja(v privado.loja_vista) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
begin
  select * into l from public.diagnosticos_lojas as x where x.id = v.id;
  return jsonb_build_object(
    'id', l.id, 'versao', l.versao, 'nome', l.nome, 'cnpj', l.cnpj, 'responsavel', l.responsavel, 'telefone', l.telefone,
    'cidade', l.cidade, 'uf', l.uf, 'receita', privado.loja_na_receita(l.cnpj),
    'responsaveis', (select count(*) from public.diagnosticos_lojas as x where x.cnpj = l.cnpj),
    'situacao', v.situacao, 'convidada_em', l.convidada_em, 'respondeu_em', v.respondeu_em, 'nota', v.nota,
    'nota_anterior', (
      select privado.nota_geral(r.versao, r.respostas) from public.diagnosticos_respostas as r
      where r.loja_id = l.id and r.id <> v.resposta_id order by r.criado_em desc, r.id desc limit 1
    ),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('area', n.area, 'nota', n.nota)
        order by n.nota, array_position(privado.ordem_das_areas(), n.area)), '[]')
      from privado.notas_lojas as n where n.loja_id = l.id and n.versao = v.versao and n.area <> 'geral'
    ),
    'conversa_em', (
      select max(h.em) from privado.historico as h
      where h.pessoa_id = any (privado.grupo(v.pessoa)) and h.em >= v.respondeu_em and privado.e_resposta(h)
    ),
    'sem_conversa', v.situacao = 'respondeu' and not v.conversou, 'pessoa', v.pessoa, 'dono', privado.autor(v.dono)
  );
end $$;
comment on function privado.linha_loja is 'A store as lojaLinhaSchema in domain/painel/contrato-lojas.ts describes it, from a row of privado.lojas_vistas.';

create or replace function privado.loja_na_receita(p_cnpj text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('nome', coalesce(f.nome_fantasia, f.razao_social), 'cidade', coalesce(m.nome, f.municipio), 'uf', f.uf)
    from privado.farmacias as f left join privado.municipios as m on m.ibge = f.ibge where f.cnpj = p_cnpj
  );
end $$;
comment on function privado.loja_na_receita is 'Name and town of a CNPJ in our copy of the public register, or null.';

create or replace function privado.condicao_das_lojas(p jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_padroes text[] := privado.padroes(nullif(trim(p ->> 'texto'), ''));
  -- A CNPJ or telephone as it is written on paper.
  v_numero text := case when p ->> 'texto' ~ '[0-9]' then '%' || upper(regexp_replace(p ->> 'texto', '[^0-9A-Za-z]', '', 'g')) || '%' end;
begin
  return concat_ws(' and ', 'true',
    case when p ->> 'situacao' = 'sem_conversa' then 'v.situacao = ''respondeu'' and not v.conversou'
      when p ->> 'situacao' is not null then format('v.situacao = %L', p ->> 'situacao') end,
    case when p ->> 'faixa' is not null then format('v.faixa = %L', p ->> 'faixa') end,
    case when p ->> 'area' is not null then format('v.area = %L', p ->> 'area') end,
    case when p ->> 'uf' is not null then format('v.uf = %L', p ->> 'uf') end,
    case when p ->> 'dono' = 'ninguem' then 'v.dono is null'
      when p ->> 'dono' is not null then format('v.dono::text = %L', p ->> 'dono') end,
    case when p ->> 'dias' is not null then format('v.em > now() - make_interval(days => %s)', (p ->> 'dias')::integer) end,
    case when v_padroes is not null then format('(v.cnpj like %1$L or v.telefone like %1$L
      or privado.para_busca(concat_ws('' '', v.nome, v.responsavel, v.cidade)) like all (%2$L::text[]))', v_numero, v_padroes) end
  );
end $$;
comment on function privado.condicao_das_lojas is 'The SQL condition of a list of stores, over privado.sql_das_lojas.';

create or replace function privado.lojas_filtradas(p jsonb)
returns table (id uuid, cnpj text, situacao text, conversou boolean, lugar numeric, chave text)
language plpgsql stable rows 1000 set search_path = '' as $$
begin
  -- Dynamic SQL: each filter and order has its own plan, which reads only what it needs.
  return query execute format('select v.id, v.cnpj, v.situacao, v.conversou, (%s)::numeric, %s from %s where %s',
    case p ->> 'ordem'
      when 'menor' then 'coalesce(v.nota, 1000)'
      when 'maior' then 'coalesce(-v.nota, 1000)'
      when 'convite' then 'coalesce(extract(epoch from v.convidada_em), 1e12)'
      when 'nome' then '0'
      else '-extract(epoch from v.em)'
    end,
    case when p ->> 'ordem' = 'nome' then 'coalesce(privado.para_busca(coalesce(v.nome, ''farmacia em '' || v.cidade)), '''')' else '''''' end,
    privado.sql_das_lojas(), privado.condicao_das_lojas(p));
end $$;
comment on function privado.lojas_filtradas is
  'The stores that a list shows, with their place in its order: by lugar, then chave, then id. The list and its export read them here.';

-- Without generic plans, what is read for each row is planned again for each row.
create or replace function painel.lojas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_cursor jsonb := (p ->> 'cursor')::jsonb;
  v_saida jsonb;
begin
  with filtrada as materialized (select * from privado.lojas_filtradas(p - 'situacao')), pagina as (
    select g.*, row_number() over (order by g.lugar, g.chave, g.id) as posicao from (
      select f.id, f.lugar, f.chave from filtrada as f
      where (p ->> 'situacao' is null or f.situacao = p ->> 'situacao'
          or p ->> 'situacao' = 'sem_conversa' and f.situacao = 'respondeu' and not f.conversou)
        and (v_cursor is null or (f.lugar, f.chave, f.id) > ((v_cursor ->> 0)::numeric, v_cursor ->> 1, (v_cursor ->> 2)::uuid))
      order by f.lugar, f.chave, f.id limit v_limite + 1
    ) as g
  ), total as (
    -- A store is its CNPJ: two people may answer for it, in two rows.
    select count(*) as todas, count(*) filter (where c.respondeu) as respondeu, count(*) filter (where c.convidada) as convidada,
      count(*) filter (where c.sem_convite) as sem_convite, count(*) filter (where c.sem_conversa) as sem_conversa
    from (
      select bool_or(f.situacao = 'respondeu') as respondeu, bool_or(f.situacao = 'convidada') as convidada,
        bool_or(f.situacao = 'sem_convite') as sem_convite, bool_or(f.situacao = 'respondeu' and not f.conversou) as sem_conversa
      from filtrada as f group by f.cnpj
    ) as c
  )
  select jsonb_build_object(
    'lojas', (
      select coalesce(jsonb_agg(privado.linha_loja(v) order by g.posicao), '[]')
      from privado.lojas_vistas(array(select g.id from pagina as g where g.posicao <= v_limite)) as v join pagina as g on g.id = v.id
    ),
    'proximo', (
      select case when count(*) > v_limite
        then max(jsonb_build_array(g.lugar, g.chave, g.id)::text) filter (where g.posicao = v_limite) end from pagina as g
    ),
    'totais', (select to_jsonb(t) from total as t), 'agora', now()
  ) into v_saida;
  perform privado.registrar_lista(p, 'diagnosticos_lojas', privado.filtro_das_lojas(p), jsonb_array_length(v_saida -> 'lojas'));
  return v_saida;
end $$;
comment on function painel.lojas is
  'One page of the stores of a list, in its order, with how many of the others each state has. A store counts once, however many people answer for it.';

create or replace function privado.filtro_das_lojas(p jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
  'situacao', p -> 'situacao', 'faixa', p -> 'faixa', 'area', p -> 'area', 'uf', p -> 'uf', 'dono', p -> 'dono', 'dias', p -> 'dias',
  'ordem', p -> 'ordem'
));
comment on function privado.filtro_das_lojas is 'Filters and order of a list of stores, without what was searched for.';

create or replace function privado.historia_da_loja(p_loja public.diagnosticos_lojas, p_pessoa uuid) returns jsonb
language sql stable set search_path = '' as $$
  with registro as (
    select r.em, r.acao, r.detalhe, e.nome as autor
    from privado.registro_de_acessos as r left join privado.equipe as e on e.id = r.membro
    where r.alvo_id = p_loja.id and r.acao in ('gravar_loja', 'corrigir_loja', 'convidar_loja')
  )
  select jsonb_agg(jsonb_build_object('em', f.em, 'tipo', f.tipo, 'autor', f.autor, 'nota', f.nota) order by f.em, f.tipo)
  from (
    select p_loja.criado_em as em, case when g.detalhe ? 'importada' then 'importada' else 'criada' end as tipo, g.autor, null::integer as nota
    from (select) as sempre left join (select r.* from registro as r where r.acao = 'gravar_loja' order by r.em limit 1) as g on true
    union all
    select r.em, case r.acao when 'convidar_loja' then 'convidada' else 'corrigida' end, r.autor, null
    from registro as r where r.acao in ('convidar_loja', 'corrigir_loja')
    union all
    select x.criado_em, 'respondeu', null, privado.nota_geral(x.versao, x.respostas)
    from public.diagnosticos_respostas as x where x.loja_id = p_loja.id
    union all
    select h.em, 'conversa', e.nome, null from privado.historico as h left join privado.equipe as e on e.id = h.autor
    where h.pessoa_id = any (privado.grupo(p_pessoa))
      and h.em >= (select min(x.criado_em) from public.diagnosticos_respostas as x where x.loja_id = p_loja.id)
      and privado.e_resposta(h)
  ) as f
$$;
comment on function privado.historia_da_loja is 'How a store came here: added or imported, corrected, invited, answered, talked to.';

create or replace function privado.quartis(p_versao smallint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(q.area, jsonb_build_object('de', q.de, 'ate', q.ate, 'lojas', q.lojas)), '{}') from (
    select n.area, count(*) as lojas, round(percentile_cont(0.25) within group (order by n.nota)) as de,
      round(percentile_cont(0.75) within group (order by n.nota)) as ate
    from privado.notas_lojas as n where n.versao = p_versao and n.criado_em > now() - interval '12 months'
    group by n.area having count(*) >= 10
  ) as q
$$;
comment on function privado.quartis is 'Where the middle half of all stores is in each area, as in comparar_lojas; empty below ten stores.';

create or replace function painel.loja(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
  v_linha jsonb;
  v_respostas jsonb;
begin
  select * into l from public.diagnosticos_lojas where id = (p ->> 'id')::uuid;
  if not found then
    raise exception 'Esta loja não está mais aqui.' using errcode = 'PT404';
  end if;
  select privado.linha_loja(v) into v_linha from privado.lojas_vistas(array[l.id]) as v;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'em', r.criado_em, 'nota', privado.nota_geral(r.versao, r.respostas),
    'areas', privado.areas_em_ordem(r.versao, r.respostas), 'versao', r.versao, 'respostas', r.respostas
  ) order by r.criado_em, r.id), '[]') into v_respostas from public.diagnosticos_respostas as r where r.loja_id = l.id;
  perform privado.registrar('viu', 'diagnosticos_lojas', l.id);
  return jsonb_build_object(
    'loja', v_linha, 'respostas', v_respostas,
    'perguntas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'versao', q.versao, 'area', q.area, 'texto', q.texto, 'opcoes', q.opcoes
      ) order by q.versao, q.id), '[]') from public.diagnosticos_perguntas as q
      where q.versao in (select r.versao from public.diagnosticos_respostas as r where r.loja_id = l.id)
    ),
    'faixas', coalesce(privado.quartis((v_respostas -> -1 ->> 'versao')::smallint), '{}'),
    'historia', privado.historia_da_loja(l, (v_linha ->> 'pessoa')::uuid),
    'passo', (
      select jsonb_build_object('texto', q.passo_texto, 'em', q.passo_em) from privado.pessoas as q
      where q.id = (v_linha ->> 'pessoa')::uuid and q.passo_texto is not null
    ),
    'agora', now()
  );
end $$;
comment on function painel.loja is 'One store with all its answers, oldest first, the questions of their versions and the next step with its person.';
