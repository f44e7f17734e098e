-- Rate limits in the database: the same on the hosted API and on the local gateway.
create table privado.limites (
  alvo text primary key,
  maximo integer not null check (maximo > 0),
  janela interval not null check (janela > interval '0')
);
comment on table privado.limites is
  'How often one address may do what. Data, not code: raise a figure before an event with a plain update.';
insert into privado.limites (alvo, maximo, janela) values
  ('contato', 60, '10 minutes'),
  ('leadlive', 600, '10 minutes'),
  ('inscricoes', 300, '10 minutes'),
  ('cadastros_app', 300, '10 minutes'),
  ('diagnosticos_respostas', 120, '10 minutes'),
  ('localizar_loja', 60, '10 minutes'),
  ('localizar_loja_cnpj', 10, '1 hour');

create unlogged table privado.contadores (
  alvo text not null,
  chave text not null,
  inicio timestamptz not null,
  vezes integer not null,
  primary key (alvo, chave, inicio)
) with (fillfactor = 50);
comment on table privado.contadores is 'Uses per address and window. Unlogged: a crash forgets the counts, nothing else.';
comment on column privado.contadores.chave is 'The client''s address or a keyed hash, never a document in clear.';

alter table privado.limites enable row level security;
alter table privado.contadores enable row level security;

-- The edge writes cf-connecting-ip; of x-forwarded-for only the last item is not the client's own word.
-- An IPv6 client owns a whole /64, so that is what counts.
create function privado.endereco_cliente() returns text language plpgsql stable set search_path = '' as $$
declare
  cabecalhos json := nullif(current_setting('request.headers', true), '')::json;
  declarado text := coalesce(
    nullif(trim(cabecalhos ->> 'cf-connecting-ip'), ''),
    nullif(trim(split_part(cabecalhos ->> 'x-forwarded-for', ',', -1)), ''),
    'sem endereço'
  );
  endereco inet;
begin
  endereco := declarado::inet;
  return case family(endereco) when 6 then network(set_masklen(endereco, 64))::text else host(endereco) end;
exception when invalid_text_representation then
  return left(declarado, 64);
end $$;
comment on function privado.endereco_cliente is 'The address requests are counted under.';

create function privado.contar(p_alvo text, p_chave text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  limite privado.limites;
  v_inicio timestamptz;
begin
  select * into strict limite from privado.limites where alvo = p_alvo;
  v_inicio := date_bin(limite.janela, now(), timestamptz 'epoch');
  insert into privado.contadores as c (alvo, chave, inicio, vezes) values (p_alvo, p_chave, v_inicio, 1)
  on conflict (alvo, chave, inicio) do update set vezes = c.vezes + 1 where c.vezes < limite.maximo;
  if not found then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'LIMITE', 'message', 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
        'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object(
        'Retry-After', ceil(extract(epoch from v_inicio + limite.janela - now()))::text
      ))::text;
  end if;
end $$;
comment on function privado.contar is 'Counts one use; past the limit answers 429 with Retry-After.';
revoke execute on function privado.contar(text, text) from public;

-- After the insert, so that the order is right: a repeated id is answered 409 even to who has used up the limit, and
-- what a constraint refuses costs nothing. Per row, so that a list of a thousand counts a thousand.
create function privado.limitar_insercao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    perform privado.contar(tg_table_name, privado.endereco_cliente());
  end if;
  return null;
end $$;
comment on function privado.limitar_insercao is 'Counts a visitor''s insert. The service''s own are not limited.';
revoke execute on function privado.limitar_insercao() from public;

-- Triggers of one event run in the order of their names: count first, then enqueue.
create trigger a_limitar after insert on public.contato for each row execute function privado.limitar_insercao();
create trigger a_limitar after insert on public.leadlive for each row execute function privado.limitar_insercao();
create trigger a_limitar after insert on public.inscricoes for each row execute function privado.limitar_insercao();
create trigger a_limitar after insert on public.cadastros_app for each row execute function privado.limitar_insercao();
create trigger a_limitar after insert on public.diagnosticos_respostas
  for each row execute function privado.limitar_insercao();
