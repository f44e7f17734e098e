import type { Sql } from "postgres";
import type { KillableService } from "../../scripts/stack/killable-service.ts";
import type { MailSink } from "./mail-sink.ts";
import type { Ledger } from "./visitors.ts";

const UNDONE = `select (select count(*)::int from privado.saida) as outbox,
  (select count(*)::int from graphile_worker.jobs where attempts < max_attempts and task_identifier = any($1)) as jobs,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and key is not null) as failed`;
const TASKS = ["lead_recebido", "criar_conta", "projetar"];

export async function undone(sql: Sql): Promise<{ outbox: number; jobs: number; failed: number }> {
  const [row] = await sql.unsafe(UNDONE, [TASKS]);
  return row as unknown as { outbox: number; jobs: number; failed: number };
}

/** Makes every delayed job due now, and makes held locks look older than a minute. */
export async function hurry(sql: Sql): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = least(run_at, now()),
    locked_at = case when locked_at is not null then least(locked_at, now() - interval '75 seconds') end
    where locked_at is not null or run_at > now()`;
}

/** Counts what happened to everything visitors sent. All counts in `wrong` must be 0. */
export async function judge(sql: Sql, ledger: Ledger, { accountApi }: KillableService, mail: MailSink) {
  const tables = await Promise.all(Object.keys(ledger.tried).map((table) => judgeTable(sql, table, ledger)));
  const sum = (name: "acknowledged" | "stored" | "lost" | "unknown" | "duplicated") =>
    tables.reduce((total, table) => total + table[name], 0);
  const signUps = tables.find(({ table }) => table === "cadastros_app")?.stored ?? 0;
  const kept = await sql<{ message_id: string }[]>`select message_id from privado.emails_enviados`;
  const [accounts] = await sql`select count(*)::int as open from public.cadastros_app where conta_situacao = 'ativa'`;
  const left = await undone(sql);
  const delivered = [...mail.accepted.values()].reduce((total, times) => total + times, 0);
  // Each row sends an e-mail to the team and one to the visitor: a receipt, or the access of a sign-up.
  const mailsDue = 2 * sum("stored");
  return {
    counts: {
      acknowledged: sum("acknowledged"),
      stored: sum("stored"),
      storedUnacknowledged: sum("stored") - sum("acknowledged"),
      accounts: accountApi.accounts().size,
      mails: mail.accepted.size,
      mailsRepeated: delivered - mail.accepted.size,
    },
    wrong: {
      lost: sum("lost"),
      unknown: sum("unknown"),
      duplicated: sum("duplicated"),
      jobsLeft: left.outbox + left.jobs,
      jobsFailed: left.failed,
      accountsMissing: signUps - (accounts?.open ?? 0),
      accountsTooMany: accountApi.accounts().size - signUps,
      mailsMissing: kept.filter(({ message_id }) => !mail.accepted.has(message_id)).length,
      mailsMiscounted: Math.abs(mailsDue - mail.accepted.size),
    },
  };
}

async function judgeTable(sql: Sql, table: string, ledger: Ledger) {
  const rows = await sql<{ id: string; email: string }[]>`select id, email from ${sql(`public.${table}`)}`;
  const stored = new Set(rows.map(({ id }) => id));
  const acknowledged = ledger.acknowledged[table] ?? new Set();
  return {
    table,
    acknowledged: acknowledged.size,
    stored: rows.length,
    lost: acknowledged.difference(stored).size,
    unknown: stored.difference(ledger.tried[table] ?? new Set()).size,
    duplicated: rows.length - new Set(rows.map(({ email }) => email)).size,
  };
}
