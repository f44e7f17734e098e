-- The CPFs of company partners are public except for three digits, so a store is protected by the limit of misses per
-- CNPJ. At ten misses an hour a thousand guesses take four days; at thirty a day they take a month. Five more a day are
-- reserved for addresses without a miss, so ten requests from another address do not lock the owner out. The reserve
-- has its own limit because otherwise every new address would allow one more guess.
create or replace function privado.contar_consulta(p_chave text, p_endereco text) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.contar('localizar_loja_cnpj', p_chave);
  perform privado.contar('localizar_loja_cnpj_dia', p_chave);
  return array['localizar_loja_cnpj', 'localizar_loja_cnpj_dia'];
exception when sqlstate 'PGRST' then
  -- Count before reading the misses: parallel requests wait here and then see each other's misses.
  perform privado.contar('localizar_loja_reserva', p_chave);
  if exists (
    select from privado.consultas_diagnostico
    where endereco = p_endereco and not encontrada and criado_em > now() - interval '1 day'
  ) then
    raise;
  end if;
  return array['localizar_loja_reserva'];
end $$;
comment on function privado.contar_consulta is
  'Counts one look-up of a CNPJ and returns the targets it was counted under; past the limits answers 429.';

-- Unknown CNPJs are counted too, so the limit does not reveal which exist. The look-up is counted before the search and
-- given back if the store is found, so parallel requests for one CNPJ wait for each other.
create or replace function public.localizar_loja(p_cnpj text, p_cpf text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cnpj text := left(upper(regexp_replace(coalesce(p_cnpj, ''), '[^0-9A-Za-z]', '', 'g')), 20);
  v_cpf text := left(regexp_replace(coalesce(p_cpf, ''), '[^0-9]', '', 'g'), 20);
  v_endereco text := privado.endereco_cliente();
  v_cnpj_hash bytea := privado.hash_consulta(v_cnpj);
  v_contados text[];
  v_loja uuid;
begin
  perform privado.contar('localizar_loja', v_endereco);
  v_contados := privado.contar_consulta(encode(v_cnpj_hash, 'hex'), v_endereco);
  select id into v_loja from public.diagnosticos_lojas where cnpj = v_cnpj and cpf = v_cpf;
  insert into privado.consultas_diagnostico (endereco, cnpj_hash, cpf_hash, encontrada)
  values (v_endereco, v_cnpj_hash, privado.hash_consulta(v_cpf), v_loja is not null);
  if v_loja is not null then
    update privado.contadores as c set vezes = c.vezes - 1 from privado.limites as l
    where l.alvo = any (v_contados) and c.alvo = l.alvo and c.chave = encode(v_cnpj_hash, 'hex')
      and c.inicio = date_bin(l.janela, now(), timestamptz 'epoch');
  end if;
  return v_loja;
end $$;
comment on function public.localizar_loja is
  'The id of the store with this CNPJ and this CPF, or null: never which of the two is unknown. Recorded and limited.';
grant execute on function public.localizar_loja(text, text) to anon, authenticated, service_role;
