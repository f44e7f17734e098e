create table privado.chaves (
  nome text primary key,
  valor bytea not null,
  criado_em timestamptz not null default now()
);
comment on table privado.chaves is 'Secrets made inside the database, different in every installation.';
insert into privado.chaves (nome, valor)
values ('consultas', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create table privado.consultas_diagnostico (
  id bigint generated always as identity primary key,
  endereco text not null,
  cnpj_hash bytea not null,
  cpf_hash bytea not null,
  encontrada boolean not null,
  criado_em timestamptz not null default now()
);
comment on table privado.consultas_diagnostico is
  'Every look-up of a store, to see who tries many pairs. Documents only as keyed hashes; kept for 30 days.';
create index consultas_diagnostico_criado_em on privado.consultas_diagnostico (criado_em);

alter table privado.chaves enable row level security;
alter table privado.consultas_diagnostico enable row level security;

create function privado.hash_consulta(valor text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(c.valor || sha256(c.valor || convert_to($1, 'UTF8'))) from privado.chaves as c where c.nome = 'consultas'
$$;
comment on function privado.hash_consulta is 'Keyed: without the key a list of all CPFs tells nothing.';
revoke execute on function privado.hash_consulta(text) from public;

-- The CPFs of company partners are public but for three digits: what protects a store is the limit of misses per CNPJ.
-- Unknown numbers count just the same, so that being limited says nothing. Counting before looking and giving back
-- afterwards makes parallel tries of one CNPJ wait for each other.
create function public.localizar_loja(p_cnpj text, p_cpf text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cnpj text := left(upper(regexp_replace(coalesce(p_cnpj, ''), '[^0-9A-Za-z]', '', 'g')), 20);
  v_cpf text := left(regexp_replace(coalesce(p_cpf, ''), '[^0-9]', '', 'g'), 20);
  v_endereco text := privado.endereco_cliente();
  v_cnpj_hash bytea := privado.hash_consulta(v_cnpj);
  v_loja uuid;
begin
  perform privado.contar('localizar_loja', v_endereco);
  perform privado.contar('localizar_loja_cnpj', encode(v_cnpj_hash, 'hex'));
  select id into v_loja from public.diagnosticos_lojas where cnpj = v_cnpj and cpf = v_cpf;
  insert into privado.consultas_diagnostico (endereco, cnpj_hash, cpf_hash, encontrada)
  values (v_endereco, v_cnpj_hash, privado.hash_consulta(v_cpf), v_loja is not null);
  if v_loja is not null then
    update privado.contadores set vezes = vezes - 1
    where alvo = 'localizar_loja_cnpj' and chave = encode(v_cnpj_hash, 'hex');
  end if;
  return v_loja;
end $$;
comment on function public.localizar_loja is
  'The id of the store with this CNPJ and this CPF, or null: never which of the two is unknown. Recorded and limited.';
revoke execute on function public.localizar_loja(text, text) from public;
grant execute on function public.localizar_loja(text, text) to anon, authenticated, service_role;

create function privado.limpar_registros() returns void language sql set search_path = '' as $$
  delete from privado.contadores where inicio < now() - interval '1 day';
  delete from privado.consultas_diagnostico where criado_em < now() - interval '30 days';
$$;
comment on function privado.limpar_registros is 'Housekeeping the service runs every hour.';
revoke execute on function privado.limpar_registros() from public;
