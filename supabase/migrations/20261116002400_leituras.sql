-- Lists and counts of the inbox. Every list is one index scan: each view has an index in its order, and a page starts after
-- the last row of the page before. The conditions repeat the predicate of the index in dynamic SQL, so that each view has
-- its own plan.
create index pessoas_esperando on privado.pessoas (ordem, id) include (dono, origens, espera_desde)
  where principal_id is null and apagada_em is null and not suspeita and prazo is not null;
create index pessoas_minhas on privado.pessoas (dono, ordem, id)
  where principal_id is null and apagada_em is null and not suspeita and aberta;
create index pessoas_sem_dono on privado.pessoas (ordem, id)
  where principal_id is null and apagada_em is null and not suspeita and aberta and dono is null;
create index pessoas_todas on privado.pessoas (ordem, id) where principal_id is null and apagada_em is null and not suspeita;
create index pessoas_suspeitas on privado.pessoas (ordem, id) where principal_id is null and apagada_em is null and suspeita;

-- One index per origin: a person of several origins is in the list of each.
do $$
declare
  v_origem text;
begin
  foreach v_origem in array privado.origens() loop
    execute format('create index %I on privado.pessoas (ordem, id)
      where principal_id is null and apagada_em is null and not suspeita and origens @> array[%L]', 'pessoas_' || v_origem, v_origem);
  end loop;
end $$;

-- For filters, with which these lists can be narrowed.
create index pessoas_recentes on privado.pessoas (ultima_entrada_em, id)
  where principal_id is null and apagada_em is null and not suspeita;
create index pessoas_campanha on privado.pessoas (campanha, ultima_entrada_em, id)
  where principal_id is null and apagada_em is null and not suspeita;
create index pessoas_lugar on privado.pessoas (lugar_uf, lugar_cidade, ultima_entrada_em, id)
  where principal_id is null and apagada_em is null and not suspeita;
create index pessoas_com_passo on privado.pessoas (passo_em, id)
  where principal_id is null and apagada_em is null and not suspeita and passo_em is not null;
-- For combinations that match few people: in the order of a list the whole list would be read before they are found. Without
-- origens: most people have one of two, whose lists would be read whole.
create index pessoas_filtro on privado.pessoas using gin (estado, lugar_uf, lugar_cidade, campanha, fonte)
  where principal_id is null and apagada_em is null and not suspeita;
