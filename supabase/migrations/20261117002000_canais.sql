-- How a person is reached. CPFs and e-mails of shop owners are no secrets, so a row that names one shows where it belongs and
-- proves nothing: each channel is ordered by the facts that speak for it, and between equals by age. A newer row never
-- displaces a channel.
create table privado.canais (
  id uuid primary key default gen_random_uuid(),
  pessoa_id uuid not null constraint canais_pessoa references privado.pessoas (id) on delete cascade,
  tipo text not null constraint tipo_conhecido check (tipo in ('email', 'telefone')),
  chave text not null,
  valor text not null,
  tabela text not null,
  entrada_id uuid not null,
  desde timestamptz not null,
  suspeita boolean not null,
  pago_em timestamptz,
  respondeu_em timestamptz,
  abriu_em timestamptz,
  falhou_em timestamptz,
  constraint canais_um_por_chave unique (pessoa_id, tipo, chave)
);
comment on table privado.canais is 'E-mails and telephones of a person, one row per mailbox or number, with the facts that speak for each.';
comment on column privado.canais.pessoa_id is 'The person of the rows, also while shown under another: a union rewrites nothing.';
comment on column privado.canais.chave is 'privado.chave_email or privado.chave_telefone.';
comment on column privado.canais.valor is 'As it is used: of a telephone the spelling with the ninth digit, where a row has it.';
comment on column privado.canais.entrada_id is 'The row that brought it first, in tabela.';
comment on column privado.canais.suspeita is 'Only suspicious rows brought it.';
comment on column privado.canais.pago_em is 'When an order with it was last paid, unless it was changed by a link.';
comment on column privado.canais.respondeu_em is 'A member talked with the person by it.';
comment on column privado.canais.abriu_em is 'When the visitor opened a link that was sent to it and shown nowhere else. Stored here only; the other facts are derived.';
comment on column privado.canais.falhou_em is 'Refused by the mail server, or a wrong number.';
create index canais_entrada on privado.canais (entrada_id);
alter table privado.canais enable row level security;

create function privado.canais_da_linha(d privado.dados_entrada) returns table (tipo text, chave text, valor text)
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
revoke execute on function privado.canais_da_linha(privado.dados_entrada) from public;

create function privado.confianca(p_pago timestamptz, p_respondeu timestamptz, p_abriu timestamptz, p_falhou timestamptz) returns text
language sql immutable parallel safe set search_path = ''
return case
  when p_falhou >= coalesce(greatest(p_pago, p_respondeu, p_abriu), '-infinity') then 'falhou'
  when p_pago is not null then 'pago' when p_respondeu is not null then 'respondeu'
  when p_abriu is not null then 'abriu' else 'digitado'
end;
comment on function privado.confianca is 'The level of a channel, as CONFIANCAS in domain/painel/valores.ts names it.';
revoke execute on function privado.confianca(timestamptz, timestamptz, timestamptz, timestamptz) from public;

-- abriu does not come before digitado: opening a link proves the mailbox, not that the CPF typed with it is the typist's.
create function privado.canais_em_ordem(p_ids uuid[], p_escolhas jsonb)
returns table (tipo text, lugar bigint, id uuid, chave text, valor text, confianca text, novo boolean)
language plpgsql stable rows 2 set search_path = '' as $$
begin
  return query
  with canal as (
    select c.tipo, c.chave, (array_agg(c.id order by c.desde, c.id))[1] as id,
      (array_agg(c.valor order by case c.tipo when 'telefone' then -length(c.valor) end, c.desde, c.id))[1] as valor,
      bool_or(p_escolhas ->> c.tipo in (c.id::text, c.pessoa_id::text)) is true as escolhido, bool_and(c.suspeita) as suspeita,
      privado.confianca(max(c.pago_em), max(c.respondeu_em), max(c.abriu_em), max(c.falhou_em)) as confianca, min(c.desde) as desde
    from privado.canais as c where c.pessoa_id = any (p_ids) group by c.tipo, c.chave
  )
  select c.tipo, row_number() over (partition by c.tipo order by c.confianca = 'falhou', c.escolhido desc, c.suspeita,
      case c.confianca when 'pago' then 2 when 'respondeu' then 1 else 0 end desc, c.desde, c.chave),
    c.id, c.chave, c.valor, c.confianca,
    c.confianca = 'digitado' and not c.escolhido and c.desde > min(c.desde) over (partition by c.tipo)
  from canal as c;
