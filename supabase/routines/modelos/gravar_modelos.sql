-- Templates as gestao changes them. A lock on the table orders the writers, so that each sees what the one before wrote.
create or replace function painel.gravar_modelo(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_resposta jsonb;
  v_antes privado.modelos;
  v_novo privado.modelos := jsonb_populate_record(null::privado.modelos, p -> 'modelo');
begin
  lock table privado.modelos in share row exclusive mode;
  select * into v_antes from privado.modelos where id = v_novo.id;
  if v_antes.versao is distinct from (p ->> 'versao')::integer then
    raise exception 'Um colega mudou este modelo depois que você o abriu. O seu texto continua aqui: compare antes de gravar.'
      using errcode = 'PT409';
  end if;
  perform privado.conferir_linha(trim(v_novo.nome), 80, 'o nome'), privado.conferir_linha(trim(v_novo.assunto), 150, 'o assunto');
  if v_novo.id !~ '^[a-z0-9-]{1,60}$' then
    raise exception 'O modelo precisa de um nome com letras ou números.' using errcode = 'PT422';
  end if;
  if not privado.modelo_valido(v_novo.texto, v_novo.momento)
    or not coalesce(privado.modelo_valido(v_novo.assunto, v_novo.momento), true) then
    raise exception 'Confira o texto: há um campo que não existe, ou um colchete ou uma chave sem fechar.' using errcode = 'PT422';
  end if;
  if v_antes.id is null and (select count(*) >= 100 from privado.modelos) then
    raise exception 'Já são 100 modelos. Remova um que ninguém usa antes de criar outro.' using errcode = 'PT422';
  end if;
  insert into privado.modelos (id, momento, nome, canal, assunto, texto, origens, motivos, ordem)
  values (
    v_novo.id, v_novo.momento, trim(v_novo.nome), v_novo.canal, trim(v_novo.assunto), v_novo.texto, v_novo.origens,
    v_novo.motivos, (select coalesce(max(ordem), 0) + 1 from privado.modelos)
  )
  on conflict (id) do update set momento = excluded.momento, nome = excluded.nome, canal = excluded.canal,
    assunto = excluded.assunto, texto = excluded.texto, origens = excluded.origens, motivos = excluded.motivos, versao = modelos.versao + 1
  returning jsonb_build_object('id', id, 'versao', versao) into v_resposta;
  return privado.concluir(v_comando, 'modelo', null, jsonb_build_object('modelo', trim(v_novo.nome)), v_resposta);
end $$;
comment on function painel.gravar_modelo is 'Adds a template, or replaces the version that was on screen.';

create or replace function painel.apagar_modelo(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_nome text;
begin
  delete from privado.modelos where id = p ->> 'id' and versao = (p ->> 'versao')::integer returning nome into v_nome;
  if not found then
    raise exception 'Um colega mudou ou removeu este modelo depois que você o abriu. Confira antes de remover.'
      using errcode = 'PT409';
  end if;
  return privado.concluir(v_comando, 'modelo', null, jsonb_build_object('modelo', v_nome), '{"apagado": true}');
end $$;
comment on function painel.apagar_modelo is 'Removes a template in the version that was on screen. Messages already sent keep their text.';

create or replace function painel.ordenar_modelos(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_agora jsonb;
begin
  lock table privado.modelos in share row exclusive mode;
  select coalesce(jsonb_agg(id order by ordem, id), '[]') into v_agora from privado.modelos;
  if v_agora <> p -> 'antes' then
    raise exception 'Um colega mudou a lista. Confira a ordem nova e tente de novo.' using errcode = 'PT409';
  end if;
  if (select jsonb_agg(x order by x) from jsonb_array_elements(v_agora) as x)
    is distinct from (select jsonb_agg(x order by x) from jsonb_array_elements(p -> 'depois') as x) then
    raise exception 'A nova ordem precisa ter os mesmos modelos.' using errcode = 'PT422';
  end if;
  update privado.modelos as m set ordem = o.lugar
  from jsonb_array_elements_text(p -> 'depois') with ordinality as o (id, lugar) where o.id = m.id;
  return privado.concluir(v_comando, 'modelo', null, null, '{"gravado": true}');
end $$;
comment on function painel.ordenar_modelos is 'Replaces the order that was on screen.';
