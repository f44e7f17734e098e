-- What members decide about a received e-mail: spam, whose address it came from; and its attachments.
create or replace function privado.achar_email(p_pessoa privado.pessoas, p_email text) returns privado.emails_recebidos
language plpgsql stable set search_path = '' as $$
declare
  r privado.emails_recebidos;
begin
  select x.* into r from privado.emails_recebidos as x
  left join privado.entradas as e on e.id = x.id and e.tabela = 'emails_recebidos'
  where x.id = p_email::uuid and coalesce(x.pessoa_id, e.pessoa_id) = any (privado.grupo(p_pessoa.id)) and x.tipo = 'pessoa';
  return r;
end $$;
comment on function privado.achar_email is 'A received e-mail of this person; nulls for one that is not or no longer theirs.';

create or replace function privado.email_da_pessoa(p_pessoa privado.pessoas, p_email text) returns privado.emails_recebidos
language plpgsql stable set search_path = '' as $$
declare
  r privado.emails_recebidos := privado.achar_email(p_pessoa, p_email);
begin
  if r.id is null then
    raise exception 'Este e-mail não está mais aqui.' using errcode = 'PT404';
  end if;
  return r;
end $$;
comment on function privado.email_da_pessoa is 'A received e-mail of this person, or PT404.';

create or replace function privado.relogio_e_estado(p privado.pessoas) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('espera_desde', p.espera_desde, 'prazo', p.prazo, 'estado', p.estado, 'motivo', p.motivo,
  'estado_desde', p.estado_desde);
comment on function privado.relogio_e_estado is 'The columns of a person that a received e-mail may change by itself.';

