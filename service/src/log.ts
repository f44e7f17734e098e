/** Writes one line of JSON. Callers pass names, numbers and states, never what a visitor typed. */
export function logLine(level: "info" | "warn" | "error", facts: Record<string, unknown>): void {
  const write = level === "info" ? console.log : console.error;
  write(JSON.stringify({ level, ...facts }));
}
