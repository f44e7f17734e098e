import { isoDate, object, pipe, string, uuid } from "valibot";
import { type ResumoDoDia, resumoEmail } from "../emails/resumo-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/**
 * Tells a member at opening what waits for them; nothing when nothing does, when the day is over by the time the job can run,
 * or when they want none any more.
 */
export const resumoDoDia = defineJob({
  name: "resumo_do_dia",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ membro: pipe(string(), uuid()), dia: pipe(string(), isoDate()) }),
  key: ({ membro, dia }) => `resumo_do_dia:${membro}:${dia}`,
  async run(payload, resources: Pick<Resources, "pool" | "mailer" | "painelUrl">) {
    const { pool, painelUrl } = resources;
    const { rows } = await pool.query<{ resumo: ResumoDoDia | null }>(
      `select privado.resumo_do_dia($1) as resumo
      where (privado.hoje() at time zone 'America/Sao_Paulo')::date = $2 and (privado.preferencias_de($1)).resumo`,
      [payload.membro, payload.dia],
    );
    const resumo = rows[0]?.resumo;
    if (resumo && painelUrl) await sendOnce(resumoDoDia.key(payload), resumoEmail(resumo, painelUrl), resources);
  },
});
