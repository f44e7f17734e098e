import type pg from "pg";
import { logLine } from "../log.ts";
import type { Evento } from "./evento.ts";

/**
 * Stores the event and its job in one statement, so neither exists without the other. A repeated event adds nothing.
 */
const KEEP = `with novo as (
    insert into privado.eventos_pagamento (id, evento, corpo) values ($1, $2, $3) on conflict (id) do nothing returning id
  )
  select graphile_worker.add_job('evento_pagamento', json_build_object('id', id), job_key => 'evento:' || id,
    max_attempts => 20, priority => -10) from novo`;

export async function keepEvento(pool: pg.Pool, evento: Evento): Promise<void> {
  const { id, event, ...corpo } = evento;
  const { rowCount } = await pool.query(KEEP, [id, event, corpo]);
  if (rowCount === 0) logLine("info", { webhook: "repeated", evento: event });
}
