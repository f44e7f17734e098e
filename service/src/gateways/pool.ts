import { once } from "node:events";
import pg from "pg";
import { logError } from "../log.ts";

/**
 * Database connections. Handles connection errors so that a lost connection does not end the process; the next query
 * reconnects.
 */
export function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: "service",
    max: 16,
    connectionTimeoutMillis: 10_000,
    // Longer than any request or job needs; one that does, such as the load of the pharmacy register, sets its own.
    statement_timeout: 30_000,
  });
  const note = (error: Error) => logError({ pool: "connection" }, error);
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient> | undefined;
  return Object.assign(pool, { connect: (callback?: unknown) => connect(callback)?.catch(nameTimeout) });
}

/** The queue library tries "done" and "failed" again after errors whose code it knows; a late connection has none. */
function nameTimeout(error: Error): never {
  throw /timeout/.test(error.message) ? Object.assign(error, { code: "ETIMEDOUT" }) : error;
}

/**
 * Waits for the last query: the queue library does not await its own queries, and a pool that is ending rejects those
 * not yet started.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, "release");
  await pool.end();
}

/**
 * Runs in one transaction. Its locks are released when it ends, even if this process dies. `begin` may contain a first
 * statement as well, which saves a round trip; `work` receives its result.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, first: pg.QueryResult | undefined) => Promise<Result>,
  begin = "begin",
) {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const [, first] = [await client.query(begin)].flat();
    const result = await work(client, first);
    await client.query("commit");
    return result;
  } catch (error) {
    // Discard a connection whose rollback failed.
    await client.query("rollback").catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
