import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { text } from "node:stream/consumers";
import { timeLimit } from "../time-limit.ts";

/** What is checked, and from where. */
export interface Target {
  site: URL;
  painel: URL;
  /** Where plain HTTP is redirected from; 80 unless the site listens elsewhere. */
  httpPort: number;
  /** Connect to this address instead of the one in DNS: a new machine before the switch. */
  address?: string | undefined;
  /** Address of this machine to send from. */
  from?: string | undefined;
  /** The address that the site must see, when this machine is behind NAT. */
  client?: string | undefined;
  /** The hosted project's own data API, which visitors can call without nginx. */
  supabase?: URL | undefined;
  databaseUrl?: string | undefined;
  /** Receives the receipt of the test lead. */
  email?: string | undefined;
  /** A mailbox as of development, in which both e-mails of the lead must arrive. */
  mailbox?: string | undefined;
}

export interface Check {
  name: string;
  /** Throws what is wrong, or NotRun. Returns what it left out. */
  run(target: Target): Promise<string | undefined>;
}

/** A check whose conditions are missing; it does not fail the run. */
export class NotRun extends Error {}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Another name in the TLS handshake than the URL's. */
  servername?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Address of this end of the connection. */
  localAddress: string;
}

const TIMEOUT_MS = timeLimit(15_000);

/** One request on its own connection. Redirects are not followed. */
export function ask(target: Target, url: URL, asked: Asked = {}): Promise<Answer> {
  const { method = asked.body === undefined ? "GET" : "POST", servername } = asked;
  const headers = { ...(asked.body !== undefined && { "content-type": "application/json" }), ...asked.headers };
  const options = {
    ...connection(target),
    method,
    headers,
    agent: false as const,
    timeout: TIMEOUT_MS,
    // The name of another host cannot match; only the check of unknown names sets it.
    ...(servername && { servername, rejectUnauthorized: false }),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? secureRequest(url, options) : plainRequest(url, options);
    request.once("timeout", () => request.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)));
    request.once("error", reject);
    request.once("response", (response) => {
      const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      const { localAddress = "" } = response.socket;
      text(response).then(
        (body) =>
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), body, localAddress }),
        reject,
      );
    });
    request.end(asked.body === undefined ? undefined : JSON.stringify(asked.body));
  });
}

/** Options of a connection to the target's address. */
export function connection({ address, from }: Target): { lookup?: LookupFunction; localAddress?: string } {
  const lookup: LookupFunction = (_name, options, done) => {
    const [found, family] = [address ?? "", isIP(address ?? "")];
    return options.all ? done(null, [{ address: found, family }]) : done(null, found, family);
  };
  return { ...(address && { lookup }), ...(from && { localAddress: from }) };
}

/** Throws the sentence unless the condition is met. */
export function ensure(met: boolean, wrong: string): asserts met {
  if (!met) throw new Error(wrong);
}

/** The site's config.json; a check that needs it cannot run without. */
export async function publicConfig(target: Target): Promise<{ restUrl: URL; key: string }> {
  const { body } = await ask(target, new URL("/config.json", target.site));
  const { restUrl, publishableKey } = parseConfig(body);
  if (!restUrl || !publishableKey) throw new NotRun("config.json has no key");
  return { restUrl: new URL(`${restUrl}/`, target.site), key: publishableKey };
}

export function parseConfig(body: string): { restUrl?: string; publishableKey?: string; apiUrl?: string } {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}
