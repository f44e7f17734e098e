-- Three digits of a partner's CPF are unknown: at ten misses an hour a thousand guesses took four days, at thirty a day
-- they take a month. Five more a day are kept for addresses without a miss, so that ten requests from one address do not
-- shut the owner out. Each is a guess like any other: without a figure of its own, as many addresses would be as many guesses.
insert into privado.limites (alvo, maximo, janela) values
  ('localizar_loja_cnpj_dia', 30, '1 day'),
  ('localizar_loja_reserva', 5, '1 day');

create index consultas_diagnostico_faltas on privado.consultas_diagnostico (endereco, criado_em) where not encontrada;

create function privado.contar_consulta(p_chave text, p_endereco text) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.contar('localizar_loja_cnpj', p_chave);
  perform privado.contar('localizar_loja_cnpj_dia', p_chave);
  return array['localizar_loja_cnpj', 'localizar_loja_cnpj_dia'];
exception when sqlstate 'PGRST' then
  -- Counted before looking at the misses: parallel requests wait here, and then see those of each other.
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
revoke execute on function privado.contar_consulta(text, text) from public;

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

-- 600 rows of the greatest size every ten minutes were half a gigabyte a day. Before an event: docs/database.md.
update privado.limites set maximo = 60 where alvo = 'leadlive';
