import { setTimeout } from "node:timers/promises";
import postgres from "postgres";

/**
 * Crashes PostgreSQL in the middle of a statement on this table: `send` has to run one, which waits for a lock until
 * its backend is killed. The server then ends every connection; returns once it has recovered. For a server of the
 * caller's own.
 */
export async function crashDuring(databaseUrl: string, table: string, send: () => Promise<void>): Promise<void> {
  // Clients of its own: after a lost statement the driver's pool may wait for ever.
  const [locking, looking] = [connect(databaseUrl), connect(databaseUrl)];
  const lock = locking.unsafe(`begin; lock table ${table} in access exclusive mode; select pg_sleep(60)`);
  lock.catch(() => undefined);
  const waitingOrHeld = (granted: boolean) =>
    looking<{ pid: number }[]>`select pid from pg_locks where granted = ${granted} and relation = ${table}::regclass
      and mode in ('AccessExclusiveLock', 'RowExclusiveLock')`;
  await until(async () => (await waitingOrHeld(true))[0]);
  const sent = send();
  const { pid } = await until(async () => (await waitingOrHeld(false))[0]);
  process.kill(pid, "SIGKILL");
  await sent;
  for (const client of [locking, looking]) void client.end({ timeout: 0 });
  await until(async () => {
    const client = connect(databaseUrl);
    const [row] = await client`select true as up`.catch(() => []);
    void client.end({ timeout: 0 });
    return row;
  });
}

const connect = (databaseUrl: string) => postgres(databaseUrl, { max: 1, onnotice: () => undefined });

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await ask();
    if (found) return found;
    await setTimeout(50);
  }
}
