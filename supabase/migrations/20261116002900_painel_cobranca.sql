-- Unfinished payments as the panel lists them. Several orders of one person are one row.
alter table privado.equipe add column cobrancas_vistas_em timestamptz;
comment on column privado.equipe.cobrancas_vistas_em is 'When the member last looked at the list of payments; what happened later is new.';
create index pedidos_pagos on public.pedidos (pago_em) where pago_em is not null;

create function privado.opcoes_de_pagamento(p_origem text, p_forma text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('forma', o.forma, 'valor_centavos', o.valor, 'parcelas', o.parcelas)
    order by o.forma = p_forma, o.forma = 'boleto', o.forma = 'cartao')
  from (values
    ('pix', case p_origem when 'live' then 189810 else 189800 end, 1),
    ('boleto', case p_origem when 'live' then 189810 else 189800 end, 1),
    ('cartao', 199800, 12)
  ) as o (forma, valor, parcelas)
$$;
comment on function privado.opcoes_de_pagamento is
  'What an order costs by each method, another method first. The prices are those of domain/catalogo/precos.ts; a test compares them.';
revoke execute on function privado.opcoes_de_pagamento(text, text) from public;

create function privado.forma_do_pedido(p public.pedidos) returns text
language sql immutable set search_path = ''
return coalesce(p.forma_pagamento, case p.plano when 'parcelado' then 'cartao' else 'pix' end);
comment on function privado.forma_do_pedido is 'Method of an order; of one that has none yet, the one its plan starts with.';
revoke execute on function privado.forma_do_pedido(public.pedidos) from public;

create function privado.pessoa_do_pedido(p_pedido uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select q.id from privado.entradas as e join privado.pessoas as q on q.id = privado.raiz(e.pessoa_id)
    where e.tabela = 'pedidos' and e.id = p_pedido and q.apagada_em is null
  );
end $$;
comment on function privado.pessoa_do_pedido is 'The person of an order; null before its projection.';
revoke execute on function privado.pessoa_do_pedido(uuid) from public;

create function privado.grupo_da_cobranca(c privado.cobrancas) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when c.encerrada_em is not null then 'encerrado'
    when c.pausada_ate > now() then 'pausa'
    when c.com_pessoa_desde is not null or c.motivo in ('cartao_recusado', 'valor_diferente', 'reembolso', 'contestacao') then 'precisa'
    -- A buyer is usually at the form of the sign-up for some time after the payment.
    when c.motivo = 'pago_sem_cadastro' and c.motivo_em < now() - interval '1 hour' then 'precisa'
    when c.motivo = 'boleto_em_aberto' and c.boleto_visto > 0 and c.vence_em < now() + interval '36 hours' then 'precisa'
    else 'sozinho'
  end;
end $$;
comment on function privado.grupo_da_cobranca is
  'precisa: a person should act; sozinho: the next message or the provider does; pausa; encerrado.';
revoke execute on function privado.grupo_da_cobranca(privado.cobrancas) from public;

-- Money that came in is worked on before a newer order that was not paid. Within a group the latest day comes first, within
-- a day the largest amount.
create function privado.cobrancas_abertas()
returns table (pedido uuid, pessoa uuid, dono uuid, motivo text, valor_centavos integer, grupo text, chave text)
language sql stable rows 500 set search_path = '' as $$
  select l.pedido, l.pessoa, l.dono, l.motivo, l.valor_centavos, l.grupo, concat_ws('-',
    array_position(array['precisa', 'sozinho', 'pausa'], l.grupo),
    99999 - ((l.motivo_em at time zone 'America/Sao_Paulo')::date - date '2020-01-01'),
    lpad((2147483647 - l.valor_centavos)::text, 10, '0'),
    lpad((99999999999 - floor(extract(epoch from l.motivo_em)))::text, 11, '0'), l.pedido)
  from (
    select distinct on (coalesce(r.id, c.pedido_id))
      c.pedido_id as pedido, r.id as pessoa, r.dono, c.motivo, c.motivo_em, p.valor_centavos,
      privado.grupo_da_cobranca(c) as grupo
    from privado.cobrancas as c
    join public.pedidos as p on p.id = c.pedido_id
    left join privado.entradas as e on e.id = c.pedido_id and e.tabela = 'pedidos'
    left join privado.pessoas as q on q.id = e.pessoa_id
    left join privado.pessoas as r on r.id = coalesce(q.principal_id, q.id)
    where c.encerrada_em is null and c.motivo is not null
    order by coalesce(r.id, c.pedido_id),
      c.motivo not in ('valor_diferente', 'contestacao', 'reembolso', 'pago_sem_cadastro'), p.criado_em desc, p.id
  ) as l
