import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { freePort } from "../../scripts/stack/free-port.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { type Front, type FrontSettings, startFront } from "./front.ts";
import { type Product, startProduct } from "./product.ts";
import { test as base, expect } from "./test.ts";

export { expect };

/** Messages per address in ten minutes once a front is open, as in production; other end-to-end tests raise the limit. */
export const MAXIMO = 60;

interface Own {
  /** A whole product for this worker only, so failures caused here affect no other test. */
  product: Product;
  /** Its database, as the owner. */
  sql: postgres.Sql;
  /** Proves nginx to the database, which from then on uses the limit of the migrations. */
  secret: string;
  openFront: (settings: Omit<FrontSettings, "secret">) => Promise<Front>;
}

/** For tests that stop the database or the gateway, or count requests. Their project has one worker, so they share a product. */
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
  secret: [
    async ({ sql }, use) => {
      const secret = randomBytes(32).toString("hex");
      await sql`update privado.limites set maximo = ${MAXIMO} where alvo = 'contato'`;
      await sql`insert into privado.chaves (nome, valor) values ('proxy', sha256(convert_to(${secret}, 'UTF8')))`;
      await use(secret);
    },
    { scope: "worker" },
  ],
  openFront: [
    async ({ product, secret }, use) => {
      const opened: Front[] = [];
      await use(async (settings) => {
        const front = await startFront(product, { secret, ...settings });
        opened.push(front);
        return front;
      });
      for (const front of opened) front.stop();
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
