import type { Funcao } from "@eden/domain/painel/contrato";
import { HTTPException } from "hono/http-exception";
import { array, object, parse, string } from "valibot";
import { answerLimit } from "../http/count-request.ts";
import { enqueue } from "../queue.ts";
import type { Resources } from "../resources.ts";
import { type LimitedUse, limiteMembro } from "../tasks/limite-membro.ts";

const WORDS = {
  painel_pessoas: "Você abriu pessoas demais em uma hora. Espere um pouco; a Gestão foi avisada.",
  painel_listadas: "Você viu pessoas demais em listas em uma hora. Espere um pouco; a Gestão foi avisada.",
  painel_emails: "Você enviou e-mails demais em uma hora. Espere um pouco; a Gestão foi avisada.",
} satisfies Record<LimitedUse, string>;

interface Call {
  funcao: Funcao;
  entrada: unknown;
  membro: string;
  /** Once the database has answered. */
  saida?: unknown;
}

const lista = object({ pessoas: array(object({ id: string() })) });

/**
 * Limits what one member reads and sends in an hour, and tells gestao when it is reached. Called before the call, and after it
 * with the people of a list; in a transaction of its own: a refused call would take its count back.
 */
export async function limitUse(call: Call, { pool }: Pick<Resources, "pool">): Promise<void> {
  const counted = count(call, pool);
  if (!counted) return;
  const { alvo, counting } = counted;
  try {
    await answerLimit(counting, WORDS[alvo]);
  } catch (error) {
    const hora = new Date().toISOString().slice(0, 13);
    if (error instanceof HTTPException) await enqueue(pool, limiteMembro, { membro: call.membro, alvo, hora });
    throw error;
  }
}

function count({ funcao, entrada, membro, saida }: Call, pool: Resources["pool"]) {
  const people = (alvo: LimitedUse, ids: string[]) => ({
    alvo,
    counting: pool.query("select privado.contar_leitura($1, $2, $3)", [membro, alvo, ids]),
  });
  if (saida !== undefined) {
    if (funcao !== "caixa" && funcao !== "filtrar" && funcao !== "buscar") return undefined;
    return people(
      "painel_listadas",
      parse(lista, saida).pessoas.map(({ id }) => id),
    );
  }
  if (funcao === "pessoa" || funcao === "linha_do_tempo")
    return people("painel_pessoas", [(entrada as { id: string }).id]);
  if (funcao !== "enviar_email") return undefined;
  return {
    alvo: "painel_emails" as const,
    counting: pool.query("select privado.contar('painel_emails', $1)", [membro]),
  };
}
