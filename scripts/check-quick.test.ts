import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";

/** Fake programs: a step prints forty lines, and fails if FAILS names it (`lint`, `types`) or its program (`vitest`). */
const fakes = mkdtempSync(join(tmpdir(), "check-quick-"));
for (const [program, step] of [
  ["npm", "$3"],
  ["vitest", "vitest"],
]) {
  const file = join(fakes, program ?? "");
  writeFileSync(file, `#!/bin/sh\nseq -f "${step} line %g" 40\n[ "${step}" != "$FAILS" ]\n`);
  chmodSync(file, 0o755);
}
afterAll(() => rmSync(fakes, { recursive: true }));

function checkQuick(step: string) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "check-quick.ts")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${fakes}${delimiter}${process.env.PATH}`, FAILS: step },
  });
  return { status, lines: stdout.trim().split("\n") };
}

test("a failed step is repeated at the end with its last 30 lines", () => {
  const { status, lines } = checkQuick("lint");
  expect(status).toBe(1);
  const end = lines.slice(lines.findIndex((line) => line.startsWith("> lint failed")));
  expect(end.filter((line) => line.startsWith("lint line"))).toHaveLength(30);
  expect(end.at(-3)).toBe("lint line 40");
  expect(end.at(-1)).toMatch(/^lint failed \([\d.]+ s\)$/);
});

test("every failed step is named, and passed ones are not repeated", () => {
  const { status, lines } = checkQuick("vitest");
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(/^unit, changed failed/);
  expect(lines.filter((line) => line === "types line 40")).toHaveLength(1);
});

test("without a failure it ends with one sentence", () => {
  const { status, lines } = checkQuick("");
  expect(status).toBe(0);
  expect(lines.at(-1)).toMatch(/^Quick checks passed/);
  expect(lines.join("\n")).not.toContain("failed");
});
