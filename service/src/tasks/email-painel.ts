import { painelEmail } from "../emails/painel-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

interface Message {
  para: string | null;
  assunto: string;
  texto: string;
  nome: string;
  email: string;
  pessoa: string;
  message_id: string | null;
  em_resposta_a: string[] | null;
}

/** Sends a message that a member wrote in the panel, once. A refused recipient starts the reply clock again. */
export const emailPainel = defineJob({
  name: "email_painel",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: idPayload,
  key: ({ id }) => `email_painel:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer">) {
    const { pool } = resources;
    const { rows } = await pool.query<Message>(
      `select coalesce(h.dados ->> 'para', p.email) as para, h.dados ->> 'assunto' as assunto, h.dados ->> 'texto' as texto,
        m.nome, m.email, p.id as pessoa, r.message_id, r.em_resposta_a
      from privado.historico as h join privado.pessoas as p on p.id = h.pessoa_id join privado.equipe as m on m.id = h.autor
      left join privado.emails_recebidos as r on r.id::text = h.dados ->> 'em_resposta_a'
      where h.id = $1 and h.tipo = 'email' and h.dados ->> 'situacao' = 'na_fila'`,
      [id],
    );
    const [message] = rows;
    // Undone by the member, deleted with the person, or already settled.
    if (!message?.para) return;
    const { para, assunto, texto, nome, email, pessoa, message_id: messageId, em_resposta_a: anteriores } = message;
    const resposta = messageId ? { messageId, anteriores: anteriores ?? [] } : undefined;
    const mail = painelEmail({ para, assunto, texto, autor: { nome, email }, pessoa, resposta });
    const outcome = await sendOnce(`email_painel:${id}`, mail, resources);
    if (outcome.status === "refused") await pool.query("select privado.email_recusado($1, $2)", [id, outcome.words]);
    else await pool.query("select privado.email_enviado($1)", [id]);
  },
});
