import { expect, test } from "vitest";
import { judgeAudit } from "./judge-audit.ts";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { pacote: { severity, via: [{ title: "Leaks", url: "https://example.com/1" }, "outro"] } },
    metadata: { vulnerabilities: { [severity]: 1, total: 1 } },
  });

test.each([
  ["a registry without the endpoint", JSON.stringify({ message: "405 Method Not Allowed", error: {} }), "unasked"],
  ["no network", "", "unasked"],
  ["words instead of JSON", "npm error audit endpoint returned an error", "unasked"],
  ["nothing grave", report("moderate"), "clean"],
  ["a high finding", report("high"), "found"],
  ["a critical finding", report("critical"), "found"],
])("%s", (_, output, state) => {
  expect(judgeAudit(output).state).toBe(state);
});

test("a finding is told with its package, its cause and where to read about it", () => {
  expect(judgeAudit(report("high")).words).toBe("high pacote: Leaks https://example.com/1; through outro");
});
