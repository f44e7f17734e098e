-- Stores of the diagnostic in the panel: list, page of one store, and changes. A CSV file is judged here by the rules of the
-- constraints, so that the preview shows what an import will do.
create type privado.loja_vista as (
  id uuid, em timestamptz, situacao text, resposta_id uuid, respondeu_em timestamptz, versao smallint, nota smallint, faixa text,
  area text, pessoa uuid, conversou boolean
);
comment on type privado.loja_vista is 'A store as privado.lojas_vistas sees it.';

create function privado.lojas_vistas() returns setof privado.loja_vista
language plpgsql stable rows 1000 set search_path = '' as $$
begin
  return query
  select l.id, coalesce(g.criado_em, l.convidada_em, l.criado_em),
    case when g.resposta_id is not null then 'respondeu' when l.convidada_em is not null then 'convidada' else 'sem_convite' end,
    g.resposta_id, g.criado_em, g.versao, g.nota,
    -- What a score means, as domain/diagnostico/faixas.ts says.
    case when g.nota >= 70 then 'firme' when g.nota >= 45 then 'caminho' when g.nota is not null then 'cuidado' end,
    g.fraca, coalesce(q.principal_id, x.pessoa_id),
    g.resposta_id is not null and exists (
      select from privado.historico as h where h.pessoa_id = coalesce(q.principal_id, x.pessoa_id) and h.em >= g.criado_em
        and privado.e_resposta(h)
    )
  from public.diagnosticos_lojas as l
  left join (
    select distinct on (n.loja_id) n.* from privado.notas_lojas as n where n.area = 'geral'
    order by n.loja_id, n.criado_em desc, n.versao desc
  ) as g on g.loja_id = l.id
  left join privado.entradas as x on x.id = g.resposta_id and x.tabela = 'diagnosticos_respostas'
  -- Only people who are shown under another: few, while every answer has a person.
  left join privado.pessoas as q on q.id = x.pessoa_id and q.principal_id is not null;
end $$;
comment on function privado.lojas_vistas is 'Every store with its state, newest score and what it means, weakest area and whether somebody talked to it after that.';
revoke execute on function privado.lojas_vistas() from public;

create function privado.linha_loja(v privado.loja_vista) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
begin
  select * into l from public.diagnosticos_lojas as x where x.id = v.id;
  return jsonb_build_object(
    'id', l.id, 'nome', l.nome, 'cnpj', l.cnpj, 'responsavel', l.responsavel, 'telefone', l.telefone, 'cidade', l.cidade, 'uf', l.uf,
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
    'conversou', v.conversou,
    'pessoa', coalesce(v.pessoa, (
      select privado.raiz(k.pessoa_id) from privado.chaves_pessoa as k where k.tipo = 'cpf' and k.valor = l.cpf
    ))
  );
end $$;
comment on function privado.linha_loja is 'A store as lojaLinhaSchema in domain/painel/contrato-lojas.ts describes it, from a row of privado.lojas_vistas.';
revoke execute on function privado.linha_loja(privado.loja_vista) from public;

