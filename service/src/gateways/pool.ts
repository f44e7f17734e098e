import { once } from "node:events";
import pg from "pg";
import { logLine } from "../log.ts";

/** Connections to the database. One lost with it must not end the process: the next query reconnects. */
export function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, application_name: "service", max: 16, connectionTimeoutMillis: 5000 });
  const note = (error: Error) => logLine("error", { pool: error.name });
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return pool;
}

/** After the last query: the queue's library does not wait for its own, and a pool that ends refuses those not begun. */
export async function endPool(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, "release");
  await pool.end();
}
