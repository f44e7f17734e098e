import { afterAll, beforeAll } from "vitest";
import { type Gateway, startGateway } from "../../../scripts/stack/gateway.ts";
import { type TestDatabase, useDatabase } from "./test-database.ts";

type CallOptions = { address?: string; headers?: Record<string, string>; method?: string; body?: unknown };
/** The body of an error, used unless the caller names another type. */
type Refusal = { code: string; message: string };
export type Answer<Body = Refusal> = { status: number; body: Body; headers: Headers };

export type TestApi = TestDatabase & {
  gateway: Gateway;
  /** Sends a request as an anonymous visitor, each from a different address unless one is given. */
  call<Body = Refusal>(path: string, options?: CallOptions): Promise<Answer<Body>>;
  insert(table: string, row: unknown, options?: CallOptions): Promise<Answer>;
};

let addresses = 0;

/** The private database with the gateway in front of it. */
export function useApi(options: { durable?: boolean } = {}): TestApi {
  const api = useDatabase(options) as TestApi;
  beforeAll(async () => {
    api.gateway = await startGateway({ databaseUrl: api.databaseUrl, keys: api.keys });
  });
  afterAll(() => api.gateway?.stop());
  api.call = (path, callOptions = {}) => callGateway(api, path, callOptions);
  api.insert = (table, row, callOptions) => api.call(table, { method: "POST", body: row, ...callOptions });
  return api;
}

/** Documentation addresses (RFC 2544), never those of real visitors. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function callGateway<Body>(api: TestApi, path: string, options: CallOptions): Promise<Answer<Body>> {
  const { gateway, keys } = api;
  const { method = "GET", body, address = newAddress(), headers } = options;
  const response = await fetch(`${gateway.restUrl}/${path}`, {
    method,
    headers: {
      apikey: keys.publishableKey,
      "content-type": "application/json",
      "cf-connecting-ip": address,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
}
