import { randomBytes } from "node:crypto";
import { type Front, type FrontSettings, startFront } from "./front.ts";
import { test as base, expect } from "./own-product.ts";

export { expect };

/** Messages per address in ten minutes, as in production; other end-to-end tests raise the limit. */
export const MAXIMO = 60;

interface Fronted {
  /** Proves nginx to the database. */
  secret: string;
  openFront: (settings: Omit<FrontSettings, "secret">) => Promise<Front>;
}

/** A product for this worker only, whose database knows the secret and uses the limit of the migrations. */
export const test = base.extend<object, Fronted>({
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
});
