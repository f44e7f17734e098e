import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPool } from "./pool.ts";

test("a database that accepts a connection and is silent is reported as ETIMEDOUT, which the queue tries again", async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const pool = createPool(`postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`);
  pool.options.connectionTimeoutMillis = 50;
  await expect(pool.connect()).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await expect(pool.query("select 1")).rejects.toThrow(/timeout/i);
});
