import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "valibot";
import { type Praca, pracaSchema } from "../domain/pracas/praca.ts";
import { createPool } from "../service/src/gateways/pool.ts";
import { createStaging, lockCargas, rewritePracas, stageRows } from "../service/src/receita/farmacias-table.ts";
import { toEmpresa, toOpcaoSimples, toRegistro } from "../service/src/receita/layout.ts";
import { readCidades } from "./receita/cidades.ts";
import { inventMercado } from "./receita/invented-mercado.ts";
import { startTemporaryDatabase } from "./stack/database.ts";

/**
 * Writes data/pracas-amostra.ndjson, the twelve towns of ordinary builds, from an invented register of the whole country:
 * `npm run receita -- amostra`. Takes minutes.
 */
const MONTH = "2026-10";
/** IBGE code and active pharmacies: none, few, many; a homonym, an apostrophe, the Distrito Federal. */
const TOWNS: [ibge: number, ativas: number][] = [
  ...([
    [3529005, 183],
    [3550308, 6373],
    [3507209, 1],
    [3532868, 0],
    [3515194, 3],
    [3132602, 5],
  ] as [number, number][]),
  ...([
    [2401305, 6],
    [2408409, 2],
    [5300108, 1702],
    [3511508, 40],
    [2207702, 130],
    [2513703, 101],
  ] as [number, number][]),
];
/** Has no known population, as a town that was created after the estimate. */
const WITHOUT_POPULATION = 2401305;
const BATCH = 20_000;

const database = await startTemporaryDatabase();
const pool = createPool(database.databaseUrl);
try {
  await pool.query("delete from privado.populacoes where ibge = $1", [WITHOUT_POPULATION]);
  const client = await pool.connect();
  await lockCargas(client);
  await createStaging(client);
  const empresas = inventMercado({ seed: 1, month: MONTH, cidades: readCidades(), ativas: Object.fromEntries(TOWNS) });
  for (let from = 0; from < empresas.length; from += BATCH) {
    const batch = empresas.slice(from, from + BATCH);
    const lojas = batch.flatMap((empresa) =>
      empresa.estabelecimentos().lines.map((line) => toRegistro(fieldsOf(line))),
    );
    await stageRows(
      client,
      "registro",
      lojas.flatMap((loja) => loja ?? []),
    );
    await stageRows(
      client,
      "empresas",
      batch.flatMap((empresa) => toEmpresa(fieldsOf(empresa.empresa())) ?? []),
    );
    const options = batch.flatMap((empresa) => empresa.simples() ?? []);
    await stageRows(
      client,
      "simples",
      options.map((line) => toOpcaoSimples(fieldsOf(line))),
    );
  }
  await client.query("analyze registro, empresas, simples");
  await rewritePracas(client, { mes: `${MONTH}-01`, anySize: false, amostra: true });
  client.release();
  const { rows } = await pool.query<{ dados: Praca }>("select dados from privado.pracas where ibge = any($1)", [
    TOWNS.map(([ibge]) => ibge),
  ]);
  const order = TOWNS.map(([ibge]) => ibge);
  const pracas = rows.map(({ dados }) => parse(pracaSchema, dados));
  pracas.sort((one, other) => order.indexOf(one.ibge) - order.indexOf(other.ibge));
  const file = join(import.meta.dirname, "../data/pracas-amostra.ndjson");
  writeFileSync(file, pracas.map((praca) => `${JSON.stringify(praca)}\n`).join(""));
  for (const { nome, uf, ativas } of pracas) console.log(`${nome}, ${uf}: ${ativas}`);
} finally {
  await pool.end();
  await database.stop();
}

/** Invented values have no quotes inside: much faster than the parser. */
function fieldsOf(line: string): string[] {
  return line.slice(1, -1).split('";"');
}
