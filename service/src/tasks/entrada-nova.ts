import { isoTimestamp, object, pipe, string, uuid } from "valibot";
import { entradaNovaEmail } from "../emails/entrada-nova-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

const id = pipe(string(), uuid());

/** Tells a member about a sign-in from a browser that was not used before. */
export const entradaNova = defineJob({
  name: "entrada_nova",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ membro: id, entrada: id, em: pipe(string(), isoTimestamp()) }),
  key: ({ entrada }) => `entrada_nova:${entrada}`,
  async run({ membro, entrada, em }, resources: Pick<Resources, "pool" | "mailer">) {
    const { rows } = await resources.pool.query("select nome, email from privado.equipe where id = $1 and ativa", [
      membro,
    ]);
    if (rows[0]) await sendOnce(`entrada_nova:${entrada}`, entradaNovaEmail(rows[0], new Date(em)), resources);
  },
});
