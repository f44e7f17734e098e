-- Characters that show nothing or turn the direction of the text round the words of an e-mail or a spreadsheet; a leading
-- = + @, or a dash before more than digits, makes a spreadsheet run the text as a formula. The domain removes the first and asks about the second
-- (domain/formularios/texto.ts), so a form never sends either. Listed because the classes of a regular expression depend
-- on the server's locale: control and blank characters, Cf, Default_Ignorable_Code_Point and U+2800.
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

-- Emoji are joined by invisible characters, which therefore stay; marks of direction and tags do not.
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

-- A message may begin with a dash, and what a robot put into isca is kept as it came: both are made safe when they leave.
create function privado.celula(valor text) returns text
language sql immutable strict parallel safe set search_path = ''
return case when valor ~ '^[\u0009\u000d=+@\uff0b\uff0d\uff1d\uff20-]' then '''' else '' end || valor;
comment on function privado.celula is 'A text as a spreadsheet shows it instead of running it: a leading apostrophe where it would be a formula.';
revoke execute on function privado.celula(text) from public;

-- Nine texts of 500 emoji were 6 kB of a row; the site sends 250 bytes of each at most.
create or replace function privado.origem_valida(valor jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  chave text;
  texto text;
begin
  if jsonb_typeof(valor) <> 'object' or octet_length(valor::text) > 2048 then
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
comment on function privado.origem_valida is 'Only known keys, each a short text without control characters; 2 kB together.';

comment on column privado.modelo_lead.aceita_novidades is
  'Marketing messages: a consent of its own, off unless ticked. Ticked by whoever filled the form in: it proves the consent of the address''s owner only once that address was confirmed.';
do $$
declare
  v_tabela text;
begin
  foreach v_tabela in array array['contato', 'leadlive', 'inscricoes', 'cadastros_app'] loop
    execute format('comment on column public.%I.aceita_novidades is %L', v_tabela,
      'Marketing messages: a consent of its own, off unless ticked. Ticked by whoever filled the form in: it proves the consent of the address''s owner only once that address was confirmed.');
  end loop;
end $$;
