import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";

/** A fake npm that passes every step, so that only the choice of steps is tested. */
const fakes = mkdtempSync(join(tmpdir(), "check-"));
writeFileSync(join(fakes, "npm"), "#!/bin/sh\nexit 0\n");
chmodSync(join(fakes, "npm"), 0o755);
afterAll(() => rmSync(fakes, { recursive: true }));

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check.ts"), ...args], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${fakes}${delimiter}${process.env.PATH}` },
  });
  return { status, stderr, steps: [...stdout.matchAll(/^> (.+)$/gm)].map(([, step]) => step) };
}

test("without arguments every step runs, the static checks before the tests", () => {
  const { status, steps } = check();
  expect(status).toBe(0);
  expect(steps).toHaveLength(11);
  expect(steps.slice(0, 3).sort()).toEqual(["knip", "lint", "types"]);
});

test("--from starts at that step", () => {
  expect(check("--from", "e2e")).toMatchObject({ status: 0, steps: ["e2e", "spec"] });
  expect(check("--from=spec")).toMatchObject({ status: 0, steps: ["spec"] });
});

test.each([[["--from", "e3e"]], [["--from"]], [["--form", "e2e"]], [["e2e"]]])(
  "%j runs nothing and lists the steps in one sentence",
  (args) => {
    const { status, stderr, steps } = check(...args);
    expect(status).toBe(1);
    expect(steps).toEqual([]);
    expect(stderr).toMatch(/^Unknown (step|argument) ".+": use --from with one of lint, .+, spec\.\n$/);
  },
);
