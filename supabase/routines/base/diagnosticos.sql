create or replace function privado.opcoes_validas(valor jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when jsonb_typeof(valor) <> 'array' then false
  else jsonb_array_length(valor) between 2 and 10 and not exists (
    select from jsonb_array_elements(valor) as opcao
    where jsonb_typeof(coalesce(opcao -> 'texto', opcao)) <> 'string'
      or not privado.linha_valida(coalesce(opcao ->> 'texto', opcao #>> '{}'), 300)
  )
end;
comment on function privado.opcoes_validas is 'A list of plain texts or of objects with a texto.';
grant execute on function privado.opcoes_validas(jsonb) to anon, authenticated, service_role;

create or replace function privado.respostas_validas(valor jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when jsonb_typeof(valor) <> 'object' then false
  else valor <> '{}' and not exists (
    select from jsonb_each(valor) as item
    where item.key !~ '^p[1-9][0-9]{0,5}$'
      or jsonb_typeof(item.value) <> 'string'
      or not privado.linha_valida(item.value #>> '{}', 300)
  )
end;
comment on function privado.respostas_validas is 'An object keyed p and the question''s id, holding the chosen text.';
grant execute on function privado.respostas_validas(jsonb) to anon, authenticated, service_role;
