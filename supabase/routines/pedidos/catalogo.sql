create or replace function privado.catalogo_de(p_tabela text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('tabela', p_tabela) || jsonb_strip_nulls(coalesce(case p_tabela
    when 'leadlive' then (select jsonb_build_object('produto', t.produto) from public.leadlive as t where t.id = p_id)
    when 'inscricoes' then (
      select jsonb_build_object('programa', t.programa, 'mentoria', nullif(t.mentoria, false), 'imersao', nullif(t.imersao, false),
        'tipo_loja', t.tipo_loja, 'tipo_empresa', t.tipo_empresa, 'plano', coalesce(t.plano_interesse, t.plano_selecionado))
      from public.inscricoes as t where t.id = p_id
    )
    when 'cadastros_app' then (select jsonb_build_object('tipo', t.tipo) from public.cadastros_app as t where t.id = p_id)
    when 'registros' then (select jsonb_build_object('canal', t.canal) from privado.registros as t where t.id = p_id)
    when 'pedidos' then (
      select jsonb_build_object('valor_centavos', t.valor_centavos, 'forma', t.forma_pagamento) from public.pedidos as t where t.id = p_id
    )
    when 'diagnosticos_respostas' then (
      select jsonb_build_object('nota', privado.nota_geral(t.versao, t.respostas)) from public.diagnosticos_respostas as t where t.id = p_id
    )
  end, '{}'));
end $$;
comment on function privado.catalogo_de is 'Table and catalogue ids of a source row, without names.';
