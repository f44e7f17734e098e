-- The rules of domain/campos/texto.ts and domain/documentos. The forms send normalised values; others are refused.
-- Constraints run with the visitor's rights, and visitors have no usage on this schema. A rule therefore either has a
-- `return` body, which is parsed at creation, or is PL/pgSQL and calls nothing in this schema. The rules that every
-- lead runs are PL/pgSQL because its plans are cached for the session; an SQL function is planned again for every insert.

create or replace function privado.tamanho(valor text) returns integer
language sql immutable strict parallel safe set search_path = ''
return length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g'));
comment on function privado.tamanho is
  'Length as a browser counts it: a character beyond the basic plane, such as an emoji, is two.';
grant execute on function privado.tamanho(text) to anon, authenticated, service_role;

-- Invisible characters and marks of direction can disguise the words of an e-mail or a spreadsheet. A spreadsheet runs
-- a text that starts with = + @, or with a dash followed by more than digits, as a formula. The domain removes the
-- invisible characters and rejects the formulas, so a form sends neither. The characters are listed because regular
-- expression classes depend on the server's locale: control and blank characters, Cf, Default_Ignorable_Code_Point and
-- U+2800. The length in bytes is compared first: it is cheap to get and never less than the length in characters.
create or replace function privado.linha_valida(valor text, maximo integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor <> ''
    and (
      octet_length(valor) <= maximo
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= maximo
    )
    and valor is nfc normalized
    and valor !~ '^[ =+@\uff0b\uff0d\uff1d\uff20]|^-(?![0-9]*$)| $|  '
    and valor !~ '[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
end $$;
comment on function privado.linha_valida is
  'One line: composed accents, nothing invisible, no blanks but single spaces inside, no first character that begins a formula.';
grant execute on function privado.linha_valida(text, integer) to anon, authenticated, service_role;

-- Invisible characters that join emoji are allowed; marks of direction and tags are not.
create or replace function privado.mensagem_valida(valor text, maximo integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor <> ''
    and (
      octet_length(valor) <= maximo
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= maximo
    )
    and valor is nfc normalized
    and valor !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\U000e0000-\U000e007f]'
    and left(valor, 1) || right(valor, 1)
      !~ '[\u0009\u000a\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
end $$;
comment on function privado.mensagem_valida is
  'Several lines: line breaks and tabs stay; other control characters, marks of direction and tags do not.';
grant execute on function privado.mensagem_valida(text, integer) to anon, authenticated, service_role;

-- The site sends at most 250 bytes of each text. Without a limit on the total, nine texts of 500 emoji take 6 kB.
-- Most are short texts without an escape, which need no loop.
create or replace function privado.origem_valida(valor jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  escrito constant text := valor::text;
  chave text;
  texto text;
begin
  if jsonb_typeof(valor) <> 'object'
    or valor - '{utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,fbclid,referrer,landing_page,ferramenta,praca}'::text[] <> '{}'
    or octet_length(escrito) > 2048
  then
    return false;
  end if;
  if octet_length(escrito) <= 500 and escrito !~ '": [^"]|""|[\\\u0001-\u001f\u007f-\u009f]' then
    return true;
  end if;
  for chave, texto in select item.key, item.value #>> '{}' from jsonb_each(valor) as item loop
    if jsonb_typeof(valor -> chave) <> 'string'
      or length(texto) not between 1 and 500
      or texto ~ '[\u0001-\u001f\u007f-\u009f]'
    then
      return false;
    end if;
  end loop;
  return true;
end $$;
comment on function privado.origem_valida is 'Only known keys, each a short text without control characters; 2 kB together.';
grant execute on function privado.origem_valida(jsonb) to anon, authenticated, service_role;

-- A message may start with a dash, and isca is stored as the robot sent it: exports make both safe with this function.
create or replace function privado.celula(valor text) returns text
language sql immutable strict parallel safe set search_path = ''
return case when valor ~ '^[\u0009\u000d=+@\uff0b\uff0d\uff1d\uff20-]' then '''' else '' end || valor;
comment on function privado.celula is 'A text as a spreadsheet shows it instead of running it: a leading apostrophe where it would be a formula.';

-- PL/pgSQL: as an SQL function it is planned again for every document, which takes most of the time of an import.
create or replace function privado.digito_modulo_11(base text, maior_peso integer) returns integer
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  soma integer := 0;
begin
  for i in 0..length(base) - 1 loop
    soma := soma + (ascii(substr(base, length(base) - i, 1)) - 48) * (2 + i % (maior_peso - 1));
  end loop;
  return case when soma % 11 < 2 then 0 else 11 - soma % 11 end;
end $$;
comment on function privado.digito_modulo_11 is
  'Check digit of CPF and CNPJ: weights grow from 2 at the right, a character counts as its ASCII code minus 48.';
grant execute on function privado.digito_modulo_11(text, integer) to anon, authenticated, service_role;

create or replace function privado.cpf_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when valor !~ '^[0-9]{11}$' or valor ~ '^(.)\1+$' then false
  else right(valor, 2) = concat(
    privado.digito_modulo_11(left(valor, 9), 11), privado.digito_modulo_11(left(valor, 10), 11)
  )
end;
comment on function privado.cpf_valido is 'Eleven digits, not all the same, with right check digits.';
grant execute on function privado.cpf_valido(text) to anon, authenticated, service_role;

create or replace function privado.cnpj_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when valor !~ '^[0-9A-Z]{12}[0-9]{2}$' or valor ~ '^(.)\1+$' then false
  else right(valor, 2) = concat(
    privado.digito_modulo_11(left(valor, 12), 9), privado.digito_modulo_11(left(valor, 13), 9)
  )
end;
comment on function privado.cnpj_valido is
  'Numeric numbers and the alphanumeric ones of IN RFB 2.229/2024, by the same rule, with right check digits.';
grant execute on function privado.cnpj_valido(text) to anon, authenticated, service_role;

create or replace function privado.telefone_valido(valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor ~ '^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9[0-9]{8}|[0-9]{8})$';
end $$;
comment on function privado.telefone_valido is
  'National digits: one of the 67 area codes, then eight digits or, for a mobile, nine that begin with 9.';
grant execute on function privado.telefone_valido(text) to anon, authenticated, service_role;

create or replace function privado.cep_valido(valor text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return valor ~ '^[0-9]{8}$' and valor <> '00000000';
comment on function privado.cep_valido is 'Eight digits, not all zero.';
grant execute on function privado.cep_valido(text) to anon, authenticated, service_role;

-- The characters are listed for the same reason as in linha_valida. The form's normalisation removes all of them.
create or replace function privado.email_valido(valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
      octet_length(valor) <= 254
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= 254
    )
    and valor = lower(valor)
    and valor !~ '^[=+-]'
    and valor !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u1680\u180e]'
    and valor !~ '[\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb\U000110bd\U000110cd]'
    and valor !~ '[\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
    and valor ~ '^[^@,;:<>()[\]"\\]+@[^@,;:<>()[\]"\\.]+(?:\.[^@,;:<>()[\]"\\.]+)*\.[^@,;:<>()[\]"\\.]{2,}$';
end $$;
comment on function privado.email_valido is
  'Loose on purpose: refuses what cannot be an address and what breaks a mail header; lower case only.';
grant execute on function privado.email_valido(text) to anon, authenticated, service_role;
