-- Channels and names as the panel shows them: what to use first, and what is new and not confirmed.
create function privado.trouxe(p_ids uuid[], p_tabela text, p_id uuid) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select c.tipo from privado.canais as c
    where c.entrada_id = p_id and c.tabela = p_tabela and c.pessoa_id = any (p_ids)
      and exists (select from privado.canais as o where o.pessoa_id = any (p_ids) and o.tipo = c.tipo and o.chave <> c.chave and o.desde < c.desde)
      and not exists (select from privado.canais as o where o.pessoa_id = any (p_ids) and o.tipo = c.tipo and o.chave = c.chave and o.desde < c.desde)
    order by c.tipo
  );
end $$;
comment on function privado.trouxe is 'Which kinds of channel this row brought to a person who had others before.';
revoke execute on function privado.trouxe(uuid[], text, uuid) from public;

create function privado.outros_nomes(p_ids uuid[], p_nome text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select (array_agg(d.nome order by e.criada_em, e.id))[1] from (
      (select x.* from privado.entradas as x where x.pessoa_id = any (p_ids) order by x.criada_em, x.id limit 10)
      union
      (select x.* from privado.entradas as x where x.pessoa_id = any (p_ids) order by x.criada_em desc, x.id desc limit 20)
    ) as e, privado.ler_entrada(e.tabela, e.id) as d
    where e.origem <> 'diagnostico' and (not e.suspeita or e.liberada_em is not null)
      and privado.para_busca(d.nome) <> privado.para_busca(p_nome)
    group by privado.para_busca(d.nome) order by min(e.criada_em) limit 5
  );
end $$;
comment on function privado.outros_nomes is 'Other names on the rows of a person, the oldest first; spellings that differ in accents or capitals count as one.';
revoke execute on function privado.outros_nomes(uuid[], text) from public;

create or replace function privado.item_do_historico(h privado.historico) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_item jsonb := jsonb_build_object('id', h.id, 'em', h.em, 'tipo', h.tipo,
    'autor', (select jsonb_build_object('id', e.id, 'nome', e.nome) from privado.equipe as e where e.id = h.autor));
begin
  return case
    when h.tipo = 'pedido' then v_item || (h.dados - 'pedido')
      || jsonb_build_object('protocolo', privado.protocolo_de('pedidos', (h.dados ->> 'pedido')::uuid))
    when h.tipo in ('uniao', 'separacao') then v_item || jsonb_build_object('nome', coalesce(
      (select p.nome from privado.pessoas as p where p.id = (h.dados ->> 'pessoa')::uuid), 'Pessoa apagada'))
    when h.dados ? 'entrada' then v_item || (h.dados - array['entrada', 'requerimento'])
      || jsonb_build_object('protocolo', coalesce(
        (select privado.protocolo_de(e.tabela, e.id) from privado.entradas as e where e.id = (h.dados ->> 'entrada')::uuid limit 1),
        privado.protocolo((h.dados ->> 'entrada')::uuid)))
    else v_item || (h.dados - 'entradas')
  end;
end $$;

