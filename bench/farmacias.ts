import { parseArgs } from "node:util";
import postgres from "postgres";
import { startDurableDatabase } from "./support/durable-database.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { quantile, round } from "./support/statistics.ts";

/**
 * Duration of `localizar_farmacia` with 150,000 pharmacies, one in three in a chain of 500: one of a pair, one of a chain,
 * unknown. `npm run bench -- cnpj --rows 20000` is a short run.
 */
const { values } = parseArgs({ options: { rows: { type: "string", default: "150000" } } });
const rows = Number(values.rows);
const CALLS = 400;
const CHAIN = 500;

const facts = machineFacts();
const database = await startDurableDatabase();
const sql = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
try {
  // The check digits are not calculated: neither table nor function checks them.
  await sql`insert into privado.farmacias (cnpj, matriz, nome_fantasia, razao_social, situacao, cnae, logradouro, numero, bairro,
      cep, uf, ibge, municipio)
    select case when i % 3 = 0 then lpad((10000000 + i / ${CHAIN * 3}::int)::text, 8, '0') || lpad((i / 3 % ${CHAIN}::int)::text, 4, '0')
        else lpad((50000000 + i / 2)::text, 8, '0') || lpad((i % 2)::text, 4, '0') end || '00',
      i % 2 = 0, 'FARMACIA ' || i, 'FARMACIA ' || i || ' LTDA', 'ativa', '4771701', 'AVENIDA SAMPAIO VIDAL', i::text, 'CENTRO',
      '17500020', 'SP', 3529005, 'MARILIA'
    from generate_series(1, ${rows}::int) as i`;
  await sql`insert into privado.farmacias_cargas (mes, estado, linhas, lidas, terminada_em)
    values ('2026-10-01', 'trocada', ${rows}, ${rows}, now())`;
  await sql`vacuum analyze privado.farmacias`;
  await sql`update privado.limites set maximo = 1000000 where alvo like 'localizar_farmacia%'`;
  const measured = [];
  for (const [name, condition] of [
    ["one of a pair", sql`cnpj like '5%'`],
    ["one of a chain", sql`cnpj like '1%'`],
  ] as const) {
    const known = await sql<{ cnpj: string }[]>`select cnpj from privado.farmacias where ${condition}
      order by md5(cnpj) limit ${CALLS}`;
    measured.push({ name, ...(await timed(known.map(({ cnpj }) => cnpj))) });
  }
  measured.push({ name: "unknown", ...(await timed(Array.from({ length: CALLS }, (_, i) => `9${10 ** 12 + i}`))) });
  const [{ size } = {}] = await sql`select pg_total_relation_size('privado.farmacias') / 1024 / 1024 as size`;
  console.table(measured);
  writeResults("farmacias", { ...facts, rows, mebibytes: Number(size), measured });
} finally {
  await sql.end();
  await database.stop();
}

async function timed(cnpjs: readonly string[]) {
  const durations: number[] = [];
  for (const cnpj of cnpjs) {
    const start = performance.now();
    await sql`select public.localizar_farmacia(${cnpj})`;
    durations.push(performance.now() - start);
  }
  return { p50: round(quantile(durations, 0.5), 1), p95: round(quantile(durations, 0.95), 1) };
}
