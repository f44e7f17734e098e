import type { Sql } from "postgres";
import { round } from "../support/statistics.ts";

const LEADS = 10_000;

/** Measures how fast the service moves jobs from the outbox to the queue, in batches of its production size. */
export async function measureDrain(sql: Sql): Promise<{ jobs: number; perSecond: number }> {
  await sql`truncate privado.saida, graphile_worker._private_jobs`;
  await sql`select privado.enfileirar(
      'lead_recebido', 'leadlive:' || id, json_build_object('tabela', 'leadlive', 'id', id)
    ) from (select gen_random_uuid() as id from generate_series(1, ${LEADS}::int)) as lead`;
  const start = performance.now();
  for (let moved = 1; moved > 0; ) {
    const [batch] = await sql<{ moved: number }[]>`select privado.escoar_saida(500) as moved`;
    moved = batch?.moved ?? 0;
  }
  return { jobs: LEADS, perSecond: round((LEADS * 1000) / (performance.now() - start)) };
}
