create or replace function privado.abrir_sessao(p_hash bytea, p_membro uuid, p_nivel text, p_credencial text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from privado.equipe where id = p_membro and ativa) then
    raise exception 'sem acesso ao painel' using errcode = '42501';
  end if;
  insert into privado.sessoes_painel (hash, membro, nivel, credencial) values (p_hash, p_membro, p_nivel, p_credencial);
  if p_nivel = 'aal2' then
    update privado.equipe set entrou_em = now(), fator_desde = coalesce(fator_desde, now()) where id = p_membro;
  end if;
end $$;
comment on function privado.abrir_sessao is 'Stores a session of an active member. The first complete sign-in is also the one that sets up the authenticator.';

create or replace function privado.usar_sessao(p_hash bytea, p_uso boolean, out membro uuid, out nivel text, out credencial text, out restam_s integer)
language plpgsql set search_path = '' as $$
declare
  v_usada timestamptz;
begin
  select s.membro, s.nivel, s.credencial, s.usada_em into membro, nivel, credencial, v_usada
  from privado.sessoes_painel as s join privado.equipe as e on e.id = s.membro and e.ativa
  where s.hash = p_hash and s.usada_em > now() - interval '4 hours' and s.criada_em > now() - interval '16 hours'
    and (s.nivel = 'aal2' or s.criada_em > now() - interval '10 minutes');
  if p_uso and v_usada < now() - interval '1 minute' then
    update privado.sessoes_painel as s set usada_em = now() where s.hash = p_hash;
    v_usada := now();
  end if;
  restam_s := extract(epoch from v_usada + interval '4 hours' - now());
end $$;
comment on function privado.usar_sessao is
  'The member behind a session, or nulls. Notes the use at most once a minute, and only with p_uso: an open panel asks by itself. restam_s: seconds until the session ends without further use.';

create or replace function privado.encerrar_sessoes(p_membro uuid) returns void language plpgsql set search_path = '' as $$
begin
  delete from privado.sessoes_painel where membro = p_membro;
  delete from privado.aparelhos_painel where membro = p_membro;
  delete from privado.aparelhos_aviso where membro = p_membro;
end $$;
comment on function privado.encerrar_sessoes is 'Signs a member out on all devices, forgets them and ends their notices.';

create or replace function privado.endereco_de(p_cabecalhos json) returns text
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.headers', p_cabecalhos::text, true);
  return privado.endereco_cliente();
end $$;
comment on function privado.endereco_de is 'The client''s address from the headers of a request, so that the sign-in service limits each client by itself.';

create or replace function privado.pedir_codigo(p_email text, p_aparelho bytea, out pode boolean, out recusa text)
language plpgsql set search_path = '' as $$
declare
  v_aparelho boolean := privado.aparelho_conhecido(p_email, p_aparelho);
  v_chave bytea := privado.chave_do_codigo(p_email, p_aparelho);
begin
  insert into privado.codigos_painel as c (chave) values (v_chave)
  on conflict (chave) do update set enviado_em = now(), tentativas = 0, usado_em = null where c.enviado_em <= now() - interval '60 seconds';
  if not found then
    pode := false;
    return;
  end if;
  perform privado.contar('painel_codigo_email', encode(v_chave, 'hex'));
  -- The sign-in service has one code per member: another one would end that of the browser they sit at. Whoever asks may type
  -- the code that is in the mailbox.
  pode := exists (select from privado.equipe where email = lower(p_email) and ativa)
    and (v_aparelho or not privado.espera_codigo(p_email));
exception when sqlstate 'PGRST' then
  -- Past the limit nothing changes: the tries of the last code must not start again.
  pode := false;
  recusa := case when v_aparelho then 'device' else 'mailbox' end;
end $$;
comment on function privado.pedir_codigo is
  'Starts a new code for an address. True if it may be sent: an active member, 60 seconds after the last one, at most six an hour, and no unknown browser while a code of a known one is live. A browser from which the member has signed in is counted by itself. recusa: the limit that was reached.';

create or replace function privado.tentar_codigo(p_email text, p_aparelho bytea, out restam integer, out espera_s integer, out recusa text)
language plpgsql set search_path = '' as $$
declare
  v_chave bytea := privado.chave_do_codigo(p_email, p_aparelho);
  v_tentativas integer;
begin
  update privado.codigos_painel as c set tentativas = c.tentativas + 1
  where c.chave = v_chave and c.enviado_em > now() - interval '10 minutes' and c.tentativas < 5
  returning c.tentativas into v_tentativas;
  restam := 5 - v_tentativas;
  if coalesce(restam, 0) = 0 then
    espera_s := coalesce((
      select greatest(0, ceil(extract(epoch from c.enviado_em + interval '60 seconds' - now())))
      from privado.codigos_painel as c where c.chave = v_chave
    ), 0);
  end if;
  if restam is null then
    recusa := case when privado.aparelho_conhecido(p_email, p_aparelho) then 'device' else 'mailbox' end;
  end if;
end $$;
comment on function privado.tentar_codigo is
  'Counts one try of the live code, before it is checked: how many remain, or null; with none, the seconds until a new code can be sent.';
