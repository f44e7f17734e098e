import { vi } from "vitest";
import type { QueuedRow } from "./outbox/api/data-api.ts";

/** For unit tests: a fake backend behind `fetch`. All our own code up to `fetch` is real. */
export interface StubBackend {
  /** Rows sent to the backend, in order. */
  posted: QueuedRow[];
  /** Response to an insert; throw a TypeError to simulate a network failure. */
  answer: () => Response | Promise<Response>;
  /** Response of /config.json. */
  config: () => Response;
}

export const created = () => new Response(null, { status: 201 });
export const refused = (code: string, status = 400, message = "recusado") =>
  Response.json({ code, message }, { status });
/** The error format of PostgREST for a PostgreSQL error. */
export const conflict = (constraint: string) =>
  refused("23505", 409, `duplicate key value violates unique constraint "${constraint}"`);
export const networkDown = (): never => {
  throw new TypeError("Failed to fetch");
};

export function stubBackend(): StubBackend {
  const deployed = { restUrl: "/rest/v1", publishableKey: "publica", apiUrl: "/api" };
  const backend: StubBackend = { posted: [], answer: created, config: () => Response.json(deployed) };
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith("/config.json")) return backend.config();
    backend.posted.push(JSON.parse(String(init?.body)) as QueuedRow);
    return backend.answer();
  });
  stubLocks();
  return backend;
}

/** jsdom has no Web Locks; this is enough for a single tab. */
function stubLocks(): void {
  const request = (_name: string, _options: object, run: (lock: object) => Promise<unknown>) => run({});
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}
