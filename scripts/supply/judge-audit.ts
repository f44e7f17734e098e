type Verdict = { state: "clean" | "found" | "unasked"; words: string };

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title?: string; url?: string })[] }>;
  metadata?: { vulnerabilities: Record<string, number> };
  message?: string;
}

const GRAVE = ["high", "critical"];

/** Interprets the output of `npm audit --json`. An unreachable registry is neither a pass nor a finding. */
export function judgeAudit(output: string): Verdict {
  const report = parse(output);
  if (!report?.metadata) return { state: "unasked", words: report?.message ?? "no report" };
  const grave = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) => GRAVE.includes(severity));
  const counts = Object.entries(report.metadata.vulnerabilities).map(([severity, count]) => `${count} ${severity}`);
  if (grave.length === 0) return { state: "clean", words: counts.join(", ") };
  return {
    state: "found",
    words: grave.map(([name, { severity, via }]) => `${severity} ${name}: ${why(via)}`).join("\n"),
  };
}

/** Whether the check passes; `required` fails it when the registry does not answer. */
export function exitCodeOf(state: Verdict["state"], required: boolean): 0 | 1 {
  return state === "found" || (required && state === "unasked") ? 1 : 0;
}

function why(via: (string | { title?: string; url?: string })[]): string {
  return via
    .map((cause) => (typeof cause === "string" ? `through ${cause}` : `${cause.title} ${cause.url}`))
    .join("; ");
}

function parse(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return undefined;
  }
}
