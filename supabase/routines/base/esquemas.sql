-- The API exposes `public`. It cannot reach `privado`.
create schema if not exists privado;
comment on schema privado is 'Never exposed by the API: rules, counters, webhook events, records of what was sent.';
revoke all on schema privado from public, anon, authenticated, service_role;

-- Default deny: no API role has rights on a new object until a migration grants them by name.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
