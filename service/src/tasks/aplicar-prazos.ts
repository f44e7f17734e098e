import { prazos, toInterval } from "@eden/domain/privacidade/prazos";
import type pg from "pg";
import { logLine } from "../log.ts";

const PERIODS = [
  prazos.leadSemContrato,
  prazos.respostasDoDiagnostico,
  prazos.registrosDePagamento,
  prazos.pedidosDeTitulares,
].map(toInterval);

/** Runs every night: deletes data past the retention periods of the privacy policy. Logs only the counts. */
export async function aplicarPrazos(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select privado.aplicar_prazos($1, $2, $3, $4) as apagadas", PERIODS);
  logLine("info", { task: "aplicar_prazos", apagadas: rows[0]?.apagadas });
}
