import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildProblem } from "./build-problem.ts";

const BUILT_AT = 1_000_000;
let root = "";

function write(path: string, seconds: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  utimesSync(file, seconds, seconds);
}

function buildBoth(): void {
  write("site/build/client/robots.txt", BUILT_AT);
  write("painel/build/index.html.br", BUILT_AT);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-problem-"));
  write("site/app/root.tsx", BUILT_AT - 60);
  write("domain/protocolo.ts", BUILT_AT - 60);
});
afterEach(() => rmSync(root, { recursive: true }));

test("a missing build is reported with the command that makes it", () => {
  expect(buildProblem(root)).toBe("The site is not built: run `npm run build` first.");
  write("site/build/client/robots.txt", BUILT_AT);
  expect(buildProblem(root)).toBe("The panel is not built: run `npm run build` first.");
});

test("an unfinished build counts as missing", () => {
  write("site/build/client/index.html", BUILT_AT);
  expect(buildProblem(root)).toMatch(/not built/);
});

test("a build newer than every source is current", () => {
  buildBoth();
  expect(buildProblem(root)).toBeUndefined();
});

test.each([
  "site/app/features/home/hero.tsx",
  "ui/styles/tokens.css",
  "site/public/favicon.svg",
  "site/scripts/postbuild.ts",
  "site/vite.config.ts",
  "domain/catalogo/precos.ts",
  "ui/button.tsx",
  "scripts/static/compress-files.ts",
])("a newer %s makes the build stale", (path) => {
  buildBoth();
  write(path, BUILT_AT + 1);
  expect(buildProblem(root)).toBe(`The build of the site is older than ${path}: run \`npm run build\` first.`);
});

test.each(["painel/app/main.tsx", "painel/scripts/postbuild.ts"])(
  "a newer %s makes only the build of the panel stale",
  (path) => {
    buildBoth();
    write(path, BUILT_AT + 1);
    expect(buildProblem(root)).toBe(`The build of the panel is older than ${path}: run \`npm run build\` first.`);
  },
);

test.each([
  "site/app/features/home/hero.test.tsx",
  "site/vitest.config.ts",
  "domain/catalogo/precos.test.ts",
  "domain/node_modules/valibot/index.js",
  "service/src/main.ts",
  "ui/estilo/main.tsx",
])("a newer %s does not: it is not built", (path) => {
  buildBoth();
  write(path, BUILT_AT + 1);
  expect(buildProblem(root)).toBeUndefined();
});
