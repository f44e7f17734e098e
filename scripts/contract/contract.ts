import { safeParse } from "valibot";
import { timeLimit } from "../time-limit.ts";
import { AUTH_REQUESTS } from "./auth-requests.ts";
import { DATA_REQUESTS } from "./data-requests.ts";
import { type Call, type ContractRequest, type Expected, Memory, NotRun } from "./request.ts";

/** A Supabase project: a hosted one, `supabase start` or the local stack. */
export interface Target {
  /** Base of `/rest/v1`. */
  url: string;
  /** Base of Auth's own paths, for a server that is not behind `url`. */
  authUrl?: string | undefined;
  publishableKey: string;
  /** Without it the requests of the service are not run, and the rows stay. */
  secretKey?: string | undefined;
  /** Becomes a user who is deleted at the end; gets one code by e-mail. */
  email: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Result {
  name: string;
  outcome: "ok" | "DIFFERS" | "not run";
  /** Each difference, or why it was not run. */
  words: string[];
}

export const CONTRACT: ContractRequest[] = [...DATA_REQUESTS, ...AUTH_REQUESTS];

const TIMEOUT_MS = timeLimit(15_000);

/** Runs the requests in order. */
export async function* runContract(target: Target, requests = CONTRACT): AsyncGenerator<Result> {
  // Counted under an address of its own where the header is believed: nobody else gets nearer to a limit.
  const address = `198.19.${random(256)}.${random(256)}`;
  const memory = new Memory({ email: target.email, id: crypto.randomUUID(), address });
  for (const request of requests) yield await runRequest(target, request, memory);
}

async function runRequest(target: Target, request: ContractRequest, memory: Memory): Promise<Result> {
  const { name, expected, times = 1 } = request;
  try {
    let answer = await send(target, request.call(memory), memory);
    for (let sent = 1; sent < times && differences({ status: expected.status }, answer).length > 0; sent++) {
      answer = await send(target, request.call(memory), memory);
    }
    const words = differences(expected, answer);
    if (words.length > 0) return { name, outcome: "DIFFERS", words };
    request.keep?.(answer.body as Record<string, unknown>, memory);
    return { name, outcome: "ok", words };
  } catch (error) {
    const { message, cause } = error as Error;
    const words = [cause instanceof Error ? `${message}: ${cause.message}` : message];
    return { name, outcome: error instanceof NotRun ? "not run" : "DIFFERS", words };
  }
}

async function send(target: Target, call: Call, memory: Memory): Promise<Answer> {
  const { body, token, method = body === undefined ? "GET" : "POST" } = call;
  const key = keyOf(target, call);
  const response = await fetch(addressOf(target, call.path), {
    method,
    headers: {
      "x-forwarded-for": memory.get("address"),
      ...(key && { apikey: key }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, headers: response.headers, body: readBody(await response.text()) };
}

function keyOf(target: Target, { key }: Call): string | undefined {
  if (key === "none") return undefined;
  if (key !== "secret") return target.publishableKey;
  if (!target.secretKey) throw new NotRun("the secret key is not given");
  return target.secretKey;
}

function addressOf({ url, authUrl }: Target, path: string): string {
  return authUrl && path.startsWith("/auth/v1") ? authUrl + path.slice("/auth/v1".length) : url + path;
}

function readBody(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** In words, one for each; none if the answer is the expected one. */
function differences({ status, code, headers = {}, body }: Expected, answer: Answer): string[] {
  const words: string[] = [];
  const compare = (what: string, received: unknown, expected: unknown[]) => {
    if (!expected.includes(received)) words.push(`${what} ${received ?? "none"} instead of ${expected.join(" or ")}`);
  };
  compare("status", answer.status, [status].flat());
  if (code) {
    const { code: own, error_code = own } = Object(answer.body) as Record<string, unknown>;
    compare("code", error_code, [code].flat());
  }
  for (const [name, pattern] of Object.entries(headers)) {
    const received = answer.headers.get(name) ?? "";
    if (!pattern.test(received)) words.push(`header ${name} "${received}" instead of ${pattern}`);
  }
  // A wrong status has another body: only the status is worth a word.
  if (!body || words.length > 0) return words;
  const { issues = [] } = safeParse(body, answer.body);
  return issues.map(({ message, path }) => `body ${path?.map(({ key }) => String(key)).join(".") ?? ""}: ${message}`);
}

const random = (below: number) => Math.floor(Math.random() * below);