end $$;
comment on function privado.canais_em_ordem is
  'The channels of a group of people by kind; the one with lugar 1 is used. novo: came after another and no fact or choice speaks for it. p_escolhas: pessoas.escolhas.';
revoke execute on function privado.canais_em_ordem(uuid[], jsonb) from public;

create function privado.primeiros_canais(p_ids uuid[], p_escolhas jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('email', min(c.valor) filter (where c.tipo = 'email'), 'telefone', min(c.valor) filter (where c.tipo = 'telefone'))
    from privado.canais_em_ordem(p_ids, p_escolhas) as c where c.lugar = 1
  );
end $$;
comment on function privado.primeiros_canais is 'Columns email and telefone of a person, from the channels of the group and these choices.';
revoke execute on function privado.primeiros_canais(uuid[], jsonb) from public;

create function privado.somar_canais(p_pessoa uuid, p_tabela text, p_id uuid, d privado.dados_entrada) returns void
language plpgsql set search_path = '' as $$
begin
  insert into privado.canais as c (pessoa_id, tipo, chave, valor, tabela, entrada_id, desde, suspeita, pago_em)
  select p_pessoa, k.tipo, k.chave, k.valor, p_tabela, p_id, d.criada_em, d.suspeita,
    case when p_tabela = 'pedidos' and d.situacao = 'pago' then d.em end
  from privado.canais_da_linha(d) as k
  on conflict on constraint canais_um_por_chave do update set
    valor = case when c.tipo = 'telefone' and length(excluded.valor) > length(c.valor) then excluded.valor else c.valor end,
    tabela = case when excluded.desde < c.desde then excluded.tabela else c.tabela end,
    entrada_id = case when excluded.desde < c.desde then excluded.entrada_id else c.entrada_id end,
    desde = least(c.desde, excluded.desde), suspeita = c.suspeita and excluded.suspeita,
    pago_em = greatest(c.pago_em, excluded.pago_em)
  where excluded.desde < c.desde or c.suspeita and not excluded.suspeita or excluded.pago_em is not null
    or c.tipo = 'telefone' and length(excluded.valor) > length(c.valor);
end $$;
comment on function privado.somar_canais is 'Adds the channels of a new row to its person; a row that brings nothing new writes nothing.';
revoke execute on function privado.somar_canais(uuid, text, uuid, privado.dados_entrada) from public;

create function privado.refazer_canais(p_pessoa uuid) returns void
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
  ), usado as (
    select case when h.dados ->> 'para' like '%@%' then 'email' else 'telefone' end as tipo,
      case when h.dados ->> 'para' like '%@%' then privado.chave_email(h.dados ->> 'para') else privado.chave_telefone(h.dados ->> 'para') end as chave,
      max(h.em) filter (where h.dados ->> 'resultado' = 'falei') as respondeu_em,
      max(h.em) filter (where 'numero_errado' = h.dados ->> 'resultado' or 'recusado' = h.dados ->> 'situacao') as falhou_em
    from privado.historico as h
    where h.pessoa_id = any (v_grupo) and h.tipo in ('email', 'contato') and h.dados ->> 'para' is not null group by 1, 2
  ), recusada as (
    select l.chave, max(r.em) as em from linha as l
    join privado.emails_recusados as r on substring(r.chave from '[0-9a-f-]{36}$') = l.id::text
    where l.tipo = 'email' and r.chave !~ '^(equipe|conta_[a-z_]+):' group by 1
  ), canal as (
    select l.tipo, l.chave, (array_agg(l.valor order by case l.tipo when 'telefone' then -length(l.valor) end, l.criada_em, l.id))[1] as valor,
      (array_agg(l.tabela order by l.criada_em, l.id))[1] as tabela, (array_agg(l.id order by l.criada_em, l.id))[1] as entrada_id,
      min(l.criada_em) as desde, bool_and(l.suspeita) as suspeita, max(l.pago_em) as pago_em
    from linha as l group by 1, 2
  ), posto as (
    insert into privado.canais as c (pessoa_id, tipo, chave, valor, tabela, entrada_id, desde, suspeita, pago_em, respondeu_em, falhou_em)
    select p_pessoa, k.tipo, k.chave, k.valor, k.tabela, k.entrada_id, k.desde, k.suspeita, k.pago_em, u.respondeu_em,
      greatest(u.falhou_em, x.em)
    from canal as k left join usado as u on u.tipo = k.tipo and u.chave = k.chave
    left join recusada as x on k.tipo = 'email' and x.chave = k.chave
    on conflict on constraint canais_um_por_chave do update set valor = excluded.valor, tabela = excluded.tabela,
      entrada_id = excluded.entrada_id, desde = excluded.desde, suspeita = excluded.suspeita, pago_em = excluded.pago_em,
      respondeu_em = excluded.respondeu_em, falhou_em = excluded.falhou_em
    returning c.tipo, c.chave
  )
  delete from privado.canais as c where c.pessoa_id = p_pessoa
    and not exists (select from posto as t where t.tipo = c.tipo and t.chave = c.chave);
