import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exitCodeOf, judgeAudit } from "./audit.ts";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { pacote: { severity, via: [{ title: "Leaks", url: "https://example.com/1" }, "outro"] } },
    metadata: { vulnerabilities: { [severity]: 1, total: 1 } },
  });

test.each([
  ["a registry without the endpoint", JSON.stringify({ message: "405 Method Not Allowed", error: {} }), "unasked"],
  ["no network", "", "unasked"],
  ["words instead of JSON", "npm error audit endpoint returned an error", "unasked"],
  ["nothing severe", report("moderate"), "clean"],
  ["a high finding", report("high"), "found"],
  ["a critical finding", report("critical"), "found"],
])("%s", (_, output, status) => {
  expect(judgeAudit(output).status).toBe(status);
});

test("a finding is reported with its package, its cause and a link", () => {
  expect(judgeAudit(report("high")).words).toBe("high pacote: Leaks https://example.com/1; through outro");
});

test.each([
  ["clean", false, 0],
  ["clean", true, 0],
  ["unasked", false, 0],
  ["unasked", true, 1],
  ["found", false, 1],
  ["found", true, 1],
] as const)("[SEC-L12] %s, required %s: exit code %i", (status, required, code) => {
  expect(exitCodeOf(status, required)).toBe(code);
});

test("[SEC-L12] with a required audit, a registry that does not answer fails it", () => {
  const audit = (more: Record<string, string>) => {
    const env = { ...process.env, npm_config_registry: "http://127.0.0.1:1/", ...more };
    const script = join(import.meta.dirname, "audit.ts");
    return spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  };
  expect(audit({ EDEN_AUDIT: "required" })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("could not ask the registry"),
  });
  expect(audit({ EDEN_AUDIT: "" }).status).toBe(0);
});
