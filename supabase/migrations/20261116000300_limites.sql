-- Rate limits are in the database, so they are the same on the hosted API and on the local gateway. The secrets come
-- first: the client's address and the keys of some counters depend on them.
create table privado.chaves (
  nome text primary key,
  valor bytea not null,
  criado_em timestamptz not null default now()
);
comment on table privado.chaves is
  'Secrets made inside the database, different in every installation, and the SHA-256 digest of the proxy''s secret.';
comment on column privado.chaves.nome is
  'consultas and titulares: keys of hashes. proxy: digest of the secret nginx sends; proxy_anterior: of the one before, while it is being replaced.';
insert into privado.chaves (nome, valor) values
  ('consultas', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  ('titulares', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create function privado.hash_consulta(valor text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(c.valor || sha256(c.valor || convert_to($1, 'UTF8'))) from privado.chaves as c where c.nome = 'consultas'
$$;
comment on function privado.hash_consulta is 'Keyed: without the key a list of all CPFs tells nothing.';

create table privado.limites (
  alvo text primary key,
  maximo integer not null check (maximo > 0),
  janela interval not null check (janela > interval '0')
);
comment on table privado.limites is
  'How often one address may do what. gestao raises the figure of a form for some hours: privado.aumentos_de_limite.';
-- A leadlive row can be large: 600 of them per address every ten minutes would be half a gigabyte a day.
insert into privado.limites (alvo, maximo, janela) values
  ('contato', 60, '10 minutes'),
  ('leadlive', 60, '10 minutes'),
  ('inscricoes', 300, '10 minutes'),
  ('cadastros_app', 300, '10 minutes'),
  ('diagnosticos_respostas', 120, '10 minutes'),
  ('medicoes', 3000, '10 minutes'),
  ('checkout', 300, '10 minutes'),
  ('convite', 60, '10 minutes'),
  ('comparar_lojas', 120, '10 minutes'),
  ('localizar_loja', 60, '10 minutes'),
  -- Misses of one CNPJ; privado.contar_consulta explains the three figures.
  ('localizar_loja_cnpj', 10, '1 hour'),
  ('localizar_loja_cnpj_dia', 30, '1 day'),
  ('localizar_loja_reserva', 5, '1 day'),
  -- E-mails to one recipient, from all addresses together: anybody can type anybody's e-mail into a form.
  ('recibo', 3, '1 day'),
  ('acesso', 2, '1 day'),
  ('lembrete', 4, '1 day');

create unlogged table privado.contadores (
  alvo text not null,
  chave text not null,
  inicio timestamptz not null,
  vezes integer not null,
  primary key (alvo, chave, inicio)
) with (fillfactor = 50);
comment on table privado.contadores is 'Uses per address and window. Unlogged: a crash forgets the counts, nothing else.';
comment on column privado.contadores.chave is 'The client''s address or a keyed hash, never a document in clear.';

alter table privado.chaves enable row level security;
alter table privado.limites enable row level security;
alter table privado.contadores enable row level security;

-- Behind our proxy the hosted API's edge writes the proxy's address into cf-connecting-ip. The proxy sends a secret;
-- the address in x-eden-client is used only with it. Of x-forwarded-for only the last item is not written by the
-- client. An IPv6 client owns a whole /64, so the /64 is counted.
create function privado.endereco_cliente() returns text
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
create function privado.contar(p_alvo text, p_chave text, p_vezes integer default 1) returns integer
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

create function privado.contar_requisicao(p_alvo text, p_cabecalhos json) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.headers', p_cabecalhos::text, true);
  perform privado.contar(p_alvo, privado.endereco_cliente());
end $$;
comment on function privado.contar_requisicao is 'Counts a request that reached the service by the same rule as one that reached the API.';

-- The site sends one lead per request. A list would let one request send a stranger hundreds of our e-mails.
create function privado.recusar_lista(p_maximo integer) returns void language plpgsql set search_path = '' as $$
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
create function privado.limitar_insercao() returns trigger
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
