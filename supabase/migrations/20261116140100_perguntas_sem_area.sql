-- A question needs no more than id, texto and opcoes: without an area it counts in the overall score only.
alter table public.diagnosticos_perguntas alter column area drop not null;
comment on column public.diagnosticos_perguntas.area is 'Null: the question counts in the overall score only.';

-- Questions written without a version join version 1. Where some of a version are in force, those are what is answered; of
-- a version no longer in force, all of it.
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

-- The overall score was the group without an area, which is now also that of the questions without one.
create or replace function privado.pontuar_resposta(r public.diagnosticos_respostas) returns void
language sql set search_path = '' as $$
  with graduada as (
    select p.area, privado.grau_resposta(p.opcoes, r.respostas ->> ('p' || p.id)) as grau
    from public.diagnosticos_perguntas as p where p.versao = r.versao
  )
  insert into privado.notas_lojas as n (loja_id, versao, area, nota, resposta_id, criado_em)
  select r.loja_id, r.versao, case when grouping(area) = 1 then 'geral' else area end,
    round(round(avg(grau) * 100, 6)), r.id, r.criado_em
  from graduada where grau is not null group by rollup (area)
  having count(*) > 0 and (grouping(area) = 1 or area is not null)
  on conflict (loja_id, versao, area) do update
    set nota = excluded.nota, resposta_id = excluded.resposta_id, criado_em = excluded.criado_em
    where n.criado_em <= excluded.criado_em
$$;
