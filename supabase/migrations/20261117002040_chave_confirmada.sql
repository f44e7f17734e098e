-- Of a data subject's request only the rows with the confirmed key are the applicant's: who answers from a mailbox has not
-- proved the CPF that they name with it.
create or replace function painel.verificar_requerente(p jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_eu privado.equipe := privado.exigir('encarregado');
  v_comando uuid := (p ->> 'comando')::uuid;
  v_resposta jsonb := privado.resposta_do_comando(v_comando, 'verificar_requerente');
  r privado.requerimentos;
begin
  if v_resposta is not null then
    return v_resposta;
  end if;
  r := privado.travar_requerimento((p ->> 'id')::uuid, false);
  update privado.requerimentos set verificado_em = now(),
    verificado_como = array_append(array_remove(verificado_como, p ->> 'como'), p ->> 'como')
  where id = r.id;
  return privado.gravar_ato(v_comando, 'verificar_requerente', r.id, jsonb_build_object('como', p -> 'como'), jsonb_build_object('id', r.id));
end $$;
comment on function painel.verificar_requerente is
  'The officer confirmed that the person who asks is the data subject, and how; a document proves the CPF. A second way adds its rows.';

create or replace function privado.linhas_do_requerimento(r privado.requerimentos)
returns table (tabela text, id uuid, criado_em timestamptz, dados jsonb, nome text, achado text[], escolha uuid, de_outra boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_confirmadas text[] := array_replace(r.verificado_como, 'documento', 'cpf');
begin
  return query
  with linha as (
    select * from privado.linhas_titular(r.email, r.telefone, r.cpf)
  ), base as (
    -- The answers of a diagnostic bear no name: they belong to the owner of their store.
    select l.tabela, l.id, l.criado_em, l.dados, coalesce(s.id, l.id) as base_id, coalesce(s.dados, l.dados) as base
    from linha as l left join linha as s on s.tabela = 'diagnosticos_lojas' and s.id::text = l.dados ->> 'loja_id'
    where l.id <> r.id
  ), achada as (
    select b.*, coalesce(b.base ->> 'responsavel', nullif(concat_ws(' ', b.base ->> 'nome', b.base ->> 'sobrenome'), '')) as de,
      array_remove(array[
        case when b.base ->> 'email' = t.email then 'email' end,
        case when privado.chave_telefone(b.base ->> 'telefone') = t.telefone then 'telefone' end,
        case when b.base ->> 'cpf' = t.cpf then 'cpf' end
      ], null) as por
    from base as b, privado.chaves_titular(r.email, r.telefone, r.cpf) as t
  )
  select a.tabela, a.id, a.criado_em, a.dados, a.de, a.por, a.base_id, coalesce(
    (r.escolhas ->> a.base_id::text)::boolean,
    case
      when r.verificado_em is not null then not (
        a.por && array_remove(v_confirmadas, 'telefone')
        or a.por && v_confirmadas and privado.para_busca(a.de) is not distinct from privado.para_busca(r.nome)
      )
      else not (a.por && array['email', 'cpf'] or privado.para_busca(a.de) is not distinct from privado.para_busca(r.nome))
    end
  ) from achada as a;
end $$;
comment on function privado.linhas_do_requerimento is
  'The rows of a request but itself, and by which of e-mail, telephone and CPF each was found. Once the officer confirmed who asks, a row without the confirmed key (a document proves the CPF) or with a confirmed telephone under another name counts as somebody else''s until the officer says otherwise; before that, only the latter. escolha is the id to say it by.';

-- As in esquecer_conversas: with rows of somebody else, whose the conversation is cannot be told.
create function privado.so_destas_linhas(p_pessoa uuid, p_ids text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from privado.entradas as e where e.pessoa_id = any (privado.grupo(privado.raiz(p_pessoa))) and e.id::text <> all (p_ids)
  );
end $$;
comment on function privado.so_destas_linhas is 'Whether a person, with the people united, has no other rows than these.';
revoke execute on function privado.so_destas_linhas(uuid, text[]) from public;

create function privado.conversa_das_linhas(p_pessoa uuid, p_ids text[]) returns setof privado.historico
language plpgsql stable set search_path = '' as $$
declare
  v_so boolean := privado.so_destas_linhas(p_pessoa, p_ids);
begin
  return query select h.* from privado.historico as h
  where h.pessoa_id = p_pessoa and (v_so or coalesce(h.dados ->> 'entrada', h.dados ->> 'pedido') = any (p_ids));
end $$;
comment on function privado.conversa_das_linhas is
  'The lines of the history of a person that go with these rows: all, or what names them if the person has other rows.';
revoke execute on function privado.conversa_das_linhas(uuid, text[]) from public;

create or replace function privado.atendimento_titular(p_ids text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'nome', case when s.so then p.nome end, 'email', case when s.so then p.email end, 'telefone', case when s.so then p.telefone end,
      'estado', case when s.so then p.estado end, 'motivo', case when s.so then p.motivo end, 'desde', case when s.so then p.criada_em end,
      'proximo_passo', case when s.so then p.passo_texto end, 'proximo_passo_em', case when s.so then p.passo_em end,
      'registros', (
        select jsonb_agg(jsonb_build_object('tabela', e.tabela, 'id', e.id, 'protocolo', privado.protocolo(e.id), 'em', e.criada_em) order by e.criada_em)
        from privado.entradas as e where e.pessoa_id = p.id and e.id::text = any (p_ids)
      ),
      -- Notes, contacts and messages, without the members and the other people of a union.
      'historico', (
        select jsonb_agg(jsonb_build_object('em', h.em, 'tipo', h.tipo, 'dados', h.dados - array['pessoa', 'antes', 'depois']
          || case when h.tipo = 'dono' then '{"de": null, "para": null}' else '{}' end::jsonb) order by h.em)
        from privado.conversa_das_linhas(p.id, p_ids) as h
      )
    ) order by p.criada_em)
    from privado.pessoas as p, privado.so_destas_linhas(p.id, p_ids) as s (so)
    where p.id in (
      select unnest(array[q.id, q.principal_id]) from privado.entradas as e join privado.pessoas as q on q.id = e.pessoa_id
      where e.id = any (p_ids::uuid[])
    )
  );
end $$;
comment on function privado.atendimento_titular is
  'For exportar_titular: the people of these rows in privado.pessoas, privado.entradas and privado.historico. Of a person who also has other rows only what names these.';
