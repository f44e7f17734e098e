import { sendOnce } from "../emails/send-once.ts";
import { textoEmail } from "../emails/texto-email.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

interface Asked {
  /** Key of the text. */
  chave: string;
  nome: string;
  email: string;
  autor: string;
}

/** Tells one member who may approve that a text waits. The decision removes the notice, and with it this message. */
export const textoPedeAprovacao = defineJob({
  name: "texto_pede_aprovacao",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: idPayload,
  key: ({ id }) => `texto_pede_aprovacao:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer" | "painelUrl">) {
    const { rows } = await resources.pool.query<Asked>(
      `select t.chave, e.nome, e.email, w.nome as autor from privado.avisos as a join privado.equipe as e on e.id = a.membro and e.ativa
      join privado.textos as t on a.chave = privado.chave_da_aprovacao(t) join privado.equipe as w on w.id = t.autor where a.id = $1`,
      [id],
    );
    if (rows[0] && resources.painelUrl)
      await sendOnce(textoPedeAprovacao.key({ id }), textoEmail(rows[0], resources.painelUrl), resources);
  },
});
