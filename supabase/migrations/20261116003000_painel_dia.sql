-- The day of a member, and the pipeline. Each part of the day reads a few rows by an index of its own. The functions are
-- PL/pgSQL, whose plans are cached for the session.
create index pessoas_passos on privado.pessoas (dono, passo_em)
  where passo_em is not null and principal_id is null and apagada_em is null and not suspeita;
create index pessoas_funil on privado.pessoas (estado, estado_desde, id)
  where principal_id is null and apagada_em is null and not suspeita;
create index pessoas_funil_dono on privado.pessoas (dono, estado, estado_desde, id)
  where dono is not null and principal_id is null and apagada_em is null and not suspeita;
