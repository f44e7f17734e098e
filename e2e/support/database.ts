import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { runningStack } from "./stack-file.ts";

let connection: postgres.Sql | undefined;

/** The run's database, as its owner. Closes itself when idle, so the worker can exit. */
export function database(): postgres.Sql {
  connection ??= postgres(runningStack().databaseUrl, { max: 2, idle_timeout: 2, onnotice: () => undefined });
  return connection;
}

/** Keeps what all tests share, such as the opening hours, for one of them until it is released; others that ask wait. */
export async function hold(...names: string[]): Promise<() => Promise<void>> {
  const held = await database().reserve();
  for (const name of names) await held`select pg_advisory_lock(hashtext(${name}))`;
  return async () => {
    await held`select pg_advisory_unlock_all()`;
    held.release();
  };
}

export type LeadTable = "contato" | "leadlive" | "inscricoes" | "cadastros_app";

/** Rows stored for an e-mail address. Tests share the database, so each uses its own addresses. */
export async function rowsOf(table: LeadTable, email: string, sql = database()): Promise<postgres.Row[]> {
  return sql`select * from ${sql(table)} where email = ${email} order by criado_em`;
}

export function uniqueEmail(): string {
  return `e2e-${randomUUID()}@exemplo.com.br`;
}

/**
 * Makes the server really reject rows with one e-mail address, and no others. `because` is the body of a trigger; by
 * default a plain database error.
 */
export async function refuseEmail(
  table: LeadTable,
  email: string,
  because = "raise exception 'recusado pelo teste';",
): Promise<{ allow: () => Promise<void> }> {
  const sql = database();
  const name = `recusa_${randomUUID().replaceAll("-", "")}`;
  await sql.unsafe(
    `create function privado.${name}() returns trigger language plpgsql security definer set search_path = '' as
      $body$ begin ${because} return new; end $body$;
    create trigger ${name} before insert on public.${table} for each row when (new.email = '${email}')
      execute function privado.${name}();`,
  );
  return {
    allow: async () => {
      await sql.unsafe(`drop trigger ${name} on public.${table}; drop function privado.${name}();`);
    },
  };
}
