create or replace function privado.forma_do_pedido(p public.pedidos) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(p.forma_pagamento, case p.plano when 'parcelado' then 'cartao' else 'pix' end);
end $$;
comment on function privado.forma_do_pedido is 'Method of an order; of one that has none yet, the one its plan starts with.';

create or replace function privado.pessoa_do_pedido(p_pedido uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select q.id from privado.entradas as e join privado.pessoas as q on q.id = privado.raiz(e.pessoa_id)
    where e.tabela = 'pedidos' and e.id = p_pedido and q.apagada_em is null
  );
end $$;
comment on function privado.pessoa_do_pedido is 'The person of an order; null before its projection.';

create or replace function privado.grupo_da_cobranca(c privado.cobrancas) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when c.encerrada_em is not null then 'encerrado'
    -- The first bound spares the call for most rows.
    when c.motivo_em + interval '60 minutes' > now() and privado.listada_em(c) > now() then 'pagou'
    when c.pausada_ate > now() then 'pausa'
    when c.motivo in ('cartao_recusado', 'valor_diferente', 'reembolso', 'contestacao', 'pago_sem_cadastro') then 'precisa'
    when c.motivo = 'boleto_em_aberto' and c.boleto_visto > 0 and c.vence_em < now() + interval '36 hours' then 'precisa'
    when c.proxima_em is null or c.proxima_tipo in ('pessoa', 'encerrar') then 'sem_envio'
    else 'sozinho'
  end;
end $$;
comment on function privado.grupo_da_cobranca is
  'precisa: a person should act; pagou: paid less than 60 minutes ago, still signing up; sozinho: the next message is scheduled; sem_envio: no further message; pausa; encerrado.';

create or replace function privado.chave_da_cobranca(p_ordem text, p_em timestamptz, p_centavos integer, p_vence timestamptz, p_pedido uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_antes text := 99999999999 - extract(epoch from p_em)::bigint;
  v_valor text := 3000000000 - p_centavos;
begin
  return case p_ordem
    when 'valor' then concat_ws('-', v_valor, v_antes, p_pedido)
    when 'antigos' then concat_ws('-', 10000000000 + extract(epoch from p_em)::bigint, p_pedido)
    when 'vencimento' then concat_ws('-', 10000000000 + coalesce(extract(epoch from p_vence)::bigint, 9999999999), v_antes, p_pedido)
    else concat_ws('-', 99999 - ((p_em at time zone 'America/Sao_Paulo')::date - date '2020-01-01'), v_valor, v_antes, p_pedido)
  end;
end $$;
comment on function privado.chave_da_cobranca is
  'The place of a row in plain bytes: valor, the largest first; antigos; vencimento, the next due first; otherwise the latest day first, within a day the largest.';

-- Money that came in is worked on before a newer order that was not paid.
create or replace function privado.cobrancas_abertas(p_ordem text default 'recentes', p_grupo text default null)
returns table (pedido uuid, pessoa uuid, dono uuid, motivo text, forma text, desde timestamptz, valor_centavos integer,
  entrou_centavos integer, grupo text, chave text)
language plpgsql stable rows 500 set search_path = '' as $$
begin
  return query
  select l.pedido, l.pessoa, d.dono, l.motivo, coalesce((l.linha).forma_pagamento, privado.forma_do_pedido(l.linha)), l.motivo_em,
    l.valor_centavos, m.entrou_centavos, l.grupo, concat_ws('-',
    array_position(array['precisa', 'pagou', 'sozinho', 'sem_envio', 'pausa'], l.grupo),
    privado.chave_da_cobranca(p_ordem, l.motivo_em, coalesce(m.entrou_centavos, l.valor_centavos), l.vence_em, l.pedido))
  from (
    select distinct on (coalesce(q.principal_id, e.pessoa_id, c.pedido_id))
      c.pedido_id as pedido, coalesce(q.principal_id, e.pessoa_id) as pessoa, c.motivo, c.motivo_em, p.valor_centavos,
      coalesce(c.vence_em, p.expira_em) as vence_em, p as linha, privado.grupo_da_cobranca(c) as grupo
    from privado.cobrancas as c
    join public.pedidos as p on p.id = c.pedido_id
    left join privado.entradas as e on e.id = c.pedido_id and e.tabela = 'pedidos'
    -- Only people who are shown under another: few, while every order has a person.
    left join privado.pessoas as q on q.id = e.pessoa_id and q.principal_id is not null
    where c.encerrada_em is null and c.motivo is not null
    order by coalesce(q.principal_id, e.pessoa_id, c.pedido_id),
      c.motivo not in ('valor_diferente', 'contestacao', 'reembolso', 'pago_sem_cadastro'), p.criado_em desc, p.id
  ) as l
  -- Nothing came in for the others; they are most of the rows. offset 0: computed once.
  cross join lateral (
    select case when (l.linha).situacao in ('pago', 'em_revisao') then privado.entrou_centavos(l.linha) end as entrou_centavos offset 0
  ) as m
  left join privado.pessoas as d on d.id = l.pessoa
  where p_grupo is null or l.grupo = p_grupo;
end $$;
comment on function privado.cobrancas_abertas is 'Open rows, of all groups or of one, one per person; chave is their place in the list, by group and order.';

create or replace function privado.pedidos_da_cobranca(p_pedido uuid) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select p_pedido
    union
    select c.pedido_id from privado.entradas as e
    join privado.cobrancas as c on c.pedido_id = e.id
    join public.pedidos as p on p.id = c.pedido_id
    where e.tabela = 'pedidos' and e.pessoa_id = any (privado.grupo(privado.pessoa_do_pedido(p_pedido)))
      and p.criado_em > (select o.criado_em - interval '30 days' from public.pedidos as o where o.id = p_pedido)
  );
