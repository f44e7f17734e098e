-- The texts as the panel reads and changes them. Everyone who works with people may write a draft; publishing takes gestao and a
-- second person.
create or replace function privado.construcao_json(p_alvo text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('revisao', c.revisao, 'pedida_em', c.pedida_em, 'pronta_em', c.pronta_em)
  from privado.construcoes as c where c.alvo = p_alvo order by c.revisao desc limit 1
$$;
comment on function privado.construcao_json is 'The newest build of a target; null before the first.';

create or replace function privado.texto_json(t privado.textos) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'chave', t.chave, 'versao', t.versao, 'situacao', t.situacao, 'autor', privado.autor(t.autor), 'gravado_em', t.gravado_em
  )
$$;
comment on function privado.texto_json is 'What lists and single texts both show.';

create or replace function painel.textos(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'textos', (
      select jsonb_agg(privado.texto_json(t) || jsonb_build_object('publicado', x.id is not null, 'publicado_em', x.em, 'valor', x.valor) order by t.chave)
      from privado.textos as t, privado.publicado(t.chave) as x
    ),
    'site', privado.construcao_json('site'), 'previa', privado.construcao_json('previa'), 'agora', now()
  );
end $$;
comment on function painel.textos is 'Every key with the state of its draft and whether it was published.';

create or replace function painel.texto(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  t privado.textos;
begin
  select * into t from privado.textos where chave = p ->> 'chave';
  if not found then
    raise exception 'Este texto não existe.' using errcode = 'PT404';
  end if;
  return privado.texto_json(t) || jsonb_build_object(
    'publicado', (privado.publicado(t.chave)).valor, 'rascunho', t.rascunho, 'motivo', t.motivo,
    'pode_aprovar', coalesce(v_eu.papel = 'gestao' and t.situacao = 'em_aprovacao' and t.autor <> v_eu.id, false),
    'publicacoes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id, 'em', x.em, 'autor', privado.autor(x.autor), 'aprovador', privado.autor(x.aprovador), 'valor', x.valor,
        'desfeita_em', x.desfeita_em, 'desfeita_por', privado.autor(x.desfeita_por)
      ) order by x.ordem desc), '[]')
      from (select * from privado.publicacoes as y where y.chave = t.chave order by y.ordem desc limit 50) as x
    ),
    'site', privado.construcao_json('site'), 'previa', privado.construcao_json('previa'), 'agora', now()
  );
end $$;
comment on function painel.texto is 'One key: published value, draft and the last fifty publications.';

create or replace function privado.travar_texto(p jsonb) returns privado.textos
language plpgsql set search_path = '' as $$
declare
  t privado.textos;
begin
  select * into t from privado.textos where chave = p ->> 'chave' for update;
  if not found then
    raise exception 'Este texto não existe.' using errcode = 'PT404';
  end if;
  if t.versao is distinct from (p ->> 'versao')::integer then
    raise exception 'Alguém da equipe mudou este texto enquanto ele estava aberto aqui.' using errcode = 'PT409';
  end if;
  return t;
end $$;
comment on function privado.travar_texto is 'Locks the text of a command, which must still have the version that was on screen.';

create or replace function privado.chave_da_aprovacao(t privado.textos) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when t.situacao = 'em_aprovacao' then 'texto:' || t.chave || ':' || t.versao end;
end $$;
comment on function privado.chave_da_aprovacao is 'Key of the notices about a draft that waits for approval; null for any other text.';

create or replace function privado.pedir_decisao(p_texto text) returns void
language plpgsql set search_path = '' as $$
declare
  v_texto privado.textos;
begin
  delete from privado.avisos where tipo = 'texto' and chave like 'texto:' || p_texto || ':%';
  select * into v_texto from privado.textos where chave = p_texto and situacao = 'em_aprovacao';
  perform privado.avisar('texto', privado.chave_da_aprovacao(v_texto), null, null, e.id) from privado.equipe as e
  where v_texto.chave is not null and e.ativa and e.papel = 'gestao' and e.id <> v_texto.autor;
  perform privado.enfileirar('texto_pede_aprovacao', 'texto_pede_aprovacao:' || a.id, json_build_object('id', a.id))
  from privado.avisos as a where a.chave = privado.chave_da_aprovacao(v_texto);
end $$;
comment on function privado.pedir_decisao is 'Tells those who may approve that a text waits; after any change of the text nobody is told of its former state.';

create or replace function privado.textos_para_aprovar(p_membro privado.equipe) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select count(*) from privado.textos as t where t.situacao = 'em_aprovacao' and p_membro.papel = 'gestao' and t.autor <> p_membro.id);
end $$;
comment on function privado.textos_para_aprovar is 'How many drafts of others wait for the approval of this member.';

