import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GROUPS } from "./groups.ts";

test("[SEC-L56] docs/security.md counts the attacks of each group", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");
  const rows = [...text.matchAll(/^\| ([\w -]+) \| (\d+) \| /gm)].map(([, name, count]) => [name, Number(count)]);
  expect(rows).toEqual(GROUPS.map(({ name, attacks }) => [name, attacks.length]));
});
