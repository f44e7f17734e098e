create or replace function privado.motivos_do_modelo(p_momento text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case p_momento
    when 'pagamento' then privado.motivos_de_cobranca()
    when 'convite' then array['sem_convite', 'convidada', 'respondeu']
    else '{}' end;
end $$;
comment on function privado.motivos_do_modelo is
  'What templates of a moment may be for: MOTIVOS_DO_MODELO in domain/painel/motivos-do-modelo.ts has the words.';
