import type { Resources } from "../resources.ts";
import type { LeadTabela } from "../rows.ts";
import type { Link } from "./letter.ts";

/**
 * The page by which the visitor follows this row. The code is signed by the database and stored nowhere; it is in the
 * fragment, which browsers never send to a server.
 */
export async function followLink(
  tabela: LeadTabela | "pedidos",
  id: string,
  { pool, siteUrl }: Pick<Resources, "pool" | "siteUrl">,
): Promise<Link> {
  const { rows } = await pool.query<{ codigo: string }>("select privado.codigo_acompanhar($1, $2) as codigo", [
    tabela,
    id,
  ]);
  return { words: "Acompanhar o que enviei", href: `${siteUrl}/acompanhar#${rows[0]?.codigo}` };
}
