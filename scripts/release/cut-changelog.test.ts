import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutChangelog } from "./cut-changelog.ts";

const TEXT = "# Changelog\n\nNewest first.\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-11-01)\n\n- First.\n";
const cut = (text: string, version = "1.1.0") => cutChangelog(text, version, "2026-11-17");

test("unreleased entries move under the version and its date; an empty section stays for the next ones", () => {
  expect(cut(TEXT)).toBe(
    "# Changelog\n\nNewest first.\n\n## Unreleased\n\n## 1.1.0 (2026-11-17)\n\n- New.\n\n## 1.0.0 (2026-11-01)\n\n- First.\n",
  );
});

test("a second release needs new entries, and a version is released once", () => {
  expect(() => cut(cut(TEXT), "1.2.0")).toThrow("nothing to release");
  expect(() => cut(TEXT, "1.0.0")).toThrow("already has a section for 1.0.0");
  expect(() => cut("# Changelog\n")).toThrow('exactly one section "Unreleased"');
});

test("our own changelog can be cut", () => {
  const own = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  expect(own).toContain("\n## Unreleased\n");
});
