-- What the encarregado does with a request of a data subject. Nothing of the person is stored with a command or in the
-- record of accesses: only counts and names of columns.
create or replace function privado.travar_requerimento(p_id uuid, p_verificado boolean) returns privado.requerimentos
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos;
begin
  select * into r from privado.requerimentos where id = p_id for update;
  if not found then
    raise exception 'Este pedido não existe.' using errcode = 'PT404';
  end if;
  if r.concluido_em is not null then
    raise exception 'Este pedido já foi concluído.' using errcode = 'PT409';
  end if;
  if p_verificado and r.verificado_em is null then
    raise exception 'Confirme primeiro quem pede.' using errcode = 'PT422';
  end if;
  return r;
end $$;
comment on function privado.travar_requerimento is 'Locks an open request for a change, if needed only after who asks was confirmed.';

create or replace function painel.abrir_requerimento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_email text := nullif(lower(trim(p ->> 'email')), '');
  v_telefone text := nullif(regexp_replace(coalesce(p ->> 'telefone', ''), '[^0-9]', '', 'g'), '');
  v_cpf text := nullif(regexp_replace(coalesce(p ->> 'cpf', ''), '[^0-9]', '', 'g'), '');
  v_titular bytea[];
  v_id uuid;
begin
  begin
    v_titular := privado.hashes_titular(v_email, v_telefone, v_cpf);
  exception when raise_exception then
    raise exception 'Confira: %.', sqlerrm using errcode = 'PT422';
  end;
  -- The telephone may have its country code here; hashes_titular checked it and the CPF.
  perform privado.conferir_pessoa(jsonb_build_object('nome', trim(p ->> 'nome'), 'email', v_email));
  if (p ->> 'recebido_em')::date > (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'O dia em que o pedido chegou não pode estar no futuro.' using errcode = 'PT422';
  end if;
  insert into privado.requerimentos (tipo, canal, nome, email, telefone, cpf, titular, recebido_em, aberto_por)
  values (p ->> 'tipo', p ->> 'canal', trim(p ->> 'nome'), v_email, v_telefone, v_cpf, v_titular, (p ->> 'recebido_em')::date, v_comando.membro)
  returning id into v_id;
  return privado.concluir(v_comando, 'requerimento', v_id, jsonb_build_object('tipo', p -> 'tipo'), jsonb_build_object('id', v_id));
end $$;
comment on function painel.abrir_requerimento is 'Opens a request. The clock counts from the day it arrived.';

-- Of a data subject's request only the rows with the confirmed key are the applicant's: who answers from a mailbox has not
-- proved the CPF that they name with it.
create or replace function painel.verificar_requerente(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos;
begin
  r := privado.travar_requerimento((p ->> 'id')::uuid, false);
  update privado.requerimentos set verificado_em = now(),
    verificado_como = array_append(array_remove(verificado_como, p ->> 'como'), p ->> 'como')
  where id = r.id;
  return privado.concluir(v_comando, 'requerimento', r.id, jsonb_build_object('como', p -> 'como'), jsonb_build_object('id', r.id));
end $$;
comment on function painel.verificar_requerente is
  'The officer confirmed that the person who asks is the data subject, and how; a document proves the CPF. A second way adds its rows.';

create or replace function painel.separar_linhas(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos;
begin
  r := privado.travar_requerimento((p ->> 'id')::uuid, false);
  update privado.requerimentos set escolhas = escolhas || (
    select coalesce(jsonb_object_agg(l.escolha, p -> 'de_outra'), '{}') from privado.linhas_do_requerimento(r) as l
    where l.escolha in (select e::uuid from jsonb_array_elements_text(p -> 'linhas') as e)
  ) where id = r.id;
  return privado.concluir(v_comando, 'requerimento', r.id,
    jsonb_build_object('linhas', jsonb_array_length(p -> 'linhas'), 'de_outra', p -> 'de_outra'), jsonb_build_object('id', r.id));
end $$;
comment on function painel.separar_linhas is 'The officer says which rows with a shared telephone are somebody else''s: they are not exported, corrected or erased.';

create or replace function painel.exportar_requerimento(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos := privado.travar_requerimento((p ->> 'id')::uuid, true);
  v_tudo jsonb;
begin
  v_tudo := privado.exportar_titular(r.email, r.telefone, r.cpf, privado.linhas_de_outros(r));
  perform privado.registrar('exportou', 'requerimento', r.id, jsonb_build_object('linhas', jsonb_array_length(v_tudo -> 'registros')));
  return v_tudo || jsonb_build_object('protocolo', privado.protocolo(r.id));
end $$;
comment on function painel.exportar_requerimento is 'Everything kept about the person of a request, for the file they get.';

create or replace function painel.corrigir_requerimento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_correcao jsonb;
  v_linhas jsonb;
  r privado.requerimentos;
begin
  r := privado.travar_requerimento((p ->> 'id')::uuid, true);
  select jsonb_object_agg(key, value) into v_correcao from jsonb_each(p -> 'correcao')
  where key in ('nome', 'sobrenome', 'email', 'telefone') and value <> 'null';
  if v_correcao is null or (v_correcao ? 'nome') <> (v_correcao ? 'sobrenome') then
    raise exception 'Escreva o que muda; nome e sobrenome vão juntos.' using errcode = 'PT422';
  end if;
  v_linhas := privado.corrigir_titular(v_correcao, r.email, r.telefone, r.cpf, privado.linhas_de_outros(r));
  -- The request itself is one of the rows.
  return privado.concluir(v_comando, 'requerimento', r.id, jsonb_build_object(
    'colunas', (select jsonb_agg(key) from jsonb_object_keys(v_correcao) as key), 'linhas', jsonb_array_length(v_linhas) - 1
  ), jsonb_build_object('linhas', jsonb_array_length(v_linhas) - 1));
end $$;
comment on function painel.corrigir_requerimento is 'Corrects name, e-mail or telephone in every row of the person; the panel''s person follows.';

create or replace function painel.opor_requerimento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_linhas jsonb;
  r privado.requerimentos;
begin
  r := privado.travar_requerimento((p ->> 'id')::uuid, true);
  v_linhas := privado.corrigir_titular('{"aceita_novidades": false}', r.email, r.telefone, r.cpf, privado.linhas_de_outros(r));
  return privado.concluir(v_comando, 'requerimento', r.id, jsonb_build_object('linhas', jsonb_array_length(v_linhas)),
    jsonb_build_object('linhas', jsonb_array_length(v_linhas)));
end $$;
comment on function painel.opor_requerimento is 'Ends news and messages about payments for every mailbox of the person.';

create or replace function privado.recibo_da_eliminacao(p_feito jsonb, p_junto jsonb, p_fora jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'apagadas', (p_feito -> 'apagadas') - 'requerimentos',
    'mantidas', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (
        select item ->> 'tabela' as tabela, item ->> 'motivo' as motivo, count(*) as quantas
        from jsonb_array_elements(p_feito -> 'mantidas') as item
        where item ->> 'motivo' <> 'de outra pessoa' group by 1, 2 order by 1, 2
      ) as m
    ),
    'emails', p_junto -> 'emails_saem', 'conversa', p_junto -> 'conversa', 'fora', p_fora
  )
$$;
comment on function privado.recibo_da_eliminacao is 'What an erasure did, as counts: no id and no personal data.';

create or replace function painel.apagar_requerimento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_junto jsonb;
  v_feito jsonb;
  v_recibo jsonb;
  r privado.requerimentos;
begin
  -- Before any row is locked, as everything that deletes rows of several people does.
  perform privado.travar_caixa();
  r := privado.travar_requerimento((p ->> 'id')::uuid, true);
  if r.tipo <> 'eliminacao' then
    raise exception 'Este pedido não é de eliminação.' using errcode = 'PT422';
  end if;
  if privado.para_busca(regexp_replace(trim(p ->> 'confirmacao'), '\s+', ' ', 'g'))
    <> privado.para_busca(regexp_replace('apagar ' || r.nome, '\s+', ' ', 'g')) then
    raise exception 'As palavras não conferem.' using errcode = 'PT422';
  end if;
  if not p -> 'fora' @> '["provedor", "caixa_de_email", "plataforma"]' then
    raise exception 'Marque o que foi apagado fora daqui.' using errcode = 'PT422';
  end if;
  v_junto := privado.junto_das_linhas(privado.linhas_em_palavras(r));
  v_feito := privado.apagar_titular(r.email, r.telefone, r.cpf, privado.linhas_de_outros(r));
  v_recibo := privado.recibo_da_eliminacao(v_feito, v_junto, p -> 'fora');
  update privado.requerimentos set desfecho = 'atendido', concluido_por = v_comando.membro, recibo = v_recibo where id = r.id;
  return privado.concluir(v_comando, 'requerimento', r.id, jsonb_build_object(
    'apagadas', (select coalesce(sum(value::integer), 0) from jsonb_each_text(v_recibo -> 'apagadas')),
    'mantidas', (select coalesce(sum((m ->> 'quantas')::integer), 0) from jsonb_array_elements(v_recibo -> 'mantidas') as m)
  ), jsonb_build_object('id', r.id));
end $$;
comment on function painel.apagar_requerimento is
  'Erases the person of a request after the typed confirmation, but what the law keeps, and leaves a receipt without personal data.';

create or replace function painel.concluir_requerimento(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.requerimentos;
begin
  r := privado.travar_requerimento((p ->> 'id')::uuid, p ->> 'desfecho' = 'atendido');
  perform privado.esquecer_requerentes(array[r.id], p ->> 'desfecho');
  update privado.requerimentos set concluido_por = v_comando.membro where id = r.id;
  return privado.concluir(v_comando, 'requerimento', r.id, jsonb_build_object('desfecho', p -> 'desfecho'), jsonb_build_object('id', r.id));
end $$;
comment on function painel.concluir_requerimento is 'Ends a request that was answered, or whose author could not be confirmed; who asked is deleted.';
