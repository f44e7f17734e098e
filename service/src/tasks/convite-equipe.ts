import { conviteEquipeEmail } from "../emails/convite-equipe-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Sends a new member the address of the panel. */
export const conviteEquipe = defineJob({
  name: "convite_equipe",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: idPayload,
  key: ({ id }) => `convite_equipe:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer" | "painelUrl">) {
    const { rows } = await resources.pool.query(
      "select nome, email, papel from privado.equipe where id = $1 and ativa",
      [id],
    );
    if (!rows[0] || !resources.painelUrl) return;
    await sendOnce(`convite_equipe:${id}`, conviteEquipeEmail(rows[0], resources.painelUrl), resources);
  },
});
