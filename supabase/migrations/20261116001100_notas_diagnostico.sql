create table privado.notas_lojas (
  loja_id uuid not null references public.diagnosticos_lojas (id) on delete cascade,
  versao smallint not null,
  area text not null,
  nota smallint not null check (nota between 0 and 100),
  fraca text,
  resposta_id uuid not null references public.diagnosticos_respostas (id) on delete cascade,
  criado_em timestamptz not null,
  primary key (loja_id, versao, area),
  constraint fraca_da_geral check (fraca is null or area = 'geral')
);
comment on table privado.notas_lojas is
  'A store''s latest scores, one row per area and one for geral. Written by the insert of its answers, gone with them.';
comment on column privado.notas_lojas.fraca is
  'On the row of geral, the weakest area of the same diagnostic; of equal ones the first of the questionnaire. Null when no question has an area.';
create index notas_lojas_comparacao on privado.notas_lojas (versao, criado_em);
create index notas_lojas_resposta on privado.notas_lojas (resposta_id);
create index notas_lojas_geral on privado.notas_lojas (loja_id, criado_em desc, versao desc) where area = 'geral';
alter table privado.notas_lojas enable row level security;
