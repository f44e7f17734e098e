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
  constraint diagnosticos_lojas_par_unico unique (cnpj, cpf)
);
comment on table public.diagnosticos_lojas is
  'Stores invited to the diagnostic. Reached from outside only by localizar_loja, which tells nothing but the id.';

create table public.diagnosticos_perguntas (
  id integer primary key,
  versao smallint not null default 1,
  area text not null constraint area_conhecida check (
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
comment on column public.diagnosticos_perguntas.opcoes is 'From worst to best practice; each a text or an object with a texto.';
comment on column public.diagnosticos_perguntas.ativa is 'Only the version in force is active.';

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
-- For the site's connection test, which counts ids: no policy lets a visitor see a row, so the count is zero.
grant select (id) on public.diagnosticos_lojas, public.diagnosticos_respostas to anon, authenticated;
grant select, insert, update, delete on public.diagnosticos_lojas, public.diagnosticos_perguntas,
  public.diagnosticos_respostas to service_role;

create policy "Anyone reads the questions in force" on public.diagnosticos_perguntas
  for select to anon, authenticated using (ativa);
create policy "Visitors send one listed option for every question in force" on public.diagnosticos_respostas
  for insert to anon, authenticated
  with check (
    criado_em = now()
    and (select count(*) from jsonb_object_keys(respostas)) = (
      select count(*) from public.diagnosticos_perguntas as p where p.versao = diagnosticos_respostas.versao
    )
    and not exists (
      select from public.diagnosticos_perguntas as p
      where p.versao = diagnosticos_respostas.versao and not exists (
        select from jsonb_array_elements(p.opcoes) as opcao
        where coalesce(opcao ->> 'texto', opcao #>> '{}') = respostas ->> ('p' || p.id)
      )
    )
  );
