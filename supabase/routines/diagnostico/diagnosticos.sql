create or replace function privado.versionar_loja() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.versao := old.versao + 1;
  return new;
end $$;
comment on function privado.versionar_loja is 'Counts the changes of a store, so that a member on an older version is refused.';

-- Answers to an earlier version are accepted: a visitor may be halfway through it when a new one comes into force, or
-- answers may wait on a device without a network. Questions inserted without a version belong to version 1. If some
-- questions of a version are active, those must be answered; if none is, all of them.
create or replace function privado.respostas_completas(versao smallint, respostas jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  with pergunta as (
    select p.id, p.opcoes, p.ativa, bool_or(p.ativa) over () as em_vigor
    from public.diagnosticos_perguntas as p where p.versao = $1
  )
  select count(*) > 0
    and count(*) = (select count(*) from jsonb_object_keys($2))
    and bool_and(exists (
      select from jsonb_array_elements(p.opcoes) as opcao
      where coalesce(opcao ->> 'texto', opcao #>> '{}') = $2 ->> ('p' || p.id)
    ))
  from pergunta as p where p.ativa or not p.em_vigor
$$;
comment on function privado.respostas_completas is
  'One listed option for every question of a version, active or not: visitors see only the active one.';
grant execute on function privado.respostas_completas(smallint, jsonb) to anon, authenticated;

create or replace function privado.enfileirar_diagnostico() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform privado.enfileirar(
    'diagnostico_recebido', 'diagnosticos_respostas:' || new.id, json_build_object('id', new.id)
  );
  return null;
end $$;
comment on function privado.enfileirar_diagnostico is 'The team learns of a finished diagnostic by a job of its insert.';

create or replace trigger versionar before update of cnpj, cpf, nome, responsavel, telefone, cidade, uf on public.diagnosticos_lojas
  for each row when (row(old.cnpj, old.cpf, old.nome, old.responsavel, old.telefone, old.cidade, old.uf)
    is distinct from row(new.cnpj, new.cpf, new.nome, new.responsavel, new.telefone, new.cidade, new.uf))
  execute function privado.versionar_loja();

create policy "Anyone reads the questions in force" on public.diagnosticos_perguntas
  for select to anon, authenticated using (ativa);

create policy "Visitors send one listed option for every question of a version" on public.diagnosticos_respostas
  for insert to anon, authenticated
  with check (criado_em = now() and privado.respostas_completas(versao, respostas));

create or replace trigger enfileirar after insert on public.diagnosticos_respostas
  for each row execute function privado.enfileirar_diagnostico();

create or replace trigger limitar after insert on public.diagnosticos_respostas referencing new table as novas
  for each statement execute function privado.limitar_insercao('1');

create or replace trigger esquecer_tarefas after delete on public.diagnosticos_respostas referencing old table as antigas
  for each statement execute function privado.esquecer_tarefas();
