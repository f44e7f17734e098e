import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "postgres";

/** Id of an invented member of the team: `membro(i)` for i from 1 on. */
export const membro = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;

/** The cookie of a member who has signed in. */
export async function openSession(sql: Sql, id: string): Promise<string> {
  const number = randomBytes(32).toString("base64url");
  await sql`select privado.abrir_sessao(${createHash("sha256").update(number).digest()}, ${id}, 'aal2')`;
  return `painel=${number}`;
}
