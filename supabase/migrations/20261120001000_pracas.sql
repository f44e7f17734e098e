-- Raio-X da praça: every municipality as a market, in counts made by the load of the register.
create table privado.populacoes (
  ibge integer,
  ano smallint constraint ano_conhecivel check (ano between 2000 and 2100),
  habitantes integer not null constraint habitada check (habitantes > 0),
  primary key (ibge, ano)
);
comment on table privado.populacoes is 'Inhabitants estimated by IBGE for 1 July of each year; rows from data/populacoes.csv. A town without a row is unknown, never empty.';
alter table privado.populacoes enable row level security;

create table privado.pracas (
  ibge integer primary key,
  uf text not null,
  slug text not null,
  mes date not null constraint mes_inteiro check (extract(day from mes) = 1),
  dados jsonb not null,
  constraint lugar_da_praca unique (uf, slug)
);
comment on table privado.pracas is 'One public document per municipality, as domain/pracas/praca.ts describes it: counts only, of the month in mes.';
alter table privado.pracas enable row level security;
