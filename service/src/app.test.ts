import type pg from "pg";
import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import type { Asaas } from "./gateways/asaas.ts";
import { createMetrics } from "./metrics/metrics.ts";

const appOver = (query: () => Promise<unknown>) => {
  const pool = { query, totalCount: 3, idleCount: 1, waitingCount: 0 } as unknown as pg.Pool;
  return createApp({
    pool,
    asaas: {} as Asaas,
    metrics: createMetrics(pool),
    siteUrl: "",
    webhookToken: "t".repeat(32),
    drainSoon: () => undefined,
  });
};

test("healthy as soon as it runs, ready only when the database responds", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const up = appOver(async () => ({ rows: [{ readonly: false }] }));
  const down = appOver(() => Promise.reject(new Error("connection refused for fulano@exemplo.com")));
  expect((await up.request("/api/healthz")).status).toBe(200);
  expect((await up.request("/api/readyz")).status).toBe(200);
  expect((await down.request("/api/healthz")).status).toBe(200);
  const answer = await down.request("/api/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("fulano");
  expect(vi.mocked(console.error).mock.calls.join()).not.toContain("fulano");
});

test("[SEC-L50] not ready while the database takes no row", async () => {
  const answer = await appOver(async () => ({ rows: [{ readonly: true }] })).request("/api/readyz");
  expect([answer.status, await answer.text()]).toEqual([503, "read-only"]);
});

test("without a database the metrics of the process are still served, and one says that it is down", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await appOver(() => Promise.reject(new Error("connection refused"))).request("/metrics");
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain("\neden_database_up 0\n");
  expect(text).toContain('\ndb_client_connection_count{state="used"} 2\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^nodejs_heap_size_used_bytes /m);
  expect(text).not.toContain("eden_outbox_waiting");
});

test("[SEC-L44] a typed address of a town is corrected; one that is too long for a header is not found", async () => {
  const app = appOver(async () => undefined);
  const ask = async (path: string) => {
    const { status, headers } = await app.request(`/api/raio-x/${path}`);
    return [status, headers.get("location")];
  };
  expect(await ask("SP/S%C3%A3o%20Paulo?de=busca")).toEqual([301, "/raio-x/sp/sao-paulo?de=busca"]);
  for (const path of [`SP/X?${"x".repeat(6000)}`, `${"S".repeat(4000)}/X`, `SP/${"S".repeat(4000)}`])
    expect(await ask(path)).toEqual([404, null]);
});