end $$;
comment on function privado.pedidos_da_cobranca is 'The orders that one row tells of: that of the row and those of the same person since 30 days before it.';

create or replace function privado.mensagens_da_cobranca(p_pedidos uuid[]) returns table (tipo text, em timestamptz)
language plpgsql stable rows 3 set search_path = '' as $$
begin
  return query select split_part(s.chave, ':', 1), s.enviado_em from privado.emails_enviados as s
  where substring(s.chave from '[0-9a-f-]{36}$') = any (p_pedidos::text[])
    and split_part(s.chave, ':', 1) in ('lembrete', 'outra_forma', 'boleto_vespera', 'boleto_dia', 'boleto_depois', 'pago', 'cobrar');
end $$;
comment on function privado.mensagens_da_cobranca is 'Messages about these orders that were sent to the buyer, the receipt of the payment included.';

create or replace function privado.linha_cobranca(p_pedido uuid, p_membro privado.equipe) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  c privado.cobrancas;
  p public.pedidos;
  q privado.pessoas;
  l record;
  v_pedidos uuid[] := privado.pedidos_da_cobranca(p_pedido);
begin
  select * into c from privado.cobrancas where pedido_id = p_pedido;
  select * into p from public.pedidos where id = p_pedido;
  select * into q from privado.pessoas where id = privado.pessoa_do_pedido(p_pedido);
  l := privado.lugar_da_pessoa(q);
  return jsonb_build_object(
    'pedido', p.id, 'protocolo', privado.protocolo_de('pedidos', p.id), 'pessoa', q.id, 'nome', coalesce(q.nome_da_equipe, p.nome), 'loja', l.loja,
    'cidade', l.cidade, 'uf', l.uf, 'receita', l.receita, 'telefone', privado.telefone_da_cobranca(p, q), 'motivo', c.motivo, 'desde', c.motivo_em,
    'tentativas', (
      select sum(case c.motivo when 'cartao_recusado' then o.recusas else o.tentativas end)
      from privado.cobrancas as o where o.pedido_id = any (v_pedidos)
    ),
    'valor_centavos', p.valor_centavos, 'entrou_centavos', privado.entrou_centavos(p), 'forma', privado.forma_do_pedido(p),
    'vence_em', c.vence_em, 'boleto_aberto', c.boleto_visto, 'voltou_pelo_link', c.voltou_em is not null,
    'enviadas', (
      select coalesce(jsonb_agg(jsonb_build_object('tipo', m.tipo, 'em', m.em) order by m.em), '[]')
      from privado.mensagens_da_cobranca(v_pedidos) as m
    ),
    'contato', (
      select jsonb_build_object('em', h.em) || h.dados from privado.contatos_da_cobranca(p_pedido, v_pedidos) as h order by h.em desc limit 1
    ),
    'proxima', case when c.proxima_em is not null then
      jsonb_build_object('tipo', c.proxima_tipo, 'em', greatest(c.proxima_em, c.pausada_ate)) end,
    'pausada_ate', case when c.pausada_ate > now() then c.pausada_ate end,
    'quieta_ate', case when privado.listada_em(c) > now() then privado.listada_em(c) end,
    'grupo', privado.grupo_da_cobranca(c), 'dono', privado.autor(q.dono),
    'nova', c.encerrada_em is null and privado.listada_em(c) <= now() and privado.listada_em(c) > coalesce(p_membro.cobrancas_vistas_em, p_membro.criada_em)
  );
