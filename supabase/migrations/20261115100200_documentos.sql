-- The rules of domain/documentos, over values already normalised. `return` bodies are parsed once, here, so that a
-- visitor's insert can run them without any right on the schema.

create function privado.digito_modulo_11(base text, maior_peso integer) returns integer
language sql immutable strict parallel safe set search_path = ''
return (
  select case when soma % 11 < 2 then 0 else 11 - soma % 11 end
  from (
    select sum((ascii(substr(base, length(base) - i, 1)) - 48) * (2 + i % (maior_peso - 1)))::integer as soma
    from generate_series(0, length(base) - 1) as i
  ) as ponderada
);
comment on function privado.digito_modulo_11 is
  'Check digit of CPF and CNPJ: weights grow from 2 at the right, a character counts as its ASCII code minus 48.';

create function privado.cpf_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when valor !~ '^[0-9]{11}$' or valor ~ '^(.)\1+$' then false
  else right(valor, 2) = concat(
    privado.digito_modulo_11(left(valor, 9), 11), privado.digito_modulo_11(left(valor, 10), 11)
  )
end;
comment on function privado.cpf_valido is 'Eleven digits, not all the same, with right check digits.';

create function privado.cnpj_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when valor !~ '^[0-9A-Z]{12}[0-9]{2}$' or valor ~ '^(.)\1+$' then false
  else right(valor, 2) = concat(
    privado.digito_modulo_11(left(valor, 12), 9), privado.digito_modulo_11(left(valor, 13), 9)
  )
end;
comment on function privado.cnpj_valido is
  'Numeric numbers and the alphanumeric ones of IN RFB 2.229/2024, by the same rule, with right check digits.';

create function privado.telefone_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return valor ~ '^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9[0-9]{8}|[0-9]{8})$';
comment on function privado.telefone_valido is
  'National digits: one of the 67 area codes, then eight digits or, for a mobile, nine that begin with 9.';

create function privado.cep_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return valor ~ '^[0-9]{8}$' and valor <> '00000000';
comment on function privado.cep_valido is 'Eight digits, not all zero.';

-- Control, invisible format and blank characters are listed because the classes of a regular expression depend on the
-- server's locale. None of them survives the form's normalising.
create function privado.email_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return privado.tamanho(valor) <= 254
  and valor = lower(valor)
  and valor !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u1680\u180e]'
  and valor !~ '[\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb\U000110bd\U000110cd]'
  and valor !~ '[\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
  and valor ~ '^[^@,;:<>()[\]"\\]+@[^@,;:<>()[\]"\\.]+(?:\.[^@,;:<>()[\]"\\.]+)*\.[^@,;:<>()[\]"\\.]{2,}$';
comment on function privado.email_valido is
  'Loose on purpose: refuses what cannot be an address and what breaks a mail header; lower case only.';

-- Constraints run with the visitor's rights. Without usage on the schema nobody can call these by name.
grant execute on function
  privado.digito_modulo_11(text, integer), privado.cpf_valido(text), privado.cnpj_valido(text),
  privado.telefone_valido(text), privado.cep_valido(text), privado.email_valido(text)
to anon, authenticated, service_role;
