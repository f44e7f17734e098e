import { literal } from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";
import { stored } from "./storage/storage.ts";
import { whenIdle } from "./when-idle.ts";

const TABLES = ["diagnosticos_lojas", "diagnosticos_perguntas", "diagnosticos_respostas"];
const done = stored({ area: "session", key: "eden_conexao_testada", schema: literal("sim"), plain: true });

/** Counts at most one row of each diagnostics table, once per browser session. The result is only logged. */
export function testConnectionWhenIdle(): void {
  if (done.read()) return;
  whenIdle(() => void testConnection());
}

async function testConnection(): Promise<void> {
  done.write("sim");
  try {
    const opened = await openDatabase();
    if (!opened) return;
    for (const table of TABLES) {
      const { error, count } = await opened.client.from(table).select("id", { count: "exact" }).limit(1);
      if (error) throw new Error(`${table}: ${error.code}`);
      console.debug("connection test", table, count);
    }
  } catch (error) {
    console.warn("connection test failed", error instanceof Error ? error.message : "");
  }
}
