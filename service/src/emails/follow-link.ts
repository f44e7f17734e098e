import type { TabelaDeEntrada } from "@eden/domain/acompanhar/fase";
import { LINK_ACOMPANHAR } from "@eden/domain/acompanhar/link";
import type { Resources } from "../resources.ts";
import type { Link } from "./letter.ts";

/**
 * The page by which the visitor follows what was sent. The code is signed by the database and stored nowhere; it is in the
 * fragment, which browsers never send to a server.
 */
export function followLink(tabela: TabelaDeEntrada, codigo: string, siteUrl: string): Link {
  return { words: LINK_ACOMPANHAR[tabela], href: `${siteUrl}/acompanhar#${codigo}` };
}

/** The same page for an order or sign-up; one for a whole purchase. */
export async function rowLink(
  tabela: "pedidos" | "cadastros_app",
  id: string,
  { pool, siteUrl }: Pick<Resources, "pool" | "siteUrl">,
): Promise<Link> {
  const { rows } = await pool.query<{ codigo: string }>(
    "select privado.codigo_acompanhar($1, $2, p_por_email => true) as codigo",
    [tabela, id],
  );
  return followLink(tabela, rows[0]?.codigo ?? "", siteUrl);
}
