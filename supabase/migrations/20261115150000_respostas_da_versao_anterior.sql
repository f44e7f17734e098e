-- When a new version of the questions comes into force, somebody is halfway through the old one, and answers may wait on a
-- device without a network. They are accepted for the questions they were given: only those that never were are refused.
create function privado.respostas_completas(versao smallint, respostas jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) > 0
    and count(*) = (select count(*) from jsonb_object_keys($2))
    and bool_and(exists (
      select from jsonb_array_elements(p.opcoes) as opcao
      where coalesce(opcao ->> 'texto', opcao #>> '{}') = $2 ->> ('p' || p.id)
    ))
  from public.diagnosticos_perguntas as p where p.versao = $1
$$;
comment on function privado.respostas_completas is
  'One listed option for every question of a version, in force or not: visitors see only the one in force.';
revoke execute on function privado.respostas_completas(smallint, jsonb) from public;
grant execute on function privado.respostas_completas(smallint, jsonb) to anon, authenticated;

drop policy "Visitors send one listed option for every question in force" on public.diagnosticos_respostas;
create policy "Visitors send one listed option for every question of a version" on public.diagnosticos_respostas
  for insert to anon, authenticated
  with check (criado_em = now() and privado.respostas_completas(versao, respostas));
