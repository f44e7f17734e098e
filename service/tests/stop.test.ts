import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type KillableService, startKillableService } from "../../scripts/stack/killable-service.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createPool } from "../src/gateways/pool.ts";
import { type SilentSmtp, startSilentSmtp } from "./silent-smtp.ts";

let silent: SilentSmtp;
let service: KillableService;

beforeAll(async () => {
  silent = await startSilentSmtp("trickles");
  service = await startKillableService(silent);
});
afterAll(async () => {
  await service.stop();
  await silent.stop();
});

test("[SEC-H3] SIGTERM ends the service within ten seconds while jobs wait for the mail server, and releases them", async () => {
  const pool = createPool(service.databaseUrl);
  await pool.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    select id, 'Ana Souza', 'ana.' || id || '@exemplo.com.br', '11987654321', 'livro', '2026-11', 20000
    from unnest($1::uuid[]) as lead (id)`,
    [Array.from({ length: 20 }, () => randomUUID())],
  );
  await vi.waitFor(() => expect(silent.connections()).toBeGreaterThanOrEqual(4), {
    timeout: timeLimit(60_000),
    interval: 50,
  });
  expect(await service.endService()).toBe(0);
  expect((await pool.query("select from graphile_worker.jobs where locked_at is not null")).rowCount).toBe(0);
  await pool.end();
});
