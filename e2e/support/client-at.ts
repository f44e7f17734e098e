import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { text } from "node:stream/consumers";

interface Asked {
  port: number;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Host name to ask for; all of them are at 127.0.0.1. */
  name?: string;
  /** Connect with TLS and trust this CA. */
  ca?: Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A client with its own address: all of 127.0.0.0/8 is this machine. */
export const clientAt =
  (localAddress: string) =>
  ({ port, path, headers = {}, body, name, ca }: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const sent = { "content-type": "application/json", ...(name && { host: name }), ...headers };
      const options = { host: "127.0.0.1", port, path, method, headers: sent, localAddress, agent: false };
      const request = ca ? secureRequest({ ...options, ca, ...(name && { servername: name }) }) : plainRequest(options);
      request.once("error", reject);
      request.once("response", (response) => {
        const { statusCode = 0, headers: answered } = response;
        text(response).then((read) => resolve({ status: statusCode, headers: answered, body: read }), reject);
      });
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
