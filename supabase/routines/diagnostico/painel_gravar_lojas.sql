-- Adding, importing, inviting and removing stores. A CSV file is judged by the rules of the constraints, so that the preview
-- shows what an import will do.
create or replace function privado.documento_digitado(p_texto text, p_tamanho integer) returns text
language sql immutable set search_path = ''
return case
  -- A spreadsheet drops the zeros at the start of a number; with punctuation it was a text.
  when trim(p_texto) ~ '^[0-9]+$' and length(trim(p_texto)) between p_tamanho - 2 and p_tamanho - 1 then lpad(trim(p_texto), p_tamanho, '0')
  else upper(regexp_replace(p_texto, '[^0-9A-Za-z]', '', 'g'))
end;
comment on function privado.documento_digitado is 'A CPF or CNPJ as typed, without punctuation.';

create or replace function privado.linha_digitada(p_texto text) returns text
language sql immutable set search_path = ''
return nullif(trim(regexp_replace(normalize(p_texto, nfc), '[\s\u00a0\u200b\ufeff]+', ' ', 'g')), '');
comment on function privado.linha_digitada is 'A text as typed, on one line without blanks at its ends; null when empty.';

create or replace function privado.telefone_digitado(p_texto text) returns text
language sql immutable set search_path = ''
return nullif(regexp_replace(regexp_replace(p_texto, '[^0-9]', '', 'g'), '^0*(?:55(?=[0-9]{10,11}$))?0*', ''), '');
comment on function privado.telefone_digitado is 'A telephone as typed: national digits, without +55 and zeros in front; null when empty.';

create or replace function privado.ler_loja(p_linha jsonb) returns public.diagnosticos_lojas
language plpgsql stable set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
begin
  l.cnpj := privado.documento_digitado(p_linha ->> 'cnpj', 14);
  l.cpf := privado.documento_digitado(p_linha ->> 'cpf', 11);
  l.nome := privado.linha_digitada(p_linha ->> 'nome');
  l.responsavel := privado.linha_digitada(p_linha ->> 'responsavel');
  l.telefone := privado.telefone_digitado(p_linha ->> 'telefone');
  l.cidade := privado.linha_digitada(p_linha ->> 'cidade');
  l.uf := nullif(upper(trim(p_linha ->> 'uf')), '');
  return l;
end $$;
comment on function privado.ler_loja is 'A row of a file in the shape of the table, without its id.';

