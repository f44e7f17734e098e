import { Registry } from "prom-client";
import { afterEach, expect, test, vi } from "vitest";
import { watchPublishedPracas } from "./published-pracas.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[PRACA-27] the published month is read from the site, every ten minutes, and kept while the site does not answer", async () => {
  vi.useFakeTimers();
  const answers = [Response.json({ mes: "2026-10" }), Response.error(), new Response("", { status: 404 })];
  const fetched = vi.fn(async (_url: URL) => answers.shift() as Response);
  vi.stubGlobal("fetch", fetched);
  const registry = new Registry();
  watchPublishedPracas("https://www.exemplo.com.br", [registry]);
  const read = async () => Number(/^eden_pracas_month_timestamp_seconds (\S+)$/m.exec(await registry.metrics())?.[1]);
  const october = Date.UTC(2026, 9) / 1000;
  expect([await read(), await read()]).toEqual([october, october]);
  expect(fetched.mock.calls.map(([url]) => url.href)).toEqual(["https://www.exemplo.com.br/raio-x.json"]);
  for (const expected of [october, 0]) {
    vi.advanceTimersByTime(11 * 60_000);
    expect(await read()).toBe(expected);
  }
});
