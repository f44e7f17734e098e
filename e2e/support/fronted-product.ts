import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/stack/free-port.ts";
import { clientAt } from "./client-at.ts";
import { startNameServer } from "./name-server.ts";
import { folderOf, startNginx } from "./nginx.ts";
import { test as base, expect } from "./own-product.ts";
import type { Product } from "./product.ts";
import { HOSTED_NAME, makeCertificate, startHostedEdge, startTerminator } from "./proxies.ts";

export { expect };

/** Messages of one address in ten minutes, as in production: end-to-end runs raise it otherwise. */
export const MAXIMO = 60;

/** nginx with the proxy's secret and a TLS terminator before it. */
export interface Front {
  terminatorPort: number;
  /** nginx itself, which believes X-Forwarded-For of 127.0.0.1 alone. */
  nginxPort: number;
  /** Whom a client must trust to reach the terminator. */
  ca: Buffer;
  secret: string;
  folder: string;
  stop(): void;
}

/** What the data API behind nginx is; `impostor` has the hosted one's name and a certificate nobody vouches for. */
export type Upstream = "local" | "hosted" | "impostor";

/** A product of the worker's own, whose database knows the secret, and whose limit is the migrations' own. */
export const test = base.extend<object, { openFront: (upstream: Upstream) => Promise<Front> }>({
  openFront: [
    async ({ product, sql }, use) => {
      const secret = randomBytes(32).toString("hex");
      await sql`update privado.limites set maximo = ${MAXIMO} where alvo = 'contato'`;
      await sql`insert into privado.chaves (nome, valor) values ('proxy', sha256(convert_to(${secret}, 'UTF8')))`;
      const opened: Front[] = [];
      await use(async (upstream) => {
        const front = await startFront(product, secret, upstream);
        opened.push(front);
        return front;
      });
      for (const front of opened) front.stop();
    },
    { scope: "worker" },
  ],
});

async function startFront(product: Product, secret: string, upstream: Upstream): Promise<Front> {
  const [folder, site] = [join(folderOf(product.ports), upstream), await freePort()];
  const certificate = makeCertificate(folder);
  const edge = await startHostedEdge(certificate, product.ports.rest);
  const names = await startNameServer();
  const terminator = await startTerminator(certificate, site);
  const nginx = startNginx(product.configFile, {
    ports: { ...product.ports, site },
    folder,
    variables: {
      EDEN_PROXY_SECRET: secret,
      ...(upstream !== "local" && {
        EDEN_REST: "hosted",
        EDEN_REST_UPSTREAM: `${HOSTED_NAME}:${edge.port}`,
        EDEN_RESOLVER: `127.0.0.1:${names.port} ipv6=off`,
      }),
      ...(upstream === "hosted" && { EDEN_CA: certificate.authority }),
    },
  });
  const listens = () => clientAt("127.0.0.1")({ port: site, path: "/robots.txt" }).then(({ status }) => status, String);
  await expect.poll(listens, { timeout: 20_000 }).toBe(200);
  return {
    terminatorPort: terminator.port,
    nginxPort: site,
    ca: readFileSync(certificate.authority),
    secret,
    folder,
    stop() {
      for (const { stop } of [terminator, edge, names]) stop();
      nginx.kill("SIGQUIT");
    },
  };
}
