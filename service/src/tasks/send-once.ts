import type pg from "pg";
import type { Mail, Mailer } from "../gateways/mailer.ts";
import { inTransaction } from "../gateways/transaction.ts";

/**
 * Sends a message unless its key was sent before. The key is written first, so that two jobs with the same message wait
 * for each other; should the process die before the commit, the message goes again under the same Message-ID.
 */
export async function sendOnce(key: string, mail: Mail, pool: pg.Pool, mailer: Mailer): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      "insert into privado.emails_enviados (chave, message_id) values ($1, $2) on conflict do nothing",
      [key, mailer.messageIdOf(key)],
    );
    if (rowCount) await mailer.send(key, mail);
  });
}