create or replace function privado.concluir_email(c privado.comandos, p_pessoa privado.pessoas, p_antes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_depois privado.pessoas;
begin
  update privado.pessoas set versao = versao + 1, mudanca = nextval('privado.mudancas') where id = p_pessoa.id returning * into v_depois;
  c.pessoa_id := v_depois.id;
  c.versao := v_depois.versao;
  c.antes := p_antes || jsonb_build_object('mudanca', v_depois.mudanca, 'colunas', privado.relogio_e_estado(p_pessoa));
  return privado.concluir(c, 'pessoa', v_depois.id, null, jsonb_build_object('pessoa', v_depois.id, 'versao', v_depois.versao));
end $$;
comment on function privado.concluir_email is 'Ends a command of this file, with what desfazer_email needs.';

create or replace function painel.marcar_spam(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  r privado.emails_recebidos;
  v_dados jsonb;
begin
  perform privado.travar_caixa();
  v_pessoa := privado.travar_na_versao(p);
  r := privado.email_da_pessoa(v_pessoa, p ->> 'email');
  if r.spam_em is not null then
    raise exception 'Este e-mail já está marcado como spam.' using errcode = 'PT409';
  end if;
  update privado.emails_recebidos set spam_em = now() where id = r.id;
  -- A forged sender is not blocked: the address is somebody else's.
  if r.autenticacao <> 'falhou' then
    insert into privado.remetentes_bloqueados (remetente, email_id) values (privado.hash_consulta(privado.chave_email(r.remetente)), r.id)
    on conflict (remetente) do nothing;
  end if;
  if r.caminho = 'nenhum' then
    perform privado.projetar('emails_recebidos', r.id);
    update privado.entradas set espera_desde = null, prazo = null where id = r.id and tabela = 'emails_recebidos';
  else
    select dados into v_dados from privado.historico
    where pessoa_id = any (privado.grupo(v_pessoa.id)) and tipo = 'email_recebido' and dados ->> 'email' = r.id::text;
    update privado.historico set dados = dados || '{"espera": "mantem", "para": null}'
    where pessoa_id = any (privado.grupo(v_pessoa.id)) and tipo = 'email_recebido' and dados ->> 'email' = r.id::text;
    perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
    perform privado.refazer_pessoa(v_pessoa.id);
  end if;
  perform privado.parar_espera(v_pessoa.id);
  return privado.concluir_email(v_comando, v_pessoa, jsonb_build_object('email', r.id, 'dados', v_dados));
end $$;
comment on function painel.marcar_spam is
  'Hides a received e-mail, ends the wait that it started, and blocks its sender. Whoever came by it alone is suspicious.';

create or replace function privado.separar_email(c privado.comandos, p_pessoa privado.pessoas, r privado.emails_recebidos) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_linha jsonb;
  v_nova uuid;
  v_outra privado.pessoas;
begin
  delete from privado.historico as h where h.pessoa_id = any (privado.grupo(p_pessoa.id)) and h.tipo = 'email_recebido'
    and h.dados ->> 'email' = r.id::text
  returning to_jsonb(h) into v_linha;
  update privado.emails_recebidos set pessoa_id = null, caminho = 'nenhum' where id = r.id;
  perform privado.parar_espera(p_pessoa.id);
  v_nova := privado.raiz(privado.reconhecer(privado.ler_entrada('emails_recebidos', r.id)));
  select * into v_outra from privado.pessoas where id = v_nova for update;
  perform privado.projetar('emails_recebidos', r.id);
  v_nova := (select e.pessoa_id from privado.entradas as e where e.id = r.id and e.tabela = 'emails_recebidos');
  perform privado.recusar_par(privado.raiz(v_nova), p_pessoa.id, c.membro) where privado.raiz(v_nova) <> p_pessoa.id;
  insert into privado.historico (pessoa_id, autor, tipo, dados, comando)
  values (p_pessoa.id, c.membro, 'separacao', jsonb_build_object('pessoa', v_nova), c.id);
  perform privado.refazer_canais(id) from unnest(privado.grupo(p_pessoa.id)) as id;
  perform privado.refazer_pessoa(p_pessoa.id);
  return jsonb_build_object('email', r.id, 'linha', v_linha, 'caminho', r.caminho, 'nova', v_nova,
    'outra', case when v_outra.id is not null then privado.relogio_e_estado(v_outra) end,
    'depois', (select privado.relogio_e_estado(q) || jsonb_build_object('versao', q.versao) from privado.pessoas as q where q.id = v_outra.id));
end $$;
comment on function privado.separar_email is 'A message that joined a conversation by its code or reference was somebody else''s: it becomes an entry of its own.';

create or replace function painel.decidir_remetente(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  r privado.emails_recebidos;
  v_canal uuid;
begin
  perform privado.travar_caixa();
  v_pessoa := privado.travar_na_versao(p);
  r := privado.email_da_pessoa(v_pessoa, p ->> 'email');
  if r.caminho = 'nenhum' or not privado.email_valido(r.remetente) then
    raise exception 'Este e-mail já é um registro próprio.' using errcode = 'PT409';
  end if;
  if not (p ->> 'dela')::boolean then
    return privado.concluir_email(v_comando, v_pessoa, privado.separar_email(v_comando, v_pessoa, r));
  end if;
  insert into privado.canais (pessoa_id, tipo, chave, valor, desde, suspeita)
  values (v_pessoa.id, 'email', privado.chave_email(r.remetente), r.remetente, now(), false)
  on conflict on constraint canais_um_por_chave do nothing returning id into v_canal;
  return privado.concluir_email(v_comando, v_pessoa, jsonb_build_object('email', r.id, 'canal', v_canal));
end $$;
comment on function painel.decidir_remetente is
  'Somebody answered from an address that is not the person''s. dela: it is theirs too, and becomes a channel that nothing speaks for yet; else the message is somebody else''s and leaves the conversation.';

create or replace function privado.desfazer_email(c privado.comandos) returns privado.pessoas
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (c.antes ->> 'email')::uuid;
  v_pessoa privado.pessoas;
  r privado.emails_recebidos;
begin
  perform privado.travar_caixa();
  v_pessoa := privado.travar_pessoa(c.pessoa_id);
  if v_pessoa.versao <> c.versao or v_pessoa.mudanca <> (c.antes ->> 'mudanca')::bigint then
    raise exception 'Esta pessoa já mudou de novo. Veja como ela está agora.' using errcode = 'PT409';
  end if;
  delete from privado.historico where comando = c.id;
  if c.antes ? 'canal' then
    delete from privado.canais where id = (c.antes ->> 'canal')::uuid;
  elsif c.antes ? 'linha' then
    perform privado.juntar_de_novo(c, v_pessoa);
  else
    update privado.emails_recebidos set spam_em = null where id = v_id returning * into r;
    delete from privado.remetentes_bloqueados where email_id = v_id;
    if r.caminho = 'nenhum' then
      perform privado.projetar('emails_recebidos', v_id);
      update privado.entradas set espera_desde = criada_em, prazo = privado.prazo_de(criada_em)
      where id = v_id and tabela = 'emails_recebidos' and c.antes #>> '{colunas,prazo}' is not null;
    else
      update privado.historico set dados = c.antes -> 'dados'
      where pessoa_id = any (privado.grupo(v_pessoa.id)) and tipo = 'email_recebido' and dados ->> 'email' = v_id::text;
      perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
      perform privado.refazer_pessoa(v_pessoa.id);
    end if;
  end if;
  select * into v_pessoa from privado.pessoas where id = v_pessoa.id;
  return privado.escrever_pessoa(v_pessoa, (c.antes -> 'colunas')
    || privado.primeiros_canais(privado.grupo(v_pessoa.id), v_pessoa.escolhas));
end $$;
comment on function privado.desfazer_email is 'Undoes marcar_spam and decidir_remetente, while nothing else has changed the person.';

create or replace function privado.juntar_de_novo(c privado.comandos, p_pessoa privado.pessoas) returns void
language plpgsql set search_path = '' as $$
declare
  v_nova uuid := (c.antes ->> 'nova')::uuid;
  v_outra privado.pessoas;
begin
  -- A person who was here before gets back what the message changed, unless they or somebody else changed it since.
  select q.* into v_outra from privado.pessoas as q
  where q.id = privado.raiz(v_nova) and privado.relogio_e_estado(q) || jsonb_build_object('versao', q.versao) = c.antes -> 'depois' for update;
  delete from privado.entradas where id = (c.antes ->> 'email')::uuid and tabela = 'emails_recebidos';
  update privado.emails_recebidos set pessoa_id = (c.antes #>> '{linha,pessoa_id}')::uuid, caminho = c.antes ->> 'caminho'
  where id = (c.antes ->> 'email')::uuid;
  insert into privado.historico select l.* from jsonb_populate_record(null::privado.historico, c.antes -> 'linha') as l;
  delete from privado.sugestoes_recusadas
  where pessoa_a = least(p_pessoa.id, privado.raiz(v_nova)) and pessoa_b = greatest(p_pessoa.id, privado.raiz(v_nova));
  perform privado.esquecer_pessoas(array[v_nova]);
  if v_outra.id is not null then
    delete from privado.historico as h where h.pessoa_id = v_outra.id and h.tipo = 'estado' and h.autor is null
      and h.em = v_outra.estado_desde and (c.antes #>> '{outra,estado_desde}')::timestamptz <> v_outra.estado_desde;
    select q.* into v_outra from privado.pessoas as q where q.id = v_outra.id;
    perform privado.escrever_pessoa(v_outra, c.antes -> 'outra');
  end if;
  perform privado.refazer_canais(id) from unnest(privado.grupo(p_pessoa.id)) as id;
  perform privado.refazer_pessoa(p_pessoa.id);
end $$;
comment on function privado.juntar_de_novo is 'The message that separar_email took out of a conversation returns to it.';

create or replace function privado.desbloquear(p_pessoas uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  with livre as (
    update privado.emails_recebidos as r set spam_em = null from privado.entradas as e
    where e.id = r.id and e.tabela = 'emails_recebidos' and e.pessoa_id = any (p_pessoas) and r.spam_em is not null returning r.remetente
  )
  delete from privado.remetentes_bloqueados as b using livre as l where b.remetente = privado.hash_consulta(privado.chave_email(l.remetente));
end $$;
comment on function privado.desbloquear is 'People who are released are no spam: what they wrote is shown and their address no longer blocked.';

create or replace function painel.abrir_anexo(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r privado.emails_recebidos;
  v_pessoa uuid;
  v_anexo jsonb;
begin
  select x.* into r from privado.emails_recebidos as x where x.id = (p ->> 'email')::uuid and x.spam_em is null;
  v_pessoa := privado.raiz(coalesce(r.pessoa_id, (
    select e.pessoa_id from privado.entradas as e where e.id = r.id and e.tabela = 'emails_recebidos'
  )));
  select a into v_anexo from jsonb_array_elements(r.anexos) as a where a ->> 'parte' = p ->> 'parte';
  if v_anexo is null or v_pessoa is null then
    raise exception 'Este anexo não está mais aqui.' using errcode = 'PT404';
  end if;
  perform privado.registrar('baixou_anexo', 'pessoa', v_pessoa);
  return v_anexo || jsonb_build_object('pasta', r.pasta, 'validade', r.validade, 'uid', r.uid, 'message_id', r.message_id,
    'chave', encode(r.chave, 'hex'));
end $$;
comment on function painel.abrir_anexo is 'Where an attachment is in the mailbox, for the service, which streams it. Every download is recorded, without the name of the file.';
