import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { Cuidado } from "./pessoas.ts";

type Sql = postgres.TransactionSql;

/** Does with a person what a colleague did in the panel, through its functions, and dates it in the past. */
export async function applyCuidado(
  sql: Sql,
  { pessoa, membro, em }: { pessoa: string; membro: string; em: Date },
  cuidado: Cuidado,
): Promise<void> {
  const { contato, nota, estado, motivo = null, dono, passo } = cuidado;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: membro, role: "painel", aal: "aal2" })}, true)`;
  let minutes = 0;
  const call = async (funcao: string, more: object) => {
    const [now] = await sql`select versao, estado from privado.pessoas where id = ${pessoa}`;
    const comando = randomUUID();
    const entrada = { comando, pessoa, versao: now?.versao, ...more };
    await sql`select ${sql(`painel.${funcao}`)}(${sql.json(entrada as postgres.JSONValue)}::jsonb)`;
    minutes += 2;
    const moment = new Date(em.getTime() + minutes * 60_000);
    await sql`update privado.historico set em = ${moment} where comando = ${comando}`;
    return moment;
  };
  if (dono) await call("mudar_dono", { dono: membro });
  if (contato) await call("registrar_contato", { canal: "whatsapp", resultado: contato, texto: null });
  if (nota) await call("anotar", { texto: nota });
  const [now] = await sql`select estado from privado.pessoas where id = ${pessoa}`;
  if (estado && estado !== now?.estado) await call("mudar_estado", { estado, motivo });
  if (passo) {
    const hour = 60 * 60_000;
    // On the full or half hour, as people write it.
    const moment = new Date(Math.round((Date.now() + passo.em * hour) / (hour / 2)) * (hour / 2));
    await call("marcar_passo", { passo: { texto: passo.texto, em: moment.toISOString() } });
  }
  await sql`update privado.pessoas set estado_desde = ${em}, primeira_resposta_em = ${em},
    primeira_resposta_s = case when ${contato !== undefined} then privado.tempo_util(ultima_entrada_em, ${em}) end
    where id = ${pessoa}`;
}
