import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { serveApp } from "./serve-app.ts";

export type AccountApiFake = Awaited<ReturnType<typeof startAccountApi>>;

/** Fake account API. GET lists the requests, for tests in another process. */
export async function startAccountApi({ port, apiKey }: { port?: number | undefined; apiKey: string }) {
  const calls: { key: string; body: unknown }[] = [];
  const accounts = new Map<string, string>();
  let failing = false;
  const app = new Hono();
  app.get("*", (context) => context.json({ calls, accounts: [...accounts] }));
  app.post("*", async (context) => {
    if (context.req.header("authorization") !== `Bearer ${apiKey}`) return context.json({ error: "unauthorized" }, 401);
    const key = context.req.header("idempotency-key") ?? "";
    calls.push({ key, body: await context.req.json() });
    if (failing) return context.json({ error: "unavailable" }, 500);
    const known = accounts.get(key);
    const id = known ?? randomUUID();
    accounts.set(key, id);
    return context.json({ id }, known ? 200 : 201);
  });
  const { url, stop } = await serveApp(app, port);
  return {
    url: `${url}/accounts`,
    apiKey,
    /** Every request with the right key, including repeats. */
    calls: () => calls,
    /** One per idempotency key, however often it was requested. */
    accounts: () => accounts,
    /** Answers 500 until turned off. */
    fail(value: boolean) {
      failing = value;
    },
    stop,
  };
}
