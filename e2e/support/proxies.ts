import { once } from "node:events";
import {
  type ClientRequest,
  createServer as createPlainServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer, type Server as SecureServer, request as secureRequest } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Certificate } from "../../scripts/static/nginx.ts";

/** A name that does not exist: the fake DNS server resolves it to this machine. */
export const HOSTED_NAME = "projeto.supabase.test";

export interface Proxy {
  port: number;
  stop(): void;
}

/** Like a CDN in front of nginx: has its own TLS on both sides, and appends its peer to the client's X-Forwarded-For. */
export function startCdn(certificate: Certificate, port: number): Promise<Proxy> {
  return startForwarding(certificate, ({ url: path, method, headers, socket }) => {
    const addresses = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const servername = headers.host?.split(":")[0] ?? "";
    const tls = { servername, ca: certificate.cert };
    const sent = { ...headers, "x-forwarded-for": addresses };
    return secureRequest({ host: "127.0.0.1", port, path, method, headers: sent, ...tls });
  });
}

/** Like Cloudflare in front of the hosted API: serves only its own name, and sets cf-connecting-ip to its peer. */
export function startHostedEdge(certificate: Certificate, port: number): Promise<Proxy> {
  return startForwarding(certificate, ({ url: path, method, headers, socket }) => {
    const { servername } = socket as TLSSocket;
    if (servername !== HOSTED_NAME || headers.host?.split(":")[0] !== HOSTED_NAME) return undefined;
    const sent = { ...headers, "cf-connecting-ip": socket.remoteAddress };
    return plainRequest({ host: "127.0.0.1", port, path, method, headers: sent });
  });
}

/** Like a service whose PAINEL_URL is `origin`: presents that origin to the running service as the one it knows. */
export async function startServiceOf(origin: string, known: { painelUrl: string; port: number }): Promise<Proxy> {
  const server = createPlainServer((message, response) => {
    const { url: path, method, headers } = message;
    const sent = { ...headers, ...(headers.origin === origin && { origin: known.painelUrl }) };
    forwardTo(plainRequest({ host: "127.0.0.1", port: known.port, path, method, headers: sent }), message, response);
  });
  return listening(server);
}

/** Opens the request that a message is forwarded as; undefined refuses it. */
type Forward = (message: IncomingMessage) => ClientRequest | undefined;

function startForwarding({ cert, key }: Certificate, forward: Forward): Promise<Proxy> {
  const server = createServer({ cert, key }, (message, response) => {
    const onward = forward(message);
    if (onward) forwardTo(onward, message, response);
    else response.writeHead(421).end();
  });
  return listening(server);
}

function forwardTo(onward: ClientRequest, message: IncomingMessage, response: ServerResponse): void {
  onward.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once("error", () => response.writeHead(502).end());
  message.pipe(onward);
}

async function listening(server: Server | SecureServer): Promise<Proxy> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
