create or replace function privado.esquecer_emails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_pessoas uuid[];
begin
  insert into privado.emails_a_apagar (chave, message_id, validade, uid, recebido_em)
  select a.chave, a.message_id, a.validade, a.uid, a.recebido_em from antigas as a
  on conflict (chave) do nothing;
  with apagada as (
    delete from privado.historico as h using antigas as a
    where h.tipo = 'email_recebido' and h.dados ->> 'email' = a.id::text returning h.pessoa_id
  )
  select array_agg(distinct pessoa_id) into v_pessoas from apagada;
  perform privado.refazer_canais(p.id) from privado.pessoas as p where p.id = any (v_pessoas);
  v_pessoas := v_pessoas || array(select distinct privado.raiz(id) from unnest(v_pessoas) as id);
  update privado.pessoas set versao = versao + 1, mudanca = nextval('privado.mudancas') where id = any (v_pessoas);
  perform privado.parar_espera(p.id) from privado.pessoas as p where p.id = any (v_pessoas) and p.principal_id is null;
  return null;
end $$;
comment on function privado.esquecer_emails is 'A deleted message takes along its line of the timeline and the wait that it started, and is then deleted in the mailbox, too.';

create or replace function privado.assinar_resposta(p_corpo bytea) returns bytea
language sql stable set search_path = '' as $$
  select substr(sha256(c.valor || sha256(c.valor || p_corpo)), 1, 16) from privado.chaves as c where c.nome = 'resposta'
$$;
comment on function privado.assinar_resposta is 'Keyed signature of 128 bits. With a new key no address of an earlier e-mail finds its conversation.';

-- 1 byte of the table, 16 of id, 16 of signature: 53 letters of base32, because mail programs may change the case of an
-- address. With conversas+ that is 63 of the 64 octets of a local part (RFC 5321, 4.5.3.1.1).
create or replace function privado.codigo_resposta(p_tabela text, p_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_tipo integer := case p_tabela when 'pessoas' then 0 else array_position(privado.tabelas_acompanhadas(), p_tabela) end;
  v_corpo bytea := set_byte('\x00', 0, v_tipo) || uuid_send(p_id);
  v_bits bit varying := ('x' || encode(v_corpo || privado.assinar_resposta(v_corpo), 'hex'))::bit(264) || B'0';
  v_codigo text := '';
begin
  for i in 0..52 loop
    v_codigo := v_codigo
      || substr('abcdefghijklmnopqrstuvwxyz234567', substring(v_bits from i * 5 + 1 for 5)::bit(5)::integer + 1, 1);
  end loop;
  return v_codigo;
end $$;
comment on function privado.codigo_resposta is
  'The part of a reply address that names a conversation: of a person (pessoas), or of a row whose person may not exist yet. Null for another table.';

create or replace function privado.abrir_resposta(p_codigo text, out tabela text, out id uuid)
language plpgsql stable set search_path = '' as $$
declare
  v_codigo text := lower(p_codigo);
  v_bits bit varying := B'';
  v_bytes bytea := decode(repeat('00', 33), 'hex');
begin
  if v_codigo is null or v_codigo !~ '^[a-z2-7]{53}$' then
    return;
  end if;
  for i in 1..53 loop
    v_bits := v_bits || (position(substr(v_codigo, i, 1) in 'abcdefghijklmnopqrstuvwxyz234567') - 1)::bit(5);
  end loop;
  for i in 0..32 loop
    v_bytes := set_byte(v_bytes, i, substring(v_bits from i * 8 + 1 for 8)::bit(8)::integer);
  end loop;
  -- Hashed again: the time of the comparison does not depend on how many bytes of a guess are right. The last bit is not
  -- used and must be zero, so that a code has one spelling.
  if sha256(privado.assinar_resposta(substr(v_bytes, 1, 17))) = sha256(substr(v_bytes, 18, 16))
    and substring(v_bits from 265 for 1) = B'0' then
    tabela := case get_byte(v_bytes, 0) when 0 then 'pessoas' else (privado.tabelas_acompanhadas())[get_byte(v_bytes, 0)] end;
    id := encode(substr(v_bytes, 2, 16), 'hex')::uuid;
  end if;
end $$;
comment on function privado.abrir_resposta is 'The conversation of a reply address; nulls for a code that we did not sign.';

create or replace function privado.item_do_email(p_email uuid, p_linha uuid, p_em timestamptz, p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', p_linha, 'em', p_em, 'tipo', 'email_recebido', 'autor', null, 'email', r.id,
      'remetente', r.remetente, 'nome', r.nome, 'assunto', r.assunto,
      'texto', case when r.spam_em is null then left(r.texto, 20000) else '' end, 'cortado', r.cortado or length(r.texto) > 20000,
      'anexos', case when r.spam_em is null then r.anexos else '[]' end, 'classe', r.tipo, 'caminho', r.caminho,
      'autenticacao', r.autenticacao, 'spam', r.spam_em is not null, 'dela', exists (
        select from privado.canais as c
        where c.pessoa_id = any (p_ids) and c.tipo = 'email' and c.chave = privado.chave_email(r.remetente)
      ))
    from privado.emails_recebidos as r where r.id = p_email
  );
end $$;
comment on function privado.item_do_email is
  'A received e-mail as linhaDoTempoSchema describes it. dela: the sender is an address of the person. Of spam neither text nor attachments.';

create or replace function privado.correio_lido(p_mais_antigo timestamptz) returns void
language sql set search_path = '' as $$
  insert into privado.correio (mais_antigo_em) values (p_mais_antigo)
  on conflict (unica) do update set lido_em = now(), mais_antigo_em = excluded.mais_antigo_em
$$;
comment on function privado.correio_lido is 'The reader has looked through the folder; p_mais_antigo is of what it had to leave there.';

create or replace function privado.ilegiveis_novos(p_membro privado.equipe) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from privado.emails_ilegiveis as i
    where p_membro.papel in ('atendimento', 'gestao') and not i.apagar and p_membro.id <> all (i.visto_por)
  );
end $$;
comment on function privado.ilegiveis_novos is 'How many messages were put aside that a member has not seen in the list; none for those who answer nobody.';

create or replace function painel.ilegiveis(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_itens jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.validade || '.' || i.uid, 'remetente', i.remetente, 'assunto', i.assunto, 'recebido_em', i.recebido_em
  ) order by i.recebido_em desc, i.uid desc), '[]') into v_itens
  from (select * from privado.emails_ilegiveis where not apagar order by recebido_em desc, uid desc limit 100) as i;
  perform privado.registrar_lista(p, 'ilegiveis', '{}', jsonb_array_length(v_itens));
  update privado.emails_ilegiveis set visto_por = visto_por || v_eu.id where v_eu.id <> all (visto_por);
  return jsonb_build_object('itens', v_itens, 'quantas', (select count(*) from privado.emails_ilegiveis as i where not i.apagar));
end $$;
comment on function painel.ilegiveis is
  'The newest hundred messages that were put aside, by what their headers say; recorded, and from then on no news for the member.';

create or replace function privado.correio_parado() returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (select c.lido_em from privado.correio as c where c.lido_em < now() - interval '5 minutes');
end $$;
comment on function privado.correio_parado is 'When the mailbox was last read, if that is more than five minutes ago; null while all is well, and where none is configured.';

create or replace trigger esquecer_entradas after delete on privado.emails_recebidos referencing old table as antigas
  for each statement execute function privado.esquecer_entradas();

create or replace trigger z_esquecer_emails after delete on privado.emails_recebidos referencing old table as antigas
  for each statement execute function privado.esquecer_emails();
