import { object } from "valibot";
import { logLine } from "../log.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Rows of people in one transaction, which holds the lock of the inbox meanwhile. */
const AT_ONCE = 500;

/** Runs every night: deletes data past the retention periods of the privacy policy. Logs only the counts. */
export const aplicarPrazos = defineJob({
  name: "aplicar_prazos",
  attempts: 25,
  priority: 0,
  lane: "confirming",
  cron: "10 7 * * *",
  schema: object({}),
  key: () => "aplicar_prazos",
  async run(_payload, { pool }: Pick<Resources, "pool">) {
    const apagadas: Record<string, number> = {};
    for (let round = AT_ONCE; round >= AT_ONCE; ) {
      const { rows } = await pool.query<{ apagadas: Record<string, number> }>(
        "select privado.aplicar_prazos($1) as apagadas",
        [AT_ONCE],
      );
      const counts = Object.entries(rows[0]?.apagadas ?? {});
      for (const [tabela, vezes] of counts) apagadas[tabela] = (apagadas[tabela] ?? 0) + vezes;
      round = counts.reduce((sum, [, vezes]) => sum + vezes, 0);
    }
    logLine("info", { task: "aplicar_prazos", apagadas });
  },
});