end $$;
comment on function privado.refazer_canais is
  'The channels of one person from their rows and the history, after a change or deletion. Ids stay, so that a choice stays.';
revoke execute on function privado.refazer_canais(uuid) from public;

-- Names follow the same order. Reads the twenty newest rows and, where there are more, the ten oldest and the paid orders:
-- a person with thousands of rows does not make each one dearer, and many new rows do not push out what was known. One plan
-- for all people: to plan costs a quarter of the call.
create or replace function privado.refazer_pessoa(p_raiz uuid) returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_ids uuid[] := privado.grupo(p_raiz);
  v_escolhas jsonb := (select p.escolhas from privado.pessoas as p where p.id = p_raiz);
  v_canais jsonb := privado.primeiros_canais(v_ids, v_escolhas);
  v record;
begin
  with nova as materialized (
    select e.* from privado.entradas as e where e.pessoa_id = any (v_ids)
    order by e.suspeita and e.liberada_em is null, e.criada_em desc, e.id desc limit 20
  ), antiga as (
    (select e.* from privado.entradas as e where e.pessoa_id = any (v_ids) and (not e.suspeita or e.liberada_em is not null)
    order by e.criada_em, e.id limit 10)
    union
    (select e.* from privado.entradas as e where e.pessoa_id = any (v_ids) and e.tabela = 'pedidos' and e.situacao = 'pago'
    order by e.criada_em, e.id limit 5)
  ), lida as (
    select * from nova
    union all
    select a.* from antiga as a where (select count(*) from nova) = 20
      and not exists (select from nova as n where n.id = a.id and n.tabela = a.tabela)
  ), recente as (
    select e.pessoa_id, e.id, e.origem, e.resumo, e.catalogo, e.suspeita and e.liberada_em is null as suspeita, e.criada_em as quando,
      e.tabela = 'pedidos' and e.situacao = 'pago' as pago, d.nome, d.email, d.telefone, d.cnpj, d.loja, d.cidade, d.uf, d.nota
    from lida as e, privado.ler_entrada(e.tabela, e.id) as d
    where d.criada_em is not null
  )
  select
    (array_agg(r.nome order by (r.pessoa_id::text = v_escolhas ->> 'nome') is true desc, r.suspeita, r.origem = 'diagnostico',
      r.pago desc, r.quando, r.id))[1] as nome,
    (array_agg(r.loja order by r.quando desc) filter (where r.loja is not null))[1] as loja,
    (array_agg(r.cidade order by r.quando desc) filter (where r.cidade is not null))[1] as cidade,
    (array_agg(r.uf order by r.quando desc) filter (where r.uf is not null))[1] as uf,
    (array_agg(r.nota order by r.quando desc) filter (where r.nota is not null))[1] as nota,
    (array_agg(r.origem order by r.suspeita, r.quando desc, r.id desc))[1] as origem,
    (array_agg(r.resumo order by r.suspeita, r.quando desc, r.id desc))[1] as resumo,
    (array_agg(r.catalogo order by r.suspeita, r.quando desc, r.id desc))[1] as catalogo,
    coalesce(max(r.quando) filter (where not r.suspeita), max(r.quando)) as ultima,
    string_agg(distinct concat_ws(' ', r.nome, r.loja, r.cidade, r.email, r.telefone, r.cnpj), ' ') as palavras
  into v from recente as r;
  if v.ultima is null then
    return;
  end if;
  update privado.pessoas as p set nome = v.nome, email = v_canais ->> 'email', telefone = v_canais ->> 'telefone',
    loja = v.loja, cidade = v.cidade, uf = v.uf, nota = v.nota, origem = v.origem, resumo = v.resumo, catalogo = v.catalogo,
    ultima_entrada_em = greatest(v.ultima, (
      select max(h.em) from privado.historico as h where h.pessoa_id = any (v_ids) and h.tipo = 'mensagem'
    )),
    suspeita = not exists (
      select from privado.entradas as e where e.pessoa_id = any (v_ids) and (not e.suspeita or e.liberada_em is not null)
    ),
    origens = (select array_agg(distinct e.origem order by e.origem) from privado.entradas as e where e.pessoa_id = any (v_ids)),
    busca = left(privado.para_busca(v.nome || ' ' || v.palavras), 2000), mudanca = nextval('privado.mudancas')
  where p.id = p_raiz;
