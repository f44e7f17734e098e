-- What the panel keeps about a data subject. It needs no deletion of its own: people, history and entries are deleted with
-- the source rows, and a correction of those is projected again.
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
