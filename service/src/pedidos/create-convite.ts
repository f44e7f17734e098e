import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";

type Target = { pedidoId: string } | { leadId: string };

/**
 * Makes an invitation to a sign-up and returns its link. Committed before its e-mail is sent: a message that goes twice
 * carries a working link each time. The secret is in the fragment, which browsers send to no server.
 */
export async function createConvite(target: Target, pool: pg.Pool, siteUrl: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await pool.query("select privado.criar_convite($1, $2, $3)", [
    createHash("sha256").update(secret).digest(),
    "pedidoId" in target ? target.pedidoId : null,
    "leadId" in target ? target.leadId : null,
  ]);
  return `${siteUrl}/registro-edenapp#convite=${secret}`;
}