create or replace function privado.pagina_do_tempo(p_ids uuid[], p_cursor text, p_limite integer, p_papel text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_em timestamptz := coalesce(nullif(split_part(p_cursor, '/', 1), '')::timestamptz, 'infinity');
  v_chave text := split_part(coalesce(p_cursor, '/'), '/', 2) collate "C";
begin
  return (
    with linha as (
      (select e.criada_em as em, e.tabela || ':' || e.id as chave, e as entrada, null::privado.historico as historico, null::jsonb as item
      from privado.entradas as e
      where e.pessoa_id = any (p_ids) and e.criada_em <= v_em
        and (e.criada_em < v_em or (e.tabela || ':' || e.id) collate "C" < v_chave)
      order by e.criada_em desc, (e.tabela || ':' || e.id) collate "C" desc limit p_limite + 1)
      union all
      (select h.em, 'historico:' || h.id, null, h, null
      from privado.historico as h
      where h.pessoa_id = any (p_ids) and h.em <= v_em and (h.em < v_em or ('historico:' || h.id) collate "C" < v_chave)
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

create or replace function painel.pessoa(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v_pessoa privado.pessoas := privado.abrir_pessoa((p ->> 'id')::uuid);
  v_ids uuid[] := privado.grupo(v_pessoa.id);
  v_tempo jsonb;
  v_fatos jsonb;
begin
  -- Before the timeline: opening the person reads its messages, and their lines say so.
  perform privado.registrar('viu', 'pessoa', v_pessoa.id);
  v_tempo := privado.pagina_do_tempo(v_ids, null, 50, v_membro.papel);
  with recente as (
    select e.tabela, e.id, e.criada_em as quando, d.cnpj, d.loja, d.cidade, d.uf,
      privado.mostrar_linha(e.tabela, e.id, v_membro.papel) as linha
    from (
      select * from privado.entradas where pessoa_id = any (v_ids) order by criada_em desc, id desc limit 20
    ) as e, privado.ler_entrada(e.tabela, e.id) as d
  ), primeira as (
    select e.criada_em, privado.mostrar_linha(e.tabela, e.id, v_membro.papel) -> 'origem' as origem
    from privado.entradas as e where e.pessoa_id = any (v_ids) order by e.criada_em, e.id limit 1
  ), canal as (
    select * from privado.canais_em_ordem(v_ids, v_pessoa.escolhas) where lugar <= 20
  )
  select jsonb_build_object(
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('canal', c.id, 'email', c.valor, 'compartilhado', coalesce(k.compartilhada, false),
        'confianca', c.confianca, 'novo', c.novo) order by c.lugar), '[]')
      from canal as c left join privado.chaves_pessoa as k on k.tipo = 'email' and k.valor = c.chave where c.tipo = 'email'
    ),
    'telefones', (
      select coalesce(jsonb_agg(jsonb_build_object('canal', c.id, 'telefone', c.valor,
        'confianca', c.confianca, 'novo', c.novo) order by c.lugar), '[]')
      from canal as c where c.tipo = 'telefone'
    ),
    'nomes', privado.outros_nomes(v_ids, v_pessoa.nome),
    'lojas', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'ultima' order by l.ultima desc), '[]') from (
        select max(r.loja) as nome, r.cnpj, max(r.cidade) as cidade, max(r.uf) as uf, max(r.quando) as ultima
        from recente as r where r.cnpj is not null or r.loja is not null group by r.cnpj
      ) as l
    ),
    'aceita_novidades', coalesce((
      select (r.linha ->> 'aceita_novidades')::boolean from recente as r where r.linha ? 'aceita_novidades' order by r.quando desc limit 1
    ), false),
    'protocolo', (select privado.protocolo_de(r.tabela, r.id) from recente as r order by r.quando desc, r.id desc limit 1),
    'chegada', (
      select jsonb_build_object('campanha', f.origem ->> 'utm_campaign', 'pagina', f.origem ->> 'landing_page', 'em', f.criada_em)
      from primeira as f
    )
  ) into v_fatos;
  return privado.linha_pessoa(v_pessoa, now()) || v_fatos || jsonb_build_object(
    'cpf', (
      select privado.mascarar_cpf(min(k.valor), v_membro.papel) from privado.chaves_pessoa as k
      where k.pessoa_id = any (v_ids) and k.tipo = 'cpf'
    ),
    'motivo', v_pessoa.motivo,
    'unidas', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome, 'em', coalesce(h.em, u.criada_em)) order by h.em), '[]')
      from privado.pessoas as u left join lateral (
        select max(h.em) as em from privado.historico as h
        where h.pessoa_id = v_pessoa.id and h.tipo = 'uniao' and h.dados ->> 'pessoa' = u.id::text
      ) as h on true
      where u.principal_id = v_pessoa.id
    ),
    'sugestoes', privado.sugestoes(v_pessoa, v_ids, now()),
    'linha_do_tempo', v_tempo -> 'itens', 'proximo', v_tempo -> 'proximo', 'agora', now()
  );
end $$;
