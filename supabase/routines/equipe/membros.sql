-- What the panel asks and changes about its team.
create or replace function privado.membro_json(p_membro privado.equipe) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_membro.id, 'nome', p_membro.nome, 'email', p_membro.email, 'papel', p_membro.papel, 'ativa', p_membro.ativa
  )
$$;
comment on function privado.membro_json is 'A member as membroSchema in domain/painel/contrato.ts describes it.';

create or replace function painel.eu(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'membro', privado.membro_json(v_eu),
    'equipe', (select jsonb_agg(privado.membro_json(e) order by e.nome, e.id) from privado.equipe as e),
    'pode', (select jsonb_agg(f.funcao order by f.funcao) from privado.funcoes as f where v_eu.papel = any (f.papeis)),
    'agora', now(), 'correio', v_eu.papel <> 'encarregado' and exists (select from privado.correio)
  );
end $$;
comment on function painel.eu is 'The signed-in member with the functions that their role may call, the names of the team, and whether answers by e-mail come back.';

create or replace function painel.membros(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('rodizio', (select x.rodizio from privado.preferencias_equipe as x), 'membros', (
    select jsonb_agg(privado.membro_json(e) || jsonb_build_object(
      'em_conversa', privado.em_aberto(e.id), 'entrou_em', e.entrou_em, 'fator_desde', e.fator_desde
    ) order by e.ativa desc, e.nome, e.id) from privado.equipe as e
  ));
end $$;
comment on function painel.membros is 'The team with what gestao needs to know about each member.';

create or replace function privado.entregar_pessoas(p_de uuid, p_para uuid, p_comando uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[];
  v_mostradas uuid[];
begin
  perform privado.travar_caixa();
  v_ids := array(select id from privado.pessoas where dono = p_de order by id for update);
  update privado.pessoas set dono = p_para, versao = versao + 1, mudanca = nextval('privado.mudancas') where id = any (v_ids);
  -- A united person is handed over with the one it is shown under, and comes back with the heir.
  v_mostradas := array(select id from privado.pessoas where id = any (v_ids) and principal_id is null order by id);
  perform privado.anotar_historico(
    id, 'dono', jsonb_build_object('de', privado.autor(p_de), 'para', privado.autor(p_para)), p_comando
  ) from unnest(v_mostradas) as id;
  return cardinality(v_mostradas);
end $$;
comment on function privado.entregar_pessoas is
  'Hands all people of a member, with their next steps, to another one or to none; returns how many are shown, each of which gets a line.';

create or replace function painel.gravar_membro(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_herdeiro uuid := (p ->> 'herdeiro')::uuid;
  v_antes privado.equipe;
  v_depois privado.equipe;
  v_entregues integer := 0;
begin
  perform privado.conferir_linha(trim(p ->> 'nome'), 120, 'o nome');
  -- One change of the team at a time, and the role is checked again after the wait: two members of gestao cannot remove each
  -- other at the same moment.
  perform from privado.equipe order by id for update;
  perform privado.exigir('gestao');
  select * into v_antes from privado.equipe where id = (p ->> 'id')::uuid;
  if not found then
    raise exception 'Esta pessoa não está na equipe.' using errcode = 'PT404';
  end if;
  if v_antes.id = v_comando.membro and (p ->> 'papel' <> 'gestao' or not (p ->> 'ativa')::boolean) then
    raise exception 'Ninguém tira a própria gestão. Peça a outra pessoa da gestão.' using errcode = 'PT422';
  end if;
  update privado.equipe set nome = trim(p ->> 'nome'), papel = p ->> 'papel', ativa = (p ->> 'ativa')::boolean,
    desativada_em = case when not (p ->> 'ativa')::boolean then coalesce(desativada_em, now()) end
  where id = v_antes.id returning * into v_depois;
  if not v_depois.ativa then
    perform privado.encerrar_sessoes(v_depois.id);
  end if;
  if not privado.atende(v_depois.id) then
    if v_herdeiro is not null and not privado.atende(v_herdeiro) then
      raise exception 'Quem recebe as conversas precisa atender e estar ativo.' using errcode = 'PT422';
    end if;
    v_entregues := privado.entregar_pessoas(v_depois.id, v_herdeiro, v_comando.id);
    perform privado.encerrar_atendimento(v_depois.id, v_herdeiro);
  end if;
  return privado.concluir(v_comando, 'equipe', v_depois.id, jsonb_build_object(
    'papel', v_depois.papel, 'ativa', v_depois.ativa, 'entregues', v_entregues
  ), jsonb_build_object('id', v_depois.id));
end $$;
comment on function painel.gravar_membro is
  'Changes name, role or activity of a member. One who no longer answers people loses the sessions, when deactivated, and hands their people over in the same transaction.';

create or replace function privado.pessoas_do_registro(p jsonb, p_papel text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_texto text := nullif(left(trim(p ->> 'texto'), 200), '');
  v_pessoa uuid := (p ->> 'pessoa')::uuid;
begin
  if v_pessoa is null and v_texto is null then
    return null;
  end if;
  return array(
    select distinct g.id from (
      select v_pessoa as id where v_texto is null
      union all
      select k.pessoa_id from privado.achar_chave(v_texto, p_papel) as k where v_texto is not null
      union all
      select w.id from privado.achar_palavras(v_texto, 20) as w (id) where v_texto is not null
    ) as a cross join unnest(privado.grupo(coalesce(privado.raiz(a.id), a.id))) as g (id)
    where v_pessoa is null or g.id = any (privado.grupo(coalesce(privado.raiz(v_pessoa), v_pessoa)))
  );
end $$;
comment on function privado.pessoas_do_registro is
  'The people that the record is asked for, with those united with them: by id, by what the search of the Caixa finds, or both; null for everybody.';

create or replace function painel.registro(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_limite integer := least(coalesce((p ->> 'limite')::integer, 50), 100);
  v_pessoas uuid[] := privado.pessoas_do_registro(p, v_eu.papel);
  v_alvos uuid[] := v_pessoas || array(select e.id from privado.entradas as e where e.pessoa_id = any (v_pessoas));
  v_linhas jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'id', r.id, 'em', r.em, 'membro', privado.autor(r.membro), 'acao', r.acao, 'alvo', r.alvo, 'alvo_id', r.alvo_id,
    'pessoa', case when r.alvo = 'pessoa' then (select x.nome from privado.pessoas as x where x.id = r.alvo_id) end,
    'detalhe', r.detalhe
  ) order by r.em desc, r.id desc) into v_linhas
  from (
    select * from privado.registro_de_acessos as t
    where (p ->> 'membro' is null or t.membro = (p ->> 'membro')::uuid)
      and (p ->> 'acao' is null or t.acao = p ->> 'acao')
      and (v_pessoas is null or t.alvo_id = any (v_alvos))
      and (p ->> 'cursor' is null or (t.em, t.id) < (split_part(p ->> 'cursor', '|', 1)::timestamptz, split_part(p ->> 'cursor', '|', 2)::bigint))
    order by t.em desc, t.id desc limit v_limite
  ) as r;
  -- The words themselves are personal data and are not recorded.
  if p ->> 'cursor' is null and nullif(trim(p ->> 'texto'), '') is not null then
    perform privado.registrar('buscou', 'registro', null, jsonb_build_object('quantas', cardinality(v_pessoas)));
  elsif p ->> 'cursor' is null and p ->> 'pessoa' is not null then
    perform privado.registrar('viu', 'pessoa', (p ->> 'pessoa')::uuid, '{"parte": "registro"}');
  end if;
  return jsonb_build_object(
    'linhas', coalesce(v_linhas, '[]'),
    'proximo', case when jsonb_array_length(v_linhas) = v_limite
      then (v_linhas -> -1 ->> 'em') || '|' || (v_linhas -> -1 ->> 'id') end,
    'sobre', (select x.nome from privado.pessoas as x where x.id = privado.raiz((p ->> 'pessoa')::uuid))
  );
end $$;
comment on function painel.registro is
  'The record of accesses, newest first: of everybody, or of some people with the rows they sent. Asking for a person is recorded.';
