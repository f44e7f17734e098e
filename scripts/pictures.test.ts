import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const SITE = "site/app/images/files";
const read = (file: string) => readFileSync(join(root, file));

test("every picture of the site is imported by a module", () => {
  const modules = globSync("site/app/**/*.{ts,tsx,css}", { cwd: root }).map((file) => String(read(file)));
  const imported = new Set(modules.join("\n").match(/[\w-]+\.(?:avif|webp)/g));
  const files = globSync(`${SITE}/*.{avif,webp}`, { cwd: root }).map((file) => basename(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !imported.has(file))).toEqual([]);
});

test("the pictures of the panel are the site's: the two programs import nothing of each other", () => {
  const files = globSync("painel/app/images/*.{avif,webp}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !read(file).equals(read(`${SITE}/${basename(file)}`)))).toEqual([]);
});
