import postgres from "postgres";

/** The link by which a visitor follows the newest message of a development database; null when it has none. */
export async function sampleLink(databaseUrl: string, siteUrl: string): Promise<string | null> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql`select privado.codigo_acompanhar('contato', c.id) as codigo from public.contato as c
      where not c.suspeito order by c.criado_em desc limit 1`;
    return row ? `${siteUrl}/acompanhar#${row.codigo}` : null;
  } finally {
    await sql.end();
  }
}
