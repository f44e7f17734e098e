import type pg from "pg";
import { expect, test, vi } from "vitest";
import type { Asaas } from "../gateways/asaas.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createApp } from "./app.ts";

const appOver = (query: () => Promise<unknown>) =>
  createApp({
    pool: { query } as unknown as pg.Pool,
    asaas: {} as Asaas,
    metrics: createMetrics(),
    siteUrl: "",
    webhookToken: "t".repeat(32),
    drainSoon: () => undefined,
  });

test("healthy as soon as it runs, ready only when the database responds", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const up = appOver(async () => undefined);
  const down = appOver(() => Promise.reject(new Error("connection refused for fulano@exemplo.com")));
  expect((await up.request("/api/healthz")).status).toBe(200);
  expect((await up.request("/api/readyz")).status).toBe(200);
  expect((await down.request("/api/healthz")).status).toBe(200);
  const answer = await down.request("/api/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("fulano");
  expect(vi.mocked(console.error).mock.calls.join()).not.toContain("fulano");
});
