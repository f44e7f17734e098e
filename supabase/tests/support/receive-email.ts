import { createHash, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { newEmail } from "./drain-caixa.ts";

/** What the reader hands to the database, as service/src/correio/read-message.ts makes it. */
const parsed = () => ({
  chave: createHash("sha256").update(randomUUID()).digest("hex"),
  message_id: `<${randomUUID()}@cliente.com.br>` as string | null,
  em_resposta_a: [] as string[],
  codigos: [] as string[],
  remetente: newEmail(),
  nome: "Rosângela Almeida" as string | null,
  assunto: "Re: A sua farmácia",
  texto: "Pode ser amanhã às 14h?",
  novo: "Pode ser amanhã às 14h?",
  cortado: false,
  anexos: [] as object[],
  tipo: "pessoa" as "pessoa" | "automatica" | "devolucao" | "lista" | "interna",
  autenticacao: "confirmada" as "confirmada" | "nao_conferida" | "falhou",
  suspeito: false,
  enviado_em: null as string | null,
  recebido_em: new Date().toISOString(),
  devolucao: null as { message_id: string | null; definitiva: boolean; erro: string } | null,
});
export type Recebido = ReturnType<typeof parsed>;
type Outcome = { situacao: "guardada" | "repetida" | "apagada"; id: string; pasta: string };

/** A message with these parts, not yet received. */
export const newRecebido = (more: Partial<Recebido> = {}): Recebido => ({ ...parsed(), ...more });

export async function receiveEmail(sql: Sql, more: Partial<Recebido> = {}): Promise<Outcome & Recebido> {
  const email = newRecebido(more);
  const [row] = await sql`select privado.receber_email(${sql.json(email as never)}) as saida`;
  return { ...email, ...(row?.saida as Outcome) };
}

/** The part of a reply address that names a conversation. */
export async function codigoOf(sql: Sql, tabela: string, id: string): Promise<string> {
  const [row] = await sql`select privado.codigo_resposta(${tabela}, ${id}) as codigo`;
  return row?.codigo;
}
