create or replace function privado.comecar(p_id uuid, p_funcao text, p_membro uuid) returns privado.comandos
language plpgsql set search_path = '' as $$
declare
  c privado.comandos;
begin
  -- Of two requests with one id the second waits for the first.
  perform pg_advisory_xact_lock(hashtextextended('comando:' || p_id, 0));
  select * into c from privado.comandos where id = p_id;
  if c.membro <> p_membro or c.funcao <> p_funcao then
    raise exception 'Este comando já foi usado.' using errcode = 'PT409';
  end if;
  c.id := p_id;
  c.membro := p_membro;
  c.funcao := p_funcao;
  return c;
end $$;
comment on function privado.comecar is 'Locks the command of this id. Its resposta is null unless it was already run.';

create or replace function privado.guardar(c privado.comandos, p_resposta jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into privado.comandos (id, membro, funcao, pessoa_id, antes, versao, resposta)
  values (c.id, c.membro, c.funcao, c.pessoa_id, c.antes, c.versao, p_resposta);
  return p_resposta;
end $$;
comment on function privado.guardar is 'Ends a command that made its own lines in the record of accesses: stores its response and returns it.';

create or replace function privado.concluir(c privado.comandos, p_alvo text, p_alvo_id uuid, p_detalhe jsonb, p_resposta jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform privado.registrar(c.funcao, p_alvo, p_alvo_id, p_detalhe);
  return privado.guardar(c, p_resposta);
end $$;
comment on function privado.concluir is 'Ends a command: adds its line to the record of accesses, stores its response and returns it.';

create or replace function privado.travar_pessoa(p_id uuid) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_id uuid := p_id;
begin
  loop
    select * into v_pessoa from privado.pessoas where id = v_id and apagada_em is null for update;
    if not found then
      raise exception 'Esta pessoa não está mais na caixa.' using errcode = 'PT404';
    end if;
    exit when v_pessoa.principal_id is null;
    v_id := v_pessoa.principal_id;
  end loop;
  return v_pessoa;
end $$;
comment on function privado.travar_pessoa is 'Locks a person for a change; of a united one the person it is shown under.';

create or replace function privado.travar_na_versao(p jsonb) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas := privado.travar_pessoa((p ->> 'pessoa')::uuid);
begin
  if v_pessoa.id <> (p ->> 'pessoa')::uuid then
    raise exception 'Esta pessoa foi unida a outra. Abra de novo para continuar.' using errcode = 'PT409';
  end if;
  if v_pessoa.versao is distinct from (p ->> 'versao')::integer then
    raise exception 'Alguém da equipe mudou esta pessoa enquanto ela estava aberta aqui.' using errcode = 'PT409';
  end if;
  return v_pessoa;
end $$;
comment on function privado.travar_na_versao is 'Locks the person of a command, which must still have the version that was on screen.';

create or replace function privado.anotar_historico(p_pessoa uuid, p_tipo text, p_dados jsonb, p_comando uuid) returns uuid
language sql set search_path = '' as $$
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando)
  values (p_pessoa, privado.membro_atual(), p_tipo, p_dados, p_comando) returning id
$$;
comment on function privado.anotar_historico is 'Adds a line of the current member to the timeline of a person; returns its id.';

-- The only list of the columns that commands write, for one person and for many.
create or replace function privado.escrever_pessoas(p_antes privado.pessoas[], p_mudancas jsonb[]) returns setof privado.pessoas
language plpgsql set search_path = '' as $$
begin
  return query update privado.pessoas as p set
    nome = v.nome, nome_da_equipe = v.nome_da_equipe, lojas_da_equipe = v.lojas_da_equipe, email = v.email, telefone = v.telefone, principal_id = v.principal_id, escolhas = v.escolhas,
    dono = v.dono, estado = v.estado, motivo = v.motivo, estado_desde = v.estado_desde,
    valor_previsto_centavos = v.valor_previsto_centavos, previsto_para = v.previsto_para,
    passo_texto = v.passo_texto, passo_em = v.passo_em, passo_id = v.passo_id, espera_desde = v.espera_desde, prazo = v.prazo,
    primeira_resposta_em = v.primeira_resposta_em, primeira_resposta_s = v.primeira_resposta_s,
    primeira_resposta_por = v.primeira_resposta_por, versao = p.versao + 1, mudanca = nextval('privado.mudancas')
  from generate_subscripts(p_antes, 1) as i, lateral jsonb_populate_record(p_antes[i], p_mudancas[i]) as v
  where p.id = v.id returning p.*;
end $$;
comment on function privado.escrever_pessoas is 'Writes the named columns of locked people, each as its next version.';

create or replace function privado.escrever_pessoa(p_antes privado.pessoas, p_mudancas jsonb) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v privado.pessoas := jsonb_populate_record(p_antes, p_mudancas);
  v_depois privado.pessoas;
begin
  select * into v_depois from privado.escrever_pessoas(array[p_antes], array[p_mudancas]);
  if exists (select from jsonb_object_keys(p_mudancas) as coluna
      where coluna <> 'mudanca' and to_jsonb(v_depois) -> coluna is distinct from to_jsonb(v) -> coluna) then
    raise exception 'escrever_pessoa does not write every column of %', p_mudancas;
  end if;
  return v_depois;
end $$;
comment on function privado.escrever_pessoa is 'Writes the named columns of a locked person as its next version.';

create or replace function privado.mudar_pessoa(c privado.comandos, p_antes privado.pessoas, p_mudancas jsonb, p_desfaz boolean default true)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_depois privado.pessoas := privado.escrever_pessoa(p_antes, p_mudancas);
  v_colunas jsonb := (select coalesce(jsonb_agg(k), '[]') from jsonb_object_keys(p_mudancas) as k);
  v_antes jsonb := (select coalesce(jsonb_object_agg(k, to_jsonb(p_antes) -> k), '{}') from jsonb_object_keys(p_mudancas) as k);
begin
  c.pessoa_id := v_depois.id;
  c.versao := v_depois.versao;
  c.antes := case when p_desfaz then v_antes || jsonb_build_object('mudanca', v_depois.mudanca) end;
  return privado.concluir(c, 'pessoa', v_depois.id, jsonb_build_object('colunas', v_colunas),
    jsonb_build_object('pessoa', v_depois.id, 'versao', v_depois.versao));
end $$;
comment on function privado.mudar_pessoa is
  'Ends a command on one person: writes the columns, keeps their former values for desfazer, records the command and returns its response.';

create or replace function privado.autor(p_membro uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('id', e.id, 'nome', e.nome) from privado.equipe as e where e.id = p_membro);
end $$;
comment on function privado.autor is 'A member as timelines name them, or null.';

create or replace function privado.atende(p_membro uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from privado.equipe where id = p_membro and ativa and papel in ('atendimento', 'gestao'))
$$;
comment on function privado.atende is 'Whether a member may own people.';

create or replace function painel.mudar_dono(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_dono uuid := (p ->> 'dono')::uuid;
  v_recado text := nullif(trim(p ->> 'recado'), '');
  v_mudancas jsonb := jsonb_build_object('dono', v_dono);
  v_pessoa privado.pessoas;
  v_linha uuid;
begin
  v_pessoa := privado.travar_na_versao(p);
  if v_dono is not null and not privado.atende(v_dono) then
    raise exception 'Escolha alguém da equipe que atenda e esteja ativo.' using errcode = 'PT422';
  end if;
  if length(v_recado) > 280 then
    raise exception 'O recado tem até 280 caracteres.' using errcode = 'PT422';
  end if;
  v_linha := privado.anotar_historico(v_pessoa.id, 'dono', jsonb_strip_nulls(jsonb_build_object('recado', v_recado))
    || jsonb_build_object('de', privado.autor(v_pessoa.dono), 'para', privado.autor(v_dono)), v_comando.id);
  if v_dono <> v_comando.membro and v_dono is distinct from v_pessoa.dono then
    perform privado.avisar('passada', 'passada:' || v_linha, v_pessoa.id, v_linha, v_dono);
  end if;
  if (p ->> 'leva_passo')::boolean is false and v_pessoa.passo_texto is not null then
    perform privado.anotar_historico(v_pessoa.id, 'passo', jsonb_build_object(
      'acao', 'removeu', 'passo', jsonb_build_object('texto', v_pessoa.passo_texto, 'em', v_pessoa.passo_em)
    ), v_comando.id);
    v_mudancas := v_mudancas || '{"passo_texto": null, "passo_em": null, "passo_id": null}';
  end if;
  return privado.mudar_pessoa(v_comando, v_pessoa, v_mudancas);
end $$;
comment on function painel.mudar_dono is
  'Takes over, hands over or releases a person. A colleague who gets the person also gets a notice, with the note, and without leva_passo not the next step.';

create or replace function privado.passar_para(p_estado text, p_motivo text default null, p_em timestamptz default now()) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v privado.estados;
begin
  select * into v from privado.estados as e where e.estado = p_estado;
  if v.pede_motivo and p_motivo is null then
    raise exception 'Escolha o motivo da perda.' using errcode = 'PT422';
  end if;
  return jsonb_build_object('estado', p_estado, 'estado_desde', p_em, 'motivo', case when v.pede_motivo then p_motivo end)
    || case when v.fechado then '{"espera_desde": null, "prazo": null}' else '{}' end::jsonb
    || case when v.pede_motivo then '{"valor_previsto_centavos": null, "previsto_para": null}' else '{}' end::jsonb;
end $$;
comment on function privado.passar_para is
  'The columns that a change of state writes, as privado.estados has it: one that needs a reason clears what was expected; one that ends the conversation ends the wait for an answer.';

create or replace function painel.mudar_estado(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_mudancas jsonb := privado.passar_para(p ->> 'estado', p ->> 'motivo');
  v_pessoa privado.pessoas;
begin
  v_pessoa := privado.travar_na_versao(p);
  perform privado.anotar_historico(v_pessoa.id, 'estado',
    jsonb_build_object('de', v_pessoa.estado, 'para', v_mudancas -> 'estado', 'motivo', v_mudancas -> 'motivo'), v_comando.id);
  return privado.mudar_pessoa(v_comando, v_pessoa, v_mudancas);
end $$;
comment on function painel.mudar_estado is
  'Moves a person to another state; folha needs a reason and clears what was expected. arvore and folha end the wait for an answer.';

create or replace function privado.ler_mencoes(p_texto text, p_ids uuid[], out texto text, out mencoes uuid[])
language plpgsql stable set search_path = '' as $$
declare
  v_membro record;
begin
  texto := p_texto;
  mencoes := '{}';
  if (select count(*) from privado.equipe as e where e.id = any (p_ids) and e.ativa) < cardinality(p_ids) then
    raise exception 'Alguém que você citou não está mais na equipe. Tire o nome depois do @ e guarde de novo.' using errcode = 'PT422';
  end if;
  -- The longest name first: one may begin with another.
  for v_membro in select e.id, '@' || e.nome as nome from privado.equipe as e where e.id = any (p_ids) order by length(e.nome) desc, e.id loop
    if position(v_membro.nome in texto) > 0 then
      texto := replace(texto, v_membro.nome, '@[' || v_membro.id || ']');
      mencoes := mencoes || v_membro.id;
    end if;
  end loop;
end $$;
comment on function privado.ler_mencoes is 'A note as it is stored: the names of the mentioned, who are active members, as @[id]; and who they are.';

create or replace function privado.nomear_mencoes(p_dados jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_texto text := p_dados ->> 'texto';
  v_membro record;
begin
  for v_membro in
    select e.id, e.nome from jsonb_array_elements_text(p_dados -> 'mencoes') as m join privado.equipe as e on e.id = m::uuid
  loop
    v_texto := replace(v_texto, '@[' || v_membro.id || ']', '@' || v_membro.nome);
  end loop;
  return (p_dados - 'mencoes') || jsonb_build_object('texto', v_texto);
end $$;
comment on function privado.nomear_mencoes is 'A note as it is shown: the mentioned by their present names.';

create or replace function painel.anotar(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_nota record;
  v_linha uuid;
begin
  v_pessoa := privado.travar_pessoa((p ->> 'pessoa')::uuid);
  if length(coalesce(trim(p ->> 'texto'), '')) not between 1 and 4000 then
    raise exception 'Escreva a nota, com até 4.000 caracteres.' using errcode = 'PT422';
  end if;
  select * into v_nota from privado.ler_mencoes(trim(p ->> 'texto'),
    array(select distinct m::uuid from jsonb_array_elements_text(coalesce(p -> 'mencoes', '[]')) as m));
  v_linha := privado.anotar_historico(v_pessoa.id, 'nota', jsonb_build_object('texto', v_nota.texto)
    || case v_nota.mencoes when '{}' then '{}' else jsonb_build_object('mencoes', v_nota.mencoes) end, v_comando.id);
  perform privado.avisar('mencao', 'mencao:' || v_linha, v_pessoa.id, v_linha, m)
  from unnest(v_nota.mencoes) as m where m <> v_comando.membro;
  return privado.mudar_pessoa(v_comando, v_pessoa, '{}');
end $$;
comment on function painel.anotar is
  'Adds a note, and a notice for each member that it mentions. It needs no version: a note overwrites nothing.';

create or replace function painel.marcar_passo(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_texto text := trim(p #>> '{passo,texto}');
  v_em timestamptz := (p #>> '{passo,em}')::timestamptz;
  v_pessoa privado.pessoas;
begin
  perform privado.conferir_linha(v_texto, 200, 'o próximo passo');
  v_pessoa := privado.travar_na_versao(p);
  if v_texto is null and v_pessoa.passo_texto is null then
    raise exception 'Não há próximo passo marcado.' using errcode = 'PT409';
  end if;
  perform privado.anotar_historico(v_pessoa.id, 'passo', jsonb_build_object(
    'acao', case when v_texto is null then 'removeu' else 'marcou' end,
    'passo', jsonb_build_object(
      'texto', coalesce(v_texto, v_pessoa.passo_texto), 'em', case when v_texto is null then v_pessoa.passo_em else v_em end
    )
  ), v_comando.id);
  return privado.mudar_pessoa(v_comando, v_pessoa, jsonb_build_object(
    'passo_texto', v_texto, 'passo_em', v_em,
    'passo_id', case when v_texto is not null then coalesce(v_pessoa.passo_id, gen_random_uuid()) end
  ) || case when v_texto is null then '{}' else privado.assumir_sem_dono(v_pessoa, v_comando) end);
end $$;
comment on function painel.marcar_passo is
  'Sets, moves or removes the next step. A person without an owner belongs to who promised it: the day of a member has the steps of their people.';

create or replace function painel.concluir_passo(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
begin
  v_pessoa := privado.travar_na_versao(p);
  if v_pessoa.passo_texto is null then
    raise exception 'Não há próximo passo marcado.' using errcode = 'PT409';
  end if;
  perform privado.anotar_historico(v_pessoa.id, 'passo', jsonb_build_object(
    'acao', 'concluiu', 'passo', jsonb_build_object('texto', v_pessoa.passo_texto, 'em', v_pessoa.passo_em)
  ), v_comando.id);
  return privado.mudar_pessoa(v_comando, v_pessoa, '{"passo_texto": null, "passo_em": null, "passo_id": null}');
end $$;
comment on function painel.concluir_passo is 'Marks the next step as done.';

create or replace function privado.responder(p_pessoa privado.pessoas, p_comando uuid, p_em timestamptz default now()) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_mudancas jsonb := jsonb_build_object(
    'espera_desde', null, 'prazo', null, 'primeira_resposta_em', coalesce(p_pessoa.primeira_resposta_em, p_em),
    'primeira_resposta_s', case when p_pessoa.primeira_resposta_em is not null then p_pessoa.primeira_resposta_s
      when p_pessoa.espera_desde <= p_em then privado.tempo_util(p_pessoa.espera_desde, p_em) end,
    'primeira_resposta_por', case when p_pessoa.primeira_resposta_em is not null then p_pessoa.primeira_resposta_por
      else privado.membro_atual() end
  );
begin
  if p_pessoa.dono is null then
    perform privado.anotar_historico(p_pessoa.id, 'dono',
      jsonb_build_object('de', null, 'para', privado.autor(privado.membro_atual())), p_comando);
    v_mudancas := v_mudancas || jsonb_build_object('dono', privado.membro_atual());
  end if;
  if p_pessoa.estado <> 'semente' then
    return v_mudancas;
  end if;
  perform privado.anotar_historico(p_pessoa.id, 'estado', '{"de": "semente", "para": "broto", "motivo": null}', p_comando);
  return v_mudancas || privado.passar_para('broto');
end $$;
comment on function privado.responder is
  'Columns that a contact at p_em changes: the clock stops, a new person is now in conversation, and one without an owner belongs to the author.';

create or replace function privado.desfazer_mudanca(p_comando privado.comandos) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas := privado.travar_pessoa(p_comando.pessoa_id);
begin
  if v_pessoa.versao <> p_comando.versao or v_pessoa.mudanca <> (p_comando.antes ->> 'mudanca')::bigint then
    raise exception 'Esta pessoa já mudou de novo. Veja como ela está agora.' using errcode = 'PT409';
  end if;
  delete from privado.historico where comando = p_comando.id;
  -- Who left the team meanwhile gets nobody back.
  if p_comando.antes ? 'dono' and not privado.atende((p_comando.antes ->> 'dono')::uuid) then
    p_comando.antes := p_comando.antes || '{"dono": null}';
  end if;
  v_pessoa := privado.escrever_pessoa(v_pessoa, p_comando.antes);
  if p_comando.funcao = 'registrar_contato' then
    perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
  elsif p_comando.funcao = 'corrigir_pessoa' then
    v_pessoa := privado.descorrigir(v_pessoa, p_comando.antes);
  elsif p_comando.funcao = 'encerrar_contrato' then
    update public.cadastros_app set encerrada_em = (p_comando.antes ->> 'encerrada_em')::date
    where id = (p_comando.antes ->> 'cadastro')::uuid;
  end if;
  return v_pessoa;
end $$;
comment on function privado.desfazer_mudanca is 'Undoes a command on one person: writes its columns back and removes its lines of the timeline.';

create or replace function painel.desfazer(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_comando privado.comandos;
  v_pessoa privado.pessoas;
begin
  -- In the order of an erasure, which removes people from commands for many.
  perform privado.travar_caixa() from privado.comandos as c where c.id = (p ->> 'comando')::uuid and c.funcao = 'em_lote';
  select * into v_comando from privado.comandos where id = (p ->> 'comando')::uuid and membro = v_eu.id for update;
  if not found or v_comando.antes is null then
    raise exception 'Isto não pode ser desfeito.' using errcode = 'PT404';
  end if;
  if v_comando.desfeito_em is not null then
    return v_comando.resposta;
  end if;
  if v_comando.em < clock_timestamp() - interval '60 seconds' then
    raise exception 'O tempo para desfazer passou.' using errcode = 'PT409';
  end if;
  if v_comando.funcao in ('gravar_loja', 'corrigir_loja', 'remover_loja') then
    return privado.desfazer_loja(v_comando);
  end if;
  if v_comando.funcao = 'em_lote' then
    return privado.desfazer_lote(v_comando);
  end if;
  if v_comando.funcao = 'apagar_suspeitas' then
    v_pessoa := privado.recuperar_suspeitas(v_comando);
  elsif v_comando.funcao in ('unir', 'separar', 'separar_entrada', 'recusar_sugestao') then
    v_pessoa := privado.desfazer_uniao(v_comando);
  elsif v_comando.funcao = 'nova_pessoa' then
    v_pessoa := privado.desfazer_registro(v_comando);
  elsif v_comando.funcao in ('marcar_spam', 'decidir_remetente') then
    v_pessoa := privado.desfazer_email(v_comando);
  else
    v_pessoa := privado.desfazer_mudanca(v_comando);
  end if;
  update privado.comandos set desfeito_em = now(),
    resposta = jsonb_build_object('pessoa', v_pessoa.id, 'versao', v_pessoa.versao) where id = v_comando.id
  returning * into v_comando;
  perform privado.registrar('desfazer', 'pessoa', v_pessoa.id, jsonb_build_object('funcao', v_comando.funcao));
  return v_comando.resposta;
end $$;
comment on function painel.desfazer is
  'Undoes a command of the same member within 60 seconds; a change of one person only while nothing else has changed them since.';
