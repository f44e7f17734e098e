-- The figures of the panel: a period of days in São Paulo against as many days before it. Each figure has its own function, so
-- that it loads alone. They read counts per day and indexes; a lead pays for none of them, because people are projected after
-- its commit.
create index pessoas_resposta on privado.pessoas (primeira_resposta_em) include (primeira_resposta_s, primeira_resposta_por)
  where primeira_resposta_s is not null and principal_id is null and apagada_em is null and not suspeita;

create type privado.periodo as (
  antes date, de date, ate date, inicio_antes timestamptz, inicio timestamptz, fim timestamptz
);
comment on type privado.periodo is
  'Days from de to ate, both included, and the same number of days before them, from antes; the moments at which these begin and end.';
