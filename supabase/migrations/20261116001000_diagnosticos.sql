create function privado.opcoes_validas(valor jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when jsonb_typeof(valor) <> 'array' then false
  else jsonb_array_length(valor) between 2 and 10 and not exists (
    select from jsonb_array_elements(valor) as opcao
    where jsonb_typeof(coalesce(opcao -> 'texto', opcao)) <> 'string'
      or not privado.linha_valida(coalesce(opcao ->> 'texto', opcao #>> '{}'), 300)
  )
end;
comment on function privado.opcoes_validas is 'A list of plain texts or of objects with a texto.';

create function privado.respostas_validas(valor jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when jsonb_typeof(valor) <> 'object' then false
  else valor <> '{}' and not exists (
    select from jsonb_each(valor) as item
    where item.key !~ '^p[1-9][0-9]{0,5}$'
      or jsonb_typeof(item.value) <> 'string'
      or not privado.linha_valida(item.value #>> '{}', 300)
  )
end;
comment on function privado.respostas_validas is 'An object keyed p and the question''s id, holding the chosen text.';
grant execute on function privado.opcoes_validas(jsonb), privado.respostas_validas(jsonb)
  to anon, authenticated, service_role;

create table public.diagnosticos_lojas (
  id uuid primary key default gen_random_uuid(),
  cnpj text not null constraint cnpj_valido check (privado.cnpj_valido(cnpj)),
  cpf text not null constraint cpf_valido check (privado.cpf_valido(cpf)),
  criado_em timestamptz not null default now(),
  nome text constraint nome_valido check (privado.linha_valida(nome, 200)),
  responsavel text constraint responsavel_valido check (privado.linha_valida(responsavel, 200)),
  telefone text constraint telefone_valido check (privado.telefone_valido(telefone)),
  cidade text constraint cidade_valida check (privado.linha_valida(cidade, 120)),
  uf text constraint uf_conhecida check (uf in (
    'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO',
    'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
  )),
  convidada_em timestamptz,
  versao integer not null default 1,
  constraint diagnosticos_lojas_par_unico unique (cnpj, cpf)
);
comment on table public.diagnosticos_lojas is
  'Stores invited to the diagnostic. Reached from outside only by localizar_loja, which tells nothing but the id.';
comment on column public.diagnosticos_lojas.nome is 'Name of the store.';
comment on column public.diagnosticos_lojas.responsavel is 'The person with this CPF, who answers the diagnostic.';
comment on column public.diagnosticos_lojas.convidada_em is 'When a member last invited the store.';
comment on column public.diagnosticos_lojas.versao is 'Counts the changes of its data, whoever makes them: a correction names the version it was made on.';
create index diagnosticos_lojas_cpf on public.diagnosticos_lojas (cpf);

create function privado.versionar_loja() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.versao := old.versao + 1;
  return new;
end $$;
comment on function privado.versionar_loja is 'Counts the changes of a store, so that a member on an older version is refused.';

create trigger versionar before update of cnpj, cpf, nome, responsavel, telefone, cidade, uf on public.diagnosticos_lojas
  for each row when (row(old.cnpj, old.cpf, old.nome, old.responsavel, old.telefone, old.cidade, old.uf)
    is distinct from row(new.cnpj, new.cpf, new.nome, new.responsavel, new.telefone, new.cidade, new.uf))
  execute function privado.versionar_loja();

create table public.diagnosticos_perguntas (
  id integer primary key,
  versao smallint not null default 1,
  area text constraint area_conhecida check (
    area in (
      'financas', 'compras_estoque', 'vendas_preco', 'pessoas', 'cliente_marketing', 'digital',
      'estrategia_conformidade'
    )
  ),
  texto text not null constraint texto_valido check (privado.linha_valida(texto, 300)),
  opcoes jsonb not null constraint opcoes_validas check (privado.opcoes_validas(opcoes)),
  ativa boolean not null default true
);
comment on table public.diagnosticos_perguntas is 'Questions of the management diagnostic; the only rows visitors may read.';
comment on column public.diagnosticos_perguntas.id is 'Never reused: answers are kept under p and this number.';
comment on column public.diagnosticos_perguntas.versao is 'A change of wording is a new version with new ids.';
comment on column public.diagnosticos_perguntas.area is 'Null: the question counts in the overall score only.';
comment on column public.diagnosticos_perguntas.opcoes is 'From worst to best practice; each a text or an object with a texto.';
comment on column public.diagnosticos_perguntas.ativa is 'Only the current version is active.';

create table public.diagnosticos_respostas (
  id uuid primary key default gen_random_uuid(),
  loja_id uuid not null constraint diagnosticos_respostas_loja references public.diagnosticos_lojas (id),
  versao smallint not null default 1,
  respostas jsonb not null constraint respostas_validas check (privado.respostas_validas(respostas)),
  criado_em timestamptz not null default now()
);
comment on table public.diagnosticos_respostas is 'One row per finished diagnostic; a store may answer again later.';
create index diagnosticos_respostas_loja_id on public.diagnosticos_respostas (loja_id);

alter table public.diagnosticos_lojas enable row level security;
alter table public.diagnosticos_perguntas enable row level security;
alter table public.diagnosticos_respostas enable row level security;

grant select on public.diagnosticos_perguntas to anon, authenticated;
grant insert (id, loja_id, versao, respostas) on public.diagnosticos_respostas to anon, authenticated;
-- The site's connection test counts ids. No policy lets a visitor see a row, so the count is zero.
grant select (id) on public.diagnosticos_lojas, public.diagnosticos_respostas to anon, authenticated;
grant select, insert, update, delete on public.diagnosticos_lojas, public.diagnosticos_perguntas,
  public.diagnosticos_respostas to service_role;

create policy "Anyone reads the questions in force" on public.diagnosticos_perguntas
  for select to anon, authenticated using (ativa);

-- Answers to an earlier version are accepted: a visitor may be halfway through it when a new one comes into force, or
-- answers may wait on a device without a network. Questions inserted without a version belong to version 1. If some
-- questions of a version are active, those must be answered; if none is, all of them.
create function privado.respostas_completas(versao smallint, respostas jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  with pergunta as (
    select p.id, p.opcoes, p.ativa, bool_or(p.ativa) over () as em_vigor
    from public.diagnosticos_perguntas as p where p.versao = $1
  )
  select count(*) > 0
    and count(*) = (select count(*) from jsonb_object_keys($2))
    and bool_and(exists (
      select from jsonb_array_elements(p.opcoes) as opcao
      where coalesce(opcao ->> 'texto', opcao #>> '{}') = $2 ->> ('p' || p.id)
    ))
  from pergunta as p where p.ativa or not p.em_vigor
$$;
comment on function privado.respostas_completas is
  'One listed option for every question of a version, active or not: visitors see only the active one.';
grant execute on function privado.respostas_completas(smallint, jsonb) to anon, authenticated;

create policy "Visitors send one listed option for every question of a version" on public.diagnosticos_respostas
  for insert to anon, authenticated
  with check (criado_em = now() and privado.respostas_completas(versao, respostas));

create function privado.enfileirar_diagnostico() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'diagnostico_recebido', 'diagnosticos_respostas:' || new.id, json_build_object('id', new.id)
  );
  return null;
end $$;
comment on function privado.enfileirar_diagnostico is 'The team learns of a finished diagnostic by a job of its insert.';

create trigger enfileirar after insert on public.diagnosticos_respostas
  for each row execute function privado.enfileirar_diagnostico();
create trigger limitar after insert on public.diagnosticos_respostas referencing new table as novas
  for each statement execute function privado.limitar_insercao('1');
create trigger esquecer_tarefas after delete on public.diagnosticos_respostas referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
