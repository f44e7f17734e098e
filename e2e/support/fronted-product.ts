import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/stack/free-port.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { clientAt } from "./client-at.ts";
import { startNameServer } from "./name-server.ts";
import { folderOf, startNginx } from "./nginx.ts";
import { test as base, expect } from "./own-product.ts";
import type { Product } from "./product.ts";
import { HOSTED_NAME, makeCertificate, startHostedEdge, startTerminator } from "./proxies.ts";

export { expect };

/** Messages per address in ten minutes, as in production; other end-to-end tests raise the limit. */
export const MAXIMO = 60;

/** nginx with the proxy secret, behind a TLS terminator. */
export interface Front {
  terminatorPort: number;
  /** nginx itself, which trusts X-Forwarded-For only from 127.0.0.1. */
  nginxPort: number;
  /** The CA that a client must trust to reach the terminator. */
  ca: Buffer;
  secret: string;
  folder: string;
  stop(): void;
}

/** The data API behind nginx; `impostor` has the hosted name and an untrusted certificate. */
export type Upstream = "local" | "hosted" | "impostor";

/** A product for this worker only, whose database knows the secret and uses the limit of the migrations. */
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
    ports: { ...product.ports, site, painel: await freePort() },
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
  await expect.poll(listens, { timeout: timeLimit(20_000) }).toBe(200);
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
