create or replace function privado.notar_aba(p_membro uuid, p_aba uuid, p_visivel boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if p_aba is null then
    return;
  end if;
  if p_visivel then
    insert into privado.abas_visiveis (aba, membro, em) values (p_aba, p_membro, now())
    on conflict (aba) do update set membro = excluded.membro, em = excluded.em;
  else
    delete from privado.abas_visiveis where aba = p_aba and membro = p_membro;
  end if;
end $$;
comment on function privado.notar_aba is 'Notes that a tab of the panel is visible, or no longer.';

create or replace function privado.ligar_aparelho(
  p_membro uuid, p_sessao bytea, p_endereco text, p_p256dh text, p_auth text, p_nome text, p_renova boolean default false, p_id uuid default null
) returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if p_renova then
    update privado.aparelhos_aviso as d set endereco = p_endereco where d.id = p_id and d.membro = p_membro
      and not exists (select from privado.aparelhos_aviso as x where x.endereco = p_endereco);
    perform from privado.aparelhos_aviso as d where d.endereco = p_endereco for update;
    if not found then
      return null;
    end if;
  end if;
  if not exists (select from privado.aparelhos_aviso as d where d.endereco = p_endereco and d.membro = p_membro) then
    perform privado.registrar('ligou_avisos', 'equipe', p_membro);
  end if;
  insert into privado.aparelhos_aviso (membro, sessao, endereco, p256dh, auth, nome)
  values (p_membro, p_sessao, p_endereco, p_p256dh, p_auth, p_nome)
  on conflict (endereco) do update set membro = excluded.membro, sessao = excluded.sessao, p256dh = excluded.p256dh,
    auth = excluded.auth, nome = excluded.nome, usado_em = now(), falhas = 0, pausado_ate = null
  returning id into v_id;
  delete from privado.aparelhos_aviso as d where d.membro = p_membro and d.id not in (
    select x.id from privado.aparelhos_aviso as x where x.membro = p_membro order by x.usado_em desc, x.id = v_id desc limit 10
  );
  return v_id;
end $$;
comment on function privado.ligar_aparelho is
  'Keeps the address of a device for the member who is signed in there now; at most ten devices of a member, the last used. p_renova: only of a device that is still kept, known by its address, or by p_id after its browser changed the address; else null.';

create or replace function privado.chamar_aparelhos(p_tipo text, p_membros uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.enfileirar('avisar_membro', 'avisar_membro:' || x.membro, json_build_object('membro', x.membro))
  from (
    select distinct d.membro from privado.aparelhos_aviso as d
    where d.membro = any (p_membros) or p_tipo = 'passada' and p_membros && privado.cobertos(d.membro)
  ) as x where privado.pode_tocar(x.membro, p_tipo);
end $$;
comment on function privado.chamar_aparelhos is
  'Enqueues the messages to the devices of members with a new notice; of a hand-over to somebody who is away, to those of who stands in.';

create or replace function privado.avisos_a_enviar(p_membro uuid) returns setof privado.envio_de_aviso
language plpgsql set search_path = '' as $$
declare
  v_donos uuid[] := privado.cobertos(p_membro) || p_membro;
  v_mostrar boolean := (privado.preferencias_de(p_membro)).mostrar_nome;
  v_esperando bigint := privado.esperam_por(p_membro);
begin
  if exists (select from privado.abas_visiveis as v where v.membro = p_membro and v.em > now() - interval '12 seconds') then
    insert into privado.avisos_enviados (aviso, aparelho)
    select a.id, d.id from privado.avisos as a, privado.aparelhos_aviso as d
    where d.membro = p_membro and a.membro = any (v_donos) and a.visto_em is null and a.criado_em > now() - interval '10 minutes'
    on conflict do nothing;
    return;
  end if;
  return query
  select d.id, d.endereco, d.p256dh, d.auth, array_agg(a.id order by a.id), a.tipo,
    case when count(distinct p.id) = 1 then (array_agg(p.id))[1] end, case when a.tipo = 'mencao' and count(*) = 1 then (array_agg(a.linha))[1] end,
    case when v_mostrar and count(distinct p.id) = 1 then split_part((array_agg(p.nome))[1], ' ', 1) end,
    least(greatest(coalesce(extract(epoch from min(p.prazo) - now()), 3600), 60), 86400)::integer, v_esperando
  from privado.avisos as a join privado.pessoas as p on p.id = privado.raiz(a.pessoa_id) and p.apagada_em is null
  join privado.aparelhos_aviso as d on d.membro = p_membro and (d.pausado_ate is null or d.pausado_ate <= now())
  left join privado.historico as h on h.id = a.linha
  where a.visto_em is null and a.membro = any (v_donos) and a.criado_em > now() - interval '10 minutes'
    and privado.pode_tocar(p_membro, a.tipo) and case a.tipo
      when 'passada' then p.dono = a.membro and (a.membro = p_membro or h.autor is distinct from p_membro)
      when 'mencao' then a.membro = p_membro
      else a.membro = p_membro and p.prazo is not null
    end
    and not exists (select from privado.avisos_enviados as x where x.aviso = a.id and x.aparelho = d.id)
  group by d.id, a.tipo;
end $$;
comment on function privado.avisos_a_enviar is
  'What is still to be sent to the devices of a member, one message per device and kind. Nothing while a panel of theirs is visible and in use: it shows the notices, which count as sent. A reply, a promise or a new person only while they wait; nothing older than ten minutes.';

create or replace function privado.notar_envio(p_aparelho uuid, p_avisos uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into privado.avisos_enviados (aviso, aparelho)
  select a.id, d.id from privado.avisos as a, privado.aparelhos_aviso as d where a.id = any (p_avisos) and d.id = p_aparelho
  on conflict do nothing;
  update privado.aparelhos_aviso set avisado_em = now(), falhas = 0 where id = p_aparelho;
end $$;
comment on function privado.notar_envio is 'A push service accepted a message for a device.';

create or replace function privado.notar_falha(p_aparelho uuid, p_sumiu boolean, p_espera_s integer) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.aparelhos_aviso set falhas = falhas + 1,
    pausado_ate = case when p_espera_s > 0 then now() + make_interval(secs => least(p_espera_s, 3600)) end
  where id = p_aparelho;
  delete from privado.aparelhos_aviso where id = p_aparelho and (p_sumiu or falhas >= 20);
end $$;
comment on function privado.notar_falha is
  'A push service refused a message: the device is gone, or rests for a while. After 20 refusals in a row it is removed.';

create or replace function privado.encerrar_sessao(p_sessao bytea) returns void
language plpgsql set search_path = '' as $$
begin
  delete from privado.aparelhos_aviso where sessao = p_sessao;
  delete from privado.sessoes_painel where hash = p_sessao;
end $$;
comment on function privado.encerrar_sessao is 'Signs out: the session ends and its device gets no more notices. One that expires by itself keeps them.';

create or replace function painel.preferencias_aviso(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return privado.preferencias_json(v_eu.id) || jsonb_build_object(
    'abre', (select min(f ->> 'abre') from privado.horario as h, jsonb_array_elements(h.dias) as d, jsonb_array_elements(d) as f),
    'aparelhos', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nome', d.nome, 'usado_em', d.usado_em, 'avisado_em', d.avisado_em)
        order by d.usado_em desc, d.id), '[]') from privado.aparelhos_aviso as d where d.membro = v_eu.id
    )
  );
end $$;
comment on function painel.preferencias_aviso is 'How the member is told outside the panel, and on which devices.';

create or replace function painel.retirar_aparelho(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  delete from privado.aparelhos_aviso where id = (p ->> 'id')::uuid and membro = v_comando.membro;
  if not found then
    raise exception 'Este aparelho já não recebe avisos.' using errcode = 'PT404';
  end if;
  return privado.concluir(v_comando, 'equipe', v_comando.membro, null, '{"retirado": true}');
end $$;
comment on function painel.retirar_aparelho is 'Ends the notices of one device of the member.';
