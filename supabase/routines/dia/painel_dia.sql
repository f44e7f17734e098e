create or replace function privado.hoje() returns timestamptz language sql stable set search_path = ''
return date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
comment on function privado.hoje is 'Start of today in São Paulo.';

create or replace function privado.marcas_do_dia(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_de timestamptz := privado.hoje();
  v_ate timestamptz := v_de + interval '1 day';
begin
  return (
    with marca as (
      (select p.id, p.nome, p.prazo as em, 'promessa' as tipo from privado.pessoas as p
      -- ordem is the moment of prazo, and indexed.
      where p.prazo is not null and p.ordem >= extract(epoch from v_de) and p.ordem < extract(epoch from v_ate)
        and p.principal_id is null and p.apagada_em is null and not p.suspeita
      order by p.ordem limit 30)
      union all
      (select p.id, p.nome, p.passo_em, 'passo' from privado.pessoas as p
      where p.dono = any (privado.cobertos(p_membro) || p_membro) and p.passo_em >= v_de and p.passo_em < v_ate
        and p.principal_id is null and p.apagada_em is null and not p.suspeita
      order by p.passo_em limit 30)
      union all
      (select p.id, p.nome, f.em, 'feito' from (
        select privado.raiz(h.pessoa_id) as pessoa_id, max(h.em) as em from privado.historico as h
        where h.autor = p_membro and h.em >= v_de and (
          privado.e_resposta(h)
          or h.tipo = 'passo' and h.dados ->> 'acao' = 'concluiu'
        ) group by 1
      ) as f join privado.pessoas as p on p.id = f.pessoa_id and p.apagada_em is null order by f.em desc limit 30)
    )
    select coalesce(jsonb_agg(jsonb_build_object('pessoa', m.id, 'nome', m.nome, 'em', m.em, 'tipo', m.tipo) order by m.em, m.id), '[]')
    from marca as m
  );
end $$;
comment on function privado.marcas_do_dia is
  'Marks of the line of the day: promises of the reply clock to anybody, steps of the member and of those they stand in for, and what the member did today.';

create or replace function privado.esperando_hoje(p_momento privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'total', (
      select count(*) from (
        select from privado.pessoas as p
        where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita limit 10000
      ) as ate
    ),
    'pessoas', (
      select coalesce(jsonb_agg(privado.linha_pessoa(e.linha, p_momento) || jsonb_build_object('mensagem', (
        select c.mensagem from privado.entradas as n join public.contato as c on c.id = n.id
        where n.tabela = 'contato' and n.pessoa_id = any (privado.grupo((e.linha).id))
          and n.criada_em >= (e.linha).espera_desde and not (n.suspeita and n.liberada_em is null)
        order by n.criada_em desc limit 1
      )) order by (e.linha).prazo, (e.linha).id), '[]')
      from (
        select p as linha from privado.pessoas as p
        where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita
        order by p.ordem, p.id limit 12
      ) as e
    )
  );
end $$;
comment on function privado.esperando_hoje is 'Who waits, most urgent first, with the message they wait for an answer to.';

create or replace function privado.pagamentos_hoje(p_membro privado.equipe) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'total', count(*), 'valor_centavos', coalesce(sum(coalesce(a.entrou_centavos, a.valor_centavos)), 0),
      'linhas', coalesce(jsonb_agg(privado.linha_cobranca(a.pedido, p_membro) order by a.lugar) filter (where a.lugar <= 5), '[]')
    )
    from (
      select c.*, row_number() over (order by c.chave collate "C") as lugar from privado.cobrancas_abertas('recentes', 'precisa') as c
    ) as a
  );
end $$;
comment on function privado.pagamentos_hoje is 'Payments that a person should act on, with the first five.';

