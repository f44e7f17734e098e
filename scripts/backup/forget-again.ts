import type { Sql } from "postgres";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { copyIn, readManifest } from "./restore-backup.ts";
import { fixFormats } from "./write-backup.ts";

/**
 * Deletes what was deleted after the backup was taken, and what has passed its retention period since. `folder`
 * contains the data subjects' requests from the lost database; without it only those in the backup are repeated.
 */
export async function forgetAgain(sql: Sql, folder?: string): Promise<Record<string, number>> {
  return sql.begin(async (transaction) => {
    if (folder) {
      await fixFormats(transaction);
      // Restore the keys too: the proof of a request is hashed with one.
      await transaction`truncate privado.pedidos_titulares, privado.chaves`;
      for (const table of readManifest(folder).tables) await copyIn(transaction, folder, table);
    }
    const [repeated] = await transaction`select privado.repetir_eliminacoes() as deleted`;
    const { leadSemContrato, respostasDoDiagnostico, registrosDePagamento, pedidosDeTitulares } = prazos;
    const [expired] = await transaction`select privado.aplicar_prazos(${toInterval(leadSemContrato)},
      ${toInterval(respostasDoDiagnostico)}, ${toInterval(registrosDePagamento)},
      ${toInterval(pedidosDeTitulares)}) as deleted`;
    const total: Record<string, number> = { ...repeated?.deleted };
    for (const [table, rows] of Object.entries<number>(expired?.deleted)) total[table] = (total[table] ?? 0) + rows;
    return total;
  });
}
