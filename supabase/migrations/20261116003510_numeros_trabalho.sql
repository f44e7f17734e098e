-- Figures of the team's work: first answers, sales, and how conversations ended.
create function privado.resumo_respostas(p_de timestamptz, p_ate timestamptz, p_prazo integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'respostas', count(*), 'passaram', count(*) filter (where x.primeira_resposta_s > p_prazo),
    'mediana', percentile_disc(0.5) within group (order by x.primeira_resposta_s)
  )
  from privado.pessoas as x
  where x.primeira_resposta_s is not null and x.primeira_resposta_em >= p_de and x.primeira_resposta_em < p_ate
    and x.principal_id is null and x.apagada_em is null and not x.suspeita
$$;
comment on function privado.resumo_respostas is 'First answers between two moments: how many, how many after the promised time, and the median in working seconds.';
revoke execute on function privado.resumo_respostas(timestamptz, timestamptz, integer) from public;

-- A column of the chart is a 24th of the promised time; the last of 42 also has everything beyond it.
create function privado.colunas_de_respostas(v privado.periodo, p_prazo integer) returns jsonb
language sql stable set search_path = '' as $$
  with coluna as (
    select least(x.primeira_resposta_s * 24 / p_prazo, 41) as lugar,
      count(*) filter (where x.primeira_resposta_em >= v.inicio) as agora, count(*) filter (where x.primeira_resposta_em < v.inicio) as antes
    from privado.pessoas as x
    where x.primeira_resposta_s is not null and x.primeira_resposta_em >= v.inicio_antes and x.primeira_resposta_em < v.fim
      and x.principal_id is null and x.apagada_em is null and not x.suspeita
    group by 1
  )
  select jsonb_agg(jsonb_build_object('agora', coalesce(c.agora, 0), 'antes', coalesce(c.antes, 0)) order by i)
  from generate_series(0, 41) as i left join coluna as c on c.lugar = i
$$;
comment on function privado.colunas_de_respostas is 'First answers by how long they took, in 42 columns of a 24th of the promised time.';
revoke execute on function privado.colunas_de_respostas(privado.periodo, integer) from public;

create function privado.respostas_da_equipe(v privado.periodo, p_prazo integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'nome', e.nome, 'respostas', r.respostas, 'no_prazo', r.no_prazo, 'mediana', r.mediana
  ) order by r.respostas desc, e.nome, e.id), '[]')
  from (
    select x.primeira_resposta_por as autor, count(*) as respostas, count(*) filter (where x.primeira_resposta_s <= p_prazo) as no_prazo,
      percentile_disc(0.5) within group (order by x.primeira_resposta_s) as mediana
    from privado.pessoas as x
    where x.primeira_resposta_s is not null and x.primeira_resposta_em >= v.inicio and x.primeira_resposta_em < v.fim
      and x.principal_id is null and x.apagada_em is null and not x.suspeita
    group by 1
  ) as r left join privado.equipe as e on e.id = r.autor
$$;
comment on function privado.respostas_da_equipe is 'First answers by the member who gave them; their sum is the total.';
revoke execute on function privado.respostas_da_equipe(privado.periodo, integer) from public;

create function painel.numeros_respostas(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v privado.periodo := privado.ler_periodo(p);
  v_prazo integer := (select h.prazo_minutos * 60 from privado.horario as h);
  v_agora jsonb := privado.resumo_respostas(v.inicio, v.fim, v_prazo);
begin
  perform privado.registrar('viu', 'numeros', null, jsonb_build_object('de', v.de, 'ate', v.ate));
  return jsonb_build_object(
    'prazo', v_prazo, 'agora', v_agora, 'antes', privado.resumo_respostas(v.inicio_antes, v.inicio, v_prazo),
    'colunas', privado.colunas_de_respostas(v, v_prazo),
    -- More would not fit into the chart: the columns then carry it.
    'pessoas', case when (v_agora ->> 'respostas')::integer > 300 then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'nome', x.nome, 'segundos', x.primeira_resposta_s)
        order by x.primeira_resposta_s, x.id), '[]')
      from privado.pessoas as x
      where x.primeira_resposta_s is not null and x.primeira_resposta_em >= v.inicio and x.primeira_resposta_em < v.fim
        and x.principal_id is null and x.apagada_em is null and not x.suspeita
    ) end,
    'equipe', privado.respostas_da_equipe(v, v_prazo)
  );
