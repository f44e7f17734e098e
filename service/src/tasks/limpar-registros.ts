import { object } from "valibot";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/**
 * Runs every hour, and a minute after members deleted suspicious people: deletes those, and counters, look-ups, sessions,
 * pictures and errors that are no longer needed.
 */
export const limparRegistros = defineJob({
  name: "limpar_registros",
  attempts: 25,
  priority: 0,
  lane: "confirming",
  cron: "17 * * * *",
  schema: object({}),
  key: () => "limpar_registros",
  async run(_payload, { pool }: Pick<Resources, "pool">) {
    await pool.query(
      "select privado.limpar_registros(), privado.limpar_recibos(), privado.limpar_painel(), privado.limpar_conteudo()",
    );
  },
});
