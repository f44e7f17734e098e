create or replace function privado.no_painel(p_membro uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from privado.sessoes_painel as s
    where s.membro = p_membro and s.nivel = 'aal2' and s.usada_em > now() - interval '5 minutes'
  );
end $$;
comment on function privado.no_painel is 'Whether a member used the panel in the last five minutes.';

create or replace function privado.em_aberto(p_membro uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from privado.pessoas as p where p.dono = p_membro and p.aberta
        and p.principal_id is null and p.apagada_em is null and not p.suspeita limit 1000
    ) as ate
  );
end $$;
comment on function privado.em_aberto is 'How many people a member has that are neither won nor lost, counted to 1,000.';

create or replace function privado.dar_rodizio() returns integer
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_membro uuid;
  v_linha uuid;
  v_dadas integer := 0;
begin
  if not (select e.rodizio from privado.preferencias_equipe as e) or not (privado.expediente(now())).correndo
    or not pg_try_advisory_xact_lock(7305814) then
    return 0;
  end if;
  for v_pessoa in
    select * from privado.pessoas as p
    where p.prazo is not null and p.dono is null and p.principal_id is null and p.apagada_em is null and not p.suspeita
      and not exists (
        select from privado.historico as h
        where h.pessoa_id = any (privado.grupo(p.id)) and h.tipo = 'dono' and h.dados ->> 'rodizio' = 'true'
      )
    order by p.ordem, p.id limit 20 for update skip locked
  loop
    select e.id into v_membro from privado.equipe as e
    where privado.atende(e.id) and privado.no_painel(e.id) and (privado.ausencia_de(e.id)).id is null
    order by privado.em_aberto(e.id), e.rodizio_em nulls first, e.id limit 1;
    exit when v_membro is null;
    update privado.equipe set rodizio_em = clock_timestamp() where id = v_membro;
    perform privado.escrever_pessoa(v_pessoa, jsonb_build_object('dono', v_membro));
    insert into privado.historico (pessoa_id, tipo, dados)
    values (v_pessoa.id, 'dono', jsonb_build_object('de', null, 'para', privado.autor(v_membro), 'rodizio', true)) returning id into v_linha;
    perform privado.avisar('passada', 'passada:' || v_linha, v_pessoa.id, v_linha, v_membro);
    perform privado.registrar('rodizio', 'pessoa', v_pessoa.id);
    v_dadas := v_dadas + 1;
  end loop;
  return v_dadas;
end $$;
comment on function privado.dar_rodizio is
  'Gives waiting people without an owner, in the order of their promise, to the member in the panel with the fewest open people; in opening hours, each person once. Returns how many.';

create or replace function painel.gravar_rodizio(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update privado.preferencias_equipe set rodizio = (p ->> 'ligado')::boolean;
  return privado.concluir(v_comando, null, null, jsonb_build_object('ligado', p -> 'ligado'), '{"gravado": true}');
end $$;
comment on function painel.gravar_rodizio is 'Turns the round robin on or off.';

create or replace function painel.colegas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('colegas', (select jsonb_agg(e - 'com') from jsonb_array_elements(privado.equipe_hoje()) as e));
end $$;
comment on function painel.colegas is 'Members who may own people: presence, load and absence. No personal data, not recorded.';
