-- The same grading as domain/diagnostico: by points if every option has them, otherwise by position in the list.
create or replace function privado.grau_resposta(opcoes jsonb, resposta text) returns numeric
language sql immutable strict parallel safe set search_path = '' as $$
  with opcao as (
    select ordem, coalesce(item ->> 'texto', item #>> '{}') as texto,
      case when jsonb_typeof(item -> 'pontos') = 'number' then greatest((item ->> 'pontos')::numeric, 0) end as pontos
    from jsonb_array_elements($1) with ordinality as lista (item, ordem)
  ), escolhida as (select ordem, pontos from opcao where texto = $2 order by ordem limit 1)
  select case
    when count(*) = count(opcao.pontos) and max(opcao.pontos) > 0
      then (select pontos from escolhida) / max(opcao.pontos)
    when count(*) = 1 then (select 1 from escolhida)
    else (select ordem - 1 from escolhida)::numeric / (count(*) - 1)
  end from opcao
$$;
comment on function privado.grau_resposta is 'How good the chosen option is, from 0 to 1; null where it is no option.';

create or replace function privado.ordem_das_areas() returns text[]
language sql immutable parallel safe set search_path = ''
return array['financas', 'compras_estoque', 'vendas_preco', 'pessoas', 'cliente_marketing', 'digital', 'estrategia_conformidade'];
comment on function privado.ordem_das_areas is
  'The areas in the order of the questionnaire, as domain/diagnostico/areas.ts lists them: it decides between areas with the same score.';

-- The overall score is the rollup's total, found by grouping(area): the group with a null area is only the questions
-- without an area, which count in the overall score alone.
create or replace function privado.pontuar_resposta(r public.diagnosticos_respostas) returns void
language sql set search_path = '' as $$
  with graduada as (
    select p.area, privado.grau_resposta(p.opcoes, r.respostas ->> ('p' || p.id)) as grau
    from public.diagnosticos_perguntas as p where p.versao = r.versao
  ), nota as (
    select case when grouping(area) = 1 then 'geral' else area end as area, round(round(avg(grau) * 100, 6)) as nota
    from graduada where grau is not null group by rollup (area)
    having count(*) > 0 and (grouping(area) = 1 or area is not null)
  )
  insert into privado.notas_lojas as n (loja_id, versao, area, nota, fraca, resposta_id, criado_em)
  select r.loja_id, r.versao, a.area, a.nota, case when a.area = 'geral' then (
    select f.area from nota as f where f.area <> 'geral' order by f.nota, array_position(privado.ordem_das_areas(), f.area) limit 1
  ) end, r.id, r.criado_em
  from nota as a
  on conflict (loja_id, versao, area) do update
    set nota = excluded.nota, fraca = excluded.fraca, resposta_id = excluded.resposta_id, criado_em = excluded.criado_em
    where n.criado_em <= excluded.criado_em
$$;
comment on function privado.pontuar_resposta is 'Scores of one diagnostic; an older one never replaces a newer.';

create or replace function privado.pontuar_nova_resposta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.pontuar_resposta(new);
  return null;
end $$;
comment on function privado.pontuar_nova_resposta is 'Scores an answer in the transaction that stores it.';

-- Returns quartiles and a rounded number of stores. The smallest and largest values describe a single store, and with
-- the exact number a caller could ask before and after one store answered and learn its scores.
create or replace function public.comparar_lojas(p_versao integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_comparacao jsonb;
begin
  perform privado.contar('comparar_lojas', privado.endereco_cliente());
  select jsonb_object_agg(area, quartis) || jsonb_build_object('lojas', min(lojas) / 10 * 10) into v_comparacao
  from (
    select area, count(*) as lojas, jsonb_build_object(
      'q1', round(percentile_cont(0.25) within group (order by nota)),
      'mediana', round(percentile_cont(0.5) within group (order by nota)),
      'q3', round(percentile_cont(0.75) within group (order by nota))
    ) as quartis
    from privado.notas_lojas
    where versao = p_versao and criado_em > now() - interval '12 months'
    group by area having count(*) >= 10
  ) as por_area;
  return case when v_comparacao ? 'geral' then v_comparacao end;
end $$;
comment on function public.comparar_lojas is
  'Quartiles of the stores that answered this version in the last 12 months; null while they are fewer than ten.';
grant execute on function public.comparar_lojas(integer) to anon, authenticated, service_role;

create or replace trigger c_pontuar after insert on public.diagnosticos_respostas
  for each row execute function privado.pontuar_nova_resposta();
