-- One change of many people: one command, one undo. Nobody gets a message by it.
create or replace function privado.mudanca_do_lote(p_acao jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_acao ->> 'tipo'
    when 'dono' then
      if p_acao -> 'dono' <> 'null' and not privado.atende((p_acao ->> 'dono')::uuid) then
        raise exception 'Escolha alguém da equipe que atenda e esteja ativo.' using errcode = 'PT422';
      end if;
      return jsonb_build_object('dono', p_acao -> 'dono');
    when 'estado' then
      return privado.passar_para(p_acao ->> 'estado', p_acao ->> 'motivo');
    when 'passo' then
      perform privado.conferir_linha(trim(p_acao #>> '{passo,texto}'), 200, 'o próximo passo');
      return jsonb_build_object('passo_texto', trim(p_acao #>> '{passo,texto}'), 'passo_em', p_acao #> '{passo,em}');
    when 'dispensa' then
      return '{"espera_desde": null, "prazo": null}';
    else
      raise exception 'ação desconhecida' using errcode = '22023';
  end case;
end $$;
comment on function privado.mudanca_do_lote is 'The columns that an action for many people writes, the same for all of them; a step also has an id and an owner for each.';

create or replace function privado.linha_do_lote(p privado.pessoas, p_acao jsonb, p_mudancas jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case p_acao ->> 'tipo'
    when 'dono' then jsonb_build_object('de', privado.autor(p.dono), 'para', privado.autor((p_acao ->> 'dono')::uuid))
    when 'estado' then jsonb_build_object('de', p.estado, 'para', p_mudancas -> 'estado', 'motivo', p_mudancas -> 'motivo')
    when 'passo' then jsonb_build_object('acao', 'marcou', 'passo', jsonb_build_object(
      'texto', trim(p_acao #>> '{passo,texto}'), 'em', (p_acao #>> '{passo,em}')::timestamptz
    ))
    when 'dispensa' then jsonb_build_object('motivo', p_acao -> 'motivo')
  end;
end $$;
comment on function privado.linha_do_lote is 'What the timeline of one person says about the action, as the command for one person writes it.';

create or replace function privado.muda_no_lote(p privado.pessoas, p_acao jsonb, p_mudancas jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return case p_acao ->> 'tipo'
    when 'dono' then p.dono is distinct from (p_acao ->> 'dono')::uuid
    when 'estado' then (p.estado, p.motivo) is distinct from (p_mudancas ->> 'estado', p_mudancas ->> 'motivo')
    when 'passo' then p.dono is null or (p.passo_texto, p.passo_em) is distinct from (p_acao #>> '{passo,texto}', (p_acao #>> '{passo,em}')::timestamptz)
    when 'dispensa' then p.prazo is not null
  end;
end $$;
comment on function privado.muda_no_lote is 'Whether the action changes this person at all.';

create or replace function privado.pessoas_do_lote(p jsonb, p_membro uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pedidas jsonb := p -> 'pessoas';
begin
  if jsonb_typeof(v_pedidas) = 'array' then
    if jsonb_array_length(v_pedidas) > 200 then
      raise exception 'No máximo 200 pessoas escolhidas de uma vez.' using errcode = 'PT422';
    end if;
    return v_pedidas;
  end if;
  -- Whoever changed after the list was read is not the person that was counted. The news are read once, not per person.
  execute 'select coalesce(jsonb_agg(jsonb_build_object(''id'', x.id, ''versao'', case when x.mudou then -1 else x.versao end)), ''[]'') from ('
    || 'select p.id, p.versao, p.id in (select n.pessoa_id from privado.novidades as n where n.mudanca > $3) as mudou'
    || ' from privado.pessoas as p where ' || privado.condicao_do_filtro(p -> 'filtro') || ' order by p.id limit 1001) as x'
  into v_pedidas using p_membro, p -> 'filtro', coalesce((p ->> 'mudanca')::bigint, 0);
  if jsonb_array_length(v_pedidas) > 1000 then
    raise exception 'São mais de 1.000 pessoas. Aperte o filtro.' using errcode = 'PT422';
  end if;
  return v_pedidas;
end $$;
comment on function privado.pessoas_do_lote is
  'The people of a command with the version each must have: those that were chosen, or all of a filter as it was when the list was read (mudanca).';

create or replace function painel.em_lote(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_acao jsonb := p -> 'acao';
  v_mudancas jsonb;
  v_pedidas jsonb;
  v_todas privado.pessoas[];
  v_feitas privado.pessoas[];
  v_cada jsonb[];
  v_puladas jsonb;
  v_iguais integer;
  v_linha uuid;
begin
  v_mudancas := privado.mudanca_do_lote(v_acao);
  perform privado.travar_caixa();
  v_pedidas := privado.pessoas_do_lote(p, v_comando.membro);
  select array_agg(q) into v_todas from (
    select * from privado.pessoas as p where p.id in (select d.id from jsonb_to_recordset(v_pedidas) as d (id uuid)) order by p.id for update
  ) as q;
  select coalesce(array_agg(q) filter (where privado.muda_no_lote(q, v_acao, v_mudancas)), '{}'),
    count(*) filter (where not privado.muda_no_lote(q, v_acao, v_mudancas))
  into v_feitas, v_iguais from unnest(v_todas) as q join jsonb_to_recordset(v_pedidas) as d (id uuid, versao integer) on d.id = q.id
  where d.versao = q.versao and q.principal_id is null and q.apagada_em is null;
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nome', q.nome) order by q.nome, d.id), '[]') into v_puladas
  from jsonb_to_recordset(v_pedidas) as d (id uuid, versao integer) left join unnest(v_todas) as q on q.id = d.id
  where q.id is null or d.versao <> q.versao or q.principal_id is not null or q.apagada_em is not null;
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando)
  select q.id, v_comando.membro, v_acao ->> 'tipo', privado.linha_do_lote(q, v_acao, v_mudancas), v_comando.id from unnest(v_feitas) as q;
  perform privado.assumir_sem_dono(q, v_comando) from unnest(v_feitas) as q where v_acao ->> 'tipo' = 'passo';
  v_cada := array(
    select v_mudancas || case v_acao ->> 'tipo' when 'passo' then jsonb_build_object(
      'passo_id', coalesce(q.passo_id, gen_random_uuid()), 'dono', coalesce(q.dono, v_comando.membro)
    ) else '{}' end
    from unnest(v_feitas) as q
  );
  v_comando.antes := jsonb_build_object('pessoas', (
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'versao', n.versao, 'antes', (
      select jsonb_object_agg(k, q.colunas -> k) from jsonb_object_keys(v_cada[1]) as k
    ) || jsonb_build_object('mudanca', n.mudanca))), '[]')
    from privado.escrever_pessoas(v_feitas, v_cada) as n
    join (select q.id, to_jsonb(q) as colunas from unnest(v_feitas) as q offset 0) as q on q.id = n.id
  ));
  -- One notice for all: a colleague who gets a hundred people is told once.
  if v_acao ->> 'tipo' = 'dono' and (v_acao ->> 'dono')::uuid <> v_comando.membro then
    update privado.historico set dados = dados || case when cardinality(v_feitas) > 1 then jsonb_build_object('recado',
      case cardinality(v_feitas) when 2 then 'Com mais 1 pessoa.' else 'Com mais ' || cardinality(v_feitas) - 1 || ' pessoas.' end) else '{}' end
    where comando = v_comando.id and pessoa_id = (v_feitas[1]).id returning id into v_linha;
    if v_linha is not null then
      perform privado.avisar('passada', 'passada:' || v_linha, (v_feitas[1]).id, v_linha, (v_acao ->> 'dono')::uuid);
    end if;
  end if;
  perform privado.registrar('em_lote', 'pessoa', q.id, jsonb_build_object('tipo_do_lote', v_acao -> 'tipo')) from unnest(v_feitas) as q;
  return privado.guardar(v_comando, jsonb_build_object('feitas', cardinality(v_feitas), 'iguais', v_iguais, 'puladas', v_puladas));
end $$;
comment on function painel.em_lote is
  'Gives many people an owner, a state, a step, or ends their wait without an answer. People who changed meanwhile are skipped and named; nobody gets a message.';

create or replace function privado.desfazer_lote(c privado.comandos) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_todas privado.pessoas[];
  v_volta uuid[];
  v_nomes text[];
  v_aviso text;
begin
  perform privado.travar_caixa();
  select array_agg(q) into v_todas from (
    select * from privado.pessoas as p where p.id in (select d.id from jsonb_to_recordset(c.antes -> 'pessoas') as d (id uuid)) order by p.id for update
  ) as q;
  select array_agg(d.id) filter (where q.versao = d.versao and q.mudanca = (d.antes ->> 'mudanca')::bigint),
    array_agg(q.nome order by q.nome) filter (where q.versao <> d.versao or q.mudanca <> (d.antes ->> 'mudanca')::bigint)
  into v_volta, v_nomes from jsonb_to_recordset(c.antes -> 'pessoas') as d (id uuid, versao integer, antes jsonb)
  join unnest(v_todas) as q on q.id = d.id;
  delete from privado.historico where comando = c.id and pessoa_id = any (v_volta);
  perform privado.registrar('desfazer', 'pessoa', p.id, jsonb_build_object('funcao', c.funcao)) from privado.escrever_pessoas(
    (select array_agg(q order by q.id) from unnest(v_todas) as q where q.id = any (v_volta)),
    -- Who left the team meanwhile gets nobody back.
    (select array_agg(d.antes || case when d.antes ? 'dono' and not privado.atende((d.antes ->> 'dono')::uuid)
      then '{"dono": null}' else '{}' end::jsonb order by d.id) from jsonb_to_recordset(c.antes -> 'pessoas') as d (id uuid, antes jsonb) where d.id = any (v_volta))
  ) as p;
  if v_nomes is not null then
    v_aviso := 'Desfeito, menos ' || array_to_string(v_nomes[1:3], ', ') || case when cardinality(v_nomes) > 3
      then ' e mais ' || cardinality(v_nomes) - 3 else '' end || case cardinality(v_nomes) when 1 then ': já mudou de novo.' else ': já mudaram de novo.' end;
  end if;
  update privado.comandos set desfeito_em = now(),
    resposta = jsonb_strip_nulls(jsonb_build_object('versao', 0, 'aviso', v_aviso)) || '{"pessoa": null}' where id = c.id returning resposta into c.resposta;
  return c.resposta;
end $$;
comment on function privado.desfazer_lote is 'Undoes em_lote for everybody whom nothing else has changed since, and names the others.';

create or replace function privado.esquecer_nos_lotes(p_ids uuid[], p_ate timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.comandos as c set
    antes = c.antes || jsonb_build_object('pessoas', (
      select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(c.antes -> 'pessoas') as item where (item ->> 'id')::uuid <> all (p_ids)
    )),
    resposta = c.resposta - 'aviso' || case when c.resposta ? 'puladas' then jsonb_build_object('puladas', (
      select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(c.resposta -> 'puladas') as item where (item ->> 'id')::uuid <> all (p_ids)
    )) else '{}' end
  where c.funcao = 'em_lote' and c.em < p_ate and exists (
    select from jsonb_array_elements((c.antes -> 'pessoas') || coalesce(c.resposta -> 'puladas', '[]')) as item
    where (item ->> 'id')::uuid = any (p_ids)
  );
end $$;
comment on function privado.esquecer_nos_lotes is
  'A bulk command belongs to no person: removes these from what undoes it and from whom its answer names, and the sentence of an undo that may name them.';

create or replace function privado.esquecer_lotes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from antigas) then
    perform privado.esquecer_nos_lotes(array(select a.id from antigas as a), 'infinity');
  end if;
  return null;
end $$;
comment on function privado.esquecer_lotes is 'Deleted people leave the bulk commands.';

create or replace trigger esquecer_lotes after delete on privado.pessoas referencing old table as antigas
  for each statement execute function privado.esquecer_lotes();
