import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { componentOf, type Lock, shippedPlaces } from "./components.ts";

const LOCK: Lock = {
  site: { dependencies: { a: "1", "@eden/domain": "*" } },
  "node_modules/@eden/domain": { link: true, resolved: "domain" },
  domain: { dependencies: { c: "1" } },
  "node_modules/a": { version: "1.0.0", dependencies: { b: "2", absent: "1" } },
  "node_modules/a/node_modules/b": { version: "2.0.0" },
  "node_modules/b": { version: "1.0.0" },
  "node_modules/c": { version: "3.0.0", dependencies: { a: "1" } },
  "node_modules/only-for-tests": { version: "1.0.0" },
};

test("a workspace ships all it can reach, nearest version first, and nothing else", () => {
  expect(shippedPlaces(LOCK, ["site"])).toEqual(["node_modules/a", "node_modules/a/node_modules/b", "node_modules/c"]);
});

test("the product's own list contains what runs in production and no tools", () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
    packages: Lock;
  };
  const names = shippedPlaces(lock.packages, ["site", "service"]).map((place) => componentOf(place, {}).name);
  expect(names).toEqual(expect.arrayContaining(["react", "pg", "hono", "nodemailer", "graphile-worker"]));
  for (const tool of ["vitest", "vite", "@biomejs/biome", "playwright-core"]) expect(names).not.toContain(tool);
});

test("an entry has its URL, licence and the digest from the lock file", () => {
  expect(componentOf("node_modules/@x/y", { version: "1.2.3", license: "MIT", integrity: "sha512-AAE=" })).toEqual({
    type: "library",
    "bom-ref": "@x/y@1.2.3",
    name: "@x/y",
    version: "1.2.3",
    purl: "pkg:npm/%40x/y@1.2.3",
    licenses: [{ expression: "MIT" }],
    hashes: [{ alg: "SHA-512", content: "0001" }],
  });
});
