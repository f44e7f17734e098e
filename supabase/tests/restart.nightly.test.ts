import { expect, test } from "vitest";
import { judgeAnswer } from "../../domain/banco/judge-answer.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type Row, validRow } from "./support/rows.ts";
import { newAddress, useApi } from "./support/test-api.ts";

const api = useApi({ durable: true });
let interrupted = 0;

/** Sends as the site does: retries everything but a refusal; a conflict on the id counts as saved. */
async function sendUntilSaved(row: Row, address: string): Promise<void> {
  for (const giveUp = Date.now() + timeLimit(90_000); Date.now() < giveUp; ) {
    const answer = await api.insert("leadlive", row, { address }).catch(() => undefined);
    if (answer?.status === 201 || answer?.body.code === "23505") return;
    if (answer && judgeAnswer(answer.status, answer.body) === "refused")
      throw new Error(`refused with ${answer.status}`);
    interrupted += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("never saved");
}

test("[REG-06] a thousand leads sent while the gateway restarts and crashes become a thousand rows and jobs", {
  timeout: timeLimit(240_000),
}, async () => {
  const [settings] = await api.sql`select current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous_commit, current_setting('full_page_writes') as full_page_writes`;
  expect(settings).toEqual({ fsync: "on", synchronous_commit: "on", full_page_writes: "on" });
  await api.sql`update privado.limites set maximo = 100000`;
  const rows = Array.from({ length: 1000 }, () => validRow("leadlive"));
  const waiting = [...rows];
  let restarts = Promise.resolve();
  const sender = async () => {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      if (waiting.length === 750) restarts = restarts.then(() => api.gateway.restart());
      if (waiting.length === 400) restarts = restarts.then(() => api.gateway.restart("SIGKILL"));
      await sendUntilSaved(row, newAddress());
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  await restarts;
  expect(interrupted).toBeGreaterThan(0);
  const ids = rows.map((row) => row.id);
  const [stored] = await api.sql`select count(*)::int as total from public.leadlive where id in ${api.sql(ids)}`;
  await api.sql`select privado.escoar_saida(2000)`;
  const [jobs] =
    await api.sql`select count(*)::int as total from graphile_worker.jobs where task_identifier = 'lead_recebido'`;
  expect([stored, jobs]).toEqual([{ total: 1000 }, { total: 1000 }]);
});