$$;
comment on function privado.cobrancas_abertas is 'Open rows, one per person; chave is their order in the list, in plain bytes.';
revoke execute on function privado.cobrancas_abertas() from public;

create function privado.pedidos_da_cobranca(p_pedido uuid) returns uuid[]
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
revoke execute on function privado.pedidos_da_cobranca(uuid) from public;

create function privado.mensagens_da_cobranca(p_pedidos uuid[]) returns table (tipo text, em timestamptz)
language plpgsql stable rows 3 set search_path = '' as $$
begin
  return query select split_part(s.chave, ':', 1), s.enviado_em from privado.emails_enviados as s
  where substring(s.chave from '[0-9a-f-]{36}$') = any (p_pedidos::text[])
    and split_part(s.chave, ':', 1) in ('lembrete', 'outra_forma', 'boleto_vespera', 'boleto_dia', 'boleto_depois');
end $$;
comment on function privado.mensagens_da_cobranca is 'Automatic messages about these orders that were sent.';
revoke execute on function privado.mensagens_da_cobranca(uuid[]) from public;

create function privado.linha_cobranca(p_pedido uuid, p_membro privado.equipe) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  c privado.cobrancas;
  p public.pedidos;
  q privado.pessoas;
  v_pedidos uuid[] := privado.pedidos_da_cobranca(p_pedido);
begin
  select * into c from privado.cobrancas where pedido_id = p_pedido;
  select * into p from public.pedidos where id = p_pedido;
  select * into q from privado.pessoas where id = privado.pessoa_do_pedido(p_pedido);
  return jsonb_build_object(
    'pedido', p.id, 'protocolo', privado.protocolo(p.id), 'pessoa', q.id, 'nome', p.nome, 'loja', q.loja, 'cidade', q.cidade,
    'uf', q.uf, 'telefone', p.telefone, 'motivo', c.motivo, 'desde', c.motivo_em,
    'tentativas', (
      select sum(case c.motivo when 'cartao_recusado' then o.recusas else o.tentativas end)
      from privado.cobrancas as o where o.pedido_id = any (v_pedidos)
    ),
    'valor_centavos', p.valor_centavos, 'recebido_centavos', c.recebido_centavos, 'forma', privado.forma_do_pedido(p),
    'vence_em', c.vence_em, 'boleto_aberto', c.boleto_visto, 'voltou_pelo_link', c.voltou_em is not null,
    'enviadas', (
      select coalesce(jsonb_agg(jsonb_build_object('tipo', m.tipo, 'em', m.em) order by m.em), '[]')
      from privado.mensagens_da_cobranca(v_pedidos) as m
    ),
    'proxima', case when c.proxima_em is not null then
      jsonb_build_object('tipo', c.proxima_tipo, 'em', greatest(c.proxima_em, c.pausada_ate)) end,
    'pausada_ate', case when c.pausada_ate > now() then c.pausada_ate end,
    'grupo', privado.grupo_da_cobranca(c), 'dono', privado.autor(q.dono),
    'nova', c.encerrada_em is null and c.motivo_em > coalesce(p_membro.cobrancas_vistas_em, p_membro.criada_em)
  );
end $$;
comment on function privado.linha_cobranca is 'A row as cobrancaLinhaSchema in domain/painel/contrato-cobranca.ts describes it.';
revoke execute on function privado.linha_cobranca(uuid, privado.equipe) from public;

