create or replace function privado.presentes(p_pessoa uuid, p_membro uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- Nearly every poll: nobody else is there.
  if not exists (select from privado.presencas as x where x.pessoa_id = p_pessoa and x.membro <> p_membro) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome, 'escrevendo', x.escrevendo)
      order by x.escrevendo desc, e.nome, e.id), '[]')
    from privado.presencas as x join privado.equipe as e on e.id = x.membro and e.ativa
    where x.pessoa_id = p_pessoa and x.membro <> p_membro and x.em > now() - interval '30 seconds'
  );
end $$;
comment on function privado.presentes is 'Colleagues who have the person open and used the panel in the last 30 seconds.';

create or replace function painel.presenca(v_eu privado.equipe, p jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pessoa uuid := privado.raiz((p ->> 'pessoa')::uuid);
begin
  delete from privado.presencas where membro = v_eu.id and ((p ->> 'saiu')::boolean and pessoa_id = v_pessoa or em < now() - interval '1 minute');
  if (p ->> 'saiu')::boolean is not true then
    insert into privado.presencas as x (pessoa_id, membro, escrevendo, em)
    select q.id, v_eu.id, (p ->> 'escrevendo')::boolean, now() - make_interval(secs => (p ->> 'ha')::double precision)
    from privado.pessoas as q where q.id = v_pessoa
    on conflict (pessoa_id, membro) do update set escrevendo = excluded.escrevendo, em = greatest(x.em, excluded.em);
  end if;
  return '{"notada": true}';
end $$;
comment on function painel.presenca is 'Notes that the member has a person open, or left. painel.novidades tells the others. No personal data, not recorded.';
