create or replace function privado.caixa_postal(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when dominio in ('gmail.com', 'googlemail.com') then replace(usuario, '.', '') else usuario end || '@' || dominio
  from (
    select split_part(split_part(lower(p_email), '@', 1), '+', 1) as usuario, split_part(lower(p_email), '@', 2) as dominio
  ) as partes
$$;
comment on function privado.caixa_postal is
  'The mailbox behind an address: ana+1@ and ana@ are one, and Gmail ignores dots.';
