-- Export of a list of the Caixa, by a view or by a filter. The first function records it in a transaction of its own, before a row leaves the
-- database; the second opens the cursor "exportacao", from which the service fetches the rows of one snapshot.
create or replace function privado.condicao_da_exportacao(p jsonb, p_membro uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_onde text := case when p ? 'filtro' then privado.condicao_do_filtro(p -> 'filtro')
    else privado.condicao_da_vista(privado.vista_de(p ->> 'vista', p_membro), p ->> 'origem') end;
begin
  if v_onde is null then
    raise exception 'vista desconhecida' using errcode = '22023';
  end if;
  return v_onde || case when (p -> 'so_novidades')::boolean then ' and p.aceita_novidades' else '' end;
end $$;
comment on function privado.condicao_da_exportacao is
  'Whom an export has, from its request or its line in the record: a filter or a view, and with so_novidades only who accepts news. $1 is the member, $2 the filter.';

create or replace function painel.exportar_caixa(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_onde text := privado.condicao_da_exportacao(p, v_eu.id);
  v_exportacao uuid := gen_random_uuid();
  v_quantas integer;
begin
  execute 'select count(*) from privado.pessoas as p where ' || v_onde into v_quantas using v_eu.id, p -> 'filtro';
  perform privado.registrar('exportou', 'caixa', v_exportacao, jsonb_strip_nulls(jsonb_build_object(
    'vista', p -> 'vista', 'origem', p -> 'origem', 'filtro', p -> 'filtro', 'so_novidades', nullif((p -> 'so_novidades')::boolean, false),
    'finalidade', p -> 'finalidade', 'quantas', v_quantas
  )));
  return jsonb_build_object('exportacao', v_exportacao, 'quantas', v_quantas);
end $$;
comment on function painel.exportar_caixa is 'Records the export of a list and how many people it has; abrir_exportacao then reads them.';

create or replace function painel.abrir_exportacao(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_lista jsonb;
  v_linhas refcursor := 'exportacao';
begin
  select r.detalhe into v_lista from privado.registro_de_acessos as r
  where r.alvo_id = (p ->> 'exportacao')::uuid and r.acao = 'exportou' and r.membro = v_eu.id and r.em > now() - interval '1 hour';
  if not found then
    raise exception 'Esta exportação não existe mais. Comece de novo.' using errcode = 'PT404';
  end if;
  open v_linhas no scroll for execute format($q$
    select privado.protocolo_da_pessoa(p.id) as protocolo, p.nome, p.email, p.telefone, l.loja, l.cidade, l.uf, l.receita, p.origem,
      p.campanha, p.fonte, p.aceita_novidades, to_char(p.novidades_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as novidades_em,
      p.novidades_versao, p.estado, p.motivo,
      (select e.nome from privado.equipe as e where e.id = p.dono) as dono,
      to_char(p.ultima_entrada_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as escreveu_em,
      to_char(p.prazo at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as responder_ate,
      to_char(p.primeira_resposta_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as respondida_em,
      p.passo_texto,
      to_char(p.passo_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as passo_em, p.nota::text as nota,
      p.catalogo || jsonb_build_object('texto', p.resumo) as resumo,
      case when p.origens @> array['edenapp'] then privado.entrou_da_pessoa(p.id) end as entrou_centavos
    from privado.pessoas as p, privado.lugar_da_pessoa(p) as l where %s order by %s
  $q$, privado.condicao_da_exportacao(v_lista, v_eu.id), case when privado.ordem_do_filtro(v_lista -> 'filtro') = 'recentes'
    then 'p.ultima_entrada_em desc, p.id desc' else 'p.ordem, p.id' end) using v_eu.id, v_lista -> 'filtro';
  return '{"aberta": true}';
end $$;
comment on function painel.abrir_exportacao is
  'Opens the cursor exportacao on the list of a recorded export, in the order of the list. It lasts until the end of the transaction.';
