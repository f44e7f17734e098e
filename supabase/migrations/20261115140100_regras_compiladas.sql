-- The same rules as before, in a language that keeps its plans for the whole session: a function in SQL is planned anew
-- by every insert, which cost more than all the rest of it. They call nothing of this schema, because they run with the
-- visitor's rights. A text of few bytes has no more characters than that, whichever they are.
create or replace function privado.linha_valida(valor text, maximo integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor <> ''
    and (
      octet_length(valor) <= maximo
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= maximo
    )
    and valor is nfc normalized
    and valor !~ '^ | $|  '
    and valor !~ '[\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
end $$;

create or replace function privado.mensagem_valida(valor text, maximo integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor <> ''
    and (
      octet_length(valor) <= maximo
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= maximo
    )
    and valor is nfc normalized
    and valor !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
    and left(valor, 1) || right(valor, 1)
      !~ '[\u0009\u000a\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
end $$;

create or replace function privado.email_valido(valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
      octet_length(valor) <= 254
      or length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g')) <= 254
    )
    and valor = lower(valor)
    and valor !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u1680\u180e]'
    and valor !~ '[\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb\U000110bd\U000110cd]'
    and valor !~ '[\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
    and valor ~ '^[^@,;:<>()[\]"\\]+@[^@,;:<>()[\]"\\.]+(?:\.[^@,;:<>()[\]"\\.]+)*\.[^@,;:<>()[\]"\\.]{2,}$';
end $$;

create or replace function privado.telefone_valido(valor text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return valor ~ '^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9[0-9]{8}|[0-9]{8})$';
end $$;

create or replace function privado.origem_valida(valor jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  chave text;
  texto text;
begin
  if jsonb_typeof(valor) <> 'object' then
    return false;
  end if;
  for chave, texto in select item.key, item.value #>> '{}' from jsonb_each(valor) as item loop
    if chave not in (
        'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'referrer',
        'landing_page'
      )
      or jsonb_typeof(valor -> chave) <> 'string'
      or length(texto) not between 1 and 500
      or texto ~ '[\u0001-\u001f\u007f-\u009f]'
    then
      return false;
    end if;
  end loop;
  return true;
end $$;
