import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/stack/free-port.ts";
import { folderOf, makeCertificate, type Ports, startNginx } from "../../scripts/static/nginx.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { clientAt } from "./client-at.ts";
import { startNameServer } from "./name-server.ts";
import { HOSTED_NAME, startCdn, startHostedEdge, startServiceOf } from "./proxies.ts";
import { expect } from "./test.ts";

/** Names that do not exist: clients connect to 127.0.0.1 and ask for them. */
export const SITE_NAME = "www.eden.test";
export const PAINEL_NAME = "painel.eden.test";

/** nginx as in production: TLS for both names, a secret for the data API. */
export interface Front {
  /** TLS, for both names. */
  port: number;
  /** Plain HTTP. */
  httpPort: number;
  /** A CDN in front, which nginx trusts; undefined without one. */
  cdnPort: number | undefined;
  /** The fake of the hosted data API. */
  edgePort: number;
  /** File of the CA that a client must trust for nginx, CDN and hosted API. */
  authority: string;
  ca: Buffer;
  folder: string;
  stop(): void;
}

export interface FrontSettings {
  /** The data API behind nginx; `impostor` has the hosted name and an untrusted certificate. */
  upstream: "local" | "hosted" | "impostor";
  secret: string;
  cdn?: boolean;
  /** The running service knows another panel: this front's is presented to it as that one. */
  knownPainelUrl?: string | undefined;
  /** Names and lifetime of the certificate. */
  names?: string[];
  days?: number;
  variables?: Record<string, string>;
  edit?: (configuration: string) => string;
}

/** The front of a product that runs on these ports. */
export async function startFront(
  product: { ports: Ports; configFile: string },
  settings: FrontSettings,
): Promise<Front> {
  const { upstream, secret, cdn, knownPainelUrl, variables, edit } = settings;
  const [port, httpPort] = [await freePort(), await freePort()];
  const folder = join(folderOf(product.ports), `front-${port}`);
  const certificate = makeCertificate(folder, settings.names ?? [SITE_NAME, PAINEL_NAME, HOSTED_NAME], settings.days);
  const edge = await startHostedEdge(certificate, product.ports.rest);
  const nameServer = await startNameServer();
  const cdnProxy = cdn ? await startCdn(certificate, port) : undefined;
  const known = knownPainelUrl && { painelUrl: knownPainelUrl, port: product.ports.api };
  const service = known ? await startServiceOf(`https://${PAINEL_NAME}:${port}`, known) : undefined;
  const nginx = startNginx({
    ports: product.ports,
    config: product.configFile,
    folder,
    certificate,
    ...(edit && { edit }),
    variables: {
      ...listening(port, httpPort),
      EDEN_PROXY_SECRET: secret,
      ...(upstream !== "local" && {
        EDEN_REST: "hosted",
        EDEN_REST_UPSTREAM: `${HOSTED_NAME}:${edge.port}`,
        EDEN_RESOLVER: `127.0.0.1:${nameServer.port} ipv6=off`,
      }),
      ...(upstream === "hosted" && { EDEN_CA: certificate.file }),
      ...(service && { EDEN_API_UPSTREAM: `127.0.0.1:${service.port}` }),
      ...(cdn && { EDEN_TRUSTED: trusting(folder, "127.0.0.1") }),
      ...variables,
    },
  });
  const listens = () =>
    clientAt("127.0.0.1")({ port: httpPort, path: "/", name: SITE_NAME }).then(
      () => true,
      () => false,
    );
  await expect.poll(listens, { timeout: timeLimit(20_000) }).toBe(true);
  return {
    port,
    httpPort,
    cdnPort: cdnProxy?.port,
    edgePort: edge.port,
    authority: certificate.file,
    ca: certificate.cert,
    folder,
    stop() {
      for (const proxy of [cdnProxy, edge, nameServer, service]) proxy?.stop();
      nginx.kill("SIGQUIT");
    },
  };
}

function listening(port: number, httpPort: number): Record<string, string> {
  const listen = `listen 127.0.0.1:${port} ssl http2; listen 127.0.0.1:${httpPort};`;
  return {
    EDEN_LISTEN: listen,
    EDEN_PAINEL_LISTEN: listen,
    EDEN_HOST: SITE_NAME,
    EDEN_ORIGIN: `https://${SITE_NAME}:${port}`,
    EDEN_PAINEL_HOST: PAINEL_NAME,
    EDEN_PAINEL_ORIGIN: `https://${PAINEL_NAME}:${port}`,
  };
}

/** Writes a file for EDEN_TRUSTED. */
export function trusting(folder: string, range: string): string {
  const file = join(folder, `trusted-${range.replace("/", "-")}.conf`);
  writeFileSync(file, `set_real_ip_from ${range};\n`);
  return file;
}
