import { type Runner, run } from "graphile-worker";
import type pg from "pg";
import type { Mailer } from "../gateways/mailer.ts";
import { diagnosticoRecebido } from "./diagnostico-recebido.ts";
import { leadRecebido } from "./lead-recebido.ts";

/** No task takes longer: a lock older than this belongs to a process that died. */
const DEAD_AFTER = "2 minutes";

const UNLOCK_DEAD = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval and locked_by is not null))`;

/** Takes jobs from the queue until it is stopped. Several processes share the same queue. */
export async function startWorker(pool: pg.Pool, mailer: Mailer): Promise<Runner> {
  await pool.query(UNLOCK_DEAD, [DEAD_AFTER]);
  return run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    crontab: "* * * * * destravar_tarefas\n17 * * * * limpar_registros",
    taskList: {
      lead_recebido: (payload, { query }) => leadRecebido(payload, (text, values) => query(text, values), mailer),
      diagnostico_recebido: (payload, { query }) =>
        diagnosticoRecebido(payload, (text, values) => query(text, values), mailer),
      destravar_tarefas: async (_payload, { query }) => void (await query(UNLOCK_DEAD, [DEAD_AFTER])),
      limpar_registros: async (_payload, { query }) => void (await query("select privado.limpar_registros()")),
    },
  });
}