create or replace function privado.concluir_texto(c privado.comandos, p_chave text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_resposta jsonb;
begin
  update privado.textos set versao = versao + 1 where chave = p_chave
  returning jsonb_build_object('chave', chave, 'versao', versao) into v_resposta;
  perform privado.pedir_decisao(p_chave);
  return privado.concluir(c, 'texto', null, jsonb_build_object('chave', p_chave), v_resposta);
end $$;
comment on function privado.concluir_texto is 'Ends a command about a text, counts its version and tells those who decide about it.';

create or replace function painel.gravar_rascunho(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform privado.travar_texto(p);
  if not privado.texto_valido(p ->> 'chave', p -> 'valor') or exists (
    select from jsonb_path_query(p -> 'valor', '$.*.foto') as foto
    where foto <> 'null' and not exists (select from privado.fotos as f where f.id::text = foto #>> '{}')
  ) then
    raise exception 'Confira os campos: o site não consegue mostrar este texto.' using errcode = 'PT422';
  end if;
  update privado.textos set rascunho = p -> 'valor', situacao = 'rascunho', autor = v_comando.membro, gravado_em = now(), motivo = null
  where chave = p ->> 'chave';
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.gravar_rascunho is 'Replaces the draft of a key and makes this member its author; ends a request for approval.';

create or replace function painel.descartar_rascunho(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform privado.travar_texto(p);
  update privado.textos set rascunho = null, situacao = null, autor = null, gravado_em = null, motivo = null where chave = p ->> 'chave';
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.descartar_rascunho is 'Deletes the draft of a key.';

create or replace function painel.pedir_aprovacao(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  t privado.textos;
begin
  t := privado.travar_texto(p);
  if t.situacao is distinct from 'rascunho' then
    raise exception 'Não há rascunho para aprovar.' using errcode = 'PT422';
  end if;
  update privado.textos set situacao = 'em_aprovacao' where chave = t.chave;
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.pedir_aprovacao is 'Puts a draft before a second person.';

create or replace function privado.texto_a_decidir(p jsonb, p_membro uuid) returns privado.textos
language plpgsql set search_path = '' as $$
declare
  t privado.textos := privado.travar_texto(p);
begin
  if t.situacao is distinct from 'em_aprovacao' then
    raise exception 'Este texto não espera aprovação.' using errcode = 'PT422';
  end if;
  if t.autor = p_membro then
    raise exception 'Quem escreveu não aprova: peça a outra pessoa da gestão.' using errcode = 'PT422';
  end if;
  return t;
end $$;
comment on function privado.texto_a_decidir is 'Locks a draft that waits for approval; its author is refused.';

create or replace function painel.aprovar_texto(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  t privado.textos;
begin
  t := privado.texto_a_decidir(p, v_comando.membro);
  insert into privado.publicacoes (chave, valor, autor, aprovador) values (t.chave, t.rascunho, t.autor, v_comando.membro);
  update privado.textos set rascunho = null, situacao = null, autor = null, gravado_em = null where chave = t.chave;
  perform privado.pedir_construcao('site');
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.aprovar_texto is 'Publishes a draft that another member wrote.';

create or replace function painel.recusar_texto(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  t privado.textos;
begin
  perform privado.conferir_linha(privado.linha_digitada(p ->> 'motivo'), 300, 'o motivo');
  t := privado.texto_a_decidir(p, v_comando.membro);
  update privado.textos set situacao = 'recusado', motivo = privado.linha_digitada(p ->> 'motivo') where chave = t.chave;
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.recusar_texto is 'Returns a draft to its author with a reason.';

create or replace function painel.desfazer_publicacao(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  t privado.textos;
begin
  t := privado.travar_texto(p);
  update privado.publicacoes set desfeita_em = now(), desfeita_por = v_comando.membro where id = (privado.publicado(t.chave)).id;
  if not found then
    raise exception 'O site já mostra o texto de origem.' using errcode = 'PT422';
  end if;
  perform privado.pedir_construcao('site');
  return privado.concluir_texto(v_comando, p ->> 'chave');
end $$;
comment on function painel.desfazer_publicacao is
  'Returns to the value published before, or to the committed one. One member is enough: that value was approved already.';

create or replace function painel.pedir_previa(v_comando privado.comandos, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return privado.guardar(v_comando, jsonb_build_object('revisao', privado.pedir_construcao('previa'), 'pedida', true));
end $$;
comment on function painel.pedir_previa is 'Builds the preview: the published values with every draft over them.';
