create or replace function privado.preferencias_de(p_membro uuid) returns privado.preferencias_aviso
language plpgsql stable set search_path = '' as $$
declare
  v privado.preferencias_aviso := (p_membro, '{}', null, null, false, true);
begin
  return coalesce((select x from privado.preferencias_aviso as x where x.membro = p_membro), v);
end $$;
comment on function privado.preferencias_de is 'What a member chose, or the defaults.';

create or replace function privado.em_silencio(p_membro uuid, p_agora timestamptz default now()) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v privado.preferencias_aviso := privado.preferencias_de(p_membro);
  v_hora time := (p_agora at time zone 'America/Sao_Paulo')::time;
begin
  return coalesce(case when v.silencio_de < v.silencio_ate then v_hora >= v.silencio_de and v_hora < v.silencio_ate
    else v_hora >= v.silencio_de or v_hora < v.silencio_ate end, false);
end $$;
comment on function privado.em_silencio is 'Whether a moment is in the quiet hours of a member.';

create or replace function privado.pode_tocar(p_membro uuid, p_tipo text, p_agora timestamptz default now()) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_tipo <> 'texto' and privado.atende(p_membro) and (privado.expediente(p_agora)).correndo
    and (privado.ausencia_de(p_membro, p_agora)).id is null and not privado.em_silencio(p_membro, p_agora)
    and not p_tipo = any ((privado.preferencias_de(p_membro)).desligados);
end $$;
comment on function privado.pode_tocar is
  'Whether a notice of this kind rings for a member: in opening hours, outside their quiet hours and absence, unless switched off. A text to approve never rings.';

create or replace function privado.avisar_prazos() returns integer
language plpgsql set search_path = '' as $$
declare
  v_quarto integer := (select ceil(greatest(h.prazo_minutos, h.prazo_no_site) / 4.0) from privado.horario as h);
  v_pessoa privado.pessoas;
  v_avisos integer := 0;
begin
  if not (privado.expediente(now())).correndo or not pg_try_advisory_xact_lock(7305815) then
    return 0;
  end if;
  for v_pessoa in
    select * from privado.pessoas as p
    where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita
      -- ordem is the moment of prazo, and indexed. A promise that ended while the service was down is told for a day.
      and p.ordem <= extract(epoch from privado.somar_util(now(), v_quarto)) and p.ordem > extract(epoch from now() - interval '1 day')
      and not exists (select from privado.avisos as a where a.chave = privado.chave_do_prazo(p.id, p.espera_desde))
    order by p.ordem limit 200
  loop
    if privado.tempo_util(now(), v_pessoa.prazo) * 4 <= v_pessoa.prazo_total then
      v_avisos := v_avisos + privado.avisar('prazo', privado.chave_do_prazo(v_pessoa.id, v_pessoa.espera_desde), v_pessoa.id);
    end if;
  end loop;
  return v_avisos;
end $$;
comment on function privado.avisar_prazos is
  'Tells who looks after a waiting person that three quarters of the promised working time have passed; once per wait. The service calls it every 15 seconds.';

create or replace function privado.chave_do_prazo(p_pessoa uuid, p_espera_desde timestamptz) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return 'prazo:' || p_pessoa || ':' || extract(epoch from p_espera_desde at time zone 'UTC');
end $$;
comment on function privado.chave_do_prazo is 'Key of the alert for one wait of a person.';

