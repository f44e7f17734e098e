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
