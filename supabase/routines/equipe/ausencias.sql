create or replace function privado.ausencia_de(p_membro uuid, p_em timestamptz default now()) returns privado.ausencias
language plpgsql stable set search_path = '' as $$
declare
  v_ausencia privado.ausencias;
begin
  select * into v_ausencia from privado.ausencias as a
  where a.membro = p_membro and (p_em at time zone 'America/Sao_Paulo')::date between a.de and a.ate;
  return v_ausencia;
end $$;
comment on function privado.ausencia_de is 'The absence of a member at a moment, or nulls.';

create or replace function privado.cobertos(p_membro uuid, p_em timestamptz default now()) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  if not privado.atende(p_membro) or (privado.ausencia_de(p_membro, p_em)).id is not null then
    return '{}';
  end if;
  return array(
    select a.membro from privado.ausencias as a
    where (p_em at time zone 'America/Sao_Paulo')::date between a.de and a.ate and (
      a.substituto = p_membro or not privado.atende(a.substituto) or (privado.ausencia_de(a.substituto, p_em)).id is not null
    ) order by a.membro
  );
end $$;
comment on function privado.cobertos is
  'Members whose people this one looks after because they are away: as stand-in, or as everybody does when there is none or the stand-in is away too.';

create or replace function privado.ausencia_json(a privado.ausencias) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if a.id is null then
    return null;
  end if;
  return jsonb_build_object('id', a.id, 'membro', privado.autor(a.membro), 'de', a.de, 'ate', a.ate, 'substituto', privado.autor(a.substituto));
end $$;
comment on function privado.ausencia_json is 'An absence as ausenciaSchema in domain/painel/contrato-dono.ts describes it, or null.';

create or replace function painel.ausencias(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('ausencias', (
    select coalesce(jsonb_agg(privado.ausencia_json(a) order by a.de, a.id), '[]') from privado.ausencias as a
    where a.ate >= (now() at time zone 'America/Sao_Paulo')::date
  ));
end $$;
comment on function painel.ausencias is 'Absences of today and later.';

create or replace function privado.exigir_ausencia_de(p_membro uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_membro <> privado.membro_atual() then
    perform privado.exigir('gestao');
  end if;
end $$;
comment on function privado.exigir_ausencia_de is 'A member changes their own absence, gestao that of everybody.';

create or replace function painel.gravar_ausencia(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_membro uuid := (p ->> 'membro')::uuid;
  v_substituto uuid := (p ->> 'substituto')::uuid;
  v_de date := (p ->> 'de')::date;
  v_ate date := (p ->> 'ate')::date;
begin
  perform privado.exigir_ausencia_de(v_membro);
  if v_ate < v_de or v_ate < (now() at time zone 'America/Sao_Paulo')::date or v_ate > v_de + 366 then
    raise exception 'Confira os dias: o último não vem antes do primeiro nem já passou.' using errcode = 'PT422';
  end if;
  if not privado.atende(v_membro) or v_substituto = v_membro or v_substituto is not null and not privado.atende(v_substituto) then
    raise exception 'Quem substitui precisa atender, estar ativo e ser outra pessoa.' using errcode = 'PT422';
  end if;
  begin
    insert into privado.ausencias (id, membro, de, ate, substituto) values (v_comando.id, v_membro, v_de, v_ate, v_substituto);
  exception when exclusion_violation then
    raise exception 'Já há uma ausência marcada nestes dias.' using errcode = 'PT409';
  end;
  return privado.concluir(v_comando, 'equipe', v_membro, jsonb_build_object('de', v_de, 'ate', v_ate), jsonb_build_object('id', v_comando.id));
end $$;
comment on function painel.gravar_ausencia is 'Notes on which days a member is away and who stands in.';

create or replace function painel.apagar_ausencia(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_ausencia privado.ausencias;
begin
  select * into v_ausencia from privado.ausencias where id = (p ->> 'id')::uuid for update;
  if not found then
    raise exception 'Esta ausência já não está marcada.' using errcode = 'PT404';
  end if;
  perform privado.exigir_ausencia_de(v_ausencia.membro);
  delete from privado.ausencias where id = v_ausencia.id;
  return privado.concluir(v_comando, 'equipe', v_ausencia.membro, jsonb_build_object('de', v_ausencia.de, 'ate', v_ausencia.ate),
    '{"apagada": true}');
end $$;
comment on function painel.apagar_ausencia is 'Takes an absence back: the member is there again at once.';
