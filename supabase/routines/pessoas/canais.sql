create or replace function privado.canais_da_linha(d privado.dados_entrada) returns table (tipo text, chave text, valor text)
language plpgsql stable rows 2 set search_path = '' as $$
begin
  if d.email is not null then
    tipo := 'email'; chave := privado.chave_email(d.email); valor := d.email;
    return next;
  end if;
  chave := privado.chave_telefone(d.telefone);
  if chave is not null then
    tipo := 'telefone'; valor := d.telefone;
    return next;
  end if;
end $$;
comment on function privado.canais_da_linha is 'The channels that a source row brings.';

create or replace function privado.confianca(p_pago timestamptz, p_respondeu timestamptz, p_abriu timestamptz, p_falhou timestamptz) returns text
language sql immutable parallel safe set search_path = ''
return case
  when p_falhou >= coalesce(greatest(p_pago, p_respondeu, p_abriu), '-infinity') then 'falhou'
  when p_pago is not null then 'pago' when p_respondeu is not null then 'respondeu'
  when p_abriu is not null then 'abriu' else 'digitado'
end;
comment on function privado.confianca is 'The level of a channel, as CONFIANCAS in domain/painel/valores.ts names it.';

-- abriu does not come before digitado and is as new: opening a link or answering a receipt proves the mailbox, not that the
-- CPF typed with it is the typist's.
create or replace function privado.canais_em_ordem(p_ids uuid[], p_escolhas jsonb)
returns table (tipo text, lugar bigint, id uuid, chave text, valor text, confianca text, novo boolean, corrigido_em timestamptz)
language plpgsql stable rows 2 set search_path = '' as $$
begin
  return query
  with canal as (
    select c.tipo, c.chave, (array_agg(c.id order by c.desde, c.id))[1] as id,
      (array_agg(c.valor order by case c.tipo when 'telefone' then -length(c.valor) end, c.desde, c.id))[1] as valor,
      bool_or(p_escolhas ->> c.tipo in (c.id::text, c.pessoa_id::text)) is true as escolhido, bool_and(c.suspeita) as suspeita,
      privado.confianca(max(c.pago_em), max(c.respondeu_em), max(c.abriu_em), max(c.falhou_em)) as confianca, min(c.desde) as desde,
      max(c.corrigido_em) as corrigido_em
    from privado.canais as c where c.pessoa_id = any (p_ids) group by c.tipo, c.chave
  )
  select c.tipo, row_number() over (partition by c.tipo order by c.confianca = 'falhou', c.escolhido desc, c.suspeita,
      case c.confianca when 'pago' then 2 when 'respondeu' then 1 else 0 end desc, c.desde, c.chave),
    c.id, c.chave, c.valor, c.confianca,
    c.confianca in ('abriu', 'digitado') and not c.escolhido and c.desde > min(c.desde) over (partition by c.tipo), c.corrigido_em
  from canal as c;
end $$;
comment on function privado.canais_em_ordem is
  'The channels of a group of people by kind; the one with lugar 1 is used. novo: came after another, and neither a payment, nor what was said with a member, nor a choice speaks for it. p_escolhas: pessoas.escolhas.';

create or replace function privado.primeiros_canais(p_ids uuid[], p_escolhas jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('email', min(c.valor) filter (where c.tipo = 'email'), 'telefone', min(c.valor) filter (where c.tipo = 'telefone'))
    from privado.canais_em_ordem(p_ids, p_escolhas) as c where c.lugar = 1
  );
end $$;
comment on function privado.primeiros_canais is 'Columns email and telefone of a person, from the channels of the group and these choices.';

create or replace function privado.trouxe(p_ids uuid[], p_tabela text, p_id uuid) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select c.tipo from privado.canais as c
    where c.entrada_id = p_id and c.tabela = p_tabela and c.pessoa_id = any (p_ids)
      and exists (select from privado.canais as o where o.pessoa_id = any (p_ids) and o.tipo = c.tipo and o.chave <> c.chave and o.desde < c.desde)
      and not exists (select from privado.canais as o where o.pessoa_id = any (p_ids) and o.tipo = c.tipo and o.chave = c.chave and o.desde < c.desde)
    order by c.tipo
  );
end $$;
comment on function privado.trouxe is 'Which kinds of channel this row brought to a person who had others before.';

