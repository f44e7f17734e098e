-- What members do with channels, and what they see of them. A message goes where the screen said, or nowhere.
create or replace function privado.chegou_a(e privado.entradas, p_para text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_tipo text := case when p_para like '%@%' then 'email' else 'telefone' end;
  v_chave text := case v_tipo when 'email' then privado.chave_email(p_para) else privado.chave_telefone(p_para) end;
begin
  return exists (
    select from privado.canais_da_linha(privado.ler_entrada(e.tabela, e.id)) as k
    where k.tipo = v_tipo and (k.chave = v_chave or exists (
      -- A member wrote the right one in its place.
      select from privado.historico as h where h.pessoa_id = any (privado.grupo(privado.raiz(e.pessoa_id))) and h.tipo = 'corrigida'
        and h.dados ->> 'campo' = v_tipo and p_para = h.dados ->> 'para'
        and k.chave = case v_tipo when 'email' then privado.chave_email(h.dados ->> 'de') else privado.chave_telefone(h.dados ->> 'de') end
    ))
  );
end $$;
comment on function privado.chegou_a is 'Whether what went to this address or number went to who sent this row: it has it, or a member corrected it to that.';

create or replace function privado.entradas_esperando(p privado.pessoas, p_para text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(e.id order by e.criada_em, e.id), '[]') from privado.entradas as e
    where e.pessoa_id = any (privado.grupo(p.id)) and e.retirada_em is null and privado.chegou_a(e, p_para) and (
      e.criada_em >= p.espera_desde or exists (
        select from privado.historico as h where h.pessoa_id = any (privado.grupo(p.id)) and h.tipo = 'mensagem'
          and h.em >= p.espera_desde and h.dados ->> 'entrada' = e.id::text
      )
    )
  );
end $$;
comment on function privado.entradas_esperando is
  'The requests that an answer given now answers: those written since the person waits, with the channel that it goes to. Who typed another one shares a CPF or a mailbox and may be a stranger.';

