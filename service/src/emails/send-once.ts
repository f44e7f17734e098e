import pg from "pg";
import { isRecipientRefused, type Mail, refusalCode } from "../gateways/mailer.ts";
import { inTransaction } from "../gateways/pool.ts";
import { logLine } from "../log.ts";
import type { Resources } from "../resources.ts";

type Needs = Pick<Resources, "pool" | "mailer">;
export type Delivery = { status: "sent" } | { status: "withheld" } | { status: "refused"; words: string };
/** Asked in the transaction that claims the message, just before it is sent. */
type MaySend = (client: pg.PoolClient) => Promise<boolean>;

/**
 * Sends a message unless its key was sent before. Writes the key first, so two jobs with the same message wait for each
 * other. If the process dies before the commit, the message is sent again with the same Message-ID. A recipient that the
 * mail server refuses for good is stored and not tried again, except the team's own mailbox. `withheld`: `maySend` said no.
 */
export async function sendOnce(key: string, mail: Mail, needs: Needs, maySend?: MaySend): Promise<Delivery> {
  try {
    return { status: (await sendNew(key, mail, needs, maySend)) ? "sent" : "withheld" };
  } catch (error) {
    if (!mail.to || !isRecipientRefused(error)) throw error;
    const words = refusalCode(error);
    await needs.pool.query(
      `insert into privado.emails_recusados (chave, erro, destinatario)
      values ($1, $2, privado.hash_consulta(privado.chave_email($3))) on conflict (chave) do nothing`,
      [key, words, mail.to],
    );
    logLine("warn", { refused: key });
    return { status: "refused", words };
  }
}

async function sendNew(key: string, mail: Mail, { pool, mailer }: Needs, maySend?: MaySend): Promise<boolean> {
  const values = [key, mailer.messageIdOf(key)].map(pg.escapeLiteral).join(", ");
  const to = mail.to ? `privado.hash_consulta(privado.chave_email(${pg.escapeLiteral(mail.to)}))` : "null";
  const claim = `insert into privado.emails_enviados (chave, message_id, destinatario) values (${values}, ${to}) on conflict do nothing`;
  const send = async (client: pg.PoolClient, claimed: pg.QueryResult | undefined) => {
    if (!claimed?.rowCount) return true;
    if (maySend && !(await maySend(client))) {
      await client.query("delete from privado.emails_enviados where chave = $1", [key]);
      return false;
    }
    await mailer.send(key, await withReplyTo(mail, mailer, client));
    return true;
  };
  return inTransaction(pool, send, `begin; ${claim}`);
}

/** An answer to a message to a person returns to its conversation. */
async function withReplyTo(mail: Mail, { repliesTo }: Resources["mailer"], client: pg.PoolClient): Promise<Mail> {
  if (!mail.conversa || !repliesTo) return mail;
  const { tabela, id } = mail.conversa;
  const { rows } = await client.query<{ codigo: string | null }>("select privado.codigo_resposta($1, $2) as codigo", [
    tabela,
    id,
  ]);
  const codigo = rows[0]?.codigo;
  return codigo ? { ...mail, replyTo: repliesTo(codigo, mail.author) } : mail;
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