create or replace function privado.diagnosticos_hoje() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with diagnostico as (
      select distinct on (p.id) p.id as pessoa, e.id as resposta, e.criada_em, n.loja_id, n.nota
      -- Only the latest answers of a store have scores: older ones do not count where the latest were withdrawn.
      from privado.entradas as e join privado.notas_lojas as n on n.resposta_id = e.id and n.area = 'geral'
      join privado.pessoas as q on q.id = e.pessoa_id
      join privado.pessoas as p on p.id = coalesce(q.principal_id, q.id)
      -- Joined instead of raiz and grupo, which would be called for each of hundreds of rows.
      where e.tabela = 'diagnosticos_respostas' and e.criada_em > now() - interval '30 days' and e.retirada_em is null
        and p.apagada_em is null and not p.suspeita and not exists (
          select from privado.historico as h where h.pessoa_id = p.id and h.em >= e.criada_em and privado.fim_da_espera(h)
        ) and not exists (
          select from privado.pessoas as u join privado.historico as h on h.pessoa_id = u.id
          where u.principal_id = p.id and h.em >= e.criada_em and privado.fim_da_espera(h)
        )
      order by p.id, e.criada_em desc, e.id desc
    ), linha as (
      select d.*, l.nome, l.cnpj, l.cidade, l.uf, (
        select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'nota', a.nota)
          order by a.nota, array_position(privado.ordem_das_areas(), a.area)), '[]')
        from privado.notas_lojas as a where a.resposta_id = d.resposta and a.area <> 'geral'
      ) as areas
      from (select * from diagnostico order by criada_em desc, resposta limit 5) as d
      join public.diagnosticos_lojas as l on l.id = d.loja_id
    )
    select jsonb_build_object('total', (select count(*) from diagnostico), 'linhas', coalesce(jsonb_agg(jsonb_build_object(
      'pessoa', l.pessoa, 'nome', l.nome, 'cidade', l.cidade, 'uf', l.uf, 'receita', privado.loja_na_receita(l.cnpj), 'nota', l.nota,
      'areas', l.areas, 'em', l.criada_em
    ) order by l.criada_em desc, l.resposta), '[]'))
    from linha as l
  );
end $$;
comment on function privado.diagnosticos_hoje is 'Finished diagnostics of the last 30 days without a talk since, newest first. They need not wait for an answer.';

create or replace function privado.equipe_hoje() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'nome', e.nome, 'no_painel', s.agora, 'ausencia', privado.ausencia_json(privado.ausencia_de(e.id)),
      'com', case when s.agora then (
        select jsonb_build_object('id', p.id, 'nome', p.nome)
        from (
          select r.alvo, r.alvo_id from privado.registro_de_acessos as r
          where r.membro = e.id and r.em > now() - interval '10 minutes' order by r.em desc, r.id desc limit 20
        ) as v join privado.pessoas as p on p.id = v.alvo_id and v.alvo = 'pessoa' and p.apagada_em is null and not p.suspeita limit 1
      ) end,
      'esperando', least(coalesce(w.quantas, 0), 1000),
      'em_conversa', privado.em_aberto(e.id)
    ) order by s.agora desc, e.nome, e.id), '[]')
    from privado.equipe as e cross join lateral (select privado.no_painel(e.id) as agora) as s
    -- Who waits is read once, not once per member.
    left join (
      select p.dono, count(*) as quantas from privado.pessoas as p
      where p.prazo is not null and p.principal_id is null and p.apagada_em is null and not p.suspeita group by p.dono
    ) as w on w.dono = e.id
    where e.ativa and e.papel in ('atendimento', 'gestao')
  );
end $$;
comment on function privado.equipe_hoje is
  'Members who work with people: whether they use the panel or are away, whom they look at, and how many people they have, counted to 1,000.';

create or replace function privado.sem_dono_hoje() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'total', (
        select count(*) from (
          select from privado.pessoas as p where p.dono is null and p.aberta
            and p.principal_id is null and p.apagada_em is null and not p.suspeita limit 10000
        ) as ate
      ),
      'esperando', (
        select count(*) from (
          select from privado.pessoas as p where p.dono is null and p.prazo is not null
            and p.principal_id is null and p.apagada_em is null and not p.suspeita limit 10000
        ) as ate
      )
    )
  );
end $$;
comment on function privado.sem_dono_hoje is 'People without an owner and how many of them wait, counted to 10,000.';

create or replace function privado.feitas_hoje(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'nome', p.nome, 'estado', p.estado,
      'ganha_hoje', p.estado = 'arvore' and p.estado_desde >= privado.hoje()) order by f.em, p.id), '[]')
    from (
      select privado.raiz(h.pessoa_id) as pessoa, min(h.em) as em from privado.historico as h
      where h.autor = p_membro and h.em >= privado.hoje() group by 1 order by 2 limit 100
    ) as f join privado.pessoas as p on p.id = f.pessoa and p.apagada_em is null
  );
