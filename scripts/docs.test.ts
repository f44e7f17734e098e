import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { EMPRESA } from "../domain/empresa/empresa.ts";
import { recipeMigrations } from "./recipe-migrations.ts";
import { COLEGAS } from "./samples/colegas.ts";

/**
 * Docs that people follow step by step, whose paths and links must exist: first steps, guide, runbooks, deployment and
 * threat model.
 */
const root = join(import.meta.dirname, "..");
const DOCS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];
const PATH = /`((?:site|painel|domain|service|supabase|e2e|ui|bench|data|deploy|docs|scripts)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;
const ANCHOR = /\]\(((?!https?:)[^)\s]*#[^)\s]+)\)/g;
const BUILT = /^(site|painel)\/(?:build|node_modules)\b/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = ""]) => path);

test.each(DOCS)("%s names only files that exist", (doc) => {
  const text = readFileSync(join(root, doc), "utf8");
  const paths = found(text, PATH).filter((path) => !BUILT.test(path));
  const links = found(text, LINK).map((link) => join(dirname(doc), link));
  expect([...paths, ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** The anchors that GitHub makes of the headings of a document. */
const anchorsOf = (doc: string) =>
  found(readFileSync(join(root, doc), "utf8"), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(DOCS)("%s links to headings that exist", (doc) => {
  const links = found(readFileSync(join(root, doc), "utf8"), ANCHOR);
  const broken = links.filter((link) => {
    const [file = "", anchor = ""] = link.split("#");
    const target = file ? join(dirname(doc), file) : doc;
    return target.endsWith(".md") && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test("the README is short, shows site and panel, and names every sample member with its role", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  expect(readme.split("\n").length).toBeLessThanOrEqual(91);
  expect(found(readme, /!\[[^\]]+\]\((.+?)\)/g)).toEqual(["docs/pictures/home.webp", "docs/pictures/guia/hoje.webp"]);
  for (const { email, papel } of COLEGAS) expect(readme).toContain(`\`${email}\` (${papel})`);
});

test("SECURITY.md names the address of the support", () => {
  expect(readFileSync(join(root, "SECURITY.md"), "utf8")).toContain(` ${EMPRESA.emailSuporte},`);
});

