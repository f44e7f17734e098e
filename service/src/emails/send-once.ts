import type { Mail } from "../gateways/mailer.ts";
import { inTransaction } from "../gateways/pool.ts";
import { logLine } from "../log.ts";
import type { Resources } from "../resources.ts";

/**
 * Sends a message unless its key was sent before. Writes the key first, so two jobs with the same message wait for each
 * other. If the process dies before the commit, the message is sent again with the same Message-ID.
 */
export async function sendOnce(
  key: string,
  mail: Mail,
  { pool, mailer }: Pick<Resources, "pool" | "mailer">,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      "insert into privado.emails_enviados (chave, message_id) values ($1, $2) on conflict do nothing",
      [key, mailer.messageIdOf(key)],
    );
    if (rowCount) await mailer.send(key, mail);
  });
}

/**
 * Rate limit per recipient for mail that anyone can trigger with a form: `recibo` a receipt, `acesso` the access to a
 * free account, `lembrete` a reminder of an unpaid order (privado.limites). Decided once per key, however often the job
 * runs.
 */
export async function mayReceive(
  alvo: "recibo" | "acesso" | "lembrete",
  { key, email }: { key: string; email: string },
  { pool }: Pick<Resources, "pool">,
): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>("select privado.permitir_recibo($1, $2, $3) as may", [
    alvo,
    key,
    email,
  ]);
  const may = rows[0]?.may === true;
  if (!may) logLine("warn", { skipped: key });
  return may;
}
