import type pg from "pg";

const BATCH = 500;

/** Moves jobs from the outbox to the queue until the outbox is empty. Several processes may run it at once. */
export async function drainOutbox(pool: pg.Pool): Promise<void> {
  for (let moved = BATCH; moved >= BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>("select privado.escoar_saida($1) as moved", [BATCH]);
    moved = rows[0]?.moved ?? 0;
  }
}