create or replace function privado.erro_do_texto(p_campo text, p_texto text, p_maximo integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when privado.linha_valida(p_texto, p_maximo) is not false then null
    when p_texto ~ '^[=+@\uff0b\uff0d\uff1d\uff20-]' then format('%s começa com “%s”: apague esse sinal.', p_campo, left(p_texto, 1))
    when length(p_texto) > p_maximo then format('%s passa de %s letras: escreva mais curto.', p_campo, p_maximo)
    else format('%s tem um sinal invisível ou um emoji que não guardamos: escreva de novo, só com letras e números.', p_campo)
  end;
end $$;
comment on function privado.erro_do_texto is 'Why privado.linha_valida refuses a text, in words that say what to do; null when it does not.';

create or replace function privado.erro_da_loja(l public.diagnosticos_lojas) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when coalesce(l.cnpj, '') = '' then 'Falta o CNPJ.'
    when length(l.cnpj) <> 14 then format('CNPJ incompleto: %s de 14 caracteres.', length(l.cnpj))
    when not privado.cnpj_valido(l.cnpj) then 'CNPJ inválido: os dois últimos números não fecham.'
    when coalesce(l.cpf, '') = '' then 'Falta o CPF de quem responde.'
    when length(l.cpf) <> 11 then format('CPF incompleto: %s de 11 números.', length(l.cpf))
    when not privado.cpf_valido(l.cpf) then 'CPF inválido: os dois últimos números não fecham.'
    when not privado.telefone_valido(l.telefone) then 'Telefone inválido: escreva o DDD e o número.'
    when l.uf not in (
      'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO',
      'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
    ) then 'Estado desconhecido: escreva a sigla, como SP.'
    else coalesce(privado.erro_do_texto('O nome da loja', l.nome, 200),
      privado.erro_do_texto('O nome de quem responde', l.responsavel, 200), privado.erro_do_texto('A cidade', l.cidade, 120))
  end;
end $$;
comment on function privado.erro_da_loja is 'What the constraints of the table would refuse, in words; null when nothing.';

create or replace function privado.julgar_lojas(p jsonb)
returns table (linha integer, loja public.diagnosticos_lojas, situacao text, erro text)
language plpgsql stable rows 1000 set search_path = '' as $$
begin
  if jsonb_array_length(p -> 'linhas') > 1000 then
    raise exception 'no máximo 1.000 linhas' using errcode = '22023';
  end if;
  return query
  with lida as materialized (
    select ((p ->> 'de')::integer + t.ordem - 1)::integer as linha, privado.ler_loja(t.item) as loja
    from jsonb_array_elements(p -> 'linhas') with ordinality as t (item, ordem)
  ), julgada as materialized (
    select d.linha, d.loja, privado.erro_da_loja(d.loja) as erro from lida as d
  ), numerada as (
    select j.*, first_value(j.linha) over (partition by j.erro is null, (j.loja).cnpj, (j.loja).cpf order by j.linha) as primeira,
      first_value(j.linha) over (partition by j.erro is null, (j.loja).cnpj order by j.linha) as primeira_do_cnpj
    from julgada as j
  )
  select n.linha, n.loja,
    case when n.erro is not null then 'invalida' when n.primeira <> n.linha then 'repetida' when x.id is not null then 'existente'
      when n.primeira_do_cnpj <> n.linha or exists (select from public.diagnosticos_lojas as o where o.cnpj = (n.loja).cnpj) then 'segunda'
      else 'nova' end,
    case when n.erro is not null then n.erro when n.primeira <> n.linha then format('Repete a linha %s.', n.primeira) end
  from numerada as n
  left join public.diagnosticos_lojas as x on x.cnpj = (n.loja).cnpj and x.cpf = (n.loja).cpf
  order by n.linha;
end $$;
comment on function privado.julgar_lojas is 'What an import would do with each row: nova, segunda for a known CNPJ with another CPF, existente, invalida with the reason, or repetida within these rows.';

create or replace function painel.conferir_lojas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('linhas', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'linha', j.linha, 'situacao', j.situacao, 'erro', j.erro, 'cnpj', (j.loja).cnpj, 'cpf', (j.loja).cpf,
      'receita', privado.loja_na_receita((j.loja).cnpj)
    ) order by j.linha), '[]')
    from privado.julgar_lojas(p) as j
  ));
end $$;
comment on function painel.conferir_lojas is 'Judges rows of a file and writes nothing. Returns both documents as they would be stored, so that the panel finds what repeats across the parts of a long file.';

