-- From a message to a line of the timeline, in one transaction. Nothing here enqueues an e-mail: a loop with an automatic
-- answer is impossible, whatever a message contains.
create or replace function privado.ler_email(p jsonb) returns privado.emails_recebidos
language plpgsql stable set search_path = '' as $$
declare
  r privado.emails_recebidos;
begin
  r.id := gen_random_uuid();
  r.chave := decode(p ->> 'chave', 'hex');
  r.message_id := p ->> 'message_id';
  r.em_resposta_a := array(select jsonb_array_elements_text(p -> 'em_resposta_a'));
  r.remetente := lower(p ->> 'remetente');
  r.nome := p ->> 'nome';
  r.assunto := p ->> 'assunto';
  r.texto := p ->> 'texto';
  r.cortado := (p ->> 'cortado')::boolean;
  r.anexos := p -> 'anexos';
  r.tipo := p ->> 'tipo';
  r.autenticacao := p ->> 'autenticacao';
  r.suspeito := (p ->> 'suspeito')::boolean;
  r.enviado_em := (p ->> 'enviado_em')::timestamptz;
  r.recebido_em := least((p ->> 'recebido_em')::timestamptz, now());
  r.criado_em := now();
  return r;
end $$;
comment on function privado.ler_email is 'A parsed message in the shape of the table.';

create or replace function privado.enviado_de(p_ids text[], out chave text, out enviado_em timestamptz, out linha uuid, out pessoa uuid)
language plpgsql stable set search_path = '' as $$
begin
  select e.chave, e.enviado_em, h.id, privado.raiz(coalesce(h.pessoa_id, n.pessoa_id)) into chave, enviado_em, linha, pessoa
  from privado.emails_enviados as e
  left join privado.historico as h on e.chave like 'email\_painel:%' and h.id::text = substring(e.chave from '[0-9a-f-]{36}$')
  left join privado.entradas as n on h.id is null and n.id::text = substring(e.chave from '[0-9a-f-]{36}$')
    and (split_part(e.chave, ':', 3) = '' or split_part(e.chave, ':', 2) = n.tabela)
  -- What went to the team or to a member is no conversation with a person.
  where e.message_id = any (p_ids) and e.chave !~ '^(equipe|conta_[a-z_]+|convite_equipe|entrada_nova|limite_membro):'
    and coalesce(h.pessoa_id, n.pessoa_id) is not null
  order by e.enviado_em desc limit 1;
end $$;
comment on function privado.enviado_de is 'The newest of our e-mails to people that has one of these Message-IDs, and whose it was.';