end $$;
comment on function privado.refazer_pessoa is
  'What lists show of a person, from the rows of all people united under them. Name, e-mail and telephone: by facts, then by age; the rest from the newest row.';
comment on table privado.pessoas is
  'One person who wrote to us, with what the team knows and decided. Name and channels by facts and age, other facts from the newest entry.';
comment on column privado.pessoas.escolhas is
  'What a member chose: for nome the id of a united person, for email and telefone that of a united person or of a row of privado.canais.';

create or replace function privado.projetar(p_tabela text, p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  d privado.dados_entrada := privado.ler_entrada(p_tabela, p_id);
  v_antes privado.entradas;
  v_pessoa uuid;
  v_nova boolean;
  v_pagou boolean;
  v_desde timestamptz;
begin
  -- Deleted before its turn.
  if d.criada_em is null then
    return;
  end if;
  d.catalogo := privado.catalogo_de(p_tabela, p_id);
  select * into v_antes from privado.entradas where id = p_id and tabela = p_tabela;
  v_pessoa := coalesce(v_antes.pessoa_id, privado.reconhecer(d));
  v_nova := v_pessoa is null;
  if v_nova then
    v_pessoa := privado.nova_pessoa(d);
  end if;
  v_desde := case when privado.espera_resposta(d) then d.criada_em end;
  insert into privado.entradas (tabela, id, pessoa_id, origem, situacao, resumo, catalogo, cnpj, telefone, suspeita, criada_em,
    espera_desde, prazo)
  values (p_tabela, p_id, v_pessoa, d.origem, d.situacao, coalesce(d.resumo, ''), d.catalogo, d.cnpj,
    privado.chave_telefone(d.telefone), d.suspeita, d.criada_em, v_desde, privado.prazo_de(v_desde))
  on conflict (id, tabela) do update set situacao = excluded.situacao, resumo = excluded.resumo, catalogo = excluded.catalogo,
    cnpj = excluded.cnpj,
    telefone = excluded.telefone, suspeita = excluded.suspeita;
  -- A payment adds a fact to the channels that the order brought; any other change may have taken one away.
  v_pagou := v_antes.situacao <> 'pago' and d.situacao = 'pago' and v_antes.telefone is not distinct from privado.chave_telefone(d.telefone)
    and not exists (
      select from privado.historico as h
      where h.pessoa_id = any (privado.grupo(privado.raiz(v_pessoa))) and h.tipo = 'correcao' and h.dados ->> 'entrada' = p_id::text
    );
  if v_antes.id is not null then
    perform privado.largar_chaves(v_pessoa);
  end if;
  if v_antes.id is not null and v_pagou is not true then
    perform privado.refazer_canais(v_pessoa);
  else
    if not v_nova then
      perform from privado.pessoas where id = privado.raiz(v_pessoa) for no key update;
    end if;
    perform privado.somar_canais(v_pessoa, p_tabela, p_id, d);
  end if;
  perform privado.ganhar_chaves(v_pessoa, d);
  v_pessoa := privado.raiz(v_pessoa);
  if not v_nova then
    perform privado.refazer_pessoa(v_pessoa);
    if v_antes.id is null then
      perform privado.receber(v_pessoa, d);
    end if;
  end if;
  if p_tabela = 'pedidos' then
    perform privado.contar_pedido(v_pessoa, p_id, v_antes.situacao, d);
  end if;
end $$;

create or replace function privado.esquecer_pessoas(p_pessoas uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_refazer uuid[];
  v_id uuid;
begin
  select array_agg(p.id) || array_agg(p.principal_id) into v_refazer from privado.pessoas as p
  where p.id = any (p_pessoas) or p.principal_id = any (p_pessoas);
  delete from privado.pessoas as p where p.id = any (p_pessoas)
    and not exists (select from privado.entradas as e where e.pessoa_id = p.id);
  perform privado.largar_chaves(p.id), privado.refazer_canais(p.id) from privado.pessoas as p where p.id = any (p_pessoas);
  for v_id in select p.id from privado.pessoas as p where p.id = any (v_refazer) order by p.id loop
    perform privado.refazer_pessoa(v_id);
  end loop;
end $$;

create or replace function privado.mover_entrada(p_entrada privado.entradas, p_para uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update privado.entradas set pessoa_id = p_para where id = p_entrada.id and tabela = p_entrada.tabela;
  perform privado.largar_chaves(p_entrada.pessoa_id);
  perform privado.ganhar_chaves(p_para, privado.ler_entrada(p_entrada.tabela, p_entrada.id));
  perform privado.refazer_canais(p_para);
  update privado.canais as n set abriu_em = a.abriu_em from privado.canais as a
  where n.pessoa_id = p_para and a.pessoa_id = p_entrada.pessoa_id and a.tipo = n.tipo and a.chave = n.chave and n.abriu_em is null;
  perform privado.refazer_canais(p_entrada.pessoa_id);
  update privado.pessoas set versao = versao + 1 where id in (privado.raiz(p_entrada.pessoa_id), privado.raiz(p_para));
  perform privado.refazer_pessoa(privado.raiz(p_entrada.pessoa_id));
  perform privado.refazer_pessoa(privado.raiz(p_para));
end $$;

-- A released row is as good as any other from then on.
create function privado.canais_da_liberada() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update privado.canais set suspeita = false where pessoa_id = new.pessoa_id and suspeita
    and chave in (select k.chave from privado.canais_da_linha(privado.ler_entrada(new.tabela, new.id)) as k);
  return null;
end $$;
comment on function privado.canais_da_liberada is 'The channels of a row that a member released are no longer suspicious.';
revoke execute on function privado.canais_da_liberada() from public;
create trigger canais_da_liberada after update of liberada_em on privado.entradas
  for each row when (new.liberada_em is not null and old.liberada_em is null) execute function privado.canais_da_liberada();

-- An automatic message that the mail server refused: the address of its row is put last.
create function privado.falhou_canal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_pessoa uuid;
begin
  if new.chave ~ '^(equipe|conta_[a-z_]+):' then
    return null;
  end if;
  perform privado.travar_caixa();
  for v_pessoa in
    select distinct e.pessoa_id from privado.entradas as e
    where e.id = substring(new.chave from '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$')::uuid order by 1
  loop
    perform privado.refazer_canais(v_pessoa);
    perform privado.refazer_pessoa(privado.raiz(v_pessoa));
  end loop;
  return null;
end $$;
comment on function privado.falhou_canal is 'Notes a refused address at the channel of the row whose message it was.';
revoke execute on function privado.falhou_canal() from public;
create trigger falhou_canal after insert on privado.emails_recusados
  for each row execute function privado.falhou_canal();

-- People who are already there.
select privado.refazer_canais(p.id) from privado.pessoas as p;
select privado.refazer_pessoa(p.id) from privado.pessoas as p where p.principal_id is null;
