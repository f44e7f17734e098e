import { createHash, randomBytes } from "node:crypto";
import type { Resources } from "../resources.ts";

/**
 * Creates the link of one message that stops further messages about payments. Commits before the message is sent, so a
 * message sent twice has a working link each time.
 */
export async function createParada(
  pedidoId: string,
  { pool, siteUrl }: Pick<Resources, "pool" | "siteUrl">,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await pool.query("insert into privado.paradas (hash, pedido_id) values ($1, $2)", [hashOfParada(secret), pedidoId]);
  return `${siteUrl}/api/parar/${secret}`;
}

export function hashOfParada(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
