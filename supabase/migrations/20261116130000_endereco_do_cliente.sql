-- Behind a proxy of ours the database sees the proxy's address, and the hosted API's edge writes that one into
-- cf-connecting-ip. The proxy proves itself with a secret; only then is the address it names believed.
comment on table privado.chaves is
  'Secrets made inside the database, different in every installation, and the SHA-256 digest of the proxy''s secret.';
comment on column privado.chaves.nome is
  'consultas and titulares: keys of hashes. proxy: digest of the secret nginx sends; proxy_anterior: of the one before, while it is being replaced.';

create or replace function privado.endereco_cliente() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  cabecalhos json := nullif(current_setting('request.headers', true), '')::json;
  prova bytea := sha256(convert_to(cabecalhos ->> 'x-eden-proxy', 'UTF8'));
  declarado text := coalesce(
    (
      select nullif(trim(cabecalhos ->> 'x-eden-client'), '') from privado.chaves
      where nome in ('proxy', 'proxy_anterior') and valor = prova limit 1
    ),
    nullif(trim(cabecalhos ->> 'cf-connecting-ip'), ''),
    nullif(trim(split_part(cabecalhos ->> 'x-forwarded-for', ',', -1)), ''),
    'sem endereço'
  );
  endereco inet;
begin
  endereco := declarado::inet;
  -- A socket open to both families writes IPv4 as ::ffff:192.0.2.1: without this all of IPv4 would be one /64.
  if endereco <<= inet '::ffff:0:0/96' then
    endereco := replace(host(endereco), '::ffff:', '')::inet;
  end if;
  return case family(endereco) when 6 then network(set_masklen(endereco, 64))::text else host(endereco) end;
exception when invalid_text_representation then
  return left(declarado, 64);
end $$;
comment on function privado.endereco_cliente is
  'The address requests are counted under: x-eden-client with the proxy''s secret, else cf-connecting-ip, else the last of x-forwarded-for. IPv6: its /64.';
revoke execute on function privado.endereco_cliente() from public;

create function privado.contar_ate(p_alvo text, p_chave text, p_maximo integer, p_janela interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_inicio timestamptz := date_bin(p_janela, now(), timestamptz 'epoch');
begin
  insert into privado.contadores as c (alvo, chave, inicio, vezes) values (p_alvo, p_chave, v_inicio, 1)
  on conflict (alvo, chave, inicio) do update set vezes = c.vezes + 1 where c.vezes < p_maximo;
  if not found then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'LIMITE', 'message', 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
        'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object(
        'Retry-After', ceil(extract(epoch from v_inicio + p_janela - now()))::text
      ))::text;
  end if;
end $$;
comment on function privado.contar_ate is 'Counts one use of a key up to a figure; past it answers 429 with Retry-After.';
revoke execute on function privado.contar_ate(text, text, integer, interval) from public;

-- A customer of an IPv6 network often has a /48, which is 65,536 of the /64 counted above.
create or replace function privado.contar(p_alvo text, p_chave text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  limite privado.limites;
begin
  select * into strict limite from privado.limites where alvo = p_alvo;
  perform privado.contar_ate(p_alvo, p_chave, limite.maximo, limite.janela);
  if p_chave like '%:%/64' and pg_input_is_valid(p_chave, 'cidr') then
    perform privado.contar_ate(
      p_alvo, network(set_masklen(p_chave::inet, 48))::text, least(limite.maximo::bigint * 10, 2147483647)::integer,
      limite.janela
    );
  end if;
end $$;
comment on function privado.contar is
  'Counts one use; past the limit answers 429 with Retry-After. An IPv6 /64 counts for its /48 too, at ten times the figure.';