create or replace function privado.conversa_do_codigo(p_codigos jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_codigo text;
  a record;
  v_pessoa uuid;
begin
  for v_codigo in select jsonb_array_elements_text(p_codigos) limit 20 loop
    select * into a from privado.abrir_resposta(v_codigo);
    if a.tabela = 'pessoas' then
      v_pessoa := privado.raiz(a.id);
    elsif a.tabela is not null then
      -- The answer to a receipt may come before the projection of its row.
      if not exists (select from privado.entradas as e where e.id = a.id and e.tabela = a.tabela) then
        perform privado.projetar(a.tabela, a.id);
      end if;
      v_pessoa := (privado.pessoa_acompanhada(a.tabela, a.id)).id;
    end if;
    if exists (select from privado.pessoas as p where p.id = v_pessoa and p.apagada_em is null) then
      return v_pessoa;
    end if;
  end loop;
  return null;
end $$;
comment on function privado.conversa_do_codigo is 'The person of the first code that we signed and whose conversation still exists.';

create or replace function privado.achar_conversa(r privado.emails_recebidos, p_codigos jsonb) returns privado.emails_recebidos
language plpgsql set search_path = '' as $$
begin
  r.pessoa_id := privado.conversa_do_codigo(p_codigos);
  r.caminho := case when r.pessoa_id is not null then 'codigo' end;
  if r.pessoa_id is null then
    r.pessoa_id := (privado.enviado_de(r.em_resposta_a)).pessoa;
    r.caminho := case when r.pessoa_id is not null then 'referencia' end;
  end if;
  -- A mailbox alone proves nothing: not where authentication failed, not of two people, not of list mail.
  if r.pessoa_id is null and r.autenticacao <> 'falhou' and r.tipo in ('pessoa', 'automatica') and not r.suspeito then
    select p.id into r.pessoa_id from privado.chaves_pessoa as k join privado.pessoas as p on p.id = privado.raiz(k.pessoa_id)
    where k.tipo = 'email' and k.valor = privado.chave_email(r.remetente) and not k.compartilhada
      and p.apagada_em is null and not p.suspeita;
    r.caminho := case when r.pessoa_id is not null then 'caixa_postal' end;
  end if;
  return r;
end $$;
comment on function privado.achar_conversa is
  'Whose conversation a message belongs to: by the signed code, else by what it answers, else by a known mailbox of one person whose sender did not fail authentication.';

create or replace function privado.receber_devolucao(r privado.emails_recebidos, p jsonb) returns privado.emails_recebidos
language plpgsql set search_path = '' as $$
declare
  v_enviado record := privado.enviado_de(array[p ->> 'message_id']);
begin
  if v_enviado.pessoa is null then
    return r;
  end if;
  r.pessoa_id := v_enviado.pessoa;
  r.caminho := 'referencia';
  if (p ->> 'definitiva')::boolean and v_enviado.linha is not null then
    perform privado.email_recusado(v_enviado.linha, p ->> 'erro');
  elsif (p ->> 'definitiva')::boolean then
    insert into privado.emails_recusados (chave, erro, destinatario)
    select e.chave, p ->> 'erro', e.destinatario from privado.emails_enviados as e where e.chave = v_enviado.chave on conflict (chave) do nothing;
  end if;
  return r;
end $$;
comment on function privado.receber_devolucao is
  'A bounce that names one of our e-mails: refused for good, the line says so, the address comes last and a person whom a member wrote to waits again.';

create or replace function privado.receber_da_equipe(r privado.emails_recebidos, p_membro uuid, p_novo text) returns void
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas := privado.travar_pessoa(r.pessoa_id);
  -- What it answers may be dated later than it came, by privado.juntar_email.
  v_em timestamptz := greatest(r.recebido_em, (
    select max(h.em) + interval '1 microsecond' from privado.historico as h
    join privado.emails_recebidos as x on x.id::text = h.dados ->> 'email'
    where h.pessoa_id = any (privado.grupo(v_pessoa.id)) and h.tipo = 'email_recebido' and x.message_id = any (r.em_resposta_a)
  ));
  v_linha uuid;
begin
  -- The mail server proved who wrote; the line and the answer are the member's.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_membro)::text, true);
  v_linha := privado.anotar_historico(v_pessoa.id, 'contato', jsonb_build_object('canal', 'email', 'resultado', 'mandei_mensagem',
    'texto', nullif(left(p_novo, 4000), ''), 'para', v_pessoa.email, 'entradas', privado.entradas_esperando(v_pessoa, v_pessoa.email)), null);
  update privado.historico set em = v_em where id = v_linha;
  perform privado.escrever_pessoa(v_pessoa, privado.responder(v_pessoa, null, v_em) - array['espera_desde', 'prazo']);
  -- What the person asked after it is still to be answered.
  perform privado.parar_espera(v_pessoa.id) where v_pessoa.espera_desde <= v_em;
  perform privado.registrar('registrar_contato', 'pessoa', v_pessoa.id);
  perform set_config('request.jwt.claims', '', true);
end $$;
comment on function privado.receber_da_equipe is
  'A member answered a conversation from their own mailbox: a contact by e-mail, which ends the waits that began before it, also when it is read late.';

create or replace function privado.responde_a_membro(r privado.emails_recebidos, p_codigos jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- The address of a receipt says which row, not whose: anybody who types somebody's CPF gets one.
  return exists (
    select from jsonb_array_elements_text(p_codigos) as c (codigo), privado.abrir_resposta(c.codigo) as a
    where a.tabela = 'pessoas' and privado.raiz(a.id) = r.pessoa_id
  ) or exists (
    select from privado.emails_enviados as e join privado.historico as h on e.chave = 'email_painel:' || h.id
    where e.message_id = any (r.em_resposta_a) and h.pessoa_id = any (privado.grupo(r.pessoa_id))
  );
end $$;
comment on function privado.responde_a_membro is 'Whether a message answers what a member wrote to its person, by code or by reference.';

create or replace function privado.juntar_email(r privado.emails_recebidos, p_codigos jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas := privado.travar_pessoa(r.pessoa_id);
  v_espera boolean := r.tipo = 'pessoa' and not r.suspeito and r.spam_em is null
    and (select s.espera from privado.esperas as s where s.assunto = 'email');
  -- Of the sender, where the message proves the mailbox.
  v_canais uuid[] := array(
    select c.id from privado.canais as c where c.pessoa_id = any (privado.grupo(v_pessoa.id)) and c.tipo = 'email'
      and c.chave = privado.chave_email(r.remetente) and r.tipo = 'pessoa' and r.autenticacao <> 'falhou' and r.caminho <> 'caixa_postal'
  );
  v_fala boolean := v_canais <> '{}' and privado.responde_a_membro(r, p_codigos);
  d privado.dados_entrada;
  v_linha uuid;
begin
  d.pede_resposta := v_espera;
  d.suspeita := v_pessoa.suspeita;
  d.criada_em := r.recebido_em;
  -- What a member did before it was here was no answer to it: it follows that, and what was read before it.
  if privado.espera_resposta(d) then
    d.criada_em := coalesce((
      select max(h.em) + interval '1 microsecond' from privado.historico as h
      where h.pessoa_id = any (privado.grupo(v_pessoa.id)) and h.em >= r.recebido_em
        and (h.tipo = 'email_recebido' or privado.fim_da_espera(h))
      having bool_or(privado.fim_da_espera(h))
    ), d.criada_em);
  end if;
  insert into privado.historico (pessoa_id, em, tipo, dados) values (v_pessoa.id, d.criada_em, 'email_recebido', jsonb_build_object(
    'email', r.id, 'espera', case when v_espera then 'comeca' else 'mantem' end,
    'para', case when v_fala then r.remetente end)) returning id into v_linha;
  if v_fala then
    perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
  else
    perform privado.abriu_canais(v_pessoa.id, v_canais);
  end if;
  update privado.pessoas set mudanca = nextval('privado.mudancas'),
    ultima_entrada_em = case when v_espera then greatest(ultima_entrada_em, d.criada_em) else ultima_entrada_em end
  where id = v_pessoa.id;
  if v_fala then
    perform privado.refazer_pessoa(v_pessoa.id);
  end if;
  perform privado.receber(v_pessoa.id, d);
  if v_espera and not v_pessoa.suspeita then
    perform privado.avisar('resposta', 'resposta:' || v_linha, v_pessoa.id, v_linha);
  end if;
end $$;
comment on function privado.juntar_email is
  'Adds a message to the conversation of its person: one that a person wrote starts a wait and reopens what was won or lost. The sender''s own address counts as talked with only where it answers a member, else as opened.';

create or replace function privado.classificar_remetente(r privado.emails_recebidos, p_novo text, p_codigos jsonb) returns privado.emails_recebidos
language plpgsql set search_path = '' as $$
declare
  v_membro uuid := (
    select e.id from privado.equipe as e
    where privado.chave_email(e.email) = privado.chave_email(r.remetente) and e.ativa limit 1
  );
begin
  if v_membro is null or r.tipo = 'interna' then
    return r;
  end if;
  r.tipo := 'interna';
  r.pessoa_id := case when r.autenticacao = 'confirmada' and privado.atende(v_membro) then privado.conversa_do_codigo(p_codigos) end;
  if r.pessoa_id is not null then
    r.tipo := 'equipe';
    r.caminho := 'codigo';
    perform privado.receber_da_equipe(r, v_membro, p_novo);
  end if;
  return r;
end $$;
comment on function privado.classificar_remetente is
  'A member''s address never becomes a person: with a code and confirmed authentication it is their answer, else it is kept apart.';

create or replace function privado.depois_do_enviado(r privado.emails_recebidos) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  -- The clock of the mail server may be behind: an answer is later than what it answers, else it would count as answered.
  return greatest(r.recebido_em, (
    select least(coalesce(h.em, e.enviado_em) + interval '1 microsecond', now()) from privado.enviado_de(r.em_resposta_a) as e
    left join privado.historico as h on h.id = e.linha where e.enviado_em is not null
  ));
end $$;
comment on function privado.depois_do_enviado is 'When a message arrived, not before the e-mail of ours that it answers.';

create or replace function privado.dominio_registrado(p_email text) returns text
language sql immutable strict parallel safe set search_path = ''
return (
  select case when cardinality(p.partes) < 3 then array_to_string(p.partes, '.')
    -- Below .br nobody registers but under a category; elsewhere under these where the country has them.
    when p.fim[3] = 'br' or length(p.fim[3]) = 2 and p.fim[2] in ('com', 'co', 'net', 'org', 'ac', 'gov', 'edu')
      then array_to_string(p.fim, '.')
    else array_to_string(p.fim[2:], '.') end
  from (
    select d.partes, d.partes[cardinality(d.partes) - 2:] as fim
    from (select string_to_array(split_part(lower(p_email), '@', 2), '.') as partes) as d
  ) as p
);
comment on function privado.dominio_registrado is 'What somebody had to register to write from this address: a domain without its subdomains.';

-- A name costs nothing to forge, a domain costs little, a mailbox at a provider costs one registration, and most people whom we
-- do not know yet write from a provider: each kind is limited by what it costs, so that no flood takes the clock from another.
create or replace function privado.demais_na_hora(r privado.emails_recebidos) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_confirmada boolean := r.autenticacao = 'confirmada';
  v_dominio text := privado.dominio_registrado(r.remetente);
begin
  return (
    select count(*) >= case when v_confirmada and v_dominio in (
        'gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'outlook.com.br', 'hotmail.com.br',
        'yahoo.com', 'yahoo.com.br', 'ymail.com', 'icloud.com', 'me.com', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br',
        'globo.com', 'globomail.com', 'zipmail.com.br', 'oi.com.br', 'proton.me', 'protonmail.com'
      ) then 200 else 20 end
    from privado.emails_recebidos as e
    where e.caminho = 'nenhum' and e.criado_em > now() - interval '1 hour' and (e.autenticacao = 'confirmada') = v_confirmada
      and (not v_confirmada or privado.dominio_registrado(e.remetente) = v_dominio)
  );
end $$;
comment on function privado.demais_na_hora is
  'Whether an unknown sender comes after too many of the same kind within an hour: of one confirmed domain 20, of a provider of mailboxes 200, of all that are not confirmed 20.';

create or replace function privado.receber_email(p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.emails_recebidos := privado.ler_email(p);
  v_antes privado.emails_recebidos;
begin
  perform privado.travar_caixa();
  if exists (select from privado.emails_a_apagar as a where a.chave = r.chave) then
    return '{"situacao": "apagada", "id": null, "pasta": null}';
  end if;
  select * into v_antes from privado.emails_recebidos where chave = r.chave;
  if found then
    return jsonb_build_object('situacao', 'repetida', 'id', v_antes.id, 'pasta', privado.pasta_do_email(v_antes));
  end if;
  r.recebido_em := privado.depois_do_enviado(r);
  -- Not of who answers an e-mail of ours: a customer may have been marked by mistake.
  update privado.remetentes_bloqueados set vezes = vezes + 1
  where remetente = privado.hash_consulta(privado.chave_email(r.remetente)) and r.tipo <> 'interna'
    and privado.conversa_do_codigo(p -> 'codigos') is null;
  if found then
    r.spam_em := now();
  else
    r := privado.classificar_remetente(r, p ->> 'novo', p -> 'codigos');
  end if;
  if r.spam_em is null and r.tipo = 'devolucao' then
    r := privado.receber_devolucao(r, p -> 'devolucao');
  elsif r.spam_em is null and r.tipo in ('pessoa', 'automatica', 'lista') then
    r := privado.achar_conversa(r, p -> 'codigos');
  end if;
  if r.spam_em is null and r.pessoa_id is null and r.tipo = 'pessoa' then
    r.caminho := 'nenhum';
    r.suspeito := r.suspeito or privado.demais_na_hora(r);
  end if;
  -- Nobody reads these: they are kept to be recognised, and to be deleted in their time.
  if r.caminho is null then
    r.assunto := ''; r.texto := ''; r.nome := null; r.anexos := '[]';
  end if;
  insert into privado.emails_recebidos select r.*;
  if r.caminho = 'nenhum' then
    perform privado.projetar('emails_recebidos', r.id);
    perform privado.avisar_entrada(privado.raiz(e.pessoa_id), e.id, e.espera_desde) from privado.entradas as e
    where e.id = r.id and e.tabela = 'emails_recebidos';
  -- What was refused for good is told by the line of the sent e-mail.
  elsif r.pessoa_id is not null and r.tipo <> 'equipe' and (p #>> '{devolucao,definitiva}')::boolean is not true then
    perform privado.juntar_email(r, p -> 'codigos');
  end if;
  return jsonb_build_object('situacao', 'guardada', 'id', r.id, 'pasta', privado.pasta_do_email(r));
end $$;
comment on function privado.receber_email is
  'Stores a message once and brings it into the timeline. Returns where the reader puts it: guardada, repetida, or apagada for one whose row was erased meanwhile. Only the service calls it.';

create or replace function privado.pasta_do_email(r privado.emails_recebidos) returns text
language sql immutable set search_path = ''
return case when r.spam_em is not null and r.caminho is null then 'spam' when r.tipo in ('pessoa', 'equipe') then 'guardadas' else 'automaticas' end;
comment on function privado.pasta_do_email is 'The folder of the mailbox for a message.';

create or replace function privado.email_movido(p_id uuid, p_pasta text, p_validade bigint, p_uid bigint) returns void
language sql set search_path = '' as $$
  update privado.emails_recebidos set pasta = p_pasta, validade = p_validade, uid = p_uid where id = p_id
$$;
comment on function privado.email_movido is 'Where a message is in the mailbox now. A crash before this leaves it unknown: it is then found by its key.';

create or replace function privado.email_falhou(p_validade bigint, p_uid bigint) returns integer
language sql set search_path = '' as $$
  insert into privado.correio_falhas as f (validade, uid) values (p_validade, p_uid)
  on conflict (validade, uid) do update set vezes = f.vezes + 1, em = now() returning f.vezes
$$;
comment on function privado.email_falhou is 'Counts an attempt to read or store a message before it is made.';

create or replace function privado.email_lido(p_validade bigint, p_uid bigint) returns void
language sql set search_path = '' as $$
  delete from privado.correio_falhas as f where f.validade = p_validade and f.uid = p_uid and f.vezes <= 1;
  update privado.correio_falhas as f set vezes = f.vezes - 1 where f.validade = p_validade and f.uid = p_uid
$$;
comment on function privado.email_lido is 'Takes back the count of an attempt that read the message: a database that fails afterwards is not its fault.';