create or replace function privado.somar_canais(p_pessoa uuid, p_tabela text, p_id uuid, d privado.dados_entrada) returns void
language plpgsql set search_path = '' as $$
begin
  insert into privado.canais as c (pessoa_id, tipo, chave, valor, tabela, entrada_id, desde, suspeita, pago_em)
  select p_pessoa, k.tipo, k.chave, k.valor, p_tabela, p_id, d.criada_em, d.suspeita,
    case when p_tabela = 'pedidos' and d.situacao = 'pago' then d.em end
  from privado.canais_da_linha(d) as k
  on conflict on constraint canais_um_por_chave do update set
    valor = case when c.tipo = 'telefone' and length(excluded.valor) > length(c.valor) then excluded.valor else c.valor end,
    tabela = case when c.tabela is not null and excluded.desde < c.desde then excluded.tabela else c.tabela end,
    entrada_id = case when c.tabela is not null and excluded.desde < c.desde then excluded.entrada_id else c.entrada_id end,
    desde = least(c.desde, excluded.desde), suspeita = c.suspeita and excluded.suspeita,
    pago_em = greatest(c.pago_em, excluded.pago_em)
  where excluded.desde < c.desde or c.suspeita and not excluded.suspeita or excluded.pago_em is not null
    or c.tipo = 'telefone' and length(excluded.valor) > length(c.valor);
end $$;
comment on function privado.somar_canais is 'Adds the channels of a new row to its person; a row that brings nothing new writes nothing.';

create or replace function privado.refazer_canais(p_pessoa uuid) returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_grupo uuid[] := privado.grupo(privado.raiz(p_pessoa));
begin
  -- The person before their channels, as in a command of a member.
  perform from privado.pessoas where id = v_grupo[1] for no key update;
  with linha as (
    select e.tabela, e.id, e.criada_em, e.suspeita and e.liberada_em is null as suspeita, k.tipo, k.chave, k.valor,
      case when e.tabela = 'pedidos' and d.situacao = 'pago' and (k.tipo = 'email' or not exists (
        select from privado.historico as h
        where h.pessoa_id = any (v_grupo) and h.tipo = 'correcao' and h.dados ->> 'entrada' = e.id::text
      )) then d.em end as pago_em
    from privado.entradas as e, privado.ler_entrada(e.tabela, e.id) as d, privado.canais_da_linha(d) as k
    where e.pessoa_id = p_pessoa and d.criada_em is not null
    union all
    select null, null, c.desde, false, c.tipo, c.chave, c.valor, null
    from privado.canais as c where c.pessoa_id = p_pessoa and c.tabela is null
  ), usado as (
    select case when u.alvo like '%@%' then 'email' else 'telefone' end as tipo,
      case when u.alvo like '%@%' then privado.chave_email(u.alvo) else privado.chave_telefone(u.alvo) end as chave,
      max(h.em) filter (where h.dados ->> 'resultado' = 'falei'
        or h.tipo = 'recebido' and h.dados ->> 'canal' in ('telefone', 'whatsapp') or h.tipo = 'email_recebido') as respondeu_em,
      max(h.em) filter (where 'numero_errado' = h.dados ->> 'resultado' or 'recusado' = h.dados ->> 'situacao' or u.errado) as falhou_em,
      max(h.em) filter (where h.tipo = 'corrigida' and not u.errado) as corrigido_em
    from privado.historico as h, lateral (
      select h.dados ->> 'para' as alvo, false as errado
      union all
      select h.dados ->> 'de', true where h.tipo = 'corrigida' and (h.dados ->> 'antigo_errado')::boolean
    ) as u
    where h.pessoa_id = any (v_grupo) and (h.tipo in ('email', 'contato', 'recebido', 'email_recebido')
      or h.tipo = 'corrigida' and h.dados ->> 'campo' in ('email', 'telefone')) and u.alvo is not null group by 1, 2
  ), recusada as (
    -- Of every row of the group: the address that a member wrote may be another person's of a union.
    select l.chave, max(r.em) as em from privado.entradas as e
    join privado.emails_recusados as r on substring(r.chave from '[0-9a-f-]{36}$') = e.id::text
    join linha as l on case when r.destinatario is null then l.id = e.id else privado.hash_consulta(l.chave) = r.destinatario end
    where e.pessoa_id = any (v_grupo) and l.tipo = 'email' and r.chave !~ '^(equipe|conta_[a-z_]+):' group by 1
  ), canal as (
    select l.tipo, l.chave, (array_agg(l.valor order by case l.tipo when 'telefone' then -length(l.valor) end, l.id is not null, l.criada_em, l.id))[1] as valor,
      (array_agg(l.tabela order by l.id is not null, l.criada_em, l.id))[1] as tabela,
      (array_agg(l.id order by l.id is not null, l.criada_em, l.id))[1] as entrada_id,
      min(l.criada_em) as desde, bool_and(l.suspeita) as suspeita, max(l.pago_em) as pago_em
    from linha as l group by 1, 2
  ), posto as (
    insert into privado.canais as c (pessoa_id, tipo, chave, valor, tabela, entrada_id, desde, suspeita, pago_em, respondeu_em, falhou_em, corrigido_em)
    select p_pessoa, k.tipo, k.chave, k.valor, k.tabela, k.entrada_id, k.desde, k.suspeita, k.pago_em, u.respondeu_em,
      -- A member who types it again says that it is right after all.
      case when greatest(u.falhou_em, x.em) > coalesce(u.corrigido_em, '-infinity') then greatest(u.falhou_em, x.em) end, u.corrigido_em
    from canal as k left join usado as u on u.tipo = k.tipo and u.chave = k.chave
    left join recusada as x on k.tipo = 'email' and x.chave = k.chave
    on conflict on constraint canais_um_por_chave do update set valor = excluded.valor, tabela = excluded.tabela,
      entrada_id = excluded.entrada_id, desde = excluded.desde, suspeita = excluded.suspeita, pago_em = excluded.pago_em,
      respondeu_em = excluded.respondeu_em, falhou_em = excluded.falhou_em, corrigido_em = excluded.corrigido_em
    returning c.tipo, c.chave
  )
  delete from privado.canais as c where c.pessoa_id = p_pessoa
    and not exists (select from posto as t where t.tipo = c.tipo and t.chave = c.chave);