end $$;
comment on function painel.numeros_respostas is
  'First answers given in the period, in working time. Names the people when there are at most 300, and records that.';

create function painel.numeros_vendas(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with venda as (
      select o.plano, o.forma_pagamento as forma, count(*) filter (where o.pago_em >= v.inicio) as agora,
        count(*) filter (where o.pago_em < v.inicio) as antes,
        coalesce(sum(privado.entrou_centavos(o)) filter (where o.pago_em >= v.inicio), 0) as centavos,
        coalesce(sum(privado.entrou_centavos(o)) filter (where o.pago_em < v.inicio), 0) as centavos_antes
      from public.pedidos as o
      where o.situacao = 'pago' and o.pago_em >= v.inicio_antes and o.pago_em < v.fim group by 1, 2
    )
    select jsonb_build_object(
      'vendas', (select coalesce(jsonb_agg(to_jsonb(x) order by x.plano, x.agora desc, x.forma), '[]') from venda as x),
      'gratuitos', (
        select jsonb_build_object('agora', count(*) filter (where c.criado_em >= v.inicio), 'antes', count(*) filter (where c.criado_em < v.inicio))
        from public.cadastros_app as c
        where c.tipo = 'free' and not c.suspeito and c.criado_em >= v.inicio_antes and c.criado_em < v.fim
      )
    )
  );
end $$;
comment on function painel.numeros_vendas is 'Paid orders by plan and method, and free sign-ups.';

create function painel.numeros_desfechos(p jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with comprou as (
      -- Won people who bought on the site in the period: sales, not agreements.
      select x.origem, x.estado_desde from privado.pessoas as x
      where x.id in (
        select privado.raiz(e.pessoa_id) from public.pedidos as o join privado.entradas as e on e.id = o.id and e.tabela = 'pedidos'
        where o.situacao = 'pago' and o.pago_em >= v.inicio_antes and o.pago_em < v.fim
      ) and x.estado = 'arvore' and x.estado_desde >= v.inicio_antes and x.estado_desde < v.fim
        and x.principal_id is null and x.apagada_em is null and not x.suspeita
    ), contado as (
      select c.figura as estado, c.valor, c.dia >= v.de as agora, c.pessoas from privado.contagens as c
      where c.figura in ('arvore', 'folha') and c.dia between v.antes and v.ate
      union all
      select 'arvore', c.origem, c.estado_desde >= v.inicio, -1 from comprou as c
    ), desfecho as (
      select c.estado, c.valor, coalesce(sum(c.pessoas) filter (where c.agora), 0) as agora,
        coalesce(sum(c.pessoas) filter (where not c.agora), 0) as antes
      from contado as c group by 1, 2 having sum(c.pessoas) <> 0
    )
    select jsonb_build_object(
      'combinadas', coalesce(jsonb_agg(jsonb_build_object('origem', d.valor, 'agora', d.agora, 'antes', d.antes)
        order by d.agora desc, d.antes desc, d.valor) filter (where d.estado = 'arvore'), '[]'),
      'motivos', coalesce(jsonb_agg(jsonb_build_object('motivo', d.valor, 'agora', d.agora, 'antes', d.antes)
        order by d.agora desc, d.antes desc, d.valor) filter (where d.estado = 'folha'), '[]')
    ) from desfecho as d
  );
end $$;
comment on function painel.numeros_desfechos is 'People won without an order on the site, by origin, and people lost, by reason.';

revoke execute on function painel.numeros_respostas(jsonb), painel.numeros_vendas(jsonb), painel.numeros_desfechos(jsonb) from public;
grant execute on function painel.numeros_respostas(jsonb), painel.numeros_vendas(jsonb), painel.numeros_desfechos(jsonb) to painel;
