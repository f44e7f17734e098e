import { object, picklist, pipe, string, uuid } from "valibot";
import { confirmationEmail } from "../emails/confirmation-email.ts";
import { followLink } from "../emails/follow-link.ts";
import { mayReceive, sendOnce } from "../emails/send-once.ts";
import { teamNoticeEmail } from "../emails/team-notice-email.ts";
import { createConvite } from "../pedidos/create-convite.ts";
import { defineJob, enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { LEAD_TABELAS, type Lead } from "../rows.ts";

/**
 * Handles a new row of any form: notifies the team and sends the visitor a receipt, each once however often this runs.
 */
export const leadRecebido = defineJob({
  name: "lead_recebido",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ tabela: picklist(LEAD_TABELAS), id: pipe(string(), uuid()) }),
  key: ({ tabela, id }) => `${tabela}:${id}`,
  async run({ tabela, id }, resources: Pick<Resources, "pool" | "mailer" | "siteUrl">) {
    // The table name is one of four known values, so it is safe in the query.
    const { rows } = await resources.pool.query<Lead & { codigo: string; prazo: Date | null }>(
      `select *, (privado.compra_de($2, id)).inicio_id, privado.codigo_acompanhar($2, id, p_por_email => true) as codigo,
        privado.promessa($2, id) as prazo from public.${tabela} where id = $1`,
      [id, tabela],
    );
    const [row] = rows;
    // Deleted at the owner's request before the job ran.
    if (!row) return;
    const { codigo, prazo, ...lead } = row;
    const receipt = `visitante:${tabela}:${id}`;
    // No receipt for a suspected bot, whose e-mail address belongs to someone else, or past the recipient's limit. The
    // team sees both marked; a member may release the first, and then this job runs again.
    const suspeito = lead.suspeito && !(await isReleased(tabela, id, resources));
    // Before the limit, of which an interest that gets no receipt must not use one.
    const isPaying = !suspeito && lead.produto === "edenapp" && (await isBeingPaid(lead, resources));
    const mayThank =
      !suspeito && !isPaying && (await mayReceive("recibo", { key: receipt, email: lead.email }, resources));
    const repetido = !suspeito && !isPaying && !mayThank;
    await sendOnce(`equipe:${tabela}:${id}`, teamNoticeEmail(tabela, lead, repetido), resources);
    // A free sign-up gets one e-mail, from its account job: the access, or that it is being checked.
    if (!mayThank || (tabela === "cadastros_app" && lead.tipo === "free")) return;
    const convite = lead.produto === "edenappfree" ? await createConvite({ leadId: id }, resources) : undefined;
    const links = { siteUrl: resources.siteUrl, convite, follow: followLink(tabela, codigo, resources.siteUrl), prazo };
    await sendOnce(receipt, confirmationEmail(tabela, lead, links), resources);
  },
});

async function isReleased(tabela: string, id: string, { pool }: Pick<Resources, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ liberada: boolean }>("select privado.liberada($1, $2)", [tabela, id]);
  return rows[0]?.liberada === true;
}

const WAIT_FOR_PEDIDO_MS = 120_000;

/**
 * A visitor who chose the paid EdenApp goes on to the payment within seconds, and the e-mails of the order say the same as
 * this receipt. It is sent after two minutes to those who stopped before.
 */
async function isBeingPaid({ id, criado_em }: Lead, { pool }: Pick<Resources, "pool">): Promise<boolean> {
  // An order that the provider gave no session sends no e-mails.
  const { rowCount } = await pool.query(
    "select from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id where p.lead_id = $1 limit 1",
    [id],
  );
  if (rowCount) return true;
  const isNew = Date.now() - new Date(criado_em).getTime() < WAIT_FOR_PEDIDO_MS;
  if (isNew) await enqueue(pool, leadRecebido, { tabela: "leadlive", id }, { after: "2 minute" });
  return isNew;
}
