import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is if it is text or bytes, else as JSON. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  /** Milliseconds until the end of the body. */
  ms: number;
}

/** A client with an address of its own: all of 127.0.0.0/8 is this machine. */
export interface Client {
  address: string;
  site(path: string, ask?: Ask): Promise<Answer>;
  painel(path: string, ask?: Ask): Promise<Answer>;
  /** Straight at the service, without nginx. */
  service(path: string, ask?: Ask): Promise<Answer>;
  /** A request to the data API with the public key. */
  rest(path: string, body?: unknown, ask?: Ask): Promise<Answer>;
}

interface Places {
  ports: { site: number; painel: number; api: number };
  publishableKey: string;
}

const TIMEOUT_MS = 15_000;
let clients = 0;
let requests = 0;

/** How many requests were sent in all. */
export const requestsSent = (): number => requests;

/** Each has an address that no limit has counted yet. */
export function newClient({ ports, publishableKey }: Places): Client {
  clients += 1;
  const address = `127.77.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
  const to = (port: number) => (path: string, asked?: Ask) => send(address, port, path, asked);
  const site = to(ports.site);
  return {
    address,
    site,
    painel: to(ports.painel),
    service: to(ports.api),
    rest: (path, body, { headers, ...more } = {}) =>
      site(`/rest/v1/${path}`, { body, ...more, headers: { apikey: publishableKey, ...headers } }),
  };
}

/** The path is sent as it is written: no dot segment is resolved, nothing is encoded. */
function send(localAddress: string, port: number, path: string, { method, headers, body }: Ask = {}): Promise<Answer> {
  const sent = body === undefined || typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const json = sent === body ? {} : { "content-type": "application/json" };
  requests += 1;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: "127.0.0.1", port, path, localAddress, agent: false, timeout: TIMEOUT_MS },
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...json,
        ...(sent !== undefined && { "content-length": String(Buffer.byteLength(sent)) }),
        ...headers,
      },
    });
    asked.once("error", reject);
    asked.once("timeout", () => asked.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    asked.once("response", (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const done = (bytes: Buffer) =>
        resolve({ status, headers: answered, bytes, body: bytes.toString(), ms: performance.now() - begun });
      buffer(response).then(done, reject);
    });
    asked.end(sent);
  });
}

/** A connection that is closed instead of answered is a refusal too, by nginx's number for it. */
export const orClosed = (answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: Error) => {
    if (!/hang up|ECONNRESET|EPIPE|Parse Error/.test(error.message)) throw error;
    return { status: 444, headers: {}, body: "", bytes: Buffer.alloc(0), ms: 0 };
  });
