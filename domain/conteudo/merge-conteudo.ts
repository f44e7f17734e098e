import { safeParse } from "valibot";
import { expedienteSchema } from "../atendimento/expediente.ts";
import { CHAVES, type Chave, type Conteudo } from "./formas.ts";
import { PADROES } from "./padroes.ts";
import { schemaOf } from "./schema.ts";

/** Takes each value that its schema accepts and names the others. */
export function mergeConteudo(textos: Record<string, unknown>): { valores: Conteudo; problemas: string[] } {
  const valores: Record<string, unknown> = { ...PADROES };
  const problemas = Object.keys(textos).flatMap((chave) => {
    const schema = chave === "expediente" ? expedienteSchema : isChave(chave) ? schemaOf(chave) : undefined;
    if (!schema) return [`${chave}: not a known key`];
    const parsed = safeParse(schema, textos[chave]);
    if (parsed.success) {
      valores[chave] = parsed.output;
      return [];
    }
    return parsed.issues.map(
      ({ path, message }) => `${[chave, ...(path ?? []).map(({ key }) => key)].join(".")}: ${message}`,
    );
  });
  return { valores: valores as unknown as Conteudo, problemas };
}

const isChave = (chave: string): chave is Chave => (CHAVES as string[]).includes(chave);
