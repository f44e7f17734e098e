import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * Docs that people follow step by step, whose paths and links must exist: first steps, guide, runbooks, deployment and
 * threat model.
 */
const root = join(import.meta.dirname, "..");
const DOCS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...globSync("docs/**/*.md", { cwd: root })];
const PATH = /`((?:site|painel|domain|service|supabase|e2e|deploy|docs|scripts)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;
const BUILT = /^(site|painel)\/build\b/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = ""]) => path);

test.each(DOCS)("%s names only files that exist", (doc) => {
  const text = readFileSync(join(root, doc), "utf8");
  const paths = found(text, PATH).filter((path) => !BUILT.test(path));
  const links = found(text, LINK).map((link) => join(dirname(doc), link));
  expect([...paths, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every test file that the threat model names exists", () => {
  const files = globSync("{site,painel,domain,service,supabase,e2e,scripts}/**/*.{test,spec}.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name.includes("node_modules"),
  });
  const names = new Set(files.map((file) => basename(file)));
  const proofs = found(readFileSync(join(root, "docs/security.md"), "utf8"), /`([\w-]+\.(?:test|spec)\.tsx?)`/g);
  expect(proofs.length).toBeGreaterThan(20);
  expect(proofs.filter((proof) => !names.has(proof))).toEqual([]);
});
