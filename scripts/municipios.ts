import { connectDatabase } from "./backup/connect-database.ts";
import { loadTable } from "./data/load-table.ts";

/** Loads the towns of data/municipios.csv, after the migrations: DATABASE_URL=… npm run receita -- municipios */
const sql = connectDatabase(process.env.DATABASE_URL ?? "");
try {
  const { rows, changed } = await loadTable(sql, "privado.municipios");
  console.log(`privado.municipios: ${rows} rows, ${changed} changed`);
} finally {
  await sql.end();
}