create or replace function privado.pedir_resumos(p_agora timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
declare
  v_agora timestamp := p_agora at time zone 'America/Sao_Paulo';
  v_abre timestamp := v_agora::date + (privado.faixas_do_dia(v_agora::date) -> 0 ->> 'abre')::time;
  v_resumos integer;
begin
  if v_abre is null or v_agora not between v_abre and v_abre + interval '2 hours' then
    return 0;
  end if;
  update privado.preferencias_equipe set resumo_em = v_agora::date where resumo_em is distinct from v_agora::date;
  if not found then
    return 0;
  end if;
  perform privado.enfileirar('resumo_do_dia', 'resumo_do_dia:' || e.id || ':' || v_agora::date,
    json_build_object('membro', e.id, 'dia', v_agora::date))
  from privado.equipe as e
  where privado.atende(e.id) and (privado.preferencias_de(e.id)).resumo and (privado.ausencia_de(e.id, p_agora)).id is null;
  get diagnostics v_resumos = row_count;
  return v_resumos;
end $$;
comment on function privado.pedir_resumos is
  'Enqueues the digest of each member who attends, is not away and wants it; once a day, in the first two opening hours.';

create or replace function privado.resumo_do_dia(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_donos uuid[] := privado.cobertos(p_membro) || p_membro;
  v_esperando jsonb;
  v_passos jsonb;
  v_passadas bigint := (select count(*) from privado.passados(p_membro));
begin
  if not privado.atende(p_membro) or (privado.ausencia_de(p_membro)).id is not null then
    return null;
  end if;
  select jsonb_agg(jsonb_build_object('id', x.id, 'nome', split_part(x.nome, ' ', 1), 'em', x.prazo) order by x.ordem) into v_esperando
  from (
    select * from privado.pessoas as p
    where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita
      and (p.dono is null or p.dono = any (v_donos)) order by p.ordem, p.id limit 8
  ) as x;
  select jsonb_agg(jsonb_build_object('id', x.id, 'nome', split_part(x.nome, ' ', 1), 'em', x.passo_em) order by x.passo_em) into v_passos
  from (
    select * from privado.pessoas as p
    where p.dono = any (v_donos) and p.passo_em < privado.hoje() + interval '1 day'
      and p.principal_id is null and p.apagada_em is null and not p.suspeita order by p.passo_em, p.id limit 8
  ) as x;
  if v_esperando is null and v_passos is null and v_passadas = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object('nome', e.nome, 'email', e.email, 'total', privado.esperam_por(p_membro), 'passadas', v_passadas,
      'esperando', coalesce(v_esperando, '[]'), 'passos', coalesce(v_passos, '[]'))
    from privado.equipe as e where e.id = p_membro
  );
end $$;
comment on function privado.resumo_do_dia is
  'What waits for a member today, people by their first name: who waits for an answer, steps promised until tonight, hand-overs. Null when nothing does.';

create or replace function privado.preferencias_json(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v privado.preferencias_aviso := privado.preferencias_de(p_membro);
begin
  return jsonb_build_object('desligados', v.desligados, 'mostrar_nome', v.mostrar_nome, 'resumo', v.resumo,
    'silencio', case when v.silencio_de is not null
      then jsonb_build_object('de', to_char(v.silencio_de, 'HH24:MI'), 'ate', to_char(v.silencio_ate, 'HH24:MI')) end);
end $$;
comment on function privado.preferencias_json is 'The choices of a member as preferenciasSchema in domain/painel/contrato-avisos.ts describes them.';

create or replace function painel.gravar_preferencias_aviso(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_colunas privado.preferencias_aviso := (v_comando.membro, array(select jsonb_array_elements_text(p -> 'desligados')),
    (p #>> '{silencio,de}')::time, (p #>> '{silencio,ate}')::time, (p ->> 'mostrar_nome')::boolean, (p ->> 'resumo')::boolean);
begin
  if v_colunas.silencio_de = v_colunas.silencio_ate then
    raise exception 'O silêncio precisa de dois horários diferentes.' using errcode = 'PT422';
  end if;
  insert into privado.preferencias_aviso select v_colunas.*
  on conflict (membro) do update set desligados = excluded.desligados, silencio_de = excluded.silencio_de,
    silencio_ate = excluded.silencio_ate, mostrar_nome = excluded.mostrar_nome, resumo = excluded.resumo;
  return privado.concluir(v_comando, 'equipe', v_comando.membro, null, '{"gravado": true}');
end $$;
comment on function painel.gravar_preferencias_aviso is 'Changes how the member is told outside the panel.';
