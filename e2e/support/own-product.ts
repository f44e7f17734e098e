import postgres from "postgres";
import { freePort } from "../../scripts/stack/free-port.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type Product, startProduct } from "./product.ts";
import { test as base, expect } from "./test.ts";

export { expect };

interface Own {
  /** A whole product for this worker only, so failures caused here affect no other test. */
  product: Product;
  /** Its database, as the owner. */
  sql: postgres.Sql;
}

/** For tests that stop the database or the gateway. Each worker has its own product. */
export const test = base.extend<object, Own>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn that nothing is needed
    async ({}, use) => {
      const [site, rest, api, painel] = [await freePort(), await freePort(), await freePort(), await freePort()];
      const product = await startProduct({ site, rest, api, painel });
      try {
        await expectServed(product.siteUrl);
        await use(product);
      } finally {
        await product.stop();
      }
    },
    { scope: "worker", timeout: timeLimit(180_000) },
  ],
  sql: [
    async ({ product }, use) => {
      const sql = postgres(product.stack.databaseUrl, { max: 2, onnotice: () => undefined });
      await use(sql);
      await sql.end();
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.siteUrl),
});

async function expectServed(siteUrl: string): Promise<void> {
  const answers = () =>
    fetch(`${siteUrl}/robots.txt`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(answers, { timeout: timeLimit(20_000) }).toBe(true);
}
