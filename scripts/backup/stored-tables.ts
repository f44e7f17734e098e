import type { Sql, TransactionSql } from "postgres";

export type StoredTable = {
  /** Schema and name, quoted if needed. */
  name: string;
  /** Without generated columns, which the database computes again. */
  columns: string[];
};

type Row = StoredTable & { references: string[] };

/**
 * All our tables, read from the catalogue, referenced tables first. Leaves out the lists of applied migrations, which
 * migrating writes, and unlogged tables, which a crash empties too.
 */
export async function storedTables(sql: Sql | TransactionSql): Promise<StoredTable[]> {
  const rows = await sql<Row[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (
        select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      array(
        select format('%I.%I', rn.nspname, r.relname) from pg_constraint as f
        join pg_class as r on r.oid = f.confrelid join pg_namespace as rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as references
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'privado', 'graphile_worker') and c.relkind = 'r' and c.relpersistence = 'p'
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    order by 1`;
  return inOrder([...rows]).map(({ name, columns }) => ({ name, columns }));
}

function inOrder(rows: Row[]): Row[] {
  const ordered: Row[] = [];
  const placed = new Set<string>();
  while (rows.length > 0) {
    const next = rows.findIndex(({ references }) => references.every((name) => placed.has(name)));
    const [row] = rows.splice(next, 1);
    if (next < 0 || !row) throw new Error("tables refer to each other in a circle");
    placed.add(row.name);
    ordered.push(row);
  }
  return ordered;
}

/** Version and digest of each. */
export async function appliedMigrations(sql: Sql | TransactionSql): Promise<string[]> {
  const rows = await sql<
    { applied: string }[]
  >`select concat_ws(' ', version, md5(array_to_string(statements, ''))) as applied
    from supabase_migrations.schema_migrations order by 1`;
  return rows.map(({ applied }) => applied);
}
