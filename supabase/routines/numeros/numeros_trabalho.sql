-- Figures of the team's work: first answers, sales, and how conversations ended.
create or replace function privado.resumo_respostas(p_de timestamptz, p_ate timestamptz, p_prazo integer) returns jsonb
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

-- A column of the chart is a 24th of the promised time; the last of 42 also has everything beyond it.
create or replace function privado.colunas_de_respostas(v privado.periodo, p_prazo integer) returns jsonb
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

create or replace function privado.respostas_da_equipe(v privado.periodo, p_prazo integer) returns jsonb
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

create or replace function painel.numeros_respostas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
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

create or replace function privado.caminho_do_resgate(p_pedido uuid, p_pago_em timestamptz, p_novo_link boolean, out caminho text, out quem text)
language plpgsql stable set search_path = '' as $$
declare
  v_pedidos uuid[] := privado.pedidos_da_cobranca(p_pedido);
  v_email timestamptz := (
    select max(m.em) from privado.mensagens_da_cobranca(v_pedidos) as m where m.em < p_pago_em and m.tipo not in ('pago', 'cobrar')
  );
begin
  if p_novo_link then
    caminho := 'link';
    quem := (
      select e.nome from privado.cobrancas as c
      join privado.registro_de_acessos as r on r.alvo_id = c.anterior_id and r.alvo = 'pedidos' and r.acao = 'gerou_link'
      join privado.equipe as e on e.id = r.membro where c.pedido_id = p_pedido and r.em < p_pago_em order by r.em desc limit 1
    );
    return;
  end if;
  quem := (
    select h.dados ->> 'quem' from privado.contatos_da_cobranca(p_pedido, v_pedidos) as h
    where h.em < p_pago_em and (v_email is null or h.em > v_email) order by h.em desc limit 1
  );
  caminho := case when quem is null then 'email' else 'conversa' end;
end $$;
comment on function privado.caminho_do_resgate is
  'What a rescued payment followed: a new link of a member, a talk with one after the last message, or the automatic messages.';

create or replace function privado.numeros_do_resgate(v privado.periodo) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with resgate as (
      select r.pago_em >= v.inicio as agora, coalesce(r.centavos, 0) as centavos, c.caminho, c.quem
      from privado.recuperados(v.inicio_antes, v.fim) as r, privado.caminho_do_resgate(r.pedido, r.pago_em, r.novo_link) as c
    ), perdido as (
      select distinct privado.caixa_postal(o.email), c.encerrada_em >= v.inicio as agora
      from privado.cobrancas as c join public.pedidos as o on o.id = c.pedido_id
      where c.encerrada_em >= v.inicio_antes and c.encerrada_em < v.fim and c.encerrada_motivo in ('nao_quer', 'sem_resposta', 'recusado')
    ), por_caminho as (
      select r.caminho, r.quem, count(*) filter (where r.agora) as agora, count(*) filter (where not r.agora) as antes,
        coalesce(sum(r.centavos) filter (where r.agora), 0) as centavos, coalesce(sum(r.centavos) filter (where not r.agora), 0) as centavos_antes
      from resgate as r group by 1, 2
    )
    select jsonb_build_object(
      'caminhos', (select coalesce(jsonb_agg(to_jsonb(c) order by c.agora desc, c.antes desc, c.caminho, c.quem), '[]') from por_caminho as c),
      'perdidos', (select jsonb_build_object('agora', count(*) filter (where x.agora), 'antes', count(*) filter (where not x.agora)) from perdido as x)
    )
  );
end $$;
comment on function privado.numeros_do_resgate is 'Payments that had stopped: those that came back, by what brought them, and buyers whose payment was closed without one.';

create or replace function painel.numeros_vendas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v privado.periodo := privado.ler_periodo(p);
begin
  return (
    with pago as materialized (
      select o.plano, o.forma_pagamento as forma, o.pago_em, coalesce(privado.entrou_centavos(o), 0) as centavos
      from public.pedidos as o where o.situacao = 'pago' and o.pago_em >= v.inicio_antes and o.pago_em < v.fim
    ), venda as (
      select o.plano, o.forma, count(*) filter (where o.pago_em >= v.inicio) as agora, count(*) filter (where o.pago_em < v.inicio) as antes,
        coalesce(sum(o.centavos) filter (where o.pago_em >= v.inicio), 0) as centavos,
        coalesce(sum(o.centavos) filter (where o.pago_em < v.inicio), 0) as centavos_antes
      from pago as o group by 1, 2
    ), do_dia as (
      select (o.pago_em at time zone 'America/Sao_Paulo')::date as dia, count(*) as vendas, sum(o.centavos) as centavos from pago as o group by 1
    ), por_dia as (
      select d::date as dia, coalesce(a.vendas, 0) as agora, coalesce(b.vendas, 0) as antes, coalesce(a.centavos, 0) as centavos,
        coalesce(b.centavos, 0) as centavos_antes
      from generate_series(v.de, v.ate, interval '1 day') as d
      left join do_dia as a on a.dia = d::date left join do_dia as b on b.dia = d::date - (v.de - v.antes)
    )
    select jsonb_build_object(
      'vendas', (select coalesce(jsonb_agg(to_jsonb(x) order by x.plano, x.agora desc, x.forma), '[]') from venda as x),
      'dias', (select jsonb_agg(to_jsonb(d) order by d.dia) from por_dia as d),
      'resgate', privado.numeros_do_resgate(v),
      'gratuitos', (
        select jsonb_build_object('agora', count(*) filter (where c.criado_em >= v.inicio), 'antes', count(*) filter (where c.criado_em < v.inicio))
        from public.cadastros_app as c
        where c.tipo = 'free' and not c.suspeito and c.criado_em >= v.inicio_antes and c.criado_em < v.fim
      )
    )
  );
end $$;
comment on function painel.numeros_vendas is 'Money received by plan and method and by day, what of it was rescued, and free sign-ups.';

create or replace function painel.numeros_desfechos(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
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
    ), dispensa as (
      select h.dados ->> 'motivo' as motivo, count(*) filter (where h.em >= v.inicio) as agora, count(*) filter (where h.em < v.inicio) as antes
      from privado.historico as h join privado.pessoas as x on x.id = privado.raiz(h.pessoa_id) and x.apagada_em is null and not x.suspeita
      where h.tipo = 'dispensa' and h.em >= v.inicio_antes and h.em < v.fim group by 1
    )
    select jsonb_build_object(
      'dispensas', (select coalesce(jsonb_agg(to_jsonb(x) order by x.agora desc, x.antes desc, x.motivo), '[]') from dispensa as x),
      'combinadas', coalesce(jsonb_agg(jsonb_build_object('origem', d.valor, 'agora', d.agora, 'antes', d.antes)
        order by d.agora desc, d.antes desc, d.valor) filter (where d.estado = 'arvore'), '[]'),
      'motivos', coalesce(jsonb_agg(jsonb_build_object('motivo', d.valor, 'agora', d.agora, 'antes', d.antes)
        order by d.agora desc, d.antes desc, d.valor) filter (where d.estado = 'folha'), '[]')
    ) from desfecho as d
  );
end $$;
comment on function painel.numeros_desfechos is
  'People won without an order on the site, by origin, people lost, by reason, and waits that a member ended because no answer was needed.';
