create or replace function privado.contar_leitura(p_membro uuid, p_alvo text, p_pessoas uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_novas integer;
begin
  with nova as (
    insert into privado.pessoas_contadas as c (membro, alvo, pessoa_id)
    select p_membro, p_alvo, p.id from (select distinct id from unnest(p_pessoas) as p (id) order by id) as p
    on conflict (membro, alvo, pessoa_id) do update set em = now() where c.em <= now() - interval '1 hour' returning 1
  )
  select count(*) into v_novas from nova;
  if v_novas > 0 then
    perform privado.contar(p_alvo, p_membro::text, v_novas);
  end if;
end $$;
comment on function privado.contar_leitura is 'Counts people whom a member sees, each once an hour; past the limit answers 429 and counts none of them.';
