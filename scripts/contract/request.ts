import type { GenericSchema } from "valibot";

export interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** The publishable key unless said; `none` sends no key. */
  key?: "secret" | "none";
  token?: string;
  headers?: Record<string, string>;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
}

export interface Expected {
  status: number | number[];
  /** `code` of the data API, `error_code` of Auth. */
  code?: string | string[];
  headers?: Record<string, RegExp>;
  body?: GenericSchema;
}

/** One thing that the product relies on. */
export interface ContractRequest {
  name: string;
  call(memory: Memory): Call;
  expected: Expected;
  /** Sends it again, at most so often, until it is answered with one of the expected statuses. */
  times?: number;
  /** What later requests need of the answer. */
  keep?(body: Record<string, unknown>, memory: Memory): void;
}

/** A request whose conditions are missing. */
export class NotRun extends Error {}

/** What the requests of one run share. */
export class Memory {
  readonly #values: Record<string, string>;

  constructor(values: Record<string, string>) {
    this.#values = values;
  }

  get(name: string): string {
    const value = this.#values[name];
    if (value === undefined) throw new NotRun(`an earlier request gave no ${name}`);
    return value;
  }

  set(name: string, value: unknown): void {
    if (typeof value === "string") this.#values[name] = value;
  }
}
