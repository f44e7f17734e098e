-- Correcting a store, and undoing it.
create or replace function privado.quem_mudou_a_loja(p_loja uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_nomes constant jsonb := '{"nome": "o nome", "responsavel": "quem responde", "telefone": "o telefone", "cidade": "a cidade",
    "uf": "o estado", "cnpj": "o CNPJ", "cpf": "o CPF"}';
begin
  return coalesce((
    select format('%s mudou %s desta loja enquanto ela estava aberta aqui.', split_part(e.nome, ' ', 1), coalesce((
      select string_agg(v_nomes ->> c.coluna, ', ' order by c.ordem)
      from jsonb_array_elements_text(r.detalhe -> 'colunas') with ordinality as c (coluna, ordem)
    ), 'os dados'))
    from privado.registro_de_acessos as r join privado.equipe as e on e.id = r.membro
    where r.alvo_id = p_loja and r.acao in ('corrigir_loja', 'gravar_loja', 'desfazer') order by r.em desc limit 1
  ), 'Os dados desta loja mudaram enquanto ela estava aberta aqui.');
end $$;
comment on function privado.quem_mudou_a_loja is 'Who changed a store last and what, for the refusal of a correction made on an older version.';

create or replace function privado.escrever_loja(l public.diagnosticos_lojas) returns integer
language plpgsql set search_path = '' as $$
declare
  v_versao integer;
begin
  update public.diagnosticos_lojas as d set cnpj = l.cnpj, cpf = l.cpf, nome = l.nome, responsavel = l.responsavel,
    telefone = l.telefone, cidade = l.cidade, uf = l.uf
  where d.id = l.id returning d.versao into v_versao;
  return v_versao;
exception when unique_violation then
  raise exception 'Já há uma loja com este CNPJ e este CPF.' using errcode = 'PT422';
end $$;
comment on function privado.escrever_loja is 'Writes the data of a locked store; returns its new version.';

create or replace function painel.corrigir_loja(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_antes public.diagnosticos_lojas;
  l public.diagnosticos_lojas := privado.ler_loja(p);
  v_erro text;
  v_mudou jsonb;
begin
  v_antes := privado.travar_loja((p ->> 'id')::uuid);
  if v_antes.versao is distinct from (p ->> 'versao')::integer then
    raise exception '%', privado.quem_mudou_a_loja(v_antes.id) using errcode = 'PT409';
  end if;
  l.id := v_antes.id;
  -- The panel does not show the CPF, so an empty one is not a change.
  l.cpf := coalesce(nullif(l.cpf, ''), v_antes.cpf);
  v_erro := privado.erro_da_loja(l);
  if v_erro is not null then
    raise exception '%', v_erro using errcode = 'PT422';
  end if;
  if (l.cnpj, l.cpf) is distinct from (v_antes.cnpj, v_antes.cpf)
    and exists (select from public.diagnosticos_respostas where loja_id = l.id) then
    raise exception 'Esta loja já respondeu: CNPJ e CPF ficam como estão.' using errcode = 'PT422';
  end if;
  select coalesce(jsonb_object_agg(a.key, a.value), '{}') into v_mudou
  from jsonb_each(to_jsonb(v_antes) - array['criado_em', 'convidada_em', 'versao']) as a
  where a.value is distinct from to_jsonb(l) -> a.key;
  v_comando.antes := v_mudou;
  v_comando.versao := privado.escrever_loja(l);
  return privado.concluir(v_comando, 'diagnosticos_lojas', l.id,
    jsonb_build_object('colunas', (select coalesce(jsonb_agg(k), '[]') from jsonb_object_keys(v_mudou) as k)),
    jsonb_build_object('id', l.id, 'versao', v_comando.versao));
end $$;
comment on function painel.corrigir_loja is
  'Corrects a store on the version that was on screen; an empty field is cleared, an empty CPF stays. CNPJ and CPF only before the first answer.';

create or replace function privado.desfazer_loja(c privado.comandos) returns jsonb
language plpgsql set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
  v_resposta jsonb;
begin
  if c.funcao = 'remover_loja' then
    insert into public.diagnosticos_lojas select * from jsonb_populate_record(l, c.antes) on conflict do nothing returning * into l;
    if not found then
      raise exception 'Esta loja já foi adicionada de novo.' using errcode = 'PT409';
    end if;
  else
    l := privado.travar_loja((c.resposta ->> 'id')::uuid);
    if l.versao <> c.versao or c.antes ? 'nova' and l.convidada_em is not null
      or c.antes ?| array['nova', 'cnpj', 'cpf'] and exists (select from public.diagnosticos_respostas where loja_id = l.id) then
      raise exception 'Esta loja já mudou de novo. Veja como ela está agora.' using errcode = 'PT409';
    end if;
    if c.antes ? 'nova' then
      delete from public.diagnosticos_lojas where id = l.id;
    else
      l.versao := privado.escrever_loja(jsonb_populate_record(l, c.antes));
    end if;
  end if;
  v_resposta := jsonb_build_object('id', l.id, 'pessoa', null, 'versao', l.versao);
  update privado.comandos set desfeito_em = now(), resposta = v_resposta where id = c.id;
  perform privado.registrar('desfazer', 'diagnosticos_lojas', l.id, jsonb_build_object('funcao', c.funcao));
  return v_resposta;
end $$;
comment on function privado.desfazer_loja is
  'Undoes the addition, correction or removal of a store, while nothing else has changed it; one that was invited or answered stays.';

create or replace function privado.esquecer_correcoes_da_loja() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from privado.comandos as c using antigas as a
  where c.funcao in ('corrigir_loja', 'gravar_loja') and not c.antes ? 'nova' and c.resposta ->> 'id' = a.id::text;
  return null;
end $$;
comment on function privado.esquecer_correcoes_da_loja is 'What undoes a correction has former data of a person: it is deleted with the store.';

create or replace trigger esquecer_correcoes after delete on public.diagnosticos_lojas referencing old table as antigas
  for each statement execute function privado.esquecer_correcoes_da_loja();