end $$;
comment on function privado.refazer_canais is
  'The channels of one person from their rows, the history and what members typed, after a change or deletion. Ids stay, so that a choice stays.';

-- A second opening is written only where the address had been refused since: it is the person's again, and may be the first.
create or replace function privado.abriu_canais(p_pessoa uuid, p_canais uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_canais privado.canais[] := array(
    select c from privado.canais as c where c.id = any (p_canais) and (c.abriu_em is null or c.abriu_em <= c.falhou_em)
  );
begin
  if v_canais = '{}' then
    return;
  end if;
  perform from privado.pessoas where id = p_pessoa for no key update;
  update privado.canais set abriu_em = now() where id in (select c.id from unnest(v_canais) as c);
  if exists (select from unnest(v_canais) as c where c.falhou_em is not null) then
    perform privado.refazer_pessoa(p_pessoa);
  end if;
end $$;
comment on function privado.abriu_canais is 'These mailboxes of the person shown are in use: something that only they had was opened or answered.';

create or replace function privado.abriu_email(p_tabela text, p_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform privado.abriu_canais(privado.raiz(c.pessoa_id), array[c.id])
  from privado.entradas as e join privado.canais as c on c.pessoa_id = e.pessoa_id
  where e.id = p_id and e.tabela = p_tabela and c.tipo = 'email'
    and c.chave = privado.chave_email((privado.ler_entrada(p_tabela, p_id)).email)
    -- A member wrote another address: the link may have been sent to that one.
    and not exists (
      select from public.pedidos as p where p.id = (privado.compra_de(p_tabela, p_id)).pedido_id
        and privado.chave_email(privado.email_da_cobranca(p)) <> c.chave
    );
end $$;
comment on function privado.abriu_email is 'The visitor opened a link that only the mailbox of this row had.';

-- A released row is as good as any other from then on.
create or replace function privado.canais_da_liberada() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update privado.canais set suspeita = false where pessoa_id = new.pessoa_id and suspeita
    and chave in (select k.chave from privado.canais_da_linha(privado.ler_entrada(new.tabela, new.id)) as k);
  return null;
end $$;
comment on function privado.canais_da_liberada is 'The channels of a row that a member released are no longer suspicious.';

-- An automatic message that the mail server refused: the address that it went to is put last.
create or replace function privado.falhou_canal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_pessoa uuid;
begin
  if new.chave ~ '^(equipe|conta_[a-z_]+):' then
    return null;
  end if;
  perform privado.travar_caixa();
  for v_pessoa in
    select distinct privado.raiz(e.pessoa_id) from privado.entradas as e
    where e.id = substring(new.chave from '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$')::uuid order by 1
  loop
    perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa)) as id;
    perform privado.refazer_pessoa(v_pessoa);
  end loop;
  return null;
end $$;
comment on function privado.falhou_canal is 'Notes a refused address at its channel, of the person whose message it was.';

create or replace trigger canais_da_liberada after update of liberada_em on privado.entradas
  for each row when (new.liberada_em is not null and old.liberada_em is null) execute function privado.canais_da_liberada();

create or replace trigger falhou_canal after insert on privado.emails_recusados
  for each row execute function privado.falhou_canal();
