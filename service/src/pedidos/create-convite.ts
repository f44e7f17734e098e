import { createHash, randomBytes } from "node:crypto";
import type { Resources } from "../resources.ts";

type Target = { pedidoId: string } | { leadId: string };

/**
 * Creates an invitation to sign up and returns its link. Commits before the e-mail is sent, so a message sent twice has
 * a working link each time. The secret is in the fragment, which browsers never send to a server.
 */
export async function createConvite(
  target: Target,
  { pool, siteUrl }: Pick<Resources, "pool" | "siteUrl">,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await pool.query("select privado.criar_convite($1, $2, $3)", [
    createHash("sha256").update(secret).digest(),
    "pedidoId" in target ? target.pedidoId : null,
    "leadId" in target ? target.leadId : null,
  ]);
  return `${siteUrl}/registro-edenapp#convite=${secret}`;
}
