create or replace function privado.proteger_registro() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.em < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'o registro de acessos não se altera' using errcode = '42501';
end $$;
comment on function privado.proteger_registro is 'Refuses every change of the record but the deletion of rows older than two years.';

create or replace function privado.exigir(variadic p_papeis text[]) returns privado.equipe
language plpgsql stable security definer set search_path = '' as $$
declare
  v_membro privado.equipe;
  v_nivel text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal';
begin
  select * into v_membro from privado.equipe where id = privado.membro_atual() and ativa;
  if v_membro.id is null or not v_membro.papel = any (p_papeis) then
    raise exception 'sem acesso ao painel' using errcode = '42501';
  end if;
  if v_nivel is distinct from 'aal2' then
    raise exception 'falta o segundo fator' using errcode = '42501', hint = 'aal2';
  end if;
  return v_membro;
end $$;
comment on function privado.exigir is
  'The member of the request, if active, with one of these roles and a second factor; else 42501. painel.executar calls it for every function.';

create or replace function privado.registrar(p_acao text, p_alvo text, p_alvo_id uuid, p_detalhe jsonb default null) returns void
language sql security definer set search_path = '' as $$
  insert into privado.registro_de_acessos (membro, acao, alvo, alvo_id, detalhe, endereco)
  values (privado.membro_atual(), p_acao, p_alvo, p_alvo_id, p_detalhe, privado.endereco_cliente())
$$;
comment on function privado.registrar is 'Adds a line to the record of accesses.';

-- An open panel reloads its lists every few seconds. A line for each would hide what matters and outgrow the people.
create or replace function privado.registrar_lista(p jsonb, p_alvo text, p_filtros jsonb, p_quantas integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_busca boolean := nullif(trim(p ->> 'texto'), '') is not null;
  v_detalhe jsonb := jsonb_strip_nulls(p_filtros || jsonb_build_object(
    'busca', nullif(v_busca, false), 'pagina', case when p ->> 'cursor' is not null then 'seguinte' end
  ));
begin
  if p ->> 'cursor' is null and not v_busca and exists (
    select from privado.registro_de_acessos as r
    where r.membro = privado.membro_atual() and r.em > now() - interval '1 hour' and r.acao = 'viu' and r.alvo = p_alvo
      and r.alvo_id is null and r.detalhe - 'quantas' = v_detalhe and r.endereco is not distinct from privado.endereco_cliente()
  ) then
    return;
  end if;
  perform privado.registrar('viu', p_alvo, null, v_detalhe || jsonb_strip_nulls(jsonb_build_object('quantas', p_quantas)));
end $$;
comment on function privado.registrar_lista is
  'Records that the member saw a list. Its first page once an hour per member, address and filters; further pages and searches each time, because they show other people.';

create or replace trigger proteger_registro before update or delete on privado.registro_de_acessos
  for each row execute function privado.proteger_registro();

create or replace trigger proteger_registro_inteiro before truncate on privado.registro_de_acessos
  for each statement execute function privado.proteger_registro();
