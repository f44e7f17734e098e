import type { Mail, Mailer } from "../gateways/mailer.ts";

export type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** One message per key, however often its task runs. */
export async function sendOnce(key: string, mail: Mail, query: Query, mailer: Mailer): Promise<void> {
  const { rows } = await query("select 1 from privado.emails_enviados where chave = $1", [key]);
  if (rows.length > 0) return;
  const messageId = await mailer.send(key, mail);
  await query("insert into privado.emails_enviados (chave, message_id) values ($1, $2) on conflict do nothing", [
    key,
    messageId,
  ]);
}