end $$;
comment on function privado.linha_cobranca is 'A row as cobrancaLinhaSchema in domain/painel/contrato-cobranca.ts describes it.';

create or replace function privado.cobrancas_novas(p_membro privado.equipe) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(distinct coalesce(privado.pessoa_do_pedido(n.pedido_id), n.pedido_id)) from (
      select c.pedido_id from privado.cobrancas as c
      where c.encerrada_em is null and c.motivo is not null
        -- The first bound is for the index.
        and c.motivo_em > coalesce(p_membro.cobrancas_vistas_em, p_membro.criada_em) - interval '60 minutes'
        and privado.listada_em(c) > coalesce(p_membro.cobrancas_vistas_em, p_membro.criada_em) and privado.listada_em(c) <= now()
      limit 100
    ) as n
  );
end $$;
comment on function privado.cobrancas_novas is 'People with an open payment that is new since the member last looked at the list, counted to 100.';

create or replace function privado.lido_da_busca(p_texto text, out de uuid, out ate uuid, out padroes text[])
language plpgsql stable set search_path = '' as $$
declare
  v_digitos text := regexp_replace(p_texto, '[^0-9]', '', 'g');
begin
  select f.de, f.ate into de, ate from privado.faixa_do_protocolo(p_texto) as f;
  -- A telephone or CNPJ as it is written on paper.
  padroes := privado.padroes(case when p_texto ~ '^[0-9 ()./+-]+$' and v_digitos <> '' then v_digitos else p_texto end);
end $$;
comment on function privado.lido_da_busca is 'What a text looks for: the ids of a protocol, or patterns of name, store, e-mail, telephone or CNPJ. Read once per list.';

create or replace function privado.recuperados(p_de timestamptz, p_ate timestamptz)
returns table (pedido uuid, pago_em timestamptz, centavos integer, novo_link boolean)
language plpgsql stable rows 50 set search_path = '' as $$
begin
  return query select p.id, p.pago_em, privado.entrou_centavos(p), c.anterior_id is not null
  from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id
  where p.pago_em >= p_de and p.pago_em < p_ate and p.situacao = 'pago' and (
    c.anterior_id is not null or c.passos <> '{}' or exists (
      select from public.pedidos as o join privado.cobrancas as a on a.pedido_id = o.id
      where privado.caixa_postal(o.email) = privado.caixa_postal(p.email) and o.criado_em < p.criado_em
        and o.criado_em > p.criado_em - interval '30 days' and a.passos <> '{}'
    )
  );
end $$;
comment on function privado.recuperados is
  'Orders paid between two moments after a message of the rescue, a person in the inbox or a new link of the team.';

create or replace function privado.resumo_das_cobrancas() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_mes timestamptz := date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
begin
  return jsonb_build_object(
    'recebido', (
      select jsonb_build_object('quantas', count(*), 'valor_centavos', coalesce(sum(privado.entrou_centavos(p)), 0))
      from public.pedidos as p where p.pago_em >= v_mes and p.situacao = 'pago'
    ),
    'recuperado', (
      select jsonb_build_object('quantas', count(*), 'valor_centavos', coalesce(sum(r.centavos), 0))
      from privado.recuperados(now() - interval '7 days', 'infinity') as r
    )
  );
end $$;
comment on function privado.resumo_das_cobrancas is 'What came in this month in São Paulo, and what came back in the last seven days.';

create or replace function privado.e_encerrada(c privado.cobrancas) returns boolean
language sql stable set search_path = ''
return c.encerrada_em > now() - interval '90 days' and c.motivo is not null
  and c.encerrada_motivo in ('outro_caminho', 'nao_quer', 'sem_resposta', 'recusado');
comment on function privado.e_encerrada is 'Closed in the last 90 days, neither paid nor replaced by a newer order.';

create or replace function privado.cobrancas_encerradas(p_ordem text)
returns table (pedido uuid, pessoa uuid, dono uuid, motivo text, forma text, desde timestamptz, chave text)
language plpgsql stable rows 500 set search_path = '' as $$
begin
  return query select p.id, q.id, q.dono, c.motivo, privado.forma_do_pedido(p), c.encerrada_em,
    privado.chave_da_cobranca(p_ordem, c.encerrada_em, p.valor_centavos, coalesce(c.vence_em, p.expira_em), p.id)
  from privado.cobrancas as c join public.pedidos as p on p.id = c.pedido_id
  left join privado.pessoas as q on q.id = privado.pessoa_do_pedido(p.id)
  where c.encerrada_em is not null and privado.e_encerrada(c);
