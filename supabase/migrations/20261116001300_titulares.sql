-- Finds the data of one person in all tables (LGPD, art. 18). Only the role encarregado and the owner may use it; the
-- API cannot reach it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'encarregado') then
    create role encarregado nologin noinherit;
  end if;
end $$;
comment on role encarregado is 'Answers the requests of data subjects, by the functions granted to it and nothing else.';
grant usage on schema privado to encarregado;

create table privado.pedidos_titulares (
  id bigint generated always as identity primary key,
  tipo text not null constraint tipo_conhecido check (tipo in ('acesso', 'correcao', 'eliminacao', 'oposicao')),
  titular bytea[] not null,
  linhas jsonb not null,
  feito_por text not null default session_user,
  feito_em timestamptz not null default now()
);
comment on table privado.pedidos_titulares is 'Proof that a request was met, without the data it was about.';
comment on column privado.pedidos_titulares.titular is
  'Keyed hashes of the e-mail, phone and CPF asked for: enough to recognise a person who asks again, and for nothing else.';
comment on column privado.pedidos_titulares.linhas is
  'Table and id of every row it touched, and of an erasure also those that the law keeps, with the reason (motivo). After a backup is restored, erasures and oppositions are repeated from here.';
alter table privado.pedidos_titulares enable row level security;

create table privado.requerimentos (
  id uuid primary key default gen_random_uuid(),
  tipo text not null constraint tipo_conhecido check (tipo in ('acesso', 'correcao', 'eliminacao', 'oposicao')),
  canal text not null constraint canal_conhecido check (canal in ('email', 'telefone', 'whatsapp', 'carta', 'link')),
  nome text constraint nome_valido check (privado.linha_valida(nome, 200)),
  email text constraint email_valido check (privado.email_valido(email)),
  telefone text constraint telefone_numerico check (telefone ~ '^[0-9]{10,13}$'),
  cpf text constraint cpf_valido check (privado.cpf_valido(cpf)),
  titular bytea[] not null,
  recebido_em date not null,
  prazo date not null generated always as (recebido_em + 15) stored,
  escolhas jsonb not null default '{}',
  verificado_em timestamptz,
  verificado_como text[] not null default '{}' constraint verificado_como_conhecido check (verificado_como <@ array['email', 'telefone', 'documento']),
  aberto_por uuid,
  aberto_em timestamptz not null default now(),
  concluido_por uuid,
  concluido_em timestamptz,
  desfecho text constraint desfecho_conhecido check (desfecho in ('atendido', 'nao_confirmado', 'eliminado')),
  recibo jsonb,
  constraint aberto_por_alguem check (canal = 'link' or aberto_por is not null),
  constraint verificado_inteiro check ((verificado_em is null) = (verificado_como = '{}')),
  constraint concluido_inteiro check ((concluido_em is null) = (desfecho is null)),
  constraint aberto_tem_titular check (
    concluido_em is null and nome is not null and num_nonnulls(email, telefone, cpf) > 0
    or concluido_em is not null and num_nonnulls(nome, email, telefone, cpf) = 0
  )
);
comment on table privado.requerimentos is
  'Requests of data subjects as the panel handles them. Who asked is stored only while the request is open; what stays is the proof of the answer.';
comment on column privado.requerimentos.canal is 'link: the person asked by the link of a request of theirs.';
comment on column privado.requerimentos.aberto_por is 'The member; null for canal link.';
comment on column privado.requerimentos.titular is 'As in pedidos_titulares: recognises a person who asks again.';
comment on column privado.requerimentos.prazo is 'Last day for the answer (LGPD, art. 19): respostaAoTitular in domain/privacidade/prazos.ts.';
comment on column privado.requerimentos.escolhas is
  'By id of a row: true where the officer said that it belongs to somebody else, false where it is the person''s own.';
comment on column privado.requerimentos.verificado_como is 'How the officer confirmed who asks, the last way last: a registered e-mail, a registered telephone, a document, which proves the CPF. Only rows with a confirmed key are the applicant''s.';
comment on column privado.requerimentos.desfecho is
  'atendido; nao_confirmado: who asked could not be confirmed; eliminado: the data were erased by another request.';
comment on column privado.requerimentos.recibo is 'What an erasure did, as counts per table and reason; no personal data.';
alter table privado.requerimentos enable row level security;

create function privado.esquecer_requerentes(p_ids uuid[], p_desfecho text) returns integer
language plpgsql set search_path = '' as $$
declare
  v_vezes integer;
begin
  update privado.requerimentos set nome = null, email = null, telefone = null, cpf = null, escolhas = '{}',
    concluido_em = now(), desfecho = p_desfecho
  where id = any (p_ids) and nome is not null;
  get diagnostics v_vezes = row_count;
  return v_vezes;
end $$;
comment on function privado.esquecer_requerentes is 'Concludes open requests and deletes who asked; returns how many.';

