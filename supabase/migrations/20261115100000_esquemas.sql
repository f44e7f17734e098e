-- `public` is what the API exposes; everything in `privado` is out of its reach.
create schema if not exists privado;
comment on schema privado is 'Never exposed by the API: rules, counters, payment notices, records of what was sent.';
revoke all on schema privado from public, anon, authenticated, service_role;

-- Default deny: what a later migration creates belongs to nobody until it is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
