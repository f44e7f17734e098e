-- The half of routines.ts that runs in the database: one round trip, whatever the number of routines.
set local lock_timeout = '2s';
set local check_function_bodies = off;
set local client_min_messages = warning;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.routines (object text primary key, base boolean, digest text, missing_since timestamptz);

create or replace function pg_temp.bring(p_blocks jsonb, p_base boolean, p_keep integer) returns text[] language plpgsql as $$
declare
  v_changed jsonb;
  v_gone text[];
begin
  perform pg_advisory_xact_lock(20261116);
  select coalesce(jsonb_agg(block order by position), '[]') into v_changed
  from jsonb_array_elements(p_blocks) with ordinality as b(block, position)
  where not exists (select from supabase_migrations.routines where object = block ->> 'object' and digest = md5(block ->> 'text'));
  perform pg_temp.apply(v_changed);
  insert into supabase_migrations.routines as r
    select block ->> 'object', p_base, md5(block ->> 'text') from jsonb_array_elements(p_blocks) as block
    on conflict (object) do update set base = p_base, digest = excluded.digest, missing_since = null
      where (r.base, r.digest) is distinct from (p_base, excluded.digest) or r.missing_since is not null;
  -- What no file has any more: triggers and policies at once, functions after the period.
  update supabase_migrations.routines set missing_since = now()
    where base = p_base and missing_since is null and object not in (select jsonb_array_elements(p_blocks) ->> 'object');
  with gone as (
    delete from supabase_migrations.routines where base = p_base and object not like 'schema %'
      and missing_since <= now() - make_interval(days => case when object like 'function %' then p_keep else 0 end) returning object
  )
  select array_agg(object) into v_gone from gone;
  perform pg_temp.run('drop ' || regexp_replace(gone, '^\w+', '\& if exists')) from unnest(v_gone) as gone where gone not like 'function %';
  perform pg_temp.run('drop function if exists ' || string_agg(substr(gone, 10), ', ')) from unnest(v_gone) as gone
    where gone like 'function %' having count(*) > 0;
  if not p_base then
    -- Checks the body of every function of the files against the tables as they are now.
    perform set_config('check_function_bodies', 'on', true);
    perform case lanname when 'plpgsql' then plpgsql_validator(p.oid) else fmgr_sql_validator(p.oid) end
    from pg_proc as p join pg_language as l on l.oid = p.prolang
    join supabase_migrations.routines as r on r.object = format('function %s.%s', pronamespace::regnamespace, proname)
    where r.missing_since is null and lanname in ('plpgsql', 'sql');
  end if;
  return array(select jsonb_array_elements(v_changed) ->> 'object');
end $$;

-- Executes every block. One that names what is still to come is tried again after the others. With other parameters or another
-- result the former function is dropped first.
create or replace function pg_temp.apply(p_blocks jsonb) returns void language plpgsql as $$
declare
  v_left jsonb := p_blocks;
  v_again jsonb;
  v_block jsonb;
  v_former regprocedure[];
  v_error text;
begin
  while v_left <> '[]' loop
    v_again := '[]';
    for v_block in select jsonb_array_elements(v_left) loop
      v_former := array(select oid from pg_proc where proname = split_part(v_block ->> 'object', '.', 2)
        and v_block ->> 'object' = format('function %s.%s', pronamespace::regnamespace, proname));
      if exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = any(v_former) and classid = 'pg_class'::regclass) then
        raise exception '% is part of an index: make a new function and a new index', v_block ->> 'object';
      end if;
      begin
        -- Takes back every grant: the block grants anew.
        perform pg_temp.run(format('revoke all on function %s from %s', oid::regprocedure, case grantee when 0 then 'public' else grantee::regrole::text end))
          from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) where oid = any(v_former) and grantee <> proowner;
        if v_block ->> 'text' ~ '^create (policy|constraint trigger) ' then
          execute 'drop ' || regexp_replace(v_block ->> 'object', '^\w+', '\& if exists');
        end if;
        begin
          execute v_block ->> 'text';
        exception when invalid_function_definition or ambiguous_function then
          perform pg_temp.run(format('drop function %s', former)) from unnest(v_former) as former;
          execute v_block ->> 'text';
        end;
      exception when undefined_function or undefined_table or undefined_object then
        v_again := v_again || v_block;
        v_error := format('%s: %s', v_block ->> 'object', sqlerrm);
      end;
    end loop;
    if v_again = v_left then
      raise exception '%', v_error;
    end if;
    v_left := v_again;
  end loop;
end $$;

create or replace function pg_temp.run(p_statement text) returns void language plpgsql as $$ begin execute p_statement; end $$;