end $$;
comment on function privado.feitas_hoje is 'People this member did something with today.';

create or replace function privado.passados_hoje(p_membro uuid, p_momento privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(privado.linha_pessoa(p, p_momento) || jsonb_build_object('passado', privado.passado_json(v.linha))
      order by (v.linha).em desc), '[]')
    from privado.passados(p_membro) as v join privado.pessoas as p on p.id = v.pessoa
  );
end $$;
comment on function privado.passados_hoje is 'People handed to the member who were not opened since, with the note.';

-- A median of fewer than five answers says nothing.
create or replace function privado.resultados_hoje(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_de timestamptz := privado.hoje();
begin
  return (
    with feito as (
      select privado.raiz(h.pessoa_id) as pessoa, h.em, privado.e_resposta(h) as resposta,
        h.tipo = 'passo' and h.dados ->> 'acao' = 'concluiu' as cumprida
      from privado.historico as h where h.autor = p_membro and h.em >= v_de
    ), primeira as (
      select x.primeira_resposta_s as segundos from privado.pessoas as x
      where x.primeira_resposta_por = p_membro and x.primeira_resposta_em >= v_de and x.primeira_resposta_s is not null
        and x.principal_id is null and x.apagada_em is null
    )
    select jsonb_build_object(
      'respondidas', (select count(distinct f.pessoa) from feito as f where f.resposta),
      'mediana', (select case when count(*) >= 5 then percentile_disc(0.5) within group (order by r.segundos) end from primeira as r),
      'prazo', privado.minutos_prometidos() * 60,
      'cumpridas', (select count(*) from feito as f where f.cumprida),
      'ultima', (
        select jsonb_build_object('nome', x.nome, 'em', f.em) from feito as f join privado.pessoas as x on x.id = f.pessoa
        where f.cumprida order by f.em desc limit 1
      ),
      'resgatado', (
        select jsonb_build_object('quantas', count(*), 'valor_centavos', coalesce(sum(r.centavos), 0))
        from privado.recuperados(v_de, 'infinity') as r
      )
    )
  );
end $$;
comment on function privado.resultados_hoje is 'What the member did today: people answered, promises kept; and payments that came back to the group today.';

create or replace function privado.proximo_dia(p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('pessoa', x.id, 'nome', x.nome, 'passo', jsonb_build_object('texto', x.passo_texto, 'em', x.passo_em),
      'mais', count(*) over (partition by (x.passo_em at time zone 'America/Sao_Paulo')::date) - 1)
    from privado.pessoas as x
    where x.dono = p_membro and x.passo_em >= privado.hoje() + interval '1 day' and x.passo_em < privado.hoje() + interval '8 days'
      and x.principal_id is null and x.apagada_em is null and not x.suspeita
    order by x.passo_em, x.id limit 1
  );
end $$;
comment on function privado.proximo_dia is 'The first step of the member after today, within a week, and how many more that day has.';

create or replace function painel.hoje(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_momento privado.momento := privado.expediente(now());
  v_esperando jsonb := privado.esperando_hoje(v_momento);
begin
  perform privado.registrar_lista(p, 'caixa', '{"vista": "hoje"}');
  return jsonb_build_object(
    'agora', now(), 'faixas', privado.faixas_do_dia((now() at time zone 'America/Sao_Paulo')::date),
    'marcas', privado.marcas_do_dia(v_eu.id), 'esperando', v_esperando,
    'passos', (
      select coalesce(jsonb_agg(privado.linha_pessoa(s.linha, v_momento) order by (s.linha).passo_em, (s.linha).id), '[]') from (
        select x as linha from privado.pessoas as x
        where x.dono = any (privado.cobertos(v_eu.id) || v_eu.id) and x.passo_em < privado.hoje() + interval '1 day'
          and x.principal_id is null and x.apagada_em is null and not x.suspeita
        order by x.passo_em, x.id limit 50
      ) as s
    ),
    'pagamentos', privado.pagamentos_hoje(v_eu), 'diagnosticos', privado.diagnosticos_hoje(),
    'equipe', privado.equipe_hoje(), 'sem_dono', privado.sem_dono_hoje(), 'feitas', privado.feitas_hoje(v_eu.id),
    'passados', privado.passados_hoje(v_eu.id, v_momento), 'resultados', privado.resultados_hoje(v_eu.id),
    'amanha', privado.proximo_dia(v_eu.id)
  );
end $$;
comment on function painel.hoje is
  'The day of the member: who waits, who was handed over, promised steps up to today, also of those they stand in for, payments and diagnostics that need a person, and the team.';

create or replace function privado.coluna_do_funil(p_estado text, p jsonb, p_momento privado.momento) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_onde text := format('p.estado = %L and p.principal_id is null and p.apagada_em is null and not p.suspeita', p_estado)
    || case when (select s.fechado from privado.estados as s where s.estado = p_estado) then ' and p.estado_desde > now() - interval ''30 days''' else '' end
    || case when p ->> 'origem' is null then '' else format(' and p.origens @> array[%L]', p ->> 'origem') end
    || case when p ->> 'dono' is null then '' else format(' and p.dono = %L', (p ->> 'dono')::uuid) end;
  v_total bigint;
  v_previsto bigint;
  v_pessoas jsonb;
begin
  -- Each by its index: rows of people are read only where an origin is asked for.
  execute 'select count(*) from (select from privado.pessoas as p where ' || v_onde || ' limit 10000) as ate' into v_total;
  if p_estado = 'muda' then
    -- Only proposals have a value that counts.
    execute 'select sum(ate.valor) from (select p.valor_previsto_centavos as valor from privado.pessoas as p where ' || v_onde
      || ' and p.valor_previsto_centavos is not null limit 10000) as ate' into v_previsto;
  end if;
  execute format($q$
    select coalesce(jsonb_agg(privado.linha_pessoa(c.linha, $1) || jsonb_build_object(
      'motivo', (c.linha).motivo, 'previsto', privado.previsto(c.linha), 'valor_centavos', o.valor_centavos, 'entrou_centavos', o.entrou_centavos
    ) order by (c.linha).estado_desde, (c.linha).id), '[]')
    from (select p as linha from privado.pessoas as p where %s order by p.estado_desde, p.id limit $2) as c
    left join lateral (
      select (array_agg(o.valor_centavos order by e.criada_em desc, e.id desc))[1] as valor_centavos,
        sum(privado.entrou_centavos(o)) as entrou_centavos
      from privado.entradas as e join public.pedidos as o on o.id = e.id
      where e.tabela = 'pedidos' and e.pessoa_id = any (privado.grupo((c.linha).id))
    ) as o on true
  $q$, v_onde) into v_pessoas using p_momento, v_limite;
  return jsonb_build_object('total', v_total, 'previsto_centavos', coalesce(v_previsto, 0), 'pessoas', v_pessoas);
end $$;
comment on function privado.coluna_do_funil is
  'One column of the pipeline, oldest in the state first, counted to 10,000. The condition is dynamic SQL, so that each filter has its own plan.';

create or replace function privado.previsto_por_dono(p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('dono', privado.autor(d.dono), 'centavos', d.centavos, 'propostas', d.propostas)
      order by d.centavos desc, d.dono), '[]')
    from (
      select x.dono, sum(x.valor_previsto_centavos) as centavos, count(*) as propostas from privado.pessoas as x
      where x.estado = 'muda' and x.valor_previsto_centavos is not null and x.principal_id is null and x.apagada_em is null and not x.suspeita
        and (p ->> 'origem' is null or x.origens @> array[p ->> 'origem']) and (p ->> 'dono' is null or x.dono = (p ->> 'dono')::uuid)
      group by x.dono
    ) as d
  );
end $$;
comment on function privado.previsto_por_dono is 'What the proposals of each owner should bring, with the filters of the pipeline; the largest first.';

create or replace function painel.funil(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_momento privado.momento := privado.expediente(now());
begin
  perform privado.registrar_lista(p, 'caixa', jsonb_build_object('vista', 'funil', 'origem', p ->> 'origem', 'dono', p ->> 'dono'));
  return jsonb_build_object('agora', now(), 'colunas', (
    select jsonb_object_agg(c.estado, privado.coluna_do_funil(c.estado, p, v_momento)) from privado.estados as c
  ), 'donos', privado.previsto_por_dono(p));
end $$;
comment on function painel.funil is 'A column of the pipeline for each state; of ended conversations those of the last 30 days.';
