-- What the panel keeps about a data subject. People, history and entries are deleted with the source rows, and a correction
-- of those is projected again. Only the conversation with a person whose paid order stays needs a deletion of its own.

-- As in esquecer_conversas: with rows of somebody else, whose the conversation is cannot be told.
create or replace function privado.so_destas_linhas(p_pessoa uuid, p_ids text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from privado.entradas as e where e.pessoa_id = any (privado.grupo(privado.raiz(p_pessoa))) and e.id::text <> all (p_ids)
  );
end $$;
comment on function privado.so_destas_linhas is 'Whether a person, with the people united, has no other rows than these.';

create or replace function privado.conversa_das_linhas(p_pessoa uuid, p_ids text[]) returns setof privado.historico
language plpgsql stable set search_path = '' as $$
declare
  v_so boolean := privado.so_destas_linhas(p_pessoa, p_ids);
begin
  return query select h.* from privado.historico as h
  where h.pessoa_id = p_pessoa and (v_so or coalesce(h.dados ->> 'entrada', h.dados ->> 'pedido') = any (p_ids));
end $$;
comment on function privado.conversa_das_linhas is
  'The lines of the history of a person that go with these rows: all, or what names them if the person has other rows.';

create or replace function privado.atendimento_titular(p_ids text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'nome', case when s.so then p.nome end, 'lojas_da_equipe', case when s.so then p.lojas_da_equipe end,
      'contatos_da_equipe', case when s.so then (
        select jsonb_agg(jsonb_build_object('tipo', c.tipo, 'valor', c.valor, 'em', c.desde) order by c.desde)
        from privado.canais as c where c.pessoa_id = p.id and c.tabela is null
      ) end,
      'email', case when s.so then p.email end, 'telefone', case when s.so then p.telefone end,
      'estado', case when s.so then p.estado end, 'motivo', case when s.so then p.motivo end, 'desde', case when s.so then p.criada_em end,
      'proximo_passo', case when s.so then p.passo_texto end, 'proximo_passo_em', case when s.so then p.passo_em end,
      'registros', (
        select jsonb_agg(jsonb_build_object('tabela', e.tabela, 'id', e.id, 'protocolo', privado.protocolo_de(e.tabela, e.id), 'em', e.criada_em) order by e.criada_em)
        from privado.entradas as e where e.pessoa_id = p.id and e.id::text = any (p_ids)
      ),
      -- Notes, contacts and messages, without the members and the other people of a union.
      'historico', (
        select jsonb_agg(jsonb_build_object('em', h.em, 'tipo', h.tipo, 'dados', h.dados - array['pessoa', 'antes', 'depois']
          || case when h.tipo = 'dono' then '{"de": null, "para": null}' else '{}' end::jsonb
          || coalesce((
            select jsonb_build_object('remetente', r.remetente, 'assunto', r.assunto, 'texto', r.texto) from privado.emails_recebidos as r
            where h.tipo = 'email_recebido' and r.id::text = h.dados ->> 'email'
          ), '{}')) order by h.em)
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

create or replace function privado.esquecer_conversas(p_ids uuid[], p_ate timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_grupo uuid[];
  v_seguiu boolean;
begin
  if cardinality(p_ids) = 0 then
    return;
  end if;
  perform privado.travar_caixa();
  for v_grupo in
    select privado.grupo(r.raiz) from (
      select distinct privado.raiz(e.pessoa_id) as raiz from privado.entradas as e where e.id = any (p_ids) order by 1
    ) as r
  loop
    -- A person united with somebody else's rows keeps the conversation: whose it is cannot be told.
    continue when exists (select from privado.entradas as e where e.pessoa_id = any (v_grupo) and e.id <> all (p_ids));
    v_seguiu := exists (select from privado.historico where pessoa_id = any (v_grupo) and tipo <> 'pedido' and em >= p_ate);
    delete from privado.emails_recebidos where pessoa_id = any (v_grupo) and criado_em < p_ate;
    delete from privado.historico where pessoa_id = any (v_grupo) and tipo <> 'pedido' and em < p_ate;
    delete from privado.comandos where pessoa_id = any (v_grupo) and em < p_ate;
    perform privado.esquecer_nos_lotes(v_grupo, p_ate);
    update privado.entradas set retirada_em = coalesce(retirada_em, now()) where pessoa_id = any (v_grupo);
    -- The person wrote again since, or the team: what is planned and corrected now is of that conversation.
    continue when v_seguiu;
    perform privado.esquecer_correcoes(id, array['nome', 'email', 'telefone', 'loja']) from unnest(v_grupo) as id;
    update privado.pessoas set passo_texto = null, passo_em = null, passo_id = null, espera_desde = null, prazo = null,
      versao = versao + 1, mudanca = nextval('privado.mudancas')
    where id = any (v_grupo);
  end loop;
end $$;
comment on function privado.esquecer_conversas is
  'For limitar_mantidas: of people whose only rows are these, deletes what was written until p_ate and planned, and ends the links of their requests; what happened to their orders stays.';
