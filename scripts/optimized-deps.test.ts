import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** React Router's plugin includes these itself; the others never reach the browser. */
const OWN =
  /^(react|react-dom|react-router)(\/|$)|^(@eden|@react-router|@testing-library|@fontsource-variable)\/|^(node:|vitest|vite)/;

test("the development server bundles every dependency of the site before the first request", () => {
  const files = globSync(["site/app/**/*.{ts,tsx}", "ui/**/*.{ts,tsx}", "domain/**/*.ts"], { cwd: root }).filter(
    (path) => !/node_modules|\.test\.|\/testing\/|\/estilo\/|vitest\.config/.test(path),
  );
  const imported = files.flatMap((path) =>
    [...read(path).matchAll(/(?:from\s+|import\(\s*)"([^.~"][^"]*)"/g)].map(([, name = ""]) => name),
  );
  const included = /optimizeDeps: \{\s*include: \[([^\]]+)\]/.exec(read("site/vite.config.ts"))?.[1] ?? "";
  const missing = [...new Set(imported)].filter((name) => !OWN.test(name) && !included.includes(`"${name}"`));
  expect(missing, "add them to optimizeDeps.include in site/vite.config.ts").toEqual([]);
});
