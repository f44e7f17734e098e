-- The look-up of a CNPJ shows the names of a pharmacy to anybody; those of sole traders may have the CPF of their owner
-- anywhere, not only at the end.
create or replace function privado.sem_cpf(valor text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select not exists (
    select from regexp_matches(valor, '(?:^|[^0-9])([0-9]{3}[.]?[0-9]{3}[.]?[0-9]{3}-?[0-9]{2})(?![0-9])', 'g') as achado
    where privado.cpf_valido(regexp_replace(achado[1], '[^0-9]', '', 'g'))
  )
$$;
comment on function privado.sem_cpf is 'No valid CPF, with or without dots, anywhere in the text.';
