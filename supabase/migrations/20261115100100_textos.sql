-- The rules of domain/formularios/texto.ts: stored text is already normalised, so what is not is refused.

create function privado.tamanho(valor text) returns integer
language sql immutable strict parallel safe set search_path = ''
return length(valor) + length(regexp_replace(valor, '[^\U00010000-\U0010ffff]', '', 'g'));
comment on function privado.tamanho is
  'Length as a browser counts it: a character beyond the basic plane, such as an emoji, is two.';

create function privado.linha_valida(valor text, maximo integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
return valor <> ''
  and privado.tamanho(valor) <= maximo
  and valor is nfc normalized
  and valor !~ '^ | $|  '
  and valor !~ '[\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
comment on function privado.linha_valida is
  'One line: composed accents, no control characters, no blanks but single spaces inside.';

create function privado.mensagem_valida(valor text, maximo integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
return valor <> ''
  and privado.tamanho(valor) <= maximo
  and valor is nfc normalized
  and valor !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
  and left(valor, 1) || right(valor, 1)
    !~ '[\u0009\u000a\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
comment on function privado.mensagem_valida is 'Several lines: line breaks and tabs stay, other control characters do not.';

create function privado.origem_valida(valor jsonb) returns boolean
language sql immutable strict parallel safe set search_path = ''
return case
  when jsonb_typeof(valor) <> 'object' then false
  else not exists (
    select from jsonb_each(valor) as item
    where item.key not in (
        'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'referrer',
        'landing_page'
      )
      or jsonb_typeof(item.value) <> 'string'
      or length(item.value #>> '{}') not between 1 and 500
      or item.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f]'
  )
end;
comment on function privado.origem_valida is 'Only known keys, each a short text without control characters.';

grant execute on function
  privado.tamanho(text), privado.linha_valida(text, integer), privado.mensagem_valida(text, integer),
  privado.origem_valida(jsonb)
to anon, authenticated, service_role;
