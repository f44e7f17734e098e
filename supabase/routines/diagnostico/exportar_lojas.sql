-- Export of a list of stores, in two steps like that of the Caixa: recorded before a row leaves the database, then read by a cursor.
create or replace function painel.exportar_lojas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_exportacao uuid := gen_random_uuid();
  v_quantas integer := (select count(*) from privado.lojas_filtradas(p));
begin
  perform privado.registrar('exportou', 'lojas', v_exportacao, privado.filtro_das_lojas(p) || jsonb_strip_nulls(jsonb_build_object(
    'busca', case when nullif(trim(p ->> 'texto'), '') is not null then true end, 'quantas', v_quantas
  )));
  return jsonb_build_object('exportacao', v_exportacao, 'quantas', v_quantas);
end $$;
comment on function painel.exportar_lojas is
  'Records the export of a list of stores and how many rows it has, without what was searched for; abrir_exportacao_lojas then reads them.';

create or replace function painel.abrir_exportacao_lojas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lista jsonb;
  v_lojas jsonb[];
  v_linhas refcursor := 'exportacao';
begin
  select r.detalhe into v_lista from privado.registro_de_acessos as r
  where r.alvo_id = (p ->> 'exportacao')::uuid and r.acao = 'exportou' and r.alvo = 'lojas' and r.membro = v_eu.id
    and r.em > now() - interval '1 hour';
  if not found then
    raise exception 'Esta exportação não existe mais. Comece de novo.' using errcode = 'PT404';
  end if;
  -- Read here: what a cursor reads later runs with the rights of the service, which may not call these functions.
  with filtrada as materialized (
    select * from privado.lojas_filtradas(v_lista || jsonb_build_object('texto', p ->> 'texto'))
  )
  select array_agg(privado.linha_loja(v) order by f.lugar, f.chave, f.id) into v_lojas
  from privado.lojas_vistas(array(select f.id from filtrada as f)) as v join filtrada as f on f.id = v.id;
  open v_linhas no scroll for select t.loja from unnest(v_lojas) as t (loja);
  return '{"aberta": true}';
end $$;
comment on function painel.abrir_exportacao_lojas is
  'Opens the cursor exportacao on the stores of a recorded export, in the order of the list. It lasts until the end of the transaction.';
