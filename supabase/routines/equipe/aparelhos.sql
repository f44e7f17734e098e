create or replace function privado.aparelho_conhecido(p_email text, p_aparelho bytea) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from privado.aparelhos_painel as a join privado.equipe as e on e.id = a.membro and e.ativa
    where a.hash = p_aparelho and e.email = lower(p_email) and a.visto_em > now() - interval '30 days'
  )
$$;
comment on function privado.aparelho_conhecido is 'The active member with this address has signed in from this browser.';

create or replace function privado.chave_do_codigo(p_email text, p_aparelho bytea) returns bytea
language sql stable set search_path = '' as $$
  select privado.hash_consulta(case
    when privado.aparelho_conhecido(p_email, p_aparelho) then 'painel:aparelho:' || encode(p_aparelho, 'hex') || ':' || lower(p_email)
    else 'painel:' || lower(p_email)
  end)
$$;
comment on function privado.chave_do_codigo is 'What codes and tries of an address are counted under: a known browser by itself, all others together.';

create or replace function privado.espera_codigo(p_email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from privado.equipe as e join privado.aparelhos_painel as a on a.membro = e.id
    join privado.codigos_painel as c on c.chave = privado.chave_do_codigo(p_email, a.hash)
    where e.email = lower(p_email) and a.visto_em > now() - interval '30 days'
      and c.enviado_em > now() - interval '10 minutes' and c.tentativas < 5 and c.usado_em is null
  )
$$;
comment on function privado.espera_codigo is 'Whether a browser from which the member has signed in has a live code.';

create or replace function privado.usar_codigo(p_email text, p_aparelho bytea) returns void
language sql set search_path = '' as $$
  update privado.codigos_painel set usado_em = now()
  where chave = privado.chave_do_codigo(p_email, p_aparelho) or chave in (
    select privado.chave_do_codigo(p_email, a.hash) from privado.equipe as e join privado.aparelhos_painel as a on a.membro = e.id
    where e.email = lower(p_email)
  )
$$;
comment on function privado.usar_codigo is 'Somebody signed in with the code of this address: there is one, so those of all browsers are used.';

create or replace function privado.lembrar_aparelho(p_hash bytea, p_membro uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_novo boolean;
begin
  insert into privado.aparelhos_painel as a (hash, membro) values (p_hash, p_membro)
  on conflict (hash, membro) do update set visto_em = now() returning a.xmax = 0 into v_novo;
  return v_novo;
end $$;
comment on function privado.lembrar_aparelho is 'Notes a complete sign-in from a browser; true at its first.';

create or replace function privado.usar_fator(p_membro uuid, p_codigo text) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into privado.fatores_usados as f (membro, hash)
  values (p_membro, privado.hash_consulta('painel:fator:' || p_membro || ':' || p_codigo))
  on conflict (membro, hash) do update set em = now() where f.em <= now() - interval '2 minutes';
  return found;
end $$;
comment on function privado.usar_fator is 'Claims a code of an authenticator before it is checked; false if it was used already.';

create or replace function privado.soltar_fator(p_membro uuid, p_codigo text) returns void
language sql set search_path = '' as $$
  delete from privado.fatores_usados
  where membro = p_membro and hash = privado.hash_consulta('painel:fator:' || p_membro || ':' || p_codigo)
$$;
comment on function privado.soltar_fator is 'The claimed code was not accepted.';

create or replace function privado.liberar_codigo(p_membro uuid) returns text
language plpgsql set search_path = '' as $$
declare
  v_email text;
begin
  select email into v_email from privado.equipe where id = p_membro and ativa;
  if v_email is null then
    raise exception 'Esta pessoa não está na equipe.' using errcode = 'PT404';
  end if;
  perform privado.contar('painel_codigo_email', p_membro::text);
  insert into privado.codigos_painel as c (chave) values (privado.chave_do_codigo(v_email, null))
  on conflict (chave) do update set enviado_em = now(), tentativas = 0, usado_em = null;
  return v_email;
end $$;
comment on function privado.liberar_codigo is
  'gestao sends a member a code, whatever strangers have asked for the same mailbox: five new tries, at most six times an hour. Returns the address.';
