-- Five is what a visitor can compare at a glance, and it keeps a chain's list of branches out of one response.
create or replace function public.localizar_farmacia(p_cnpj text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cnpj text := left(upper(regexp_replace(coalesce(p_cnpj, ''), '[^0-9A-Za-z]', '', 'g')), 20);
  v_endereco text := privado.endereco_cliente();
begin
  perform privado.contar('localizar_farmacia', v_endereco);
  perform privado.contar('localizar_farmacia_dia', v_endereco);
  return (
    select jsonb_build_object(
      'cnpj', f.cnpj,
      'matriz', f.matriz,
      'nome_fantasia', f.nome_fantasia,
      'razao_social', f.razao_social,
      'situacao', f.situacao,
      'situacao_em', f.situacao_em,
      'inicio_em', f.inicio_em,
      'logradouro', f.logradouro,
      'numero', f.numero,
      'complemento', f.complemento,
      'bairro', f.bairro,
      'cep', f.cep,
      'municipio', coalesce(m.nome, f.municipio),
      'uf', f.uf,
      'ibge', f.ibge,
      'slug', m.slug,
      'mes', (select c.mes from privado.farmacias_cargas as c where c.estado = 'trocada' order by c.id desc limit 1),
      'outras', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object('cnpj', o.cnpj, 'matriz', o.matriz, 'nome', o.nome, 'municipio', o.municipio, 'uf', o.uf)
            order by o.matriz desc, o.cnpj
          )
          from (
            select
              irma.cnpj, irma.matriz, coalesce(irma.nome_fantasia, irma.razao_social) as nome,
              coalesce(cidade.nome, irma.municipio) as municipio, irma.uf
            from privado.farmacias as irma left join privado.municipios as cidade on cidade.ibge = irma.ibge
            where left(irma.cnpj, 8) = left(f.cnpj, 8) and irma.cnpj <> f.cnpj and irma.situacao = 'ativa'
            order by irma.matriz desc, irma.cnpj
            limit 5
          ) as o
        ),
        '[]'
      )
    )
    from privado.farmacias as f left join privado.municipios as m on m.ibge = f.ibge
    where f.cnpj = v_cnpj
  );
end $$;
comment on function public.localizar_farmacia is
  'The pharmacy with this CNPJ in our copy of the public register, the month of the copy, and up to five other active ones of the same root; null if unknown. Limited per address; nothing of the look-up is recorded.';
grant execute on function public.localizar_farmacia(text) to anon, authenticated, service_role;
