import type { Sql, TransactionSql } from "postgres";

type Db = Sql | TransactionSql;

export const ROLES = ["anon", "authenticated", "service_role", "painel"] as const;
export const VERBS = ["select", "insert", "update", "delete", "truncate"] as const;

/**
 * Every permission as a line such as `anon insert public.contato(nome)`, for tables, columns, sequences and functions;
 * in all schemas except PostgreSQL's own, or only in the given ones.
 */
export async function accessFacts(db: Db, schemas: string[] | null = null): Promise<string[]> {
  const rows = await db<{ fact: string }[]>`
    with schema as (
      select oid, nspname from pg_namespace
      where case when ${schemas}::text[] is null then nspname !~ '^pg_' and nspname <> 'information_schema'
        else nspname = any (${schemas}::text[]) end
    ), relation as (
      select c.oid, c.relkind, format('%s.%s', n.nspname, c.relname) as name, n.oid as schema_oid
      from pg_class c join schema n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    ), role as (select unnest(${[...ROLES]}::text[]) as name)
    select format('%s %s %s', role.name, verb, relation.name) as fact
    from relation, role, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb
    where relkind <> 'S' and has_table_privilege(role.name, relation.oid, verb)
    union all
    select format('%s %s %s(%s)', role.name, verb, relation.name, a.attname)
    from relation join pg_attribute a on a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped,
      role, unnest(array['select', 'insert', 'update']) verb
    where relkind <> 'S' and has_column_privilege(role.name, relation.oid, a.attnum, verb)
      and not has_table_privilege(role.name, relation.oid, verb)
    union all
    select format('%s usage %s', role.name, relation.name) from relation, role
    where relkind = 'S' and has_sequence_privilege(role.name, relation.oid, 'usage, select, update')
    union all
    select format('%s execute %s', role.name, p.oid::regprocedure)
    from pg_proc p join schema n on n.oid = p.pronamespace, role
    where has_schema_privilege(role.name, n.oid, 'usage') and has_function_privilege(role.name, p.oid, 'execute')
    union all
    select format('%s usage schema %s', role.name, n.nspname) from schema n, role
    where has_schema_privilege(role.name, n.oid, 'usage')
    union all
    select format('%s create schema %s', role.name, n.nspname) from schema n, role
    where has_schema_privilege(role.name, n.oid, 'create')`;
  return rows.map((row) => row.fact).sort();
}

/** Row protection: `rls public.contato` and one line per policy. A table of `privado` without it is `unprotected`. */
export async function protectionFacts(db: Db, schemas: string[] | null = null): Promise<string[]> {
  const rows = await db<{ fact: string }[]>`
    select format('rls %s.%s', n.nspname, c.relname) as fact
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relrowsecurity and n.nspname = 'public'
    union all
    select format('policy %s.%s %s: %s', schemaname, tablename, cmd, policyname) from pg_policies
    where coalesce(qual, with_check) <> 'true' and permissive = 'PERMISSIVE'
      and (${schemas}::text[] is null or schemaname = any (${schemas}::text[]))`;
  return rows.map((row) => row.fact).sort();
}

/**
 * Relations that expose rows without row-level security, and policies that allow everything. A view that reads no relation,
 * as `privado.funcoes`, has no rows to protect.
 */
export async function unprotected(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'privado'::regnamespace)
      and (c.relkind in ('m', 'f') or (c.relkind in ('r', 'p') and not c.relrowsecurity)
        or c.relkind = 'v' and exists (select from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass
          and d.objid = r.oid and d.refclassid = 'pg_class'::regclass where r.ev_class = c.oid and d.refobjid <> c.oid))
    union all
    select policyname from pg_policies where schemaname in ('public', 'privado') and 'true' in (qual, with_check)`;
  return rows.map((row) => row.name);
}

/** Executes a verb and rolls it back: returns whether it was allowed or denied by a missing permission. */
export async function attempt(db: Sql, role: string, table: string, verb: (typeof VERBS)[number]): Promise<string> {
  const [column] = await db<{ name: string }[]>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum = 1`;
  const statements = {
    select: `select ${column?.name} from ${table}`,
    insert: `insert into ${table} default values`,
    update: `update ${table} set ${column?.name} = default`,
    delete: `delete from ${table}`,
    truncate: `truncate ${table} cascade`,
  };
  const undo = new Error("undo");
  try {
    await db.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction.unsafe(statements[verb]);
      throw undo;
    });
  } catch (error) {
    // With the grant, a row may still violate a policy or a constraint; other tests cover that.
    if ((error as Error).message.startsWith("permission denied")) return "denied";
  }
  return "allowed";
}
