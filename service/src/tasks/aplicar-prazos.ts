import { prazos, toInterval } from "@eden/domain/privacidade/prazos";
import type pg from "pg";
import { logLine } from "../log.ts";

const PERIODS = [
  prazos.leadSemContrato,
  prazos.respostasDoDiagnostico,
  prazos.registrosDePagamento,
  prazos.pedidosDeTitulares,
].map(toInterval);

/** Every night: deletes what the privacy policy no longer lets us keep. Only the counts are logged. */
export async function aplicarPrazos(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select privado.aplicar_prazos($1, $2, $3, $4) as apagadas", PERIODS);
  logLine("info", { task: "aplicar_prazos", apagadas: rows[0]?.apagadas });
}
