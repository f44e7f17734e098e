create or replace function privado.esquecer_requerentes(p_ids uuid[], p_desfecho text) returns integer
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
create or replace function privado.chave_telefone(valor text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_digitos text := regexp_replace(regexp_replace(valor, '[^0-9]', '', 'g'), '^0*(?:55(?=0*[0-9]{10,11}$))?0*', '');
begin
  return case when v_digitos ~ '^[0-9]{10,11}$' then left(v_digitos, 2) || right(v_digitos, 8) end;
end $$;
comment on function privado.chave_telefone is 'Area code and last eight digits of a number however it is written; null where it is none.';

create or replace function privado.chaves_titular(p_email text, p_telefone text, p_cpf text,
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
create or replace function privado.linhas_titular(p_email text, p_telefone text, p_cpf text)
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

create or replace function privado.hashes_titular(p_email text, p_telefone text, p_cpf text) returns bytea[]
language sql stable set search_path = '' as $$
  select array_agg(sha256(c.valor || sha256(c.valor || convert_to(item, 'UTF8'))))
  from privado.chaves_titular(p_email, p_telefone, p_cpf) as t, privado.chaves as c,
    unnest(array[t.email, t.telefone, t.cpf]) as item
  where c.nome = 'titulares' and item is not null
$$;
comment on function privado.hashes_titular is 'Keyed hashes of what a person is looked for by.';

create or replace function privado.registrar_pedido_titular(p_tipo text, p_email text, p_telefone text, p_cpf text, p_linhas jsonb)
returns void language sql set search_path = '' as $$
  insert into privado.pedidos_titulares (tipo, titular, linhas)
  values (p_tipo, privado.hashes_titular(p_email, p_telefone, p_cpf), coalesce(p_linhas, '[]'))
$$;
comment on function privado.registrar_pedido_titular is 'Keeps the proof of a request, by keyed hashes.';
