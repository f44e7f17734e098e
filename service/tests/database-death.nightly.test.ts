import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type KillableService, startKillableService } from "../../scripts/stack/killable-service.ts";
import { type Mailbox, startMailbox } from "../../scripts/stack/mailbox.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createPool } from "../src/gateways/pool.ts";
import { AGE_LOCKS, DURABLE } from "./crash-run.ts";

let mailbox: Mailbox;
let service: KillableService;
let pool: pg.Pool;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  mailbox = await startMailbox({});
  service = await startKillableService(mailbox);
  pool = createPool(service.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await service.stop();
  await mailbox.stop();
});

const LEADS = `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
  select id, 'Ana Souza', 'ana.' || id || '@exemplo.com.br', '11987654321', 'livro', '2026-11', 20000
  from unnest($1::uuid[]) as lead (id)`;
const messageIds = () => new Set(mailbox.messages().map(({ messageId }) => messageId));

test("[SEC-M1] the service process survives a crash of the database during its jobs, and nothing acknowledged is lost", {
  timeout: timeLimit(180_000),
}, async () => {
  expect((await pool.query(DURABLE)).rows).toEqual([{ durable: true }]);
  let leads = 0;
  for (const signal of ["SIGKILL", "SIGQUIT"] as const) {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const before = messageIds().size;
    await pool.query(LEADS, [ids]);
    leads += ids.length;
    // Jobs are in progress: some of their e-mails have arrived, most have not.
    await vi.waitFor(() => expect(messageIds().size).toBeGreaterThan(before + 10), {
      timeout: timeLimit(60_000),
      interval: 5,
    });
    expect(await service.killDatabase(signal)).toBe(true);
    expect((await pool.query("select from public.leadlive where id = any($1)", [ids])).rowCount).toBe(ids.length);
    await pool.query(AGE_LOCKS);
    // Each lead sends a notification to the team and a receipt.
    await vi.waitFor(() => expect(messageIds().size).toBe(2 * leads), { timeout: timeLimit(60_000), interval: 100 });
  }
});
