import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { createServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";

/** A name that exists nowhere: the fake name server answers it with this machine. */
export const HOSTED_NAME = "projeto.supabase.test";

export interface Proxy {
  port: number;
  stop(): void;
}

interface Certificate extends ServerOptions {
  /** File of the authority that vouches for it: itself. */
  authority: string;
}

/** Self-signed, made anew by each run: no private key is kept in the repository. */
export function makeCertificate(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const [key, authority] = [join(folder, "key.pem"), join(folder, "authority.pem")];
  const names = `subjectAltName=DNS:${HOSTED_NAME},IP:127.0.0.1`;
  const subject = ["-subj", `/CN=${HOSTED_NAME}`, "-addext", names, "-days", "2"];
  const pair = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
  execFileSync("openssl", ["req", "-x509", ...pair, "-out", authority, ...subject], { stdio: "pipe" });
  return { key: readFileSync(key), cert: readFileSync(authority), authority };
}

/** As load balancers do: ends TLS and appends its peer to whatever X-Forwarded-For the client sent. */
export function startTerminator(certificate: Certificate, port: number): Promise<Proxy> {
  return startForwarding(certificate, port, ({ headers, socket }) => ({
    ...headers,
    "x-forwarded-for": [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", "),
  }));
}

/** As Cloudflare in front of the hosted API: serves only its own name, and writes its peer into cf-connecting-ip. */
export function startHostedEdge(certificate: Certificate, port: number): Promise<Proxy> {
  return startForwarding(certificate, port, ({ headers, socket }) => {
    const { servername } = socket as TLSSocket;
    if (servername !== HOSTED_NAME || headers.host?.split(":")[0] !== HOSTED_NAME) return undefined;
    return { ...headers, "cf-connecting-ip": socket.remoteAddress };
  });
}

type Rewrite = (message: IncomingMessage) => IncomingHttpHeaders | undefined;

async function startForwarding(certificate: Certificate, port: number, rewrite: Rewrite): Promise<Proxy> {
  const server = createServer(certificate, (message, response) => {
    const headers = rewrite(message);
    if (!headers) return response.writeHead(421).end();
    const { url: path, method } = message;
    const onward = plainRequest({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.writeHead(502).end());
    return message.pipe(onward);
  });
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
