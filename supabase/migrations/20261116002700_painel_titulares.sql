-- What the panel keeps about a data subject. People, history and entries are deleted with the source rows, and a correction
-- of those is projected again. Only the conversation with a person whose paid order stays needs a deletion of its own.
create function privado.atendimento_titular(p_ids text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'nome', p.nome, 'email', p.email, 'telefone', p.telefone, 'estado', p.estado, 'motivo', p.motivo, 'desde', p.criada_em,
      'proximo_passo', p.passo_texto, 'proximo_passo_em', p.passo_em,
      'registros', (
        select jsonb_agg(jsonb_build_object('tabela', e.tabela, 'id', e.id, 'protocolo', privado.protocolo(e.id), 'em', e.criada_em) order by e.criada_em)
        from privado.entradas as e where e.pessoa_id = p.id and e.id::text = any (p_ids)
      ),
      -- Notes, contacts and messages, without the members and the other people of a union.
      'historico', (
        select jsonb_agg(jsonb_build_object('em', h.em, 'tipo', h.tipo, 'dados', h.dados - array['pessoa', 'antes', 'depois']
          || case when h.tipo = 'dono' then '{"de": null, "para": null}' else '{}' end::jsonb) order by h.em)
        from privado.historico as h where h.pessoa_id = p.id
      )
    ) order by p.criada_em)
    from privado.pessoas as p
    where p.id in (
      select unnest(array[q.id, q.principal_id]) from privado.entradas as e join privado.pessoas as q on q.id = e.pessoa_id
      where e.id = any (p_ids::uuid[])
    )
  );
end $$;
comment on function privado.atendimento_titular is
  'For exportar_titular: the people of these rows in privado.pessoas, privado.entradas and privado.historico.';
revoke execute on function privado.atendimento_titular(text[]) from public;

create function privado.esquecer_conversas(p_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_grupo uuid[];
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
    delete from privado.historico where pessoa_id = any (v_grupo) and tipo <> 'pedido';
    delete from privado.comandos where pessoa_id = any (v_grupo);
    update privado.entradas set retirada_em = coalesce(retirada_em, now()) where pessoa_id = any (v_grupo);
    update privado.pessoas set passo_texto = null, passo_em = null, espera_desde = null, prazo = null,
      versao = versao + 1, mudanca = nextval('privado.mudancas')
    where id = any (v_grupo);
  end loop;
end $$;
comment on function privado.esquecer_conversas is
  'For apagar_titular: of people whose only rows are these, deletes what was written and planned, and ends the links of their requests; what happened to their orders stays.';
revoke execute on function privado.esquecer_conversas(uuid[]) from public;