end $$;
comment on function privado.cobrancas_encerradas is 'Closed rows of 90 days, in the orders of cobrancas_abertas.';

-- Without generic plans, what is read for each row is planned again for each row.
create or replace function painel.cobrancas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_busca record := privado.lido_da_busca(nullif(trim(p ->> 'texto'), ''));
  v_desde timestamptz := privado.hoje() - ((p ->> 'dias')::integer - 1) * interval '1 day';
  v_saida jsonb;
begin
  with aberta as materialized (select * from privado.cobrancas_abertas(p ->> 'ordem')), escolhida as (
    select a.pedido, a.pessoa, a.dono, a.motivo, a.forma, a.desde, a.chave from aberta as a
    where p ->> 'situacao' is distinct from 'encerradas' and (p ->> 'situacao' is distinct from 'minhas' or a.dono = v_eu.id)
    union all
    select e.* from privado.cobrancas_encerradas(p ->> 'ordem') as e where p ->> 'situacao' = 'encerradas'
  ), pagina as (
    select g.*, row_number() over (order by g.chave collate "C") as lugar from (
      select e.pedido, e.chave from escolhida as e
      where (p ->> 'motivo' is null or e.motivo = p ->> 'motivo') and (p ->> 'forma' is null or e.forma = p ->> 'forma')
        and (p ->> 'dono' is null or coalesce(e.dono::text, 'ninguem') = p ->> 'dono') and (v_desde is null or e.desde >= v_desde)
        and (p ->> 'cursor' is null or e.chave collate "C" > p ->> 'cursor')
        and case
          when v_busca.padroes is null then true
          when v_busca.de is not null then e.pedido between v_busca.de and v_busca.ate
            or exists (select from privado.inicio_da_compra('pedidos', e.pedido) as c where c.inicio_id between v_busca.de and v_busca.ate)
          when e.pessoa is not null then exists (
            select from privado.pessoas as q where q.id = e.pessoa and q.busca like all (v_busca.padroes)
          )
          -- Not projected yet.
          else exists (
            select from public.pedidos as o where o.id = e.pedido
              and privado.para_busca(concat_ws(' ', o.nome, o.email, o.telefone)) like all (v_busca.padroes)
          )
        end
      order by e.chave collate "C" limit v_limite + 1
    ) as g
  ), total as (
    select a.motivo, count(*) as quantas, sum(a.valor_centavos) as valor, sum(a.entrou_centavos) as entrou
    from aberta as a where a.grupo <> 'pagou' group by a.motivo
  )
  select jsonb_build_object(
    'linhas', (
      select coalesce(jsonb_agg(privado.linha_cobranca(l.pedido, v_eu) order by l.lugar) filter (where l.lugar <= v_limite), '[]')
      from pagina as l
    ),
    'proximo', (select case when count(*) > v_limite then max(l.chave) filter (where l.lugar = v_limite) end from pagina as l),
    'totais', (
      select jsonb_object_agg(m.motivo, jsonb_build_object('quantas', coalesce(t.quantas, 0), 'valor_centavos', coalesce(t.valor, 0),
        'entrou_centavos', coalesce(t.entrou, 0)))
      from unnest(privado.motivos_de_cobranca()) as m (motivo) left join total as t using (motivo)
    ),
    'abas', jsonb_build_object(
      'abertas', (select count(*) from aberta as a where a.grupo <> 'pagou'),
      'minhas', (select count(*) from aberta as a where a.grupo <> 'pagou' and a.dono = v_eu.id),
      'encerradas', (select count(*) from privado.cobrancas as c where c.encerrada_em is not null and privado.e_encerrada(c))
    )
  ) into v_saida;
  perform privado.registrar_lista(p, 'pedidos', jsonb_build_object('situacao', p ->> 'situacao', 'motivo', p ->> 'motivo'),
    jsonb_array_length(v_saida -> 'linhas'));
  return v_saida || privado.resumo_das_cobrancas() || jsonb_build_object('agora', now());
end $$;
comment on function painel.cobrancas is 'One page of unfinished payments, with the totals of all open ones; who has just paid is listed and not counted.';
