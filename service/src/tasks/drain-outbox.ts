import type pg from "pg";

const BATCH = 500;

/** Moves what visitors' inserts left for the queue, until nothing is left. Several processes may do it at once. */
export async function drainOutbox(pool: pg.Pool): Promise<void> {
  for (let moved = BATCH; moved >= BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>("select privado.escoar_saida($1) as moved", [BATCH]);
    moved = rows[0]?.moved ?? 0;
  }
}