create function privado.procura_pedido(p_pedido uuid, p_pessoa uuid, p_texto text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_faixa record := privado.faixa_do_protocolo(p_texto);
  v_digitos text := regexp_replace(p_texto, '[^0-9]', '', 'g');
  -- A telephone or CNPJ as it is written on paper.
  v_texto text := case when p_texto ~ '^[0-9 ()./+-]+$' and v_digitos <> '' then v_digitos else trim(p_texto) end;
begin
  if v_faixa.de is not null then
    return p_pedido between v_faixa.de and v_faixa.ate;
  end if;
  return exists (
    select from public.pedidos as p left join privado.pessoas as q on q.id = p_pessoa where p.id = p_pedido
      and privado.para_busca(concat_ws(' ', p.nome, p.email, p.telefone, q.busca)) like all (privado.padroes(v_texto))
  );
end $$;
comment on function privado.procura_pedido is 'Whether an order or its person has this protocol, name, store, e-mail, telephone or CNPJ.';
revoke execute on function privado.procura_pedido(uuid, uuid, text) from public;

create function privado.recuperado() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('quantas', count(*), 'valor_centavos', coalesce(sum(p.valor_centavos), 0))
  from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id
  where p.pago_em > now() - interval '7 days' and p.situacao = 'pago' and (
    c.anterior_id is not null or c.passos <> '{}' or exists (
      select from public.pedidos as o join privado.cobrancas as a on a.pedido_id = o.id
      where privado.caixa_postal(o.email) = privado.caixa_postal(p.email) and o.criado_em < p.criado_em
        and o.criado_em > p.criado_em - interval '30 days' and a.passos <> '{}'
    )
  )
$$;
comment on function privado.recuperado is
  'Orders paid in the last seven days after a message of the rescue, a person in the inbox or a new link of the team.';
revoke execute on function privado.recuperado() from public;

create function privado.pagina_de_cobrancas(p jsonb, p_membro privado.equipe, p_limite integer)
returns table (pedido uuid, chave text) language plpgsql stable set search_path = '' as $$
begin
  if p ->> 'situacao' = 'encerradas' then
    return query select c.pedido_id, n.chave
    from privado.cobrancas as c,
      lateral (select lpad((99999999999 - floor(extract(epoch from c.encerrada_em)))::text, 11, '0') || '-' || c.pedido_id) as n (chave)
    where c.encerrada_em > now() - interval '90 days' and c.motivo is not null
      and c.encerrada_motivo in ('outro_caminho', 'nao_quer', 'sem_resposta', 'recusado')
      and (p ->> 'motivo' is null or c.motivo = p ->> 'motivo')
      and (p ->> 'cursor' is null or n.chave collate "C" > p ->> 'cursor')
      and (nullif(trim(p ->> 'texto'), '') is null
        or privado.procura_pedido(c.pedido_id, privado.pessoa_do_pedido(c.pedido_id), p ->> 'texto'))
    order by n.chave collate "C" limit p_limite;
    return;
  end if;
  return query select a.pedido, a.chave from privado.cobrancas_abertas() as a
  where (p ->> 'situacao' is distinct from 'minhas' or a.dono = p_membro.id)
    and (p ->> 'motivo' is null or a.motivo = p ->> 'motivo')
    and (p ->> 'cursor' is null or a.chave collate "C" > p ->> 'cursor')
    and (nullif(trim(p ->> 'texto'), '') is null or privado.procura_pedido(a.pedido, a.pessoa, p ->> 'texto'))
  order by a.chave collate "C" limit p_limite;
end $$;
comment on function privado.pagina_de_cobrancas is
  'Rows of a list after its cursor. Closed ones of 90 days, without those that were paid or replaced by a newer order.';
revoke execute on function privado.pagina_de_cobrancas(jsonb, privado.equipe, integer) from public;

create function painel.cobrancas(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_membro privado.equipe := privado.exigir('leitura', 'atendimento', 'gestao');
  v_limite integer := least(greatest(coalesce((p ->> 'limite')::integer, 50), 1), 100);
  v_pagina jsonb;
  v_totais jsonb;
begin
  select jsonb_build_object(
    'linhas', coalesce(jsonb_agg(privado.linha_cobranca(l.pedido, v_membro) order by l.lugar) filter (where l.lugar <= v_limite), '[]'),
    'proximo', case when count(*) > v_limite then max(l.chave) filter (where l.lugar = v_limite) end
  ) into v_pagina from (
    select g.pedido, g.chave, row_number() over (order by g.chave collate "C") as lugar
    from privado.pagina_de_cobrancas(p, v_membro, v_limite + 1) as g
  ) as l;
  select jsonb_object_agg(m.motivo, jsonb_build_object('quantas', coalesce(t.quantas, 0), 'valor_centavos', coalesce(t.valor, 0)))
  into v_totais from unnest(array[
    'pix_nao_pago', 'boleto_em_aberto', 'boleto_vencido', 'cartao_recusado', 'cartao_nao_pago', 'analise_de_risco',
    'pago_sem_cadastro', 'valor_diferente', 'reembolso', 'contestacao'
  ]) as m (motivo) left join (
    select a.motivo, count(*) as quantas, sum(a.valor_centavos) as valor from privado.cobrancas_abertas() as a group by a.motivo
  ) as t using (motivo);
  perform privado.registrar('viu', 'pedidos', null, jsonb_build_object(
    'situacao', p ->> 'situacao', 'motivo', p ->> 'motivo', 'quantas', jsonb_array_length(v_pagina -> 'linhas')
  ));
  return v_pagina || jsonb_build_object('totais', v_totais, 'recuperado', privado.recuperado(), 'agora', now());
end $$;
comment on function painel.cobrancas is 'One page of unfinished payments, with the totals of all open ones.';

revoke execute on function painel.cobrancas(jsonb) from public;
grant execute on function painel.cobrancas(jsonb) to painel;
