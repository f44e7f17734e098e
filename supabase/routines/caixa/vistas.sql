create or replace function privado.filtro_conhecido(p_filtro jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_campo text;
  v_filtro jsonb := p_filtro;
begin
  for v_campo in select jsonb_object_keys(p_filtro) loop
    begin
      perform privado.condicao_do_filtro(jsonb_build_object(v_campo, p_filtro -> v_campo));
    exception when invalid_parameter_value then
      v_filtro := v_filtro - v_campo;
    end;
  end loop;
  return v_filtro;
end $$;
comment on function privado.filtro_conhecido is 'A saved filter without the fields that do not exist any more.';

create or replace function painel.vistas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('vistas', (
    select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'nome', v.nome, 'filtro', v.filtro, 'da_equipe', v.membro is null,
      'versao', v.versao, 'quantas', privado.contar_filtro(privado.filtro_conhecido(v.filtro), v_eu.id)) order by v.membro is null, v.ordem, v.id), '[]')
    from privado.vistas as v where v.membro = v_eu.id or v.membro is null
  ));
end $$;
comment on function painel.vistas is 'The saved views of the member and of the team, each with its count to 10,000; no personal data, not recorded.';

create or replace function privado.travar_vista(p jsonb, p_membro privado.equipe) returns privado.vistas
language plpgsql set search_path = '' as $$
declare
  v privado.vistas;
begin
  select * into v from privado.vistas where id = (p ->> 'id')::uuid and (membro = p_membro.id or membro is null) for update;
  if not found then
    raise exception 'Esta vista não existe mais.' using errcode = 'PT404';
  end if;
  if v.membro is null and p_membro.papel <> 'gestao' then
    raise exception 'As vistas da equipe são da gestão.' using errcode = '42501';
  end if;
  if v.versao is distinct from (p ->> 'versao')::integer then
    raise exception 'Alguém da equipe mudou esta vista enquanto ela estava aberta aqui.' using errcode = 'PT409';
  end if;
  return v;
end $$;
comment on function privado.travar_vista is 'Locks a view that the member may change, in the version that was on screen.';

create or replace function painel.gravar_vista(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_eu privado.equipe;
  v_de uuid := case when not (p -> 'da_equipe')::boolean then v_comando.membro end;
  v privado.vistas;
begin
  select * into v_eu from privado.equipe where id = v_comando.membro;
  perform privado.conferir_linha(trim(p ->> 'nome'), 40, 'o nome');
  -- The filter must be one: an unknown field raises here.
  perform privado.condicao_do_filtro(p -> 'filtro');
  if v_de is null and v_eu.papel <> 'gestao' then
    raise exception 'As vistas da equipe são da gestão.' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('vistas:' || coalesce(v_de::text, 'equipe'), 0));
  if p -> 'versao' <> 'null' then
    v := privado.travar_vista(p, v_eu);
  end if;
  if v.membro is distinct from v_de or v.id is null then
    if (select count(*) from privado.vistas where membro is not distinct from v_de) >= 20 then
      raise exception 'São no máximo 20 vistas. Apague uma para guardar esta.' using errcode = 'PT422';
    end if;
  end if;
  insert into privado.vistas (id, membro, nome, filtro, ordem)
  values ((p ->> 'id')::uuid, v_de, trim(p ->> 'nome'), p -> 'filtro',
    (select coalesce(max(ordem), 0) + 1 from privado.vistas where membro is not distinct from v_de))
  on conflict (id) do update set membro = excluded.membro, nome = excluded.nome, filtro = excluded.filtro, versao = vistas.versao + 1
  where vistas.id = v.id returning * into v;
  if v.id is null then
    raise exception 'Esta vista já existe.' using errcode = 'PT409';
  end if;
  return privado.concluir(v_comando, 'vista', v.id, jsonb_build_object('filtro', v.filtro), jsonb_build_object('id', v.id, 'versao', v.versao));
end $$;
comment on function painel.gravar_vista is 'Saves a filter with a name, or changes a saved one; versao is the one on screen, null for a new view. At most 20 of a member, and 20 of the team.';

create or replace function painel.apagar_vista(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_eu privado.equipe;
  v privado.vistas;
begin
  select * into v_eu from privado.equipe where id = v_comando.membro;
  v := privado.travar_vista(p, v_eu);
  delete from privado.vistas where id = v.id;
  return privado.concluir(v_comando, 'vista', v.id, null, '{"apagada": true}');
end $$;
comment on function painel.apagar_vista is 'Deletes a saved view; the people in it stay as they are.';
