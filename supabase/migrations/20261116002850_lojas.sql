-- What the team knows of a store besides its documents. Visitors still reach it only by localizar_loja.
alter table public.diagnosticos_lojas
  add column nome text constraint nome_valido check (privado.linha_valida(nome, 200)),
  add column responsavel text constraint responsavel_valido check (privado.linha_valida(responsavel, 200)),
  add column telefone text constraint telefone_valido check (privado.telefone_valido(telefone)),
  add column cidade text constraint cidade_valida check (privado.linha_valida(cidade, 120)),
  add column uf text constraint uf_conhecida check (uf in (
    'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO',
    'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
  )),
  add column convidada_em timestamptz;
comment on column public.diagnosticos_lojas.nome is 'Name of the store.';
comment on column public.diagnosticos_lojas.responsavel is 'The person with this CPF, who answers the diagnostic.';
comment on column public.diagnosticos_lojas.convidada_em is 'When a member last invited the store.';
create index diagnosticos_lojas_cpf on public.diagnosticos_lojas (cpf);
drop trigger z_anunciar on public.diagnosticos_lojas;
create trigger z_anunciar after update of cpf, cnpj, nome, responsavel, telefone, cidade, uf on public.diagnosticos_lojas
  for each row execute function privado.anunciar_loja();

-- A store has a name of its own, which a correction of the person must not replace: it is exported as loja.
create or replace function privado.linhas_titular(p_email text, p_telefone text, p_cpf text)
returns table (tabela text, id uuid, criado_em timestamptz, dados jsonb)
language sql stable set search_path = '' as $$
  with titular as (select * from privado.chaves_titular(p_email, p_telefone, p_cpf)),
  pessoa as (
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
    select 'diagnosticos_lojas', t.id, null, t.telefone, t.cpf, t.criado_em, to_jsonb(t) - 'nome' || jsonb_build_object('loja', t.nome)
    from public.diagnosticos_lojas as t
    union all
    select 'requerimentos', t.id, t.email, t.telefone, t.cpf, t.aberto_em, jsonb_build_object('tipo', t.tipo, 'canal', t.canal,
      'recebido_em', t.recebido_em, 'nome', t.nome, 'email', t.email, 'telefone', t.telefone, 'cpf', t.cpf)
    from privado.requerimentos as t where t.concluido_em is null
  ), encontrada as (
    select p.tabela, p.id, p.criado_em, p.dados from pessoa as p, titular as t
    where p.email = t.email or privado.chave_telefone(p.telefone) = t.telefone or p.cpf = t.cpf
  )
  select * from encontrada
  union all
  select 'diagnosticos_respostas', r.id, r.criado_em, to_jsonb(r)
  from public.diagnosticos_respostas as r
  join encontrada as l on l.tabela = 'diagnosticos_lojas' and l.id = r.loja_id
$$;

-- The name of a store's row is that of responsavel.
create or replace function privado.corrigir_titular(
  p_correcao jsonb, p_email text default null, p_telefone text default null, p_cpf text default null,
  p_manter uuid[] default '{}'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_linha record;
  v_novo jsonb;
  v_linhas jsonb := '[]';
begin
  if p_correcao - array['nome', 'sobrenome', 'email', 'telefone', 'cpf', 'aceita_novidades'] <> '{}' then
    raise exception 'campo desconhecido'
      using hint = 'Corrigem-se nome e sobrenome, email, telefone, cpf; e aceita_novidades, para false.';
  end if;
  if (p_correcao ? 'nome') <> (p_correcao ? 'sobrenome') then
    raise exception 'nome incompleto' using hint = 'Nome e sobrenome juntos: alguns formulários guardam os dois num só.';
  end if;
  if p_correcao -> 'aceita_novidades' <> 'false' then
    raise exception 'consentimento' using hint = 'Só a própria pessoa consente, num formulário. Aqui só se revoga.';
  end if;
  for v_linha in
    select * from privado.linhas_titular(p_email, p_telefone, p_cpf)
    where tabela <> 'diagnosticos_respostas' and id <> all (p_manter)
  loop
    v_novo := p_correcao;
    if p_correcao ? 'nome' and not v_linha.dados ? 'sobrenome' then
      v_novo := v_novo || jsonb_build_object('nome', concat_ws(' ', p_correcao ->> 'nome', p_correcao ->> 'sobrenome'));
    end if;
    if p_correcao ? 'nome' and v_linha.tabela = 'diagnosticos_lojas' then
      v_novo := v_novo || jsonb_build_object('responsavel', v_novo -> 'nome');
    end if;
    -- Only columns that the table has, and no CPF if the row has none.
    select jsonb_object_agg(key, value) into v_novo from jsonb_each(v_novo) where v_linha.dados -> key <> 'null';
    continue when v_novo is null;
    execute (
      select format('update %I.%I set %s where id = $2', case v_linha.tabela when 'requerimentos' then 'privado' else 'public' end,
        v_linha.tabela, string_agg(
          format('%I = ($1 ->> %L)%s', key, key, case key when 'aceita_novidades' then '::boolean' else '' end), ', '
        )) from jsonb_object_keys(v_novo) as key
    ) using v_novo, v_linha.id;
    v_linhas := v_linhas || jsonb_build_object('tabela', v_linha.tabela, 'id', v_linha.id);
  end loop;
  perform privado.registrar_pedido_titular(
    case when p_correcao = '{"aceita_novidades": false}' then 'oposicao' else 'correcao' end, p_email, p_telefone, p_cpf, v_linhas
  );
  return v_linhas;
end $$;

create function privado.padroes(p_texto text) returns text[]
language sql immutable strict set search_path = '' as $$
  select array_agg('%' || privado.para_like(w) || '%') from regexp_split_to_table(trim(privado.para_busca(p_texto)), '\s+') as w
$$;
comment on function privado.padroes is 'LIKE patterns, one per word: a text that matches all of them has every word, without accents and in any order.';
revoke execute on function privado.padroes(text) from public;
