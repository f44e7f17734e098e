import { sendOnce } from "../emails/send-once.ts";
import { type VisitorChange, visitorChangeEmail } from "../emails/visitor-change-email.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Tells the team once what a visitor did by the link of a request. */
export const visitanteMudou = defineJob({
  name: "visitante_mudou",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: idPayload,
  key: ({ id }) => `visitante_mudou:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer">) {
    const { rows } = await resources.pool.query<VisitorChange>(
      `select h.tipo, coalesce((
          select (privado.compra_de(e.tabela, e.id)).inicio_id from privado.entradas as e
          where e.id = (h.dados ->> 'entrada')::uuid limit 1
        )::text, h.dados ->> 'entrada') as inicio_id, h.dados ->> 'texto' as texto,
        h.dados @> '{"compra": true}' as compra, p.nome, p.email,
        coalesce(h.dados ->> 'telefone', p.telefone) as telefone
      from privado.historico as h join privado.pessoas as p on p.id = h.pessoa_id
      where h.id = $1 and h.dados ? 'entrada' and not p.suspeita`,
      [id],
    );
    // Deleted with the person before the job ran, or a suspected bot.
    if (rows[0]) await sendOnce(`equipe:visitante:${id}`, visitorChangeEmail(rows[0]), resources);
  },
});