create or replace function painel.importar_lojas(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_linhas jsonb;
  v_ids uuid[];
begin
  with julgada as materialized (select * from privado.julgar_lojas(p)), gravada as (
    insert into public.diagnosticos_lojas (cnpj, cpf, nome, responsavel, telefone, cidade, uf)
    select (j.loja).cnpj, (j.loja).cpf, (j.loja).nome, (j.loja).responsavel, (j.loja).telefone, (j.loja).cidade, (j.loja).uf
    from julgada as j where j.situacao in ('nova', 'segunda') order by j.linha
    -- Another member may import the same file at the same time.
    on conflict do nothing returning id
  )
  select (select coalesce(jsonb_agg(jsonb_build_object('linha', j.linha, 'situacao', j.situacao, 'erro', j.erro) order by j.linha), '[]') from julgada as j),
    (select array_agg(g.id) from gravada as g)
  into v_linhas, v_ids;
  perform privado.registrar('gravar_loja', 'diagnosticos_lojas', id, '{"importada": true}') from unnest(v_ids) as id;
  return privado.guardar(v_comando, jsonb_build_object('gravadas', coalesce(cardinality(v_ids), 0), 'linhas', v_linhas));
end $$;
comment on function painel.importar_lojas is 'Writes the new rows of a file; stores that are already there stay as they are.';

create or replace function painel.gravar_loja(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  l public.diagnosticos_lojas := privado.ler_loja(p);
  v_erro text := privado.erro_da_loja(l);
  v_antes public.diagnosticos_lojas;
  v_nova boolean;
begin
  if v_erro is not null then
    raise exception '%', v_erro using errcode = 'PT422';
  end if;
  select * into v_antes from public.diagnosticos_lojas where cnpj = l.cnpj and cpf = l.cpf for update;
  insert into public.diagnosticos_lojas as d (cnpj, cpf, nome, responsavel, telefone, cidade, uf)
  values (l.cnpj, l.cpf, l.nome, l.responsavel, l.telefone, l.cidade, l.uf)
  on conflict (cnpj, cpf) do update set nome = coalesce(excluded.nome, d.nome), responsavel = coalesce(excluded.responsavel, d.responsavel),
    telefone = coalesce(excluded.telefone, d.telefone), cidade = coalesce(excluded.cidade, d.cidade), uf = coalesce(excluded.uf, d.uf)
  returning id, versao, xmax = 0 into l.id, v_comando.versao, v_nova;
  v_comando.antes := case when v_nova then '{"nova": true}' when v_antes.id is not null
    then to_jsonb(v_antes) - array['id', 'cnpj', 'cpf', 'criado_em', 'convidada_em', 'versao'] end;
  return privado.concluir(v_comando, 'diagnosticos_lojas', l.id, null, jsonb_build_object('id', l.id));
end $$;
comment on function painel.gravar_loja is 'Adds a store, or corrects the one with this CNPJ and CPF; an empty field keeps what is there.';

create or replace function privado.travar_loja(p_id uuid) returns public.diagnosticos_lojas
language plpgsql set search_path = '' as $$
declare
  l public.diagnosticos_lojas;
begin
  -- The lock waits for an answer that is being written, which refers to the store.
  select * into l from public.diagnosticos_lojas where id = p_id for update;
  if not found then
    raise exception 'Esta loja não está mais aqui.' using errcode = 'PT404';
  end if;
  return l;
end $$;
comment on function privado.travar_loja is 'Locks a store for a change.';

create or replace function painel.remover_loja(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p ->> 'id')::uuid;
begin
  v_comando.antes := to_jsonb(privado.travar_loja(v_id));
  if exists (select from public.diagnosticos_respostas where loja_id = v_id) then
    raise exception 'Esta loja já respondeu o diagnóstico. As respostas só saem a pedido do titular ou no fim do prazo de guarda.'
      using errcode = 'PT422';
  end if;
  delete from public.diagnosticos_lojas where id = v_id;
  perform privado.enfileirar('limpar_registros', 'remover_loja', '{}', now() + interval '70 seconds');
  return privado.concluir(v_comando, 'diagnosticos_lojas', v_id, null, jsonb_build_object('id', v_id));
end $$;
comment on function painel.remover_loja is 'Deletes a store that never answered. Its data stay in the command for the minute in which it can be undone.';

create or replace function painel.convidar_loja(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_loja public.diagnosticos_lojas;
  v_pessoa uuid;
begin
  select * into v_loja from public.diagnosticos_lojas where id = (p ->> 'id')::uuid;
  if not found then
    raise exception 'Esta loja não está mais aqui.' using errcode = 'PT404';
  end if;
  if v_loja.telefone is null then
    raise exception 'Esta loja não tem telefone. Grave um para convidar pelo WhatsApp.' using errcode = 'PT422';
  end if;
  select privado.raiz(k.pessoa_id) into v_pessoa from privado.chaves_pessoa as k where k.tipo = 'cpf' and k.valor = v_loja.cpf;
  if v_pessoa is not null then
    perform privado.escrever_pessoa(privado.travar_pessoa(v_pessoa), '{}'), privado.anotar_historico(v_pessoa, 'contato',
      jsonb_build_object('canal', 'whatsapp', 'resultado', 'abriu', 'texto', trim(p ->> 'texto')), v_comando.id);
  end if;
  update public.diagnosticos_lojas set convidada_em = now() where id = v_loja.id;
  return privado.concluir(v_comando, 'diagnosticos_lojas', v_loja.id, null, jsonb_build_object('id', v_loja.id));
end $$;
comment on function painel.convidar_loja is 'Notes that a member opened WhatsApp to invite a store, also in the timeline of its person.';