test.each(["docs/security.md", "CONTRIBUTING.md"])("every file that %s names without its folder exists", (doc) => {
  const files = globSync("{site,painel,ui,domain,service,supabase,e2e,scripts,art,bench}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name.includes("node_modules"),
  });
  const names = new Set(files.map((file) => basename(file)));
  const named = found(readFileSync(join(root, doc), "utf8"), /[` ]([\w-]+(?:\.(?:test|spec))?\.tsx?)[` ]/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test("every database object that the recipes name exists", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const migrations = globSync("supabase/{migrations,routines/*}/*.sql", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const defined = [...migrations, ...recipeMigrations()].join("\n");
  const created = new Set(
    found(defined, /\bcreate (?:or replace )?(?:unlogged )?(?:table|view|function) ((?:privado|painel|public)\.\w+)/g),
  );
  const named = found(text, /\b((?:privado|painel|public)\.[a-z_]+)/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !created.has(name))).toEqual([]);
});

const sectionOf = (doc: string, title: string) =>
  readFileSync(join(root, doc), "utf8")
    .split(/^## /m)
    .find((section) => section.startsWith(`${title}\n`)) ?? "";

test("the table of limits names every limit of the database", () => {
  const migrations = globSync("supabase/{migrations,routines/*}/*.sql", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8").replace(/--.*/g, ""),
  );
  const inserts = migrations.flatMap((text) =>
    found(text, /insert into privado\.limites \(alvo, maximo, janela\) values([^;]+)/g),
  );
  const alvos = inserts.flatMap((values) => found(values, /\('(\w+)',/g));
  const rows = found(sectionOf("docs/database.md", "Limits"), /^\| (`.+?) \|/gm).flatMap((cell) =>
    found(cell, /`(\w+)`/g),
  );
  expect(rows.toSorted()).toEqual(alvos.toSorted());
});

test("the table of folders names every tracked folder, or one above it", () => {
  const named = found(sectionOf("docs/architecture.md", "Folders"), /^\| (`.+?) \|/gm).flatMap((cell) => {
    const [first = "", ...others] = found(cell, /`([\w./-]+)`/g);
    return [first, ...others.flatMap((name) => [name, join(dirname(first), name)])].map((name) =>
      name.replace(/\/$/, ""),
    );
  });
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const folders = [...new Set(files.map((file) => dirname(file)))].filter((folder) => folder !== ".");
  const isNamed = (folder: string) =>
    named.some((name) => `${folder}/`.startsWith(`${name}/`) || name.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
});

/** The team guide is for people who do not program: what it describes is shown by a picture or proven by a test. */
const guide = readFileSync(join(root, "docs/guia-da-equipe.md"), "utf8");
const sections = guide.split(/^## /m).slice(1);

test.each(sections.map((section) => [section.split("\n")[0] ?? "", section]))(
  "the section “%s” of the team guide has a picture or names an end-to-end test that exists",
  (_, section) => {
    const pictures = found(section, /\((pictures\/guia\/[\w-]+\.webp)\)/g);
    const titles = found(section, /<!-- e2e: (.+) -->/g);
    const specs = globSync("e2e/journeys/**/*.spec.ts", { cwd: root }).map((file) =>
      readFileSync(join(root, file), "utf8"),
    );
    expect(pictures.length + titles.length).toBeGreaterThan(0);
    expect(pictures.filter((picture) => !existsSync(join(root, "docs", picture)))).toEqual([]);
    expect(titles.filter((title) => !specs.some((spec) => spec.includes(title)))).toEqual([]);
  },
);

test("the contents of the team guide link every section, in its order", () => {
  const titles = sections.map((section) => section.split("\n")[0] ?? "");
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
  const contents = guide.split(/^## /m)[0] ?? "";
  expect(found(contents, /^- (.+)$/gm)).toEqual(titles.map((title) => `[${title}](#${anchor(title)})`));
});

test("the team guide has no SQL, and every picture of it is shown and small", () => {
  expect(guide).not.toMatch(/SQL|\b(?:select|update|insert|delete)\b/i);
  for (const picture of globSync("docs/pictures/guia/*", { cwd: root })) {
    expect(guide).toContain(`pictures/guia/${basename(picture)}`);
    expect(statSync(join(root, picture)).size).toBeLessThanOrEqual(60_000);
  }
});

test("every requirement and threat has an id of its own, which is in the title of a test", () => {
  const ids = [
    ...found(readFileSync(join(root, "docs/requirements.md"), "utf8"), /^- ([A-Z]+-\d{2})\b/gm),
    ...found(readFileSync(join(root, "docs/security.md"), "utf8"), /^\| (SEC-[HML]\d+) \|/gm),
  ];
  const tests = globSync(
    ["{domain,service,supabase,site,painel,ui,scripts,deploy,bench}/**/*.test.{ts,tsx}", "e2e/**/*.ts"],
    { cwd: root, exclude: ["**/node_modules/**"] },
  );
  const titled = new Set(
    tests.flatMap((file) =>
      found(readFileSync(join(root, file), "utf8"), /["'`]\[?((?:(?:, )?[A-Z]+-[HML]?\d+)+)/g).flatMap((ids) =>
        ids.split(", "),
      ),
    ),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !titled.has(id))).toEqual([]);
});

/** At most so many words, about 5 % above what a page has: shorten it, or move what another page says, before raising a limit. */
const WORDS = {
  "CONTRIBUTING.md": 4_550,
  "docs/architecture.md": 2_400,
  "docs/commands.md": 2_100,
  "docs/database.md": 4_350,
  "docs/deploy.md": 5_700,
  "docs/glossario.md": 2_000,
  "docs/guia-da-equipe.md": 5_800,
  "docs/measurements.md": 3_700,
  "docs/payments.md": 2_100,
  "docs/requirements.md": 18_900,
  "docs/runbooks/restore.md": 1_200,
  "docs/scale.md": 1_100,
  "docs/security.md": 5_600,
} as const satisfies Record<`${string}.md`, number>;
const WORDS_OF_A_DECISION = 400;
const WORDS_ELSEWHERE = 1_000;
const WORDS_IN_ALL = 75_000;

/** Words as a reader counts them: the bars of a table are none. */
const wordsOf = (doc: string) =>
  readFileSync(join(root, doc), "utf8")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const limitOf = (doc: string) =>
  Object.entries(WORDS).find(([page]) => page === doc)?.[1] ??
  (doc.startsWith("docs/decisions/") ? WORDS_OF_A_DECISION : WORDS_ELSEWHERE);

test.each(DOCS)("%s is no longer than its limit", (doc) => {
  expect(wordsOf(doc)).toBeLessThanOrEqual(limitOf(doc));
});

test("every limited page exists and is above the limit of the others, and the docs together keep to theirs", () => {
  expect(Object.keys(WORDS).filter((doc) => !DOCS.includes(doc) || wordsOf(doc) <= WORDS_ELSEWHERE)).toEqual([]);
  expect(DOCS.reduce((sum, doc) => sum + wordsOf(doc), 0)).toBeLessThanOrEqual(WORDS_IN_ALL);
});
