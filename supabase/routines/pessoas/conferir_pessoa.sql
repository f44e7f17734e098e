-- What members type is checked before the first write. A row that only a constraint refuses is quoted whole in the server's
-- log, because the panel writes as the owner of the tables.
create or replace function privado.conferir_linha(p_valor text, p_maximo integer, p_campo text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not privado.linha_valida(p_valor, p_maximo) then
    raise exception 'Confira %: até % letras numa linha, sem espaços repetidos ou sinais invisíveis, e sem começar por = + - ou @.', p_campo, p_maximo
      using errcode = 'PT422';
  end if;
end $$;
comment on function privado.conferir_linha is
  'Refuses with PT422 a line that no column of this length takes. The message names the field, never the value.';

create or replace function privado.conferir_pessoa(p jsonb) returns void language plpgsql immutable set search_path = '' as $$
declare
  v_campo text;
begin
  v_campo := case
    when not privado.linha_valida(p ->> 'nome', 120) or not privado.linha_valida(p ->> 'sobrenome', 120)
      -- Some tables have both in one column.
      or not privado.linha_valida(concat_ws(' ', p ->> 'nome', p ->> 'sobrenome'), 120) and p ?& array['nome', 'sobrenome'] then 'nome'
    when not privado.email_valido(p ->> 'email') then 'e-mail'
    when not privado.telefone_valido(p ->> 'telefone') then 'telefone'
    when not privado.cpf_valido(p ->> 'cpf') then 'CPF'
  end;
  if v_campo is not null then
    raise exception 'Confira: % inválido.', v_campo using errcode = 'PT422';
  end if;
end $$;
comment on function privado.conferir_pessoa is
  'Refuses with PT422 a name, e-mail, telephone or CPF that no table takes. The message names the field, never the value.';
