import pg from "pg";

/** Connections to the database. One lost with it must not end the process: the next query reconnects. */
export function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, application_name: "service", max: 16, connectionTimeoutMillis: 5000 });
  const note = (error: Error) => console.error(JSON.stringify({ level: "error", pool: error.name }));
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return pool;
}
