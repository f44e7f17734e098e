import { type InferOutput, object, picklist, pipe, regex, string, uuid } from "valibot";
import { limiteMembroEmail } from "../emails/limite-membro-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

const limitedUse = picklist(["painel_pessoas", "painel_listadas", "painel_emails"]);
export type LimitedUse = InferOutput<typeof limitedUse>;

/** Tells gestao that a member reached the limit of an hour, once for each hour. */
export const limiteMembro = defineJob({
  name: "limite_membro",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ membro: pipe(string(), uuid()), alvo: limitedUse, hora: pipe(string(), regex(/^[\d-]{10}T\d\d$/)) }),
  key: ({ membro, alvo, hora }) => `limite_membro:${membro}:${alvo}:${hora}`,
  async run(payload, resources: Pick<Resources, "pool" | "mailer">) {
    const { membro, alvo, hora } = payload;
    const { rows } = await resources.pool.query<{ nome: string; maximo: number; id: string; email: string }>(
      `select e.nome, l.maximo, g.id, g.email from privado.equipe as e, privado.limites as l, privado.equipe as g
      where e.id = $1 and l.alvo = $2 and g.papel = 'gestao' and g.ativa`,
      [membro, alvo],
    );
    for (const { id, ...row } of rows)
      await sendOnce(`${limiteMembro.key({ membro, alvo, hora })}:${id}`, limiteMembroEmail(alvo, row), resources);
  },
});
