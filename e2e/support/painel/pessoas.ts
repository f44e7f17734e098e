import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { database, uniqueEmail } from "../database.ts";
import { ARRIVES } from "./membro.ts";

export interface Visitante {
  /** Of the person in the panel. */
  id: string;
  nome: string;
  email: string;
}

/** A name of its own for each test: all share one inbox. */
export function uniqueNome(): string {
  return `Zilda ${Array.from(randomUUID().slice(0, 6), (digit) => "bcdfghjklmnpqrst"[Number.parseInt(digit, 16)]).join("")}`;
}

/** No other person has it: a shared number would suggest to unite the people of other tests. */
export function uniqueTelefone(): string {
  return `119${String(Number.parseInt(randomUUID().slice(0, 7), 16))
    .padStart(9, "0")
    .slice(-8)}`;
}

/** A message as the contact form stores it; returns when the panel's person exists. */
export async function newVisitante({ suspeito = false, email = uniqueEmail(), telefone = uniqueTelefone() } = {}) {
  const sql = database();
  const nome = uniqueNome();
  const isca = suspeito ? "x" : null;
  await sql`insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, finalidade, isca, preenchido_ms)
    values (gen_random_uuid(), ${nome}, 'Prado', ${email}, ${telefone}, 'Tenho duas lojas.', '2026-11', 'atendimento', ${isca}, 9000)`;
  const found = () =>
    sql<{ id: string }[]>`select id from privado.pessoas where email = ${email} and principal_id is null`;
  await expect.poll(async () => (await found()).length, ARRIVES).toBe(1);
  const [row] = await found();
  return { id: row?.id ?? "", nome, email } satisfies Visitante;
}

/** An answer to the person's conversation, as the reader of the mailbox stores it. */
export async function receiveReply({ id, nome, email }: Visitante, texto: string): Promise<void> {
  const sql = database();
  const mail = {
    ...{ chave: randomBytes(32).toString("hex"), message_id: `<${randomUUID()}@cliente.com.br>`, em_resposta_a: [] },
    ...{ remetente: email, nome, assunto: "Re: Sua mensagem ao Éden", texto, novo: texto, cortado: false, anexos: [] },
    ...{ tipo: "pessoa", autenticacao: "confirmada", suspeito: false, enviado_em: null, devolucao: null },
    recebido_em: new Date().toISOString(),
  };
  await sql`select privado.receber_email(${sql.json(mail)} || jsonb_build_object('codigos', jsonb_build_array(privado.codigo_resposta('pessoas', ${id}))))`;
}

/** What the database holds about the person, for what the screen cannot show. */
export async function pessoaRow(id: string) {
  const [row] = await database()<
    { estado: string; dono: string | null; prazo: Date | null; passo_texto: string | null; suspeita: boolean }[]
  >`select estado, dono, prazo, passo_texto, suspeita from privado.pessoas where id = ${id}`;
  return row;
}

/**
 * Takes the people of earlier tests off the waiting list, of which only the first rows are in the document. Those of tests
 * that run now stay as they are, also the ones with a date of some months ago.
 */
export async function settleOlder(): Promise<void> {
  await database()`update privado.pessoas set estado = 'arvore', motivo = null, espera_desde = null, prazo = null
    where criada_em between now() - interval '1 day' and now() - interval '1 minute' and not suspeita`;
}
