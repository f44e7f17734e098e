create or replace function privado.quando_foi(p_em text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_em timestamptz := coalesce(p_em::timestamptz, now());
begin
  if v_em not between now() - interval '7 days' and now() + interval '1 minute' then
    raise exception 'Escolha um momento dos últimos sete dias.' using errcode = 'PT422';
  end if;
  return v_em;
end $$;
comment on function privado.quando_foi is 'When a contact happened: now where nothing is said, at most seven days ago.';

create or replace function privado.ler_registro(p jsonb) returns privado.registros
language plpgsql stable set search_path = '' as $$
declare
  r privado.registros;
begin
  r.id := (p ->> 'comando')::uuid;
  r.membro := privado.membro_atual();
  r.canal := p ->> 'canal';
  r.nome := privado.linha_digitada(p ->> 'nome');
  r.telefone := privado.telefone_digitado(p ->> 'telefone');
  r.email := nullif(lower(trim(p ->> 'email')), '');
  r.cnpj := nullif(privado.documento_digitado(p ->> 'cnpj', 14), '');
  r.loja := privado.linha_digitada(p ->> 'loja');
  r.texto := nullif(trim(p ->> 'texto'), '');
  r.espera := p ->> 'espera';
  r.em := privado.quando_foi(p ->> 'em');
  r.criado_em := now();
  if r.nome is null then
    raise exception 'Escreva o nome.' using errcode = 'PT422';
  end if;
  if num_nonnulls(r.telefone, r.email) = 0 then
    raise exception 'Escreva um telefone ou um e-mail.' using errcode = 'PT422';
  end if;
  perform privado.conferir_pessoa(jsonb_build_object('nome', r.nome, 'telefone', r.telefone, 'email', r.email));
  if not privado.cnpj_valido(r.cnpj) then
    raise exception 'Confira: CNPJ inválido.' using errcode = 'PT422';
  end if;
  if not privado.linha_valida(r.loja, 200) then
    raise exception 'O nome da farmácia tem sinais que não guardamos.' using errcode = 'PT422';
  end if;
  if not privado.mensagem_valida(r.texto, 2000) then
    raise exception 'Escreva o que a pessoa disse em até 2.000 caracteres.' using errcode = 'PT422';
  end if;
  return r;
end $$;
comment on function privado.ler_registro is 'What a member typed about a new person in the shape of the table; PT422 in words for what its constraints refuse.';

create or replace function privado.item_do_registro(p_id uuid, p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', r.id, 'em', r.em, 'tipo', 'registro', 'autor', privado.autor(r.membro), 'canal', r.canal,
      'texto', r.texto, 'loja', r.loja, 'cnpj', r.cnpj, 'espera', r.espera, 'trouxe', privado.trouxe(p_ids, 'registros', r.id))
    from privado.registros as r where r.id = p_id
  );
end $$;
comment on function privado.item_do_registro is 'A line of the timeline of a person that a member entered, as linhaDoTempoSchema describes it.';