create function painel.lojas(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_em timestamptz := coalesce(nullif(split_part(p ->> 'cursor', '/', 1), '')::timestamptz, 'infinity');
  v_id uuid := nullif(split_part(p ->> 'cursor', '/', 2), '')::uuid;
  v_padroes text[] := privado.padroes(nullif(trim(p ->> 'texto'), ''));
  -- A CNPJ or telephone as it is written on paper.
  v_numero text := case when p ->> 'texto' ~ '[0-9]' then '%' || upper(regexp_replace(p ->> 'texto', '[^0-9A-Za-z]', '', 'g')) || '%' end;
  v_saida jsonb;
begin
  with vista as materialized (select f as linha, f.* from privado.lojas_vistas() as f), pagina as (
    select g.*, row_number() over (order by g.em desc, g.id) as lugar from (
      select v.linha, v.id, v.em from vista as v
      where (p ->> 'situacao' is null or v.situacao = p ->> 'situacao'
          or p ->> 'situacao' = 'sem_conversa' and v.situacao = 'respondeu' and not v.conversou)
        and (p ->> 'faixa' is null or v.faixa = p ->> 'faixa')
        and (p ->> 'area' is null or v.area = p ->> 'area')
        and (v_id is null or v.em < v_em or v.em = v_em and v.id > v_id)
        and (v_padroes is null or exists (
          select from public.diagnosticos_lojas as l where l.id = v.id and (
            privado.para_busca(concat_ws(' ', l.nome, l.responsavel, l.cidade)) like all (v_padroes)
            or l.cnpj like v_numero or l.telefone like v_numero
          )
        ))
      order by v.em desc, v.id limit v_limite + 1
    ) as g
  ), contada as (
    select v.situacao, v.faixa, v.area, v.conversou, count(*) as quantas from vista as v group by 1, 2, 3, 4
  ), total as (
    select coalesce(sum(c.quantas), 0) as todas, coalesce(sum(c.quantas) filter (where c.situacao = 'respondeu'), 0) as respondeu,
      coalesce(sum(c.quantas) filter (where c.situacao = 'convidada'), 0) as convidada,
      coalesce(sum(c.quantas) filter (where c.situacao = 'sem_convite'), 0) as sem_convite,
      coalesce(sum(c.quantas) filter (where c.situacao = 'respondeu' and not c.conversou), 0) as sem_conversa
    from contada as c
  ), faixa as (
    select coalesce(sum(c.quantas) filter (where c.faixa = 'cuidado'), 0) as cuidado,
      coalesce(sum(c.quantas) filter (where c.faixa = 'caminho'), 0) as caminho,
      coalesce(sum(c.quantas) filter (where c.faixa = 'firme'), 0) as firme
    from contada as c
  )
  select jsonb_build_object(
    'lojas', (select coalesce(jsonb_agg(privado.linha_loja(g.linha) order by g.lugar) filter (where g.lugar <= v_limite), '[]') from pagina as g),
    'proximo', (select case when count(*) > v_limite then max(g.em::text || '/' || g.id) filter (where g.lugar = v_limite) end from pagina as g),
    'totais', (select to_jsonb(t) from total as t), 'faixas', (select to_jsonb(x) from faixa as x),
    'areas', (
      select coalesce(jsonb_object_agg(a.area, a.quantas), '{}')
      from (select c.area, sum(c.quantas) as quantas from contada as c where c.area is not null group by c.area) as a
    ),
    'agora', now()
  ) into v_saida;
  perform privado.registrar_lista(p, 'diagnosticos_lojas', jsonb_build_object(
    'situacao', p ->> 'situacao', 'faixa', p ->> 'faixa', 'area', p ->> 'area'
  ), jsonb_array_length(v_saida -> 'lojas'));
  return v_saida;
end $$;
comment on function painel.lojas is 'One page of stores, the latest first, with the totals of all of them.';

create function privado.historia_da_loja(p_loja public.diagnosticos_lojas, p_pessoa uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('em', f.em, 'tipo', f.tipo, 'autor', f.autor) order by f.em, f.tipo)
  from (
    select p_loja.criado_em as em, 'criada' as tipo, (
      select e.nome from privado.registro_de_acessos as r join privado.equipe as e on e.id = r.membro
      where r.alvo_id = p_loja.id and r.acao = 'gravar_loja' order by r.em limit 1
    ) as autor
    union all
    select r.em, 'convidada', e.nome from privado.registro_de_acessos as r left join privado.equipe as e on e.id = r.membro
    where r.alvo_id = p_loja.id and r.acao = 'convidar_loja'
    union all
    select x.criado_em, 'respondeu', null from public.diagnosticos_respostas as x where x.loja_id = p_loja.id
    union all
    select h.em, 'conversa', e.nome from privado.historico as h left join privado.equipe as e on e.id = h.autor
    where h.pessoa_id = any (privado.grupo(p_pessoa))
      and h.em >= (select min(x.criado_em) from public.diagnosticos_respostas as x where x.loja_id = p_loja.id)
      and privado.e_resposta(h)
  ) as f
$$;
comment on function privado.historia_da_loja is 'How a store came here: added, invited, answered, talked to.';
revoke execute on function privado.historia_da_loja(public.diagnosticos_lojas, uuid) from public;

create function privado.quartis(p_versao smallint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(q.area, jsonb_build_object('de', q.de, 'ate', q.ate)), '{}') from (
    select n.area, round(percentile_cont(0.25) within group (order by n.nota)) as de,
      round(percentile_cont(0.75) within group (order by n.nota)) as ate
    from privado.notas_lojas as n where n.versao = p_versao and n.criado_em > now() - interval '12 months'
    group by n.area having count(*) >= 10
  ) as q
$$;
comment on function privado.quartis is 'Where the middle half of all stores is in each area, as in comparar_lojas; empty below ten stores.';
revoke execute on function privado.quartis(smallint) from public;

create function painel.loja(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  l public.diagnosticos_lojas;
  v_linha jsonb;
  v_respostas jsonb;
begin
  select * into l from public.diagnosticos_lojas where id = (p ->> 'id')::uuid;
  if not found then
    raise exception 'Esta loja não está mais aqui.' using errcode = 'PT404';
  end if;
  select privado.linha_loja(v) into v_linha from privado.lojas_vistas() as v where v.id = l.id;
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
    'historia', privado.historia_da_loja(l, (v_linha ->> 'pessoa')::uuid), 'agora', now()
  );
end $$;
comment on function painel.loja is 'One store with all its answers, oldest first, and the questions of their versions.';

revoke execute on function painel.lojas(jsonb), painel.loja(jsonb) from public;
grant execute on function painel.lojas(jsonb), painel.loja(jsonb) to painel;
