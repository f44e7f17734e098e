import type { Sql } from "postgres";
import type { Database } from "../../scripts/stack/database.ts";
import { pgbench } from "../leads/pgbench.ts";
import { insertScript, VARIANTS } from "../leads/variants.ts";
import { median, round, shuffled } from "../support/statistics.ts";

const SECONDS = 3;
const PAIRS = 8;
const TRIGGERS = ["z_anunciar", "esquecer_entradas"];

/**
 * Leads per second over eight connections with the panel's triggers on the lead table and without them. The two are measured
 * in pairs, in random order, so that other load affects both; `share` is the median of the pairs.
 */
export async function measureInserts(sql: Sql, { databaseUrl }: Database) {
  await sql`update privado.limites set maximo = 1000000000`;
  const pairs: Record<"with" | "without", number>[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const paces = { with: 0, without: 0 };
    for (const panel of shuffled(["with", "without"] as const)) {
      await setTriggers(sql, panel === "with" ? "enable" : "disable");
      await sql`truncate privado.saida, privado.contadores`;
      paces[panel] = await leadsPerSecond(databaseUrl);
    }
    pairs.push(paces);
  }
  await setTriggers(sql, "enable");
  await sql`truncate privado.saida`;
  return {
    with: round(median(pairs.map((pair) => pair.with))),
    without: round(median(pairs.map((pair) => pair.without))),
    share: round(median(pairs.map((pair) => pair.with / pair.without)), 3),
  };
}

async function setTriggers(sql: Sql, verb: "enable" | "disable"): Promise<void> {
  for (const trigger of TRIGGERS) await sql.unsafe(`alter table public.leadlive ${verb} trigger ${trigger}`);
}

async function leadsPerSecond(databaseUrl: string): Promise<number> {
  const lead = VARIANTS.find(({ name }) => name === "lead");
  if (!lead) throw new Error("the variant lead is missing");
  const load = { databaseUrl, script: insertScript(lead), role: lead.role, connections: 8, seconds: SECONDS };
  return (await pgbench(load)).perSecond;
}
