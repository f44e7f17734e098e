import { prazos, toInterval } from "@eden/domain/privacidade/prazos";
import { object } from "valibot";
import { logLine } from "../log.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

const PERIODS = [
  prazos.leadSemContrato,
  prazos.respostasDoDiagnostico,
  prazos.registrosDePagamento,
  prazos.pedidosDeTitulares,
].map(toInterval);

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
    const { rows } = await pool.query("select privado.aplicar_prazos($1, $2, $3, $4) as apagadas", PERIODS);
    const forgotten = await pool.query("select privado.limpar_oposicoes($1) as oposicoes", [
      toInterval(prazos.oposicoes),
    ]);
    logLine("info", { task: "aplicar_prazos", apagadas: { ...rows[0]?.apagadas, ...forgotten.rows[0] } });
  },
});
