insert into privado.limites (alvo, maximo, janela) values ('comparar_lojas', 120, '10 minutes');

-- Quartiles tell of a crowd and the ends of one store: neither smallest nor largest value leaves, nor the exact number
-- of stores, so that asking before and after one of them answered tells nothing of it.
create function public.comparar_lojas(p_versao integer) returns jsonb
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
revoke execute on function public.comparar_lojas(integer) from public;
grant execute on function public.comparar_lojas(integer) to anon, authenticated, service_role;
