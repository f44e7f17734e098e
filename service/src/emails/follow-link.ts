import type { Resources } from "../resources.ts";
import type { Link } from "./letter.ts";

/**
 * The page by which the visitor follows what was sent. The code is signed by the database and stored nowhere; it is in the
 * fragment, which browsers never send to a server.
 */
export function followLink(codigo: string, siteUrl: string, words = "Acompanhar o que enviei"): Link {
  return { words, href: `${siteUrl}/acompanhar#${codigo}` };
}

/** The same page for an order. */
export async function pedidoLink(id: string, { pool, siteUrl }: Pick<Resources, "pool" | "siteUrl">): Promise<Link> {
  const { rows } = await pool.query<{ codigo: string }>(
    "select privado.codigo_acompanhar('pedidos', $1, p_por_email => true) as codigo",
    [id],
  );
  return followLink(rows[0]?.codigo ?? "", siteUrl, "Acompanhar o pedido");
}
