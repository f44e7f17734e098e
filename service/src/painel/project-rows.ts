import type pg from "pg";

/** More subtransactions in one transaction slow all other sessions down. */
const BATCH = 60;

/** Projects committed rows into the inbox until none is left. Several processes may run it; the database lets one work. */
export async function projectRows(pool: pg.Pool): Promise<void> {
  for (let done = BATCH; done >= BATCH; ) {
    const { rows } = await pool.query<{ done: number }>("select privado.escoar_caixa($1) as done", [BATCH]);
    done = rows[0]?.done ?? 0;
  }
}
