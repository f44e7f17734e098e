import type { Rows } from "@eden/domain/banco/tables";
import { perguntaSchema } from "@eden/domain/diagnostico/perguntas";
import type { Respostas } from "@eden/domain/diagnostico/respostas";
import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import { array, parse } from "valibot";
import { diagnosticoNoticeEmail } from "../emails/diagnostico-notice-email.ts";
import { sendOnce } from "../emails/send-once.ts";
import { defineJob, idPayload } from "../queue.ts";
import type { Resources } from "../resources.ts";

const ANSWERS = `select r.id, r.versao, r.respostas, r.criado_em, l.cnpj
  from public.diagnosticos_respostas r join public.diagnosticos_lojas l on l.id = r.loja_id where r.id = $1`;
const PERGUNTAS = "select id, area, texto, opcoes from public.diagnosticos_perguntas where versao = $1 order by id";

type AnswersRow = Pick<Rows["diagnosticos_respostas"], "id" | "versao" | "criado_em"> &
  Pick<Rows["diagnosticos_lojas"], "cnpj"> & { respostas: Respostas };

/** Sends the team the report of a finished diagnostic that the owner sees on the screen. */
export const diagnosticoRecebido = defineJob({
  name: "diagnostico_recebido",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: idPayload,
  key: ({ id }) => `diagnosticos_respostas:${id}`,
  async run({ id }, resources: Pick<Resources, "pool" | "mailer">) {
    const { pool } = resources;
    const [answers] = (await pool.query<AnswersRow>(ANSWERS, [id])).rows;
    // Deleted at the owner's request before the job ran.
    if (!answers) return;
    const { rows } = await pool.query(PERGUNTAS, [answers.versao]);
    const perguntas = parse(array(perguntaSchema), rows);
    const resultado = resultadoOf(perguntas, answers.respostas);
    if (!resultado) return;
    const { cnpj, criado_em: criadoEm } = answers;
    const notice = diagnosticoNoticeEmail({ id, cnpj, criadoEm, resultado });
    await sendOnce(`equipe:diagnosticos_respostas:${id}`, notice, resources);
  },
});
