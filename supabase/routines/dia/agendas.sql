create or replace function painel.agenda(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('agenda', (
    select jsonb_build_object('mostrar_texto', a.mostrar_texto, 'criada_em', a.criada_em, 'usada_em', a.usada_em)
    from privado.agendas as a where a.membro = v_eu.id
  ));
end $$;
comment on function painel.agenda is 'Whether the member has an address for their calendar, and when it was last read.';

create or replace function painel.gravar_agenda(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if p ->> 'hash' is null then
    update privado.agendas set mostrar_texto = (p ->> 'mostrar_texto')::boolean where membro = v_comando.membro;
    if not found then
      raise exception 'A agenda está desligada. Ligue outra vez para ter um endereço.' using errcode = 'PT409';
    end if;
  else
    insert into privado.agendas (membro, hash, mostrar_texto)
    values (v_comando.membro, decode(p ->> 'hash', 'hex'), (p ->> 'mostrar_texto')::boolean)
    on conflict (membro) do update set hash = excluded.hash, mostrar_texto = excluded.mostrar_texto, criada_em = now(), usada_em = null;
  end if;
  return privado.concluir(v_comando, 'agenda', null, null, '{"gravado": true}');
end $$;
comment on function painel.gravar_agenda is 'Gives the member an address for their calendar, which ends the one before; without hash only what it shows changes.';

create or replace function painel.apagar_agenda(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  delete from privado.agendas where membro = v_comando.membro;
  return privado.concluir(v_comando, 'agenda', null, null, '{"apagada": true}');
end $$;
comment on function painel.apagar_agenda is 'Ends the address of the member''s calendar.';

create or replace function privado.ler_agenda(p_hash bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_agenda privado.agendas;
begin
  select a.* into v_agenda from privado.agendas as a where a.hash = p_hash and privado.atende(a.membro);
  if v_agenda.membro is null then
    return null;
  end if;
  perform privado.contar('agenda', encode(p_hash, 'hex'));
  -- Calendars read every few minutes: one line an hour, like a list that stays open.
  if v_agenda.usada_em is null or v_agenda.usada_em < date_trunc('hour', now()) then
    perform set_config('request.jwt.claims', jsonb_build_object('sub', v_agenda.membro)::text, true);
    perform privado.registrar('leu_agenda', 'agenda', null);
  end if;
  update privado.agendas set usada_em = now() where membro = v_agenda.membro;
  return jsonb_build_object('passos', (
    select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(s.passo_id, s.id), 'pessoa', s.id, 'versao', s.versao, 'em', s.passo_em,
      'nome', split_part(s.nome, ' ', 1), 'texto', case when v_agenda.mostrar_texto then s.passo_texto end) order by s.passo_em, s.id), '[]')
    from (
      select * from privado.pessoas as p
      where p.dono = v_agenda.membro and p.passo_em > now() - interval '90 days' and p.principal_id is null and p.apagada_em is null
        and not p.suspeita
      order by p.passo_em, p.id limit 1000
    ) as s
  ));
end $$;
comment on function privado.ler_agenda is
  'The next steps of the member to whom an address belongs, 60 times an hour; null for an unknown, replaced or ended one and for a member who no longer attends.';
