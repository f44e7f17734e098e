import { connectDatabase } from "./backup/connect-database.ts";
import { loadTables } from "./data/load-table.ts";

/** Loads towns and inhabitants from data/, after the migrations: DATABASE_URL=… npm run receita -- municipios */
const sql = connectDatabase(process.env.DATABASE_URL ?? "");
try {
  for (const { table, rows, changed } of await loadTables(sql)) {
    console.log(`${table}: ${rows} rows, ${changed} changed`);
  }
} finally {
  await sql.end();
}