create or replace function privado.recebido_encerra(p_pessoa privado.pessoas, p_em timestamptz, p_comando uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_mudancas jsonb := jsonb_build_object('primeira_resposta_em', coalesce(p_pessoa.primeira_resposta_em, p_em));
begin
  -- What the person asked later, the contact cannot have settled.
  if p_pessoa.espera_desde <= p_em then
    v_mudancas := v_mudancas || '{"espera_desde": null, "prazo": null}';
  end if;
  if p_pessoa.estado <> 'semente' then
    return v_mudancas;
  end if;
  perform privado.anotar_historico(p_pessoa.id, 'estado', '{"de": "semente", "para": "broto", "motivo": null}', p_comando);
  return v_mudancas || privado.passar_para('broto');
end $$;
comment on function privado.recebido_encerra is
  'Columns that a contact received and settled changes. primeira_resposta_s stays null: nobody waited for an answer of ours, so the reply figures do not count it.';

create or replace function privado.recebido_comeca(p_pessoa privado.pessoas, p_em timestamptz, p_comando uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_mudancas jsonb := case when p_pessoa.prazo is null
    then jsonb_build_object('espera_desde', p_em, 'prazo', privado.prazo_de(p_em)) else '{}' end;
begin
  if p_pessoa.aberta then
    return v_mudancas;
  end if;
  perform privado.anotar_historico(p_pessoa.id, 'estado',
    jsonb_build_object('de', p_pessoa.estado, 'para', 'semente', 'motivo', null), p_comando);
  return v_mudancas || privado.passar_para('semente');
end $$;
comment on function privado.recebido_comeca is
  'Columns that a contact received changes when it needs an answer: the clock starts at the contact, and a conversation that was won or lost is open again. A wait that runs keeps its start.';

create or replace function privado.assumir_sem_dono(p_pessoa privado.pessoas, c privado.comandos, p_dono uuid default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_dono uuid := coalesce(p_dono, c.membro);
  v_linha uuid;
begin
  if p_pessoa.dono is not null then
    return '{}';
  end if;
  v_linha := privado.anotar_historico(p_pessoa.id, 'dono', jsonb_build_object('de', null, 'para', privado.autor(v_dono)), c.id);
  if v_dono <> c.membro then
    perform privado.avisar('passada', 'passada:' || v_linha, p_pessoa.id, v_linha, v_dono);
  end if;
  return jsonb_build_object('dono', v_dono);
end $$;
comment on function privado.assumir_sem_dono is
  'Who takes a contact becomes the owner of a person who has none, or a colleague they name, who gets a notice.';

create or replace function privado.registrar_recebido(c privado.comandos, p_pessoa privado.pessoas, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_em timestamptz := privado.quando_foi(p ->> 'em');
  v_espera text := coalesce(p ->> 'espera', 'mantem');
  v_canal text := p ->> 'canal';
  v_para text := case v_canal
    when 'email' then coalesce(p ->> 'para', p_pessoa.email)
    when 'telefone' then coalesce(privado.telefone_digitado(p ->> 'para'), p_pessoa.telefone)
    when 'whatsapp' then coalesce(privado.telefone_digitado(p ->> 'para'), p_pessoa.telefone)
  end;
  v_linha uuid;
  v_mudancas jsonb;
begin
  v_linha := privado.anotar_historico(p_pessoa.id, 'recebido', jsonb_build_object('canal', v_canal,
    'texto', nullif(trim(p ->> 'texto'), ''), 'para', v_para, 'espera', v_espera,
    'entradas', privado.entradas_esperando(p_pessoa, v_para)), c.id);
  update privado.historico set em = v_em where id = v_linha;
  v_mudancas := privado.assumir_sem_dono(p_pessoa, c) || case v_espera
    when 'encerra' then privado.recebido_encerra(p_pessoa, v_em, c.id)
    when 'comeca' then privado.recebido_comeca(p_pessoa, v_em, c.id) else '{}' end;
  if v_canal in ('telefone', 'whatsapp') then
    perform privado.refazer_canais(id) from unnest(privado.grupo(p_pessoa.id)) as id;
    v_mudancas := v_mudancas || privado.primeiros_canais(privado.grupo(p_pessoa.id), p_pessoa.escolhas);
  end if;
  return privado.mudar_pessoa(c, p_pessoa, v_mudancas);
end $$;
comment on function privado.registrar_recebido is
  'A contact that the person made, at the moment it happened. It is no answer of ours: encerra ends the wait and comeca starts one, and neither counts in the reply figures.';

create or replace function painel.nova_pessoa(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.registros;
  v_conhecida uuid;
  v_antes privado.pessoas;
  v_pessoa privado.pessoas;
  v_dono uuid := coalesce((p ->> 'dono')::uuid, v_comando.membro);
  v_mudancas jsonb;
begin
  r := privado.ler_registro(p);
  if not privado.atende(v_dono) then
    raise exception 'Escolha alguém da equipe que atenda e esteja ativo.' using errcode = 'PT422';
  end if;
  perform privado.travar_caixa();
  insert into privado.registros select r.*;
  -- Within the query it would be computed for every person.
  v_conhecida := privado.raiz(privado.reconhecer(privado.ler_entrada('registros', r.id)));
  select q.* into v_antes from privado.pessoas as q where q.id = v_conhecida for update;
  perform privado.projetar('registros', r.id);
  v_pessoa := privado.travar_pessoa((select e.pessoa_id from privado.entradas as e where e.id = r.id and e.tabela = 'registros'));
  -- The projection reopens a conversation by itself; undone, that goes as well.
  update privado.historico set comando = r.id where pessoa_id = v_pessoa.id and tipo = 'estado' and comando is null and em = r.em;
  -- Part of the row, and deleted with it: ends or starts the wait for whoever reads the history, and speaks for the number.
  insert into privado.historico (pessoa_id, em, autor, tipo, comando, dados) values (v_pessoa.id, r.em, r.membro, 'recebido', r.id,
    jsonb_build_object('entrada', r.id, 'canal', r.canal, 'texto', null,
      'para', case when r.canal in ('telefone', 'whatsapp') then r.telefone end,
      'espera', case r.espera when 'resolvida' then 'encerra' when 'comeca' then 'comeca' else 'mantem' end));
  v_mudancas := case when v_antes.id is null and v_dono = r.membro then jsonb_build_object('dono', v_dono)
      else privado.assumir_sem_dono(v_pessoa, v_comando, v_dono) end
    || case r.espera when 'resolvida' then privado.recebido_encerra(v_pessoa, r.em, r.id) else '{}' end;
  perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
  v_pessoa := privado.escrever_pessoa(v_pessoa, v_mudancas || privado.primeiros_canais(privado.grupo(v_pessoa.id), v_pessoa.escolhas));
  v_comando.versao := v_pessoa.versao;
  v_comando.antes := jsonb_build_object('pessoa', v_pessoa.id, 'mudanca', v_pessoa.mudanca, 'colunas', case when v_antes.id is not null then
    jsonb_build_object('dono', v_antes.dono, 'estado', v_antes.estado, 'motivo', v_antes.motivo, 'estado_desde', v_antes.estado_desde,
      'espera_desde', v_antes.espera_desde, 'prazo', v_antes.prazo, 'primeira_resposta_em', v_antes.primeira_resposta_em) end);
  return privado.concluir(v_comando, 'pessoa', v_pessoa.id, null,
    jsonb_build_object('pessoa', v_pessoa.id, 'versao', v_pessoa.versao, 'ja_existia', v_antes.id is not null));
end $$;
comment on function painel.nova_pessoa is
  'Enters a person who came by telephone, WhatsApp, e-mail or in person, for the author or the colleague in dono. An e-mail that is known adds the contact to its person; a telephone alone never does.';

-- The command names no person: it outlives the one that it made.
create or replace function privado.desfazer_registro(c privado.comandos) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_depois privado.pessoas;
begin
  perform privado.travar_caixa();
  select * into v_pessoa from privado.pessoas where id = (c.antes ->> 'pessoa')::uuid for update;
  if not found or v_pessoa.versao <> c.versao or v_pessoa.mudanca <> (c.antes ->> 'mudanca')::bigint then
    raise exception 'Esta pessoa já mudou de novo. Veja como ela está agora.' using errcode = 'PT409';
  end if;
  delete from privado.historico where comando = c.id;
  delete from privado.registros where id = c.id;
  select * into v_depois from privado.pessoas where id = v_pessoa.id;
  if not found then
    v_pessoa.versao := v_pessoa.versao + 1;
    return v_pessoa;
  end if;
  return privado.escrever_pessoa(v_depois, c.antes -> 'colunas');
end $$;
comment on function privado.desfazer_registro is
  'Undoes nova_pessoa: deletes the row, and with it the person who has no other; of one who was here before, the columns are written back.';

create or replace function privado.achar_parecidas(p_telefone text, p_email text, p_cnpj text)
returns table (pessoa_id uuid, motivo text) language plpgsql stable rows 3 set search_path = '' as $$
declare
  v_telefone text := privado.telefone_digitado(p_telefone);
  v_chave text := privado.chave_telefone(v_telefone);
begin
  if privado.email_valido(lower(trim(p_email))) then
    return query select k.pessoa_id, 'email' from privado.chaves_pessoa as k
      where k.tipo = 'email' and k.valor = privado.chave_email(trim(p_email)) and not k.compartilhada;
  end if;
  if v_chave is not null then
    return query select e.pessoa_id, case when right(e.telefone, 8) = right(v_telefone, 8)
        and exists (select from privado.canais as c where c.pessoa_id = e.pessoa_id and c.tipo = 'telefone' and c.valor = v_telefone)
      then 'telefone' else 'telefone_sem_nove' end
      from privado.entradas as e where e.telefone = v_chave limit 20;
  elsif length(v_telefone) in (8, 9) then
    -- Without the area code: the words of the search, then the end of a number.
    return query select q.id, 'final_do_telefone' from privado.pessoas as q
      where q.principal_id is null and q.apagada_em is null and q.busca like '%' || right(v_telefone, 8) || '%'
        and exists (
          select from privado.canais as c where c.pessoa_id = any (privado.grupo(q.id)) and c.tipo = 'telefone' and right(c.chave, 8) = right(v_telefone, 8)
        ) limit 20;
  end if;
  if privado.cnpj_valido(privado.documento_digitado(p_cnpj, 14)) then
    return query select e.pessoa_id, 'cnpj' from privado.entradas as e where e.cnpj = privado.documento_digitado(p_cnpj, 14) limit 20;
  end if;
end $$;
comment on function privado.achar_parecidas is 'People who have this e-mail, telephone or CNPJ, by the whole of it; of a telephone without its area code by the last eight digits.';

create or replace function painel.parecidas(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_momento privado.momento := privado.expediente(now());
  v_pessoas jsonb;
begin
  perform privado.contar('parecidas', v_eu.id::text);
  with achada as (
    select r as linha, min(array_position(array['email', 'telefone', 'telefone_sem_nove', 'cnpj', 'final_do_telefone'], a.motivo)) as posto
    from privado.achar_parecidas(p ->> 'telefone', p ->> 'email', p ->> 'cnpj') as a
    join privado.pessoas as q on q.id = a.pessoa_id join privado.pessoas as r on r.id = coalesce(q.principal_id, q.id)
    where r.apagada_em is null group by r
  )
  select coalesce(jsonb_agg(jsonb_build_object('pessoa', privado.linha_pessoa(m.linha, v_momento),
    'motivo', (array['email', 'telefone', 'telefone_sem_nove', 'cnpj', 'final_do_telefone'])[m.posto]) order by m.posto, (m.linha).id), '[]')
  into v_pessoas from (select * from achada order by posto, (linha).ultima_entrada_em desc, (linha).id limit 3) as m;
  perform privado.registrar('buscou', 'busca', null, jsonb_build_object(
    'campos', (select coalesce(jsonb_agg(distinct a -> 'motivo'), '[]') from jsonb_array_elements(v_pessoas) as a),
    'quantas', jsonb_array_length(v_pessoas)
  ));
  return jsonb_build_object('pessoas', v_pessoas, 'farmacia', (
    select jsonb_build_object('nome', coalesce(f.nome_fantasia, f.razao_social), 'cidade', coalesce(m.nome, f.municipio), 'uf', f.uf)
    from privado.farmacias as f left join privado.municipios as m on m.ibge = f.ibge where f.cnpj = privado.documento_digitado(p ->> 'cnpj', 14)
  ));
end $$;
comment on function painel.parecidas is
  'While a new person is typed: at most three people who have the same e-mail, telephone or CNPJ, and the pharmacy of the CNPJ in our copy of the register. Recorded as a search, limited per member.';

create or replace trigger z_anunciar after update of nome, email, telefone on privado.registros
  for each row execute function privado.anunciar_linha();

create or replace trigger esquecer_entradas after delete on privado.registros referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();
