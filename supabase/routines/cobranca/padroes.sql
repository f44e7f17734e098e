create or replace function privado.padroes(p_texto text) returns text[]
language sql immutable strict set search_path = '' as $$
  select array_agg('%' || privado.para_like(w) || '%') from regexp_split_to_table(trim(privado.para_busca(p_texto)), '\s+') as w
$$;
comment on function privado.padroes is 'LIKE patterns, one per word: a text that matches all of them has every word, without accents and in any order.';
