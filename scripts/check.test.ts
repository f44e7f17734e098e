import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";

/** A fake npm that passes every step but the one named in FAILS, so that only the choice of steps is tested. */
const fakes = mkdtempSync(join(tmpdir(), "check-"));
writeFileSync(join(fakes, "npm"), '#!/bin/sh\necho "ran $*"\ncase " $* " in *" $FAILS "*) exit 1 ;; esac\n');
chmodSync(join(fakes, "npm"), 0o755);
afterAll(() => rmSync(fakes, { recursive: true }));

const check = (...args: string[]) => checkFailing("", ...args);

function checkFailing(step: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check.ts"), ...args], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${fakes}${delimiter}${process.env.PATH}`, FAILS: step || "none" },
  });
  const found = (pattern: RegExp) => [...stdout.matchAll(pattern)].map(([, text]) => text);
  return { status, stderr, steps: found(/^> (.+)$/gm), ran: found(/^ran (.+)$/gm) };
}

test("the static checks and the build run before the tests; --nightly adds the slow steps", () => {
  const { status, steps } = check();
  expect(status).toBe(0);
  expect(steps.slice(0, 5).sort()).toEqual(["audit", "build", "knip", "lint", "types"]);
  expect(steps.slice(5)).toEqual(["unit", "size", "e2e", "spec"]);
  expect(check("--nightly").steps.slice(5)).toEqual([
    "unit",
    "size",
    "lighthouse",
    "e2e",
    "e2e:engines",
    "faults",
    "spec",
  ]);
});

test("--from starts at that step", () => {
  expect(check("--from", "e2e")).toMatchObject({ status: 0, steps: ["e2e", "spec"] });
  expect(check("--from=spec")).toMatchObject({ status: 0, steps: ["spec"] });
});

test("a failed step ends the check after the steps beside it, and is printed last", () => {
  const { status, stderr, steps } = checkFailing("faults", "--nightly", "--from", "e2e:engines");
  expect(status).toBe(1);
  expect(steps).toEqual(["e2e:engines", "faults"]);
  expect(checkFailing("e2e:engines", "--nightly", "--from", "e2e:engines").steps).toEqual(["faults", "e2e:engines"]);
  expect(stderr).toMatch(/faults [\d.]+ s \(failed\)/);
});

test.each([
  [["--from", "e3e"]],
  [["--from"]],
  [["--form", "e2e"]],
  [["e2e"]],
  [["--only", "all"]],
  [["--shard", "1"]],
  [["--from", "faults"]],
])("%j runs nothing and lists the steps in one sentence", (args) => {
  const { status, stderr, steps } = check(...args);
  expect(status).toBe(1);
  expect(steps).toEqual([]);
  expect(stderr).toMatch(
    /^Unknown (step|argument|part|shard) ".+": use --from with one of lint, .+, spec, --only with one of checks, .+\.\n$/,
  );
});

test("--only runs one part of CI, and the parts together run every step but the last", () => {
  const parts = ["checks", "e2e"].map((part) => check("--only", part).steps);
  expect(parts[1]).toEqual(["build", "e2e"]);
  expect(new Set(parts.flat())).toEqual(new Set(check().steps.filter((step) => step !== "spec")));
});

test("--shard reaches the end-to-end tests only", () => {
  const { status, ran } = check("--only", "e2e", "--shard", "2/2");
  expect(status).toBe(0);
  expect(ran).toEqual(["run --silent build", "run --silent e2e -- --shard=2/2"]);
});
