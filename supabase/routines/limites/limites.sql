create or replace function privado.hash_consulta(valor text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(c.valor || sha256(c.valor || convert_to($1, 'UTF8'))) from privado.chaves as c where c.nome = 'consultas'
$$;
comment on function privado.hash_consulta is 'Keyed: without the key a list of all CPFs tells nothing.';

-- Behind our proxy the hosted API's edge writes the proxy's address into cf-connecting-ip. The proxy sends a secret;
-- the address in x-eden-client is used only with it. Of x-forwarded-for only the last item is not written by the
-- client. An IPv6 client owns a whole /64, so the /64 is counted.
create or replace function privado.endereco_cliente() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  cabecalhos json := nullif(current_setting('request.headers', true), '')::json;
  segredo text := cabecalhos ->> 'x-eden-proxy';
  declarado text;
  endereco inet;
begin
  if segredo is not null then
    select nullif(trim(cabecalhos ->> 'x-eden-client'), '') into declarado from privado.chaves
    where nome in ('proxy', 'proxy_anterior') and valor = sha256(convert_to(segredo, 'UTF8')) limit 1;
  end if;
  declarado := coalesce(
    declarado,
    nullif(trim(cabecalhos ->> 'cf-connecting-ip'), ''),
    nullif(trim(split_part(cabecalhos ->> 'x-forwarded-for', ',', -1)), ''),
    'sem endereço'
  );
  -- Four numbers without leading zeros are counted as written, an address or not.
  if declarado ~ '^(?:(?:0|[1-9][0-9]{0,2})\.){3}(?:0|[1-9][0-9]{0,2})$' then
    return declarado;
  end if;
  if not pg_input_is_valid(declarado, 'pg_catalog.inet') then
    return left(declarado, 64);
  end if;
  endereco := declarado::inet;
  -- A dual-stack socket reports IPv4 as ::ffff:192.0.2.1: without this all IPv4 clients would share one /64.
  if endereco <<= inet '::ffff:0:0/96' then
    endereco := replace(host(endereco), '::ffff:', '')::inet;
  end if;
  return case family(endereco) when 6 then network(set_masklen(endereco, 64))::text else host(endereco) end;
end $$;
comment on function privado.endereco_cliente is
  'The address requests are counted under: x-eden-client with the proxy''s secret, else cf-connecting-ip, else the last of x-forwarded-for. IPv6: its /64.';

-- A customer of an IPv6 network often has a /48, which is 65,536 of the /64 that endereco_cliente returns. Every lead runs
-- this function, and PL/pgSQL is fastest with plain values: one look-up and one `values` per key took less time than one
-- statement with a join. It returns the number counted because an expression is faster than `perform`. A raised limit is read
-- only past the normal one, so the other leads pay nothing for it.
create or replace function privado.contar(p_alvo text, p_chave text, p_vezes integer default 1) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_chave text := p_chave;
  v_maximo bigint;
  v_janela interval;
  v_inicio timestamptz;
  v_redes integer := 1;
  v_aumentado bigint;
begin
  select maximo, janela, date_bin(janela, now(), timestamptz 'epoch') into strict v_maximo, v_janela, v_inicio
  from privado.limites where alvo = p_alvo;
  loop
    insert into privado.contadores as c (alvo, chave, inicio, vezes) values (p_alvo, v_chave, v_inicio, p_vezes)
    on conflict (alvo, chave, inicio) do update set vezes = c.vezes + p_vezes where c.vezes <= v_maximo - p_vezes;
    if not found then
      v_aumentado := privado.limite_aumentado(p_alvo)::bigint * v_redes;
      if v_aumentado > v_maximo then
        v_maximo := v_aumentado;
        continue;
      end if;
    end if;
    if not found or p_vezes > v_maximo then
      raise sqlstate 'PGRST' using
        message = json_build_object(
          'code', 'LIMITE', 'message', 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
          'details', null, 'hint', null
        )::text,
        detail = json_build_object('status', 429, 'headers', json_build_object(
          'Retry-After', ceil(extract(epoch from v_inicio + v_janela - now()))::text
        ))::text;
    end if;
    if v_chave not like '%:%/64' or not pg_input_is_valid(v_chave, 'pg_catalog.cidr') then
      return p_vezes;
    end if;
    v_chave := network(set_masklen(v_chave::inet, 48))::text;
    v_maximo := v_maximo * 10;
    v_redes := 10;
  end loop;
end $$;
comment on function privado.contar is
  'Counts uses; past the limit answers 429 with Retry-After. An IPv6 /64 counts for its /48 too, at ten times the figure.';

create or replace function privado.contar_requisicao(p_alvo text, p_cabecalhos json) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.headers', p_cabecalhos::text, true);
  perform privado.contar(p_alvo, privado.endereco_cliente());
end $$;
comment on function privado.contar_requisicao is 'Counts a request that reached the service by the same rule as one that reached the API.';

-- The site sends one lead per request. A list would let one request send a stranger hundreds of our e-mails.
create or replace function privado.recusar_lista(p_maximo integer) returns void language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'LISTA', 'message', format('No máximo %s por requisição.', p_maximo), 'details', null, 'hint', null
    )::text,
    detail = '{"status": 400, "headers": {}}';
end $$;
comment on function privado.recusar_lista is 'Answers 400 with the code LISTA.';

-- Runs after the insert: a repeated id gets 409 even past the limit, and a row refused by a constraint is not counted.
-- A list of a thousand rows counts a thousand.
create or replace function privado.limitar_insercao() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_linhas integer;
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    select count(*) into v_linhas from novas;
    if privado.contar(tg_table_name, privado.endereco_cliente(), v_linhas) > tg_argv[0]::integer then
      perform privado.recusar_lista(tg_argv[0]::integer);
    end if;
  end if;
  return null;
end $$;
comment on function privado.limitar_insercao is
  'Counts the rows of a visitor''s insert and refuses more than its argument. The service''s own are not limited.';
