import type pg from "pg";
import { parse } from "valibot";
import { confirmationEmail } from "../emails/confirmation-email.ts";
import { teamNoticeEmail } from "../emails/team-notice-email.ts";
import type { Mailer } from "../gateways/mailer.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { type Lead, leadPayload } from "./lead.ts";
import { mayReceive, sendOnce } from "./send-once.ts";

/**
 * Handles a new row of any form: notifies the team and sends the visitor a receipt, each once however often this runs.
 */
export async function leadRecebido(payload: unknown, pool: pg.Pool, mailer: Mailer, siteUrl: string): Promise<void> {
  const { tabela, id } = parse(leadPayload, payload);
  // The table name is one of four known values, so it is safe in the query.
  const { rows } = await pool.query<Lead>(`select * from public.${tabela} where id = $1`, [id]);
  const [lead] = rows;
  // Deleted at the owner's request before the job ran.
  if (!lead) return;
  const receipt = `visitante:${tabela}:${id}`;
  // No receipt for a suspected bot, whose e-mail address belongs to someone else, or past the recipient's limit. The
  // team sees both marked.
  const mayThank = !lead.suspeito && (await mayReceive("recibo", { key: receipt, email: lead.email }, pool));
  const repetido = !lead.suspeito && !mayThank;
  await sendOnce(`equipe:${tabela}:${id}`, teamNoticeEmail(tabela, lead, repetido), pool, mailer);
  if (!mayThank) return;
  const convite = lead.produto === "edenappfree" ? await createConvite({ leadId: id }, pool, siteUrl) : undefined;
  await sendOnce(receipt, confirmationEmail(tabela, lead, convite), pool, mailer);
}
