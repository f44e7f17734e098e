create or replace function privado.condicao_da_vista(p_vista text, p_origem text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_abertas text := ' and p.aberta';
begin
  return 'p.principal_id is null and p.apagada_em is null' || case p_vista
    when 'esperando' then ' and not p.suspeita and p.prazo is not null'
    when 'minhas' then ' and not p.suspeita and p.dono = $1' || v_abertas
    when 'minhas_e_cobertas' then ' and not p.suspeita and p.dono = any (privado.cobertos($1) || $1)' || v_abertas
    when 'sem_dono' then ' and not p.suspeita and p.dono is null' || v_abertas
    when 'todas' then ' and not p.suspeita'
    when 'suspeitas' then ' and p.suspeita'
  end || case when p_origem is null then '' else format(' and p.origens @> array[%L]', p_origem) end;
end $$;
comment on function privado.condicao_da_vista is 'The SQL condition of a view and an origin; null for an unknown view. $1 is the member.';

create or replace function privado.vista_de(p_vista text, p_membro uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when p_vista = 'minhas' and privado.cobertos(p_membro) <> '{}' then 'minhas_e_cobertas' else p_vista end;
end $$;
comment on function privado.vista_de is 'The view that a member gets: while somebody whose stand-in they are is away, Minhas also has those people.';

create or replace function privado.resposta_esperada(p privado.pessoas) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select left(regexp_replace(concat_ws(': ', case when r.assunto !~* '^(re|res)\s*:' then nullif(r.assunto, '') end,
      nullif(left(r.texto, 300), '')), '\s+', ' ', 'g'), 140)
    from privado.historico as h join privado.emails_recebidos as r on r.id = (h.dados ->> 'email')::uuid
    where h.pessoa_id = any (privado.grupo(p.id)) and h.em >= p.espera_desde and h.tipo = 'email_recebido'
      and r.tipo = 'pessoa' and r.spam_em is null
    order by h.em desc limit 1
  );
end $$;
comment on function privado.resposta_esperada is 'What a waiting person wrote by e-mail since the wait began, in one line, without a subject that repeats ours; null when nothing came back.';

create or replace function privado.linha_pessoa(p privado.pessoas, m privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  l record := privado.lugar_da_pessoa(p);
begin
  return jsonb_build_object(
    'id', p.id, 'nome', p.nome, 'origem', p.origem, 'resumo', p.catalogo || jsonb_build_object('texto', p.resumo), 'loja', l.loja,
    'cidade', l.cidade, 'uf', l.uf, 'receita', l.receita,
    'estado', p.estado, 'estado_desde', p.estado_desde,
    'dono', (select jsonb_build_object('id', e.id, 'nome', e.nome) from privado.equipe as e where e.id = p.dono),
    'passo', case when p.passo_em is not null then jsonb_build_object('texto', p.passo_texto, 'em', p.passo_em) end,
    'relogio', case when p.prazo is not null then privado.relogio(p.prazo, p.prazo_total, m) end,
    'resposta', case when p.prazo is not null then privado.resposta_esperada(p) end,
    'nota', p.nota, 'suspeita', p.suspeita, 'ultima_entrada_em', p.ultima_entrada_em, 'versao', p.versao
  );
end $$;
comment on function privado.linha_pessoa is 'A person in a list: pessoaLinhaSchema of domain/painel/pessoa.ts.';

create or replace function painel.caixa(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_vista text := privado.vista_de(p ->> 'vista', v_eu.id);
  v_onde text := privado.condicao_da_vista(v_vista, p ->> 'origem');
  -- People of an absent colleague after the member's own.
  v_ordem text := case v_vista when 'minhas_e_cobertas' then 'p.ordem + case when p.dono = $1 then 0 else 1e12 end' else 'p.ordem' end;
  v_cursor text := p ->> 'cursor';
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_pagina jsonb;
begin
  if v_onde is null then
    raise exception 'vista desconhecida' using errcode = '22023';
  end if;
  if v_cursor is not null then
    v_onde := v_onde || format(' and (%s, p.id) > ($3, $4)', v_ordem);
  end if;
  -- One statement, so that the number of the last change and the rows are of one moment.
  execute format($q$
    with pagina as materialized (
      select p as linha, %2$s as ordem, p.id, row_number() over (order by %2$s, p.id) as lugar from privado.pessoas as p
      where %1$s order by %2$s, p.id limit $2 + 1
    )
    select jsonb_build_object(
      'pessoas', coalesce(jsonb_agg(privado.linha_pessoa(l.linha, $5) order by l.lugar) filter (where l.lugar <= $2), '[]'),
      'proximo', case when count(*) > $2 then max(l.ordem || '/' || l.id) filter (where l.lugar = $2) end,
      'mudanca', coalesce((select max(n.mudanca) from privado.novidades as n), 0), 'agora', now()
    )
    from pagina as l
  $q$, v_onde, v_ordem) into v_pagina
  using v_eu.id, v_limite, split_part(v_cursor, '/', 1)::double precision, split_part(v_cursor, '/', 2)::uuid, privado.expediente(now());
  perform privado.registrar_lista(p, 'caixa', jsonb_build_object('vista', p ->> 'vista', 'origem', p ->> 'origem'),
    jsonb_array_length(v_pagina -> 'pessoas'));
  return v_pagina;
end $$;
comment on function painel.caixa is 'One page of a view, in the order of pessoas.ordem.';

create or replace function painel.contadores(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_vistas jsonb := '{}';
  v_origens jsonb := '{}';
  v_nome text;
  v_quantas integer;
begin
  foreach v_nome in array array['esperando', 'minhas', 'sem_dono', 'todas', 'suspeitas'] loop
    execute 'select count(*) from (select from privado.pessoas as p where '
      || privado.condicao_da_vista(privado.vista_de(v_nome, v_eu.id), null)
      || ' limit 10000) as ate' into v_quantas using v_eu.id;
    v_vistas := v_vistas || jsonb_build_object(v_nome, v_quantas);
  end loop;
  foreach v_nome in array privado.origens() loop
    execute 'select count(*) from (select from privado.pessoas as p where ' || privado.condicao_da_vista('todas', v_nome)
      || ' limit 10000) as ate' into v_quantas;
    v_origens := v_origens || jsonb_build_object(v_nome, v_quantas);
  end loop;
  return jsonb_build_object('vistas', v_vistas, 'origens', v_origens, 'pagamentos_novos', privado.cobrancas_novas(v_eu),
    'textos_para_aprovar', privado.textos_para_aprovar(v_eu));
end $$;
comment on function painel.contadores is
  'People in each view and of each origin, counted to 10,000, payments that are new for the member and texts they may approve; no personal data, not recorded.';

create or replace function painel.novidades(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_desde bigint := (p ->> 'desde')::bigint;
  v_ultima bigint := coalesce((select max(n.mudanca) from privado.novidades as n), 0);
  v_novas bigint := 0;
  v_raiz uuid;
  v_versao integer;
  v_presentes jsonb := '[]';
begin
  -- Every open panel calls this every two seconds: what cannot have changed is not read.
  if v_ultima > v_desde then
    select count(distinct n.pessoa_id) into v_novas from (
      select n.pessoa_id from privado.novidades as n where n.nova and n.mudanca > v_desde order by n.mudanca limit 1000
    ) as n;
  end if;
  if p ->> 'pessoa' is not null then
    v_raiz := privado.raiz((p ->> 'pessoa')::uuid);
    select r.versao into v_versao from privado.pessoas as r where r.id = v_raiz and r.apagada_em is null;
    v_presentes := privado.presentes(v_raiz, v_eu.id);
  end if;
  return jsonb_build_object('mudanca', v_ultima, 'novas', v_novas, 'pessoa_versao', v_versao, 'presentes', v_presentes,
    'correio_parado', privado.correio_parado(), 'ilegiveis', privado.ilegiveis_novos(v_eu));
end $$;
comment on function painel.novidades is
  'Number of the last change, how many people have new entries since a number, the version of the person on screen, null when that person is gone, the colleagues who are there too, since when the mailbox could not be read, and how many messages were put aside that the member has not seen.';
