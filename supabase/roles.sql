-- The roles a hosted Supabase project already has, for a bare PostgreSQL. None can log in and none has a password here.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
    grant anon, authenticated, service_role to authenticator;
    -- The local gateway connects as the owner and becomes one of these for each request.
    grant anon, authenticated, service_role to current_user;
  end if;
end $$;
-- The limits of a hosted project, which PostgREST applies to the role it takes on.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
