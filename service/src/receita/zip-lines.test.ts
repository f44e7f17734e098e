import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeZip } from "../../../scripts/receita/write-zip.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { zipLines } from "./zip-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "eden-zip-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(lines: string[]): Promise<number> {
  const path = join(folder, "x.zip");
  writeZip(path, "X", lines);
  const started = performance.now();
  let longest = 0;
  try {
    for await (const batch of zipLines(path)) longest = Math.max(longest, ...batch.map(({ length }) => length));
  } finally {
    expect(performance.now() - started).toBeLessThan(timeLimit(3000));
  }
  return longest;
}

test(
  "[SEC-L38] a line of 30 MB is refused at once, one of 60 kB is read",
  async () => {
    await expect(read(["x".repeat(30_000_000)])).rejects.toThrow("a zip is broken");
    expect(await read(["y".repeat(60_000)])).toBe(60_000);
  },
  timeLimit(30_000),
);
