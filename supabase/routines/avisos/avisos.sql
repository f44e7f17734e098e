create or replace function privado.quem_avisar(p_pessoa uuid) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_dono uuid := (select p.dono from privado.pessoas as p where p.id = privado.raiz(p_pessoa));
  v_ausencia privado.ausencias := privado.ausencia_de(v_dono);
  v_presentes uuid[];
begin
  if privado.atende(v_dono) and v_ausencia.id is null then
    return array[v_dono];
  end if;
  if privado.atende(v_ausencia.substituto) and (privado.ausencia_de(v_ausencia.substituto)).id is null then
    return array[v_ausencia.substituto];
  end if;
  v_presentes := array(
    select e.id from privado.equipe as e
    where privado.atende(e.id) and (privado.ausencia_de(e.id)).id is null and privado.no_painel(e.id) order by e.id
  );
  if v_presentes <> '{}' then
    return v_presentes;
  end if;
  return array(
    select e.id from privado.equipe as e where privado.atende(e.id) and (privado.ausencia_de(e.id)).id is null order by e.id
  );
end $$;
comment on function privado.quem_avisar is
  'Who is told about a person: the owner, or while they are away who stands in; without one the members in the panel, else all who attend and are not away.';

create or replace function privado.avisar(p_tipo text, p_chave text, p_pessoa uuid default null, p_linha uuid default null, p_membro uuid default null)
returns integer language plpgsql set search_path = '' as $$
declare
  v_membros uuid[];
begin
  with novo as (
    insert into privado.avisos (membro, tipo, chave, pessoa_id, linha)
    select m, p_tipo, p_chave, p_pessoa, p_linha
    from unnest(case when p_membro is null then privado.quem_avisar(p_pessoa) else array[p_membro] end) as m
    on conflict (chave, membro) do nothing returning membro
  )
  select coalesce(array_agg(membro), '{}') into v_membros from novo;
  perform privado.chamar_aparelhos(p_tipo, v_membros);
  return cardinality(v_membros);
end $$;
comment on function privado.avisar is
  'Makes a notice for a member, or without one for those who look after the person; each key once per member. Returns how many are new.';

create or replace function privado.avisar_entrada(p_pessoa uuid, p_entrada uuid, p_desde timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  -- The Caixa shows new people: the notice is for devices only.
  if exists (select from privado.aparelhos_aviso) and (select p.espera_desde from privado.pessoas as p where p.id = p_pessoa) = p_desde then
    perform privado.avisar('entrada', 'entrada:' || p_entrada, p_pessoa);
  end if;
end $$;
comment on function privado.avisar_entrada is 'Tells who looks after a person that a new entry began to wait; not of a person who waited already.';

create or replace function privado.passados(p_membro uuid) returns table (pessoa uuid, linha privado.historico)
language plpgsql stable rows 10 set search_path = '' as $$
begin
  return query select distinct on (p.id) p.id, h
  from privado.avisos as a join privado.historico as h on h.id = a.linha
  join privado.pessoas as p on p.id = privado.raiz(h.pessoa_id)
  where a.tipo = 'passada' and a.visto_em is null and p.dono = a.membro and p.apagada_em is null
    and (a.membro = p_membro or a.membro = any (privado.cobertos(p_membro)) and h.autor is distinct from p_membro)
  order by p.id, h.em desc;
end $$;
comment on function privado.passados is 'People handed to a member, or by another to somebody whose stand-in they are, who are still theirs and were not opened since.';

create or replace function privado.passado_json(h privado.historico) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('linha', h.id, 'em', h.em, 'de', privado.autor(h.autor), 'recado', h.dados ->> 'recado');
end $$;
comment on function privado.passado_json is 'A hand-over as passadoSchema in domain/painel/contrato-dono.ts describes it; de is null for the round robin.';

create or replace function privado.avisos_por_ver(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'tipo', a.tipo, 'em', a.criado_em, 'de', privado.autor(a.autor),
      'recado', a.recado, 'pessoa', a.pessoa, 'nome', a.nome, 'linha', a.linha) order by a.criado_em desc), '[]')
    from (
      select distinct on (p.id, a.tipo) a.id, a.tipo, a.criado_em, h.autor, h.dados ->> 'recado' as recado, a.linha, p.id as pessoa,
        split_part(p.nome, ' ', 1) as nome
      from privado.avisos as a join privado.pessoas as p on p.id = privado.raiz(a.pessoa_id) left join privado.historico as h on h.id = a.linha
      where a.visto_em is null and a.membro = any (privado.cobertos(p_membro) || p_membro) and p.apagada_em is null and case a.tipo
        when 'passada' then p.dono = a.membro and (a.membro = p_membro or h.autor is distinct from p_membro)
        when 'mencao' then a.membro = p_membro
        else a.tipo in ('resposta', 'prazo') and a.membro = p_membro and p.prazo is not null
      end
      order by p.id, a.tipo, a.criado_em desc limit 50
    ) as a
  );
end $$;
comment on function privado.avisos_por_ver is
  'Notices that a member has not seen, newest first; a reply or a promise only while the person waits. A new person is in the Caixa, a text in Textos.';

create or replace function privado.esperam_por(p_membro uuid) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_donos uuid[] := privado.cobertos(p_membro) || p_membro;
begin
  return (
    select count(*) from (
      (select p.id from privado.pessoas as p
      where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita
        and (p.dono is null or p.dono = any (v_donos)) limit 1000)
      union
      select v.pessoa from privado.passados(p_membro) as v
    ) as x
  );
end $$;
comment on function privado.esperam_por is
  'How many people wait for a member: their own, those they stand in for, those without an owner and those handed to them; counted to 1,000.';

create or replace function painel.avisos(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_avisos jsonb := privado.avisos_por_ver(v_eu.id);
begin
  perform privado.notar_aba(v_eu.id, (p ->> 'aba')::uuid, (p ->> 'visivel')::boolean);
  if v_avisos <> '[]' then
    perform privado.registrar_lista(p, 'caixa', '{"vista": "passadas"}');
  end if;
  return jsonb_build_object('avisos', v_avisos, 'esperando',
    case when privado.atende(v_eu.id) then privado.esperam_por(v_eu.id) else 0 end);
end $$;
comment on function painel.avisos is
  'What the member has not seen yet, newest first, people by their first name, and how many people wait for them. Notes whether the tab that asks is visible.';

create or replace function privado.encerrar_atendimento(p_membro uuid, p_herdeiro uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from privado.ausencias where membro = p_membro;
  update privado.ausencias set substituto = nullif(p_herdeiro, membro) where substituto = p_membro;
  delete from privado.presencas where membro = p_membro;
  delete from privado.agendas where membro = p_membro;
  update privado.avisos set membro = p_herdeiro where membro = p_membro and tipo = 'passada' and visto_em is null and p_herdeiro is not null;
  delete from privado.avisos as a where a.membro = p_membro and a.visto_em is null and not (a.tipo = 'mencao' and exists (
    select from privado.equipe as e where e.id = p_membro and e.ativa and e.papel <> 'encarregado'
  ));
end $$;
comment on function privado.encerrar_atendimento is
  'A member no longer attends: no absence, no stand-in, no calendar, no notice is left to them, except the mentions of one who may still read them.';
