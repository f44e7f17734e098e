import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { object, parse, string } from "valibot";
import { migrate, runSupabase } from "../stack/migrate.ts";
import { timeLimit } from "../time-limit.ts";

const SETTINGS = join(import.meta.dirname, "../../supabase");
const UNUSED = "realtime,storage-api,imgproxy,postgres-meta,studio,edge-runtime,logflare,vector,supavisor";
const READY_MS = timeLimit(60_000);

const statusSchema = object({ API_URL: string(), DB_URL: string(), PUBLISHABLE_KEY: string(), SECRET_KEY: string() });

/**
 * `supabase start` of the pinned CLI, on Docker, with the settings of this project. Started without the migrations, which
 * need the queue's schema, and then migrated as every other database.
 */
export async function startSupabase() {
  const folder = mkdtempSync(join(tmpdir(), "eden-supabase-"));
  const run = (...args: string[]) => runSupabase([...args, "--workdir", folder]);
  const stop = async () => {
    await run("stop", "--no-backup").finally(() => rmSync(folder, { recursive: true }));
  };
  const isSetting = (path: string) => !/\/(?:auth|migrations|tests|seed\.sql|roles\.sql)$/.test(path);
  // config.toml takes its own address from it; nobody opens the links of this project.
  process.env.PAINEL_URL ??= "http://127.0.0.1";
  cpSync(SETTINGS, join(folder, "supabase"), { recursive: true, filter: isSetting });
  try {
    await run("start", "--exclude", UNUSED);
    const status = parse(statusSchema, JSON.parse(await run("status", "--output", "json")));
    const { API_URL: url, PUBLISHABLE_KEY: publishableKey, SECRET_KEY: secretKey } = status;
    await migrate(status.DB_URL);
    await awaitTables(`${url}/rest/v1/diagnosticos_perguntas?limit=1`, publishableKey);
    return { url, publishableKey, secretKey, stop };
  } catch (error) {
    // Where nothing was started, nothing can be stopped.
    await stop().catch(() => undefined);
    throw error;
  }
}

/** PostgREST reads the schema again some time after a migration. */
async function awaitTables(url: string, apikey: string): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;) {
    const { status } = await fetch(url, { headers: { apikey } });
    if (status === 200) return;
    if (Date.now() > end) throw new Error(`${url} answers ${status}`);
    await setTimeout(500);
  }
}
