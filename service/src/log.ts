import { join, sep } from "node:path";

/** Writes one line of JSON. Callers pass names, numbers and states, never what a visitor typed. */
export function logLine(level: "info" | "warn" | "error", facts: Record<string, unknown>): void {
  const write = level === "info" ? console.log : console.error;
  write(JSON.stringify({ level, ...facts }));
}

/** Writes what failed and the facts of its error that cannot contain personal data. */
export function logError(facts: Record<string, unknown>, error: unknown): void {
  logLine("error", { ...facts, ...errorFacts(error) });
}

interface ErrorFacts {
  /** Name of the error's class. */
  error: string;
  /** SQLSTATE, or a code of Node or of a library, such as ECONNREFUSED. */
  code?: string;
  /** Status of HTTP or SMTP. */
  status?: number;
  /** The first line of our own code in the stack. */
  at?: string;
}

const CODE = /^(?:[0-9A-Z]{5}|[A-Z][A-Z_]{2,40})$/;
const ROOT = join(import.meta.dirname, "../..") + sep;
const FRAME = /^ +at .*?((?:service\/src|domain)\/[\w/-]+\.ts:\d+):\d+\)?$/;

/** Leaves out the message: it may quote a row, an address or what a visitor typed. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, status, responseCode } = { ...read(error.cause), ...read(error) };
  const at = ownFrame(error);
  const number = status ?? responseCode;
  return {
    error: /^[A-Za-z]\w{0,59}$/.test(error.name) ? error.name : "Error",
    ...(typeof code === "string" && CODE.test(code) && { code }),
    ...(typeof number === "number" && { status: number }),
    ...(at && { at }),
  };
}

/** The codes that an error has; those that are not set do not replace those of its cause. */
function read(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { code, status, responseCode } = error as unknown as Record<string, unknown>;
  const entries = Object.entries({ code, status, responseCode });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function ownFrame({ stack = "", message }: Error): string | undefined {
  // The stack begins with the message, which may have lines that look like frames.
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  const lines = stack.slice(start + message.length).split("\n");
  const own = lines.filter((line) => line.includes(ROOT) && !line.includes("node_modules"));
  return own.map((line) => FRAME.exec(line.replaceAll(ROOT, ""))?.[1]).find((frame) => frame !== undefined);
}