-- The same number is stored with and without the ninth digit, +55 or a leading zero: all of them have one key.
create function privado.chave_telefone(valor text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_digitos text := regexp_replace(regexp_replace(valor, '[^0-9]', '', 'g'), '^0*(?:55(?=0*[0-9]{10,11}$))?0*', '');
begin
  return case when v_digitos ~ '^[0-9]{10,11}$' then left(v_digitos, 2) || right(v_digitos, 8) end;
end $$;
comment on function privado.chave_telefone is 'Area code and last eight digits of a number however it is written; null where it is none.';

create function privado.chaves_titular(p_email text, p_telefone text, p_cpf text,
  out email text, out telefone text, out cpf text)
language plpgsql immutable set search_path = '' as $$
begin
  email := nullif(lower(trim(p_email)), '');
  telefone := privado.chave_telefone(nullif(trim(p_telefone), ''));
  cpf := nullif(regexp_replace(p_cpf, '[^0-9]', '', 'g'), '');
  if trim(p_telefone) <> '' and telefone is null then
    raise exception 'telefone inválido' using hint = 'DDD e número, com ou sem o nono dígito.';
  end if;
  if not privado.cpf_valido(cpf) then
    raise exception 'CPF inválido' using hint = 'Onze dígitos, com ou sem pontos.';
  end if;
  if num_nonnulls(email, telefone, cpf) = 0 then
    raise exception 'falta o titular' using hint = 'Informe ao menos um: e-mail, telefone ou CPF.';
  end if;
end $$;
comment on function privado.chaves_titular is
  'What a person is looked for by. A number that cannot be one is refused: finding nothing must not be a typing error.';

-- A store has a name of its own, which a correction of the person must not replace: it is exported as loja.
create function privado.linhas_titular(p_email text, p_telefone text, p_cpf text)
returns table (tabela text, id uuid, criado_em timestamptz, dados jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with titular as (select * from privado.chaves_titular(p_email, p_telefone, p_cpf)),
  corrigida as (
    select e.tabela, e.id from titular as t join privado.canais as c on c.tabela is null
      and c.chave in (privado.chave_email(t.email), t.telefone)
    join privado.entradas as e on e.pessoa_id = any (privado.grupo(privado.raiz(c.pessoa_id)))
  ), pessoa as (
    select 'contato' as tabela, t.id, t.email, t.telefone, null as cpf, t.criado_em, to_jsonb(t) as dados
    from public.contato as t
    union all
    select 'leadlive', t.id, t.email, t.telefone, null, t.criado_em, to_jsonb(t) from public.leadlive as t
    union all
    select 'inscricoes', t.id, t.email, t.telefone, null, t.criado_em, to_jsonb(t) from public.inscricoes as t
    union all
    select 'cadastros_app', t.id, t.email, t.telefone, t.cpf, t.criado_em, to_jsonb(t) from public.cadastros_app as t
    union all
    select 'pedidos', t.id, t.email, t.telefone, t.cpf, t.criado_em, to_jsonb(t) from public.pedidos as t
    union all
    select 'diagnosticos_lojas', t.id, null, t.telefone, t.cpf, t.criado_em, to_jsonb(t) - 'nome' - 'versao' || jsonb_build_object('loja', t.nome)
    from public.diagnosticos_lojas as t
    union all
    select 'registros', t.id, t.email, t.telefone, null, t.criado_em, to_jsonb(t) - 'membro' from privado.registros as t
    union all
    select 'emails_recebidos', t.id, t.remetente, null, null, t.criado_em, jsonb_build_object('email', t.remetente, 'nome', t.nome,
      'assunto', t.assunto, 'texto', t.texto, 'anexos', t.anexos, 'recebido_em', t.recebido_em)
    from privado.emails_recebidos as t
    union all
    select 'requerimentos', t.id, t.email, t.telefone, t.cpf, t.aberto_em, jsonb_build_object('tipo', t.tipo, 'canal', t.canal,
      'recebido_em', t.recebido_em, 'nome', t.nome, 'email', t.email, 'telefone', t.telefone, 'cpf', t.cpf)
    from privado.requerimentos as t where t.concluido_em is null
  ), encontrada as (
    select p.tabela, p.id, p.criado_em, p.dados from pessoa as p, titular as t
    where p.email = t.email or privado.chave_telefone(p.telefone) = t.telefone or p.cpf = t.cpf
      or exists (select from corrigida as c where c.id = p.id and c.tabela = p.tabela)
  )
  select * from encontrada
  union all
  select 'diagnosticos_respostas', r.id, r.criado_em, to_jsonb(r)
  from public.diagnosticos_respostas as r
  join encontrada as l on l.tabela = 'diagnosticos_lojas' and l.id = r.loja_id;
end $$;
comment on function privado.linhas_titular is
  'Every row that bears one of the three, or whose person, with those united, a member reaches by that e-mail or telephone, and the answers of the stores under that CPF. A shared telephone brings other people''s rows too: a person reads before deleting.';

create function privado.hashes_titular(p_email text, p_telefone text, p_cpf text) returns bytea[]
language sql stable set search_path = '' as $$
  select array_agg(sha256(c.valor || sha256(c.valor || convert_to(item, 'UTF8'))))
  from privado.chaves_titular(p_email, p_telefone, p_cpf) as t, privado.chaves as c,
    unnest(array[t.email, t.telefone, t.cpf]) as item
  where c.nome = 'titulares' and item is not null
$$;
comment on function privado.hashes_titular is 'Keyed hashes of what a person is looked for by.';

create function privado.registrar_pedido_titular(p_tipo text, p_email text, p_telefone text, p_cpf text, p_linhas jsonb)
returns void language sql set search_path = '' as $$
  insert into privado.pedidos_titulares (tipo, titular, linhas)
  values (p_tipo, privado.hashes_titular(p_email, p_telefone, p_cpf), coalesce(p_linhas, '[]'))
$$;
comment on function privado.registrar_pedido_titular is 'Keeps the proof of a request, by keyed hashes.';
