import type { Sql, TransactionSql } from "postgres";
import { compareAccess } from "./compare-access.ts";
import { storedTables } from "./stored-tables.ts";
import type { Manifest } from "./write-backup.ts";

type Db = Sql | TransactionSql;

/** `problems` is empty if the check passed. */
export type Check = { name: string; found: string; problems: string[] };

/** Compares the number of rows of every table with the manifest; before deletions are repeated. */
export async function checkRows(db: Db, manifest: Manifest): Promise<Check> {
  const problems: string[] = [];
  let total = 0;
  for (const { name, rows } of manifest.tables) {
    const [counted] = await db.unsafe(`select count(*)::int as rows from ${name}`);
    if (counted?.rows !== rows) problems.push(`${name}: ${counted?.rows} rows instead of ${rows}`);
    total += counted?.rows;
  }
  return { name: "rows", found: `${total} in ${manifest.tables.length} tables`, problems };
}

/** Compares every permission, policy and row protection with the list that the tests enforce. */
export async function checkRights(db: Db): Promise<Check> {
  return { name: "rights", found: "compared with the access list", problems: await compareAccess(db) };
}

/** Takes the next number of every identity and serial column: it must be above all stored ones. */
export async function checkSequences(db: Db): Promise<Check> {
  const problems: string[] = [];
  let sequences = 0;
  for (const { name, columns } of await storedTables(db)) {
    for (const column of columns) {
      const [found] = await db`select pg_get_serial_sequence(${name}, ${column.replaceAll('"', "")}) as sequence`;
      if (!found?.sequence) continue;
      sequences++;
      const [next] = await db.unsafe(
        `select nextval('${found.sequence}') > coalesce(max(${column}), 0) as free from ${name}`,
      );
      if (!next?.free) problems.push(`${name}: the next ${column} is taken`);
    }
  }
  return { name: "sequences", found: `${sequences} advanced`, problems };
}

/** Repeats the deletions once more: nothing may be left of people who were deleted. */
export async function checkDeletions(db: Db): Promise<Check> {
  const [requests] = await db`select count(*)::int as total from privado.pedidos_titulares
    where tipo in ('eliminacao', 'oposicao')`;
  const [repeated] = await db<{ deleted: Record<string, number> }[]>`select privado.repetir_eliminacoes() as deleted`;
  const left = Object.entries(repeated?.deleted ?? {}).filter(([, rows]) => rows > 0);
  const problems = left.map(([table, rows]) => `${table}: ${rows} deleted rows were back`);
  return { name: "deletions", found: `${requests?.total} requests repeated`, problems };
}

const LEAD = "11111111-1111-4111-8111-111111111111";

/** Inserts a lead as a visitor, answers a data subject, and takes both back: rules, limits, keys and outbox work. */
export async function checkUse(db: Sql): Promise<Check> {
  const done = new Error("done");
  const problems: string[] = [];
  try {
    await db.begin(async (transaction) => {
      await transaction`set local role anon`;
      await transaction`insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
        values (${LEAD}, 'Ensaio', 'ensaio@exemplo.com.br', '11987654321', 'livro', '2026-11', 42000)`;
      await transaction`reset role`;
      const jobs = await transaction`select from privado.saida where chave = ${`leadlive:${LEAD}`}`;
      if (jobs.length !== 1) problems.push("a lead left no job in the outbox");
      await transaction`select privado.apagar_titular('ensaio@exemplo.com.br')`;
      const left = await transaction`select from public.leadlive where id = ${LEAD}`;
      if (left.length !== 0) problems.push("a data subject was not deleted");
      throw done;
    });
  } catch (error) {
    if (error !== done) problems.push(error instanceof Error ? error.message : String(error));
  }
  return { name: "use", found: "a lead in, a data subject deleted", problems };
}
