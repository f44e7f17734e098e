-- Access, correction and deletion for a data subject, granted to the role encarregado.
create or replace function privado.exportar_titular(
  p_email text default null, p_telefone text default null, p_cpf text default null, p_manter uuid[] default '{}'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_titular record;
  v_linhas jsonb;
  v_ids text[];
begin
  select * into v_titular from privado.chaves_titular(p_email, p_telefone, p_cpf);
  select coalesce(jsonb_agg(jsonb_build_object('tabela', tabela, 'id', id, 'dados', dados) order by criado_em), '[]'),
    array_agg(id::text)
  into v_linhas, v_ids from privado.linhas_titular(p_email, p_telefone, p_cpf) where id <> all (p_manter);
  perform privado.registrar_pedido_titular('acesso', p_email, p_telefone, p_cpf, (
    select jsonb_agg(item - 'dados') from jsonb_array_elements(v_linhas) as item
  ));
  return jsonb_build_object(
    'gerado_em', now(),
    'registros', v_linhas,
    'perguntas_do_diagnostico', (
      select jsonb_object_agg('p' || p.id, p.texto) from public.diagnosticos_perguntas as p
      where exists (
        select from jsonb_array_elements(v_linhas) as item where item -> 'dados' -> 'respostas' ? ('p' || p.id)
      )
    ),
    'avisos_de_pagamento', (
      select jsonb_agg(to_jsonb(e) order by e.recebido_em) from privado.eventos_pagamento as e
      where e.pedido_id::text = any (v_ids)
    ),
    'cobrancas', (
      select jsonb_agg(to_jsonb(c) order by c.criada_em) from privado.cobrancas as c where c.pedido_id::text = any (v_ids)
    ),
    'links_para_parar_mensagens', (
      select jsonb_agg(jsonb_build_object('pedido_id', s.pedido_id, 'em', s.criada_em) order by s.criada_em)
      from privado.paradas as s where s.pedido_id::text = any (v_ids)
    ),
    'oposicoes', (
      select jsonb_agg(jsonb_build_object('em', o.criada_em, 'origem', o.origem) order by o.criada_em)
      from privado.oposicoes as o where o.destinatario in (
        select privado.hash_consulta(privado.caixa_postal(item #>> '{dados,email}')) from jsonb_array_elements(v_linhas) as item
      )
    ),
    'emails_enviados', (
      select jsonb_agg(jsonb_build_object('modelo', e.chave, 'em', e.enviado_em) order by e.enviado_em)
      from privado.emails_enviados as e where substring(e.chave from '[0-9a-f-]{36}$') = any (v_ids)
    ),
    'atendimento', privado.atendimento_titular(v_ids),
    -- Without the address: the person who looked up a CPF may not be its owner.
    'consultas_ao_diagnostico', (
      select jsonb_agg(jsonb_build_object('em', c.criado_em, 'encontrada', c.encontrada) order by c.criado_em)
      from privado.consultas_diagnostico as c where c.cpf_hash = privado.hash_consulta(v_titular.cpf)
    ),
    'outros_identificadores', (
      select jsonb_agg(distinct jsonb_build_object(campo, valor))
      from jsonb_array_elements(v_linhas) as item, jsonb_each_text(item -> 'dados') as d (campo, valor)
      where campo in ('email', 'telefone', 'cpf') and valor is not null
        and valor is distinct from v_titular.email and valor is distinct from v_titular.cpf
        and (campo <> 'telefone' or privado.chave_telefone(valor) is distinct from v_titular.telefone)
    )
  );
end $$;
comment on function privado.exportar_titular is
  'Access and portability: everything kept about a person, and the other e-mails, phones and CPFs found on those rows, to look for next. p_manter names rows that proved to be somebody else''s.';
grant execute on function privado.exportar_titular(text, text, text, uuid[]) to encarregado;

create or replace function privado.corrigir_titular(
  p_correcao jsonb, p_email text default null, p_telefone text default null, p_cpf text default null,
  p_manter uuid[] default '{}'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_oposicao boolean := p_correcao = '{"aceita_novidades": false}';
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
  perform privado.conferir_pessoa(p_correcao);
  if v_oposicao then
    perform privado.opor(o.email, 'painel') from (
      select t.email from privado.chaves_titular(p_email, p_telefone, p_cpf) as t
      union
      select l.dados ->> 'email' from privado.linhas_titular(p_email, p_telefone, p_cpf) as l where l.id <> all (p_manter)
    ) as o where o.email is not null;
  end if;
  for v_linha in
    select * from privado.linhas_titular(p_email, p_telefone, p_cpf)
    -- What somebody wrote, and from where, stays as it came.
    where tabela not in ('diagnosticos_respostas', 'emails_recebidos') and id <> all (p_manter)
  loop
    v_novo := p_correcao;
    if p_correcao ? 'nome' and not v_linha.dados ? 'sobrenome' then
      v_novo := v_novo || jsonb_build_object('nome', concat_ws(' ', p_correcao ->> 'nome', p_correcao ->> 'sobrenome'));
    end if;
    -- The name of a store's row is that of responsavel.
    if p_correcao ? 'nome' and v_linha.tabela = 'diagnosticos_lojas' then
      v_novo := v_novo || jsonb_build_object('responsavel', v_novo -> 'nome');
    end if;
    -- Only columns that the table has, and no CPF if the row has none.
    select jsonb_object_agg(key, value) into v_novo from jsonb_each(v_novo) where v_linha.dados -> key <> 'null';
    continue when v_novo is null;
    execute (
      select format('update %I.%I set %s where id = $2', case when v_linha.tabela in ('requerimentos', 'registros') then 'privado' else 'public' end,
        v_linha.tabela, string_agg(
          format('%I = ($1 ->> %L)%s', key, key, case key when 'aceita_novidades' then '::boolean' else '' end), ', '
        )) from jsonb_object_keys(v_novo) as key
    ) using v_novo, v_linha.id;
    v_linhas := v_linhas || jsonb_build_object('tabela', v_linha.tabela, 'id', v_linha.id);
  end loop;
  -- What is done next for the person is recorded under the new e-mail, telephone or CPF.
  update privado.requerimentos as r set titular = r.titular || privado.hashes_titular(r.email, r.telefone, r.cpf)
  from jsonb_to_recordset(v_linhas) as l (tabela text, id uuid) where l.tabela = 'requerimentos' and r.id = l.id;
  -- What a member typed comes before the rows, so it would hide the correction.
  perform privado.esquecer_correcoes(q.id, array(select jsonb_object_keys(p_correcao))) from (
    select distinct unnest(array[x.id, x.principal_id]) as id from jsonb_to_recordset(v_linhas) as l (tabela text, id uuid)
    join privado.entradas as e on e.id = l.id and e.tabela = l.tabela join privado.pessoas as x on x.id = e.pessoa_id
  ) as q where q.id is not null;
  perform privado.registrar_pedido_titular(
    case when v_oposicao then 'oposicao' else 'correcao' end, p_email, p_telefone, p_cpf, v_linhas
  );
  return v_linhas;
end $$;
comment on function privado.corrigir_titular is
  'Correction, and withdrawal of the marketing consent, in every table at once and by the rules of the forms. The withdrawal alone is an opposition: it also ends messages about payments to every mailbox of the person. Returns the rows changed; p_manter names those that proved to be somebody else''s.';
grant execute on function privado.corrigir_titular(jsonb, text, text, text, uuid[]) to encarregado;

-- Deletes sign-ups before their orders and answers before their stores, as the foreign keys require.
create or replace function privado.apagar_linhas(p_linhas jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tabela text;
  v_ids uuid[];
  v_vezes integer;
  v_apagadas jsonb := '{}';
begin
  perform privado.travar_pessoas_de(p_linhas);
  foreach v_tabela in array array[
    'contato', 'inscricoes', 'cadastros_app', 'leadlive', 'pedidos', 'diagnosticos_respostas', 'diagnosticos_lojas', 'registros',
    'emails_recebidos', 'requerimentos'
  ] loop
    select array_agg(l.id) into v_ids from jsonb_to_recordset(p_linhas) as l (tabela text, id uuid)
    where l.tabela = v_tabela;
    continue when v_ids is null;
    -- The request itself is proof of the answer: it stays, without the person.
    if v_tabela = 'requerimentos' then
      return v_apagadas || jsonb_build_object(v_tabela, privado.esquecer_requerentes(v_ids, 'eliminado'));
    end if;
    if v_tabela = 'pedidos' then
      update public.cadastros_app set pedido_id = null where pedido_id = any (v_ids);
      delete from privado.eventos_pagamento where pedido_id = any (v_ids);
    end if;
    execute format('delete from %I.%I where id = any ($1)', case when v_tabela in ('registros', 'emails_recebidos') then 'privado' else 'public' end,
      v_tabela) using v_ids;
    get diagnostics v_vezes = row_count;
    v_apagadas := v_apagadas || jsonb_build_object(v_tabela, v_vezes);
    delete from privado.emails_enviados where substring(chave from '[0-9a-f-]{36}$') = any (v_ids::text[]);
    delete from privado.emails_recusados where substring(chave from '[0-9a-f-]{36}$') = any (v_ids::text[]);
  end loop;
  return v_apagadas;
end $$;
comment on function privado.apagar_linhas is 'Deletes rows and all that hangs on them; returns how many of each table.';

create or replace function privado.motivo_de_guarda(p_tabela text, p_criado_em timestamptz, p_dados jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when p_tabela = 'pedidos' and p_dados ->> 'situacao' in ('pago', 'em_revisao') then 'registro de pagamento'
    when p_tabela = 'pedidos' and p_dados -> 'checkout_id' <> 'null' and p_criado_em > now() - interval '15 days'
      then 'ainda pode ser pago'
    when p_tabela = 'cadastros_app' and p_dados ->> 'tipo' = 'paid' and (
      p_dados ->> 'conta_situacao' in ('ativa', 'dispensada')
      or (select p.situacao from public.pedidos as p where p.id::text = p_dados ->> 'pedido_id') in ('pago', 'em_revisao')
    ) then 'contrato'
  end
$$;
comment on function privado.motivo_de_guarda is 'Why the law keeps a row of a person whose other rows are deleted; null for one that leaves.';

create or replace function privado.limitar_mantidas(p_mantidas jsonb, p_ate timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  update public.cadastros_app set aceita_novidades = false, origem = '{}' where id in (
    select m.id from jsonb_to_recordset(p_mantidas) as m (id uuid, motivo text) where m.motivo = 'contrato'
  );
  perform privado.encerrar_cobranca(m.id, 'nao_quer')
  from jsonb_to_recordset(p_mantidas) as m (id uuid, motivo text) where m.motivo = 'ainda pode ser pago';
  perform privado.esquecer_conversas(array(
    select m.id from jsonb_to_recordset(p_mantidas) as m (id uuid, motivo text) where m.motivo <> 'de outra pessoa'
  ), p_ate);
end $$;
comment on function privado.limitar_mantidas is
  'What the law requires to keep is not used for anything else. p_ate: the moment of the deletion that is repeated, or infinity.';

create or replace function privado.apagar_titular(
  p_email text default null, p_telefone text default null, p_cpf text default null,
  p_manter uuid[] default '{}', p_contrato_encerrado boolean default false
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_apagar jsonb;
  v_manter jsonb;
  v_apagadas jsonb;
begin
  with julgada as (
    select l.tabela, l.id, case
      when l.id = any (p_manter) then 'de outra pessoa'
      when not p_contrato_encerrado then privado.motivo_de_guarda(l.tabela, l.criado_em, l.dados)
    end as motivo
    from privado.linhas_titular(p_email, p_telefone, p_cpf) as l
  )
  select
    coalesce(jsonb_agg(jsonb_build_object('tabela', tabela, 'id', id)) filter (where motivo is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('tabela', tabela, 'id', id, 'motivo', motivo)) filter (where motivo is not null), '[]')
  into v_apagar, v_manter from julgada;
  v_apagadas := privado.apagar_linhas(v_apagar);
  update privado.emails_ilegiveis set apagar = true, remetente = '', assunto = ''
  where position(lower(nullif(trim(p_email), '')) in lower(remetente)) > 0;
  perform privado.limitar_mantidas(v_manter, 'infinity');
  perform privado.registrar_pedido_titular('eliminacao', p_email, p_telefone, p_cpf, v_apagar || (
    select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(v_manter) as item where item ->> 'motivo' <> 'de outra pessoa'
  ));
  return jsonb_build_object('apagadas', v_apagadas, 'mantidas', v_manter);
end $$;
comment on function privado.apagar_titular is
  'Deletion. Paid orders and their sign-ups stay, as the law asks, until p_contrato_encerrado is said, without the conversation with the team; p_manter names rows that proved to be somebody else''s.';
grant execute on function privado.apagar_titular(text, text, text, uuid[], boolean) to encarregado;

create or replace function privado.repetir_eliminacoes() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_apagadas jsonb;
  v_tabela text;
begin
  v_apagadas := privado.apagar_linhas((
    select coalesce(jsonb_agg(item), '[]') from privado.pedidos_titulares as p, jsonb_array_elements(p.linhas) as item
    where p.tipo = 'eliminacao' and not item ? 'motivo'
  ));
  perform privado.limitar_mantidas(m.linhas, m.feito_em) from (
    select p.feito_em, jsonb_agg(item) as linhas from privado.pedidos_titulares as p, jsonb_array_elements(p.linhas) as item
    where p.tipo = 'eliminacao' and item ? 'motivo' group by p.id order by p.id
  ) as m;
  foreach v_tabela in array array['contato', 'leadlive', 'inscricoes', 'cadastros_app'] loop
    execute format('update public.%I set aceita_novidades = false where aceita_novidades and id in (
      select (item ->> ''id'')::uuid from privado.pedidos_titulares as p, jsonb_array_elements(p.linhas) as item
      where p.tipo = ''oposicao'' and item ->> ''tabela'' = $1)', v_tabela) using v_tabela;
  end loop;
  return v_apagadas;
end $$;
comment on function privado.repetir_eliminacoes is
  'After a restore: deletes again what had been deleted when the backup was older, limits again what was kept, and ends the news that were opposed. Returns how many rows it deleted.';
grant execute on function privado.repetir_eliminacoes() to encarregado;
