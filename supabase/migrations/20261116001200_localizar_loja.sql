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
create index consultas_diagnostico_faltas on privado.consultas_diagnostico (endereco, criado_em) where not encontrada;
alter table privado.consultas_diagnostico enable row level security;