create or replace function privado.canal_do_contato(p privado.pessoas, p_canal text, p_para text, p_autor uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_tipo text := case p_canal when 'email' then 'email' else 'telefone' end;
begin
  if p_para is not null then
    return (
      select c.valor from privado.canais_em_ordem(privado.grupo(p.id), p.escolhas) as c where c.tipo = v_tipo
        and c.chave = case v_tipo when 'email' then privado.chave_email(p_para) else privado.chave_telefone(p_para) end
    );
  end if;
  if v_tipo = 'email' then
    return p.email;
  end if;
  -- How it went is told after the number was opened.
  return coalesce((
    select h.dados ->> 'para' from privado.historico as h where h.pessoa_id = any (privado.grupo(p.id)) and h.tipo = 'contato'
      and h.autor = p_autor and h.dados ->> 'resultado' = 'abriu' and h.em > now() - interval '1 day' order by h.em desc limit 1
  ), p.telefone);
end $$;
comment on function privado.canal_do_contato is
  'The channel of a contact: the one named, if it is the person''s, else null; where none is named, the number that the member opened last within a day, or the first.';

create or replace function painel.registrar_contato(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_mudancas jsonb := '{}';
  v_linha uuid;
  v_para text;
begin
  v_pessoa := privado.travar_pessoa((p ->> 'pessoa')::uuid);
  if p ->> 'sentido' = 'recebido' then
    return privado.registrar_recebido(v_comando, v_pessoa, p);
  end if;
  if p ->> 'resultado' is null then
    raise exception 'Diga como foi o contato.' using errcode = 'PT422';
  end if;
  v_para := privado.canal_do_contato(v_pessoa, p ->> 'canal', p ->> 'para', v_comando.membro);
  v_linha := privado.anotar_historico(v_pessoa.id, 'contato', jsonb_build_object(
    'canal', p ->> 'canal', 'resultado', p ->> 'resultado', 'texto', nullif(trim(p ->> 'texto'), ''), 'para', v_para,
    'entradas', privado.entradas_esperando(v_pessoa, v_para)
  ), v_comando.id);
  if exists (select from privado.historico as h where h.id = v_linha and privado.e_resposta(h)) then
    v_mudancas := privado.responder(v_pessoa, v_comando.id);
  end if;
  if p ->> 'resultado' in ('falei', 'numero_errado') then
    perform privado.refazer_canais(id) from unnest(privado.grupo(v_pessoa.id)) as id;
    v_mudancas := v_mudancas || privado.primeiros_canais(privado.grupo(v_pessoa.id), v_pessoa.escolhas);
  end if;
  return privado.mudar_pessoa(v_comando, v_pessoa, v_mudancas);
end $$;
comment on function painel.registrar_contato is
  'Notes a contact and the number or address used; one that the person made by privado.registrar_recebido. Only falei and mandei_mensagem stop the reply clock; falei is a fact for the channel, numero_errado puts it last.';

create or replace function painel.enviar_email(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_historico uuid;
begin
  v_pessoa := privado.travar_pessoa((p ->> 'pessoa')::uuid);
  if v_pessoa.email is null then
    raise exception 'Esta pessoa não deixou e-mail.' using errcode = 'PT422';
  end if;
  if v_pessoa.email is distinct from p ->> 'para' then
    raise exception 'O e-mail desta pessoa mudou enquanto você escrevia. Confira para quem vai.' using errcode = 'PT409';
  end if;
  v_historico := privado.anotar_historico(v_pessoa.id, 'email', jsonb_build_object(
    'situacao', 'na_fila', 'modelo', null, 'assunto', trim(p ->> 'assunto'), 'texto', trim(p ->> 'texto'),
    'para', v_pessoa.email, 'erro', null, 'entradas', privado.entradas_esperando(v_pessoa, v_pessoa.email)
  ) || jsonb_strip_nulls(jsonb_build_object('em_resposta_a', (privado.achar_email(v_pessoa, p ->> 'em_resposta_a')).id)), v_comando.id);
  -- Who is written to may answer, also from a new message.
  delete from privado.remetentes_bloqueados where remetente = privado.hash_consulta(privado.chave_email(v_pessoa.email));
  perform privado.enfileirar('email_painel', 'email_painel:' || v_historico, json_build_object('id', v_historico));
  return privado.mudar_pessoa(v_comando, v_pessoa, privado.responder(v_pessoa, v_comando.id), p_desfaz => false);
end $$;
comment on function painel.enviar_email is
  'Enqueues an e-mail to the address that was on screen, stops the reply clock and no longer blocks the address; 409 when the person has another one now. What it answers may have left the person meanwhile. It cannot be undone.';

create or replace function painel.usar_canal(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa privado.pessoas;
  v_canal privado.canais;
  v_escolhas jsonb;
begin
  v_pessoa := privado.travar_na_versao(p);
  select * into v_canal from privado.canais
  where id = (p ->> 'canal')::uuid and pessoa_id = any (privado.grupo(v_pessoa.id));
  if not found then
    raise exception 'Este contato não está mais aqui.' using errcode = 'PT404';
  end if;
  v_escolhas := v_pessoa.escolhas || jsonb_build_object(v_canal.tipo, v_canal.id);
  -- With the row that brought it, unless a member typed it: the line goes when that row is deleted.
  perform privado.anotar_historico(v_pessoa.id, 'canal', jsonb_strip_nulls(jsonb_build_object(
    'qual', v_canal.tipo, 'valor', v_canal.valor, 'entrada', v_canal.entrada_id
  )), v_comando.id);
  return privado.mudar_pessoa(v_comando, v_pessoa,
    jsonb_build_object('escolhas', v_escolhas) || privado.primeiros_canais(privado.grupo(v_pessoa.id), v_escolhas));
end $$;
comment on function painel.usar_canal is 'A member says which e-mail or telephone is the person''s: it comes first from then on, whatever rows arrive.';
