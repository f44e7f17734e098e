create or replace function privado.mesma_caixa(p public.pedidos, p_email text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return privado.chave_email(p.email) = privado.chave_email(p_email)
    or privado.chave_email(privado.email_da_cobranca(p)) = privado.chave_email(p_email);
end $$;
comment on function privado.mesma_caixa is 'Whether an address is the buyer''s of an order, or the one that a member wrote for them.';

create or replace function privado.inicio_da_compra(p_tabela text, p_id uuid,
  out inicio_tabela text, out inicio_id uuid, out caixa text, out gratis boolean, out lead_id uuid, out primeiro_id uuid, out cadastro_id uuid)
language plpgsql stable set search_path = '' as $$
begin
  inicio_tabela := p_tabela;
  inicio_id := p_id;
  gratis := false;
  case p_tabela
    when 'leadlive' then
      select privado.chave_email(l.email), l.produto = 'edenappfree', l.id into caixa, gratis, lead_id
      from public.leadlive as l where l.id = p_id and l.produto in ('edenapp', 'edenappfree');
    when 'pedidos' then
      select privado.chave_email(p.email), p.id into caixa, primeiro_id from public.pedidos as p where p.id = p_id;
    when 'cadastros_app' then
      select privado.chave_email(coalesce(p.email, c.email)), c.tipo = 'free', c.id, p.id, l.id
      into caixa, gratis, cadastro_id, primeiro_id, lead_id
      from public.cadastros_app as c
      left join public.pedidos as p on p.id = c.pedido_id and privado.mesma_caixa(p, c.email)
      left join public.leadlive as l on l.id = c.lead_id and c.tipo = 'free' and l.produto = 'edenappfree'
        and privado.chave_email(l.email) = privado.chave_email(c.email)
      where c.id = p_id;
    else
      null;
  end case;
  if primeiro_id is not null then
    -- A member replaces an unpaid order with another one.
    if exists (select from privado.cobrancas as c where c.pedido_id = primeiro_id and c.anterior_id is not null) then
      with recursive antes as (
        select primeiro_id as id, 0 as passo
        union all
        select p.id, a.passo + 1 from antes as a join privado.cobrancas as c on c.pedido_id = a.id
        join public.pedidos as p on p.id = c.anterior_id and privado.chave_email(p.email) = caixa
        where a.passo < 20
      )
      select a.id into primeiro_id from antes as a order by a.passo desc limit 1;
    end if;
    select l.id into lead_id from public.pedidos as p join public.leadlive as l on l.id = p.lead_id
    where p.id = primeiro_id and l.produto = 'edenapp' and privado.chave_email(l.email) = caixa;
  end if;
  if lead_id is not null then
    inicio_tabela := 'leadlive';
    inicio_id := lead_id;
  elsif primeiro_id is not null then
    inicio_tabela := 'pedidos';
    inicio_id := primeiro_id;
  end if;
end $$;
comment on function privado.inicio_da_compra is
  'The first row of the purchase of a row, and on the way: its mailbox, whether it is free, its interest, first order and sign-up, as far as they are known from the row.';

create or replace function privado.compra_de(p_tabela text, p_id uuid,
  out inicio_tabela text, out inicio_id uuid, out lead_id uuid, out pedido_id uuid, out cadastro_id uuid)
language plpgsql stable set search_path = '' as $$
declare
  i record := privado.inicio_da_compra(p_tabela, p_id);
begin
  inicio_tabela := i.inicio_tabela;
  inicio_id := i.inicio_id;
  lead_id := i.lead_id;
  cadastro_id := i.cadastro_id;
  if i.gratis then
    if lead_id is not null then
      select c.id into cadastro_id from public.cadastros_app as c
      where c.lead_id = compra_de.lead_id and c.tipo = 'free' and privado.chave_email(c.email) = i.caixa
      order by c.conta_situacao = 'ativa' desc, c.criado_em desc, c.id limit 1;
    end if;
  elsif lead_id is not null or i.primeiro_id is not null then
    with recursive da_compra as (
      select p.* from public.pedidos as p
      where (p.id = i.primeiro_id or p.lead_id = compra_de.lead_id) and privado.chave_email(p.email) = i.caixa
      union
      select p.* from da_compra as d join privado.cobrancas as c on c.anterior_id = d.id
      join public.pedidos as p on p.id = c.pedido_id and privado.chave_email(p.email) = i.caixa
    )
    select d.id into pedido_id from da_compra as d
    order by d.situacao = 'pago' desc, d.situacao = 'em_revisao' desc, d.criado_em desc, d.id limit 1;
    select c.id into cadastro_id from public.cadastros_app as c join public.pedidos as p on p.id = c.pedido_id
    where p.id = compra_de.pedido_id and privado.mesma_caixa(p, c.email);
  end if;
end $$;
comment on function privado.compra_de is
  'The purchase of a row: its first row, its interest, the order that counts (the paid one, else the newest) and its sign-up. A row of no purchase is its own first row.';

create or replace function privado.pedido_recusado(p_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id
    where p.id = p_id and p.situacao = 'cancelado' and (c.encerrada_motivo = 'recusado' or c.reembolso_em is not null)
  );
end $$;
comment on function privado.pedido_recusado is
  'Whether an order was cancelled although money came in: gestao refused a payment of another amount. No page may say that nothing was charged.';

create or replace function privado.pedido_que_vale(p_id uuid, out id uuid, out situacao text)
language plpgsql stable set search_path = '' as $$
begin
  with recursive trocas as (
    select p.* from public.pedidos as p where p.id = p_id
    union
    select n.* from trocas as t join privado.cobrancas as c on c.anterior_id = t.id
    join public.pedidos as n on n.id = c.pedido_id and privado.chave_email(n.email) = privado.chave_email(t.email)
  )
  select t.id, t.situacao into pedido_que_vale.id, pedido_que_vale.situacao from trocas as t
  order by array_position(array['pago', 'em_revisao', 'pendente'], t.situacao), privado.pedido_recusado(t.id) desc, t.criado_em desc, t.id
  limit 1;
end $$;
comment on function privado.pedido_que_vale is
  'The order that counts for a buyer who has the id of one: itself or an order by which members replaced it. The paid one, else one under review, else one that can be paid, else one whose payment was refused, else the newest.';

create or replace function privado.seguir_pagamento(p_cadastro uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.cadastros_app as a set pedido_id = v.id
  from public.pedidos as p cross join lateral privado.pedido_que_vale(p.id) as v
  where a.id = p_cadastro and p.id = a.pedido_id and p.situacao not in ('pago', 'em_revisao') and v.situacao = 'pago'
    and not exists (select from public.cadastros_app as b where b.pedido_id = v.id);
end $$;
comment on function privado.seguir_pagamento is
  'Binds a sign-up of an unpaid order to the paid one by which a member replaced it, unless that has a sign-up.';

create or replace function privado.protocolo_de(p_tabela text, p_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return privado.protocolo((privado.inicio_da_compra(p_tabela, p_id)).inicio_id);
end $$;
comment on function privado.protocolo_de is 'The one number of a row and of its whole purchase, told on every page, in every e-mail and in the panel.';

create or replace function privado.protocolo_da_pessoa(p_raiz uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select privado.protocolo_de(e.tabela, e.id) from unnest(privado.grupo(p_raiz)) as i (id), lateral (
      select n.tabela, n.id, n.criada_em from privado.entradas as n
      where n.pessoa_id = i.id and n.tabela = any (privado.tabelas_acompanhadas()) order by n.criada_em desc, n.id desc limit 1
    ) as e order by e.criada_em desc, e.id desc limit 1
  );
end $$;
comment on function privado.protocolo_da_pessoa is
  'The number of the newest request of a person. With the rights of its owner: the export calls it while the member fetches rows.';

create or replace function public.acompanhar_convite(p_codigo text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a record;
  c record;
  v_fase text;
begin
  select * into a from privado.mudar_acompanhar(p_codigo);
  if a.id is null then
    return null;
  end if;
  v_fase := privado.fase(a.tabela, a.id) ->> 'fase';
  select * into c from privado.compra_de(a.tabela, a.id);
  if v_fase in ('falta_cadastro', 'convidada') then
    -- Ten minutes: pressed twice it is one e-mail.
    perform privado.enfileirar('reenviar_convite', 'reenviar:' || coalesce(c.pedido_id, c.lead_id) || ':' || floor(extract(epoch from now()) / 600),
      json_build_object('pedido', c.pedido_id, 'lead', case when c.pedido_id is null then c.lead_id end,
        'vez', floor(extract(epoch from now()) / 600)));
  end if;
  return privado.acompanhar_json(a.tabela, a.id, a.ate);
end $$;
comment on function public.acompanhar_convite is
  'Sends a new link to the sign-up to the mailbox of the purchase. The follow-up link itself never opens the sign-up: it may have been shown on a page.';
grant execute on function public.acompanhar_convite(text) to anon, authenticated, service_role;
