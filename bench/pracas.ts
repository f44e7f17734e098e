import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { is } from "valibot";
import { pracaSchema } from "../domain/pracas/praca.ts";
import { readCidades } from "../scripts/receita/cidades.ts";
import { inventMercado } from "../scripts/receita/invented-mercado.ts";
import { writeEmpresas } from "../scripts/receita/write-register.ts";
import { startTemporaryDatabase } from "../scripts/stack/database.ts";
import { createPool } from "../service/src/gateways/pool.ts";
import {
  createStaging,
  lockCargas,
  openCarga,
  rewritePracas,
  swapFarmacias,
} from "../service/src/receita/farmacias-table.ts";
import { FILES } from "../service/src/receita/load-farmacias.ts";
import { createPracasFile } from "../service/src/receita/pracas-file.ts";
import { readRegister } from "../service/src/receita/read-register.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { round, spread } from "./support/statistics.ts";

/**
 * The counts of every town at the end of a load: an invented register of half a million pharmacies, active and closed, in all
 * towns. `npm run bench -- pracas --out pracas.ndjson` also writes the documents, for a whole publication.
 */
const { values } = parseArgs({ options: { out: { type: "string" } } });
const MONTH = "2026-10";
const MES = `${MONTH}-01`;
const facts = machineFacts();
const folder = mkdtempSync(join(tmpdir(), "eden-pracas-"));
const database = await startTemporaryDatabase({ durable: true });
const pool = createPool(database.databaseUrl);
try {
  const empresas = inventMercado({ seed: 1, month: MONTH, cidades: readCidades() });
  const at = (index: number) => empresas[index] as (typeof empresas)[number];
  const register = writeEmpresas(join(folder, MONTH), { count: empresas.length, at });
  const client = await pool.connect();
  const seconds = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return round((performance.now() - began) / 1000, 1);
  };
  await lockCargas(client);
  await createStaging(client);
  const paths = FILES.map((name) => join(register.folder, name));
  const read = await seconds(() => readRegister(client, paths, MES));
  await client.query("analyze registro, empresas, simples");
  const [{ staged }] = (await client.query("select count(*)::int as staged from registro")).rows;
  const query = (text: string) => seconds(() => client.query(text));
  const count = await query(`select count(*) from privado.contar_registro('${MES}')`);
  await client.query("begin");
  const aggregates = await seconds(() => rewritePracas(client, { mes: MES, anySize: false, amostra: true }));
  await client.query("rollback");
  const carga = await openCarga(client, MES);
  const swap = await seconds(() =>
    swapFarmacias(client, { carga, lidas: register.rows, mes: MES, anySize: false, amostra: true }),
  );
  client.release();
  const { rows } = await pool.query<{ dados: string }>("select dados::text from privado.pracas order by uf, slug");
  const documents = rows.map(({ dados }) => dados);
  const text = documents.map((document) => `${document}\n`).join("");
  if (values.out) writeFileSync(values.out, text);
  const file = await createPracasFile(pool)();
  const bytes = documents.map((document) => Buffer.byteLength(document));
  const params = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const alone = documents.filter((_, index) => index % 50 === 0).map((one) => brotliCompressSync(one, params).length);
  const [stored] = (
    await pool.query(`select pg_total_relation_size('privado.pracas') as bytes,
      count(*) filter (where dados['ativas'] = '0')::int as none, sum((dados ->> 'ativas')::int)::int as active,
      count(*) filter (where (dados ->> 'ativas')::int between 1 and 4)::int as few,
      count(*) filter (where dados ->> 'parecidas_por' = 'estado')::int as estado,
      count(*) filter (where dados ->> 'parecidas_por' = 'pais')::int as pais from privado.pracas`)
  ).rows;
  const results = {
    ...facts,
    establishments: staged,
    seconds: { read, count, aggregates, swap },
    documents: { ...spread(bytes), invalid: documents.filter((one) => !is(pracaSchema, JSON.parse(one))).length },
    oneCompressed: spread(alone),
    file: { bytes: Buffer.byteLength(text), compressed: file?.bytes.length },
    stored,
  };
  writeResults("pracas", results);
  console.log(JSON.stringify(results, null, 2));
} finally {
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
