import { spawnSync } from "node:child_process";
import { array, type InferOutput, number, object, optional, record, safeParse, string, union } from "valibot";

type Verdict = { status: "clean" | "found" | "unasked"; words: string };

const causeSchema = union([string(), object({ title: optional(string()), url: optional(string()) })]);
const reportSchema = object({
  vulnerabilities: optional(record(string(), object({ severity: string(), via: array(causeSchema) })), {}),
  metadata: object({ vulnerabilities: record(string(), number()) }),
});
const failureSchema = object({ message: string() });

/**
 * Interprets the output of `npm audit --json`. The exit code of npm is not enough: it is 1 for a finding and also for a
 * registry that is unreachable or has no advisories, which must not fail a check on a machine without network.
 */
export function judgeAudit(output: string): Verdict {
  const json = parseJson(output);
  const report = safeParse(reportSchema, json);
  if (!report.success) {
    const failure = safeParse(failureSchema, json);
    return { status: "unasked", words: failure.success ? failure.output.message : "no report" };
  }
  const { vulnerabilities, metadata } = report.output;
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => ["high", "critical"].includes(severity));
  const counts = Object.entries(metadata.vulnerabilities).map(([severity, count]) => `${count} ${severity}`);
  if (severe.length === 0) return { status: "clean", words: counts.join(", ") };
  const words = severe.map(([name, { severity, via }]) => `${severity} ${name}: ${via.map(causeOf).join("; ")}`);
  return { status: "found", words: words.join("\n") };
}

/** Whether the check passes; `required` fails it when the registry does not answer. */
export function exitCodeOf(status: Verdict["status"], required: boolean): 0 | 1 {
  return status === "found" || (required && status === "unasked") ? 1 : 0;
}

function causeOf(cause: InferOutput<typeof causeSchema>): string {
  return typeof cause === "string" ? `through ${cause}` : `${cause.title} ${cause.url}`;
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Checks shipped dependencies; a registry that cannot be asked fails only if EDEN_AUDIT is "required", as in hosted CI. */
if (import.meta.main) {
  const { stdout } = spawnSync(
    "npm",
    ["audit", "--json", "--omit=dev", "--audit-level=high", "--fetch-retries=0", "--fetch-timeout=20000"],
    { encoding: "utf8", timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
  );
  const { status, words } = judgeAudit(stdout ?? "");
  const outcome = status === "unasked" ? "could not ask the registry about known vulnerabilities" : status;
  console.log(`${outcome}: ${words}`);
  process.exitCode = exitCodeOf(status, process.env.EDEN_AUDIT === "required");
}
