import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type AccountCall = { key: string; body: unknown };

export type AccountApiStandIn = {
  url: string;
  apiKey: string;
  /** Every request with the right key, including repeats. */
  calls(): readonly AccountCall[];
  /** One per idempotency key, however often it was requested. */
  accounts(): ReadonlyMap<string, string>;
  /** Answers 500 until turned off. */
  fail(failing: boolean): void;
  stop(): Promise<void>;
};

/** Fake account API. GET lists the requests, for tests in another process. */
export async function startAccountApi(options: {
  port?: number | undefined;
  apiKey: string;
}): Promise<AccountApiStandIn> {
  const calls: AccountCall[] = [];
  const accounts = new Map<string, string>();
  let failing = false;
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.method === "GET") return send(200, { calls, accounts: [...accounts] });
    if (request.headers.authorization !== `Bearer ${options.apiKey}`) return send(401, { error: "unauthorized" });
    const key = String(request.headers["idempotency-key"] ?? "");
    calls.push({ key, body: JSON.parse(await text(request)) });
    if (failing) return send(500, { error: "unavailable" });
    const known = accounts.get(key);
    const id = known ?? randomUUID();
    accounts.set(key, id);
    send(known ? 200 : 201, { id });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounts`,
    apiKey: options.apiKey,
    calls: () => calls,
    accounts: () => accounts,
    fail: (value) => {
      failing = value;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
