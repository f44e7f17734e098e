import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "./run.ts";

/** The commands of package.json, of docs/commands.md and of every text that names one. */
const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const scriptsOf = (file: string) => Object.keys(JSON.parse(read(file)).scripts ?? {});
const own = scriptsOf("package.json").filter((script) => !["preversion", "version"].includes(script));
const workspaces: string[] = JSON.parse(read("package.json")).workspaces;

/** Sub-commands of the scripts that have some; the last two read their own. */
const SUB_COMMANDS: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(COMMANDS).map(([script, files]) => [script, Object.keys(files)])),
  conteudo: ["baixar", "pronta"],
  equipe: ["convidar", "recriar"],
};
const COMMAND = /(?:npm run(?: --silent)?|(?:bash |`)\.ci\/run) ([a-z][\w:]*)(?: -- ([a-z][\w-]*))?/g;

test("there are at most 25 scripts besides npm's hooks, and every file of a sub-command exists", () => {
  expect(own.length).toBeLessThanOrEqual(25);
  const files = Object.values(COMMANDS).flatMap((files) => Object.values(files));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "" },
  });

test.each([[["bench"]], [["bench", "lead"]], [["bench", "toString"]], [["shots", "giude"]]])(
  "%j runs nothing and lists the commands that exist",
  ([script = "", ...args]) => {
    const { status, stderr } = run(script, ...args);
    expect(status).toBe(1);
    for (const [name, file] of Object.entries(COMMANDS[script] ?? {})) {
      expect(stderr).toMatch(new RegExp(`npm run ${script} -- ${name} +${file}`));
    }
  },
);

test("a sub-command gets the other arguments, and its exit code and output come back", () => {
  expect(run("ops", "backup", "folder")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("npm run ops -- backup <folder>"),
  });
  expect(run("ops", "backup", "--nonsense").stderr).toContain("Unknown option '--nonsense'");
});

test("docs/commands.md has one row for every command, and no other", () => {
  const rows = [
    ...read("docs/commands.md").matchAll(/^\| `npm run ([\w:]+)( --workspace \w+)?(?: -- ([\w-]+))?/gm),
  ].map(
    ([, script = "", workspace = "", name = ""]) =>
      script + workspace + (COMMANDS[script] && name ? ` -- ${name}` : ""),
  );
  const commands = own.flatMap((script) =>
    Object.keys(COMMANDS[script] ?? { "": "" }).map((name) => (name ? `${script} -- ${name}` : script)),
  );
  // `dev`, `build` and `start` are the steps of the root's own.
  const others = workspaces.flatMap((name) =>
    scriptsOf(`${name}/package.json`)
      .filter((script) => !["dev", "build", "start"].includes(script))
      .map((script) => `${script} --workspace ${name}`),
  );
  expect(rows.sort()).toEqual([...commands, ...others].sort());
});

/** Tracked texts: documents, code with its comments and messages, workflows. */
const FILES = globSync(
  [
    "*.md",
    "docs/**/*.md",
    ".ci/run",
    ".github/**/*.yml",
    ".env.example",
    "{art,bench,deploy,domain,e2e,painel,scripts,service,site,supabase,ui}/**/*.{ts,tsx,mjs,md,sql,sh,yml,yaml,py}",
  ],
  { cwd: root, exclude: (name) => name.includes("node_modules") || /^(build|\.react-router)$/.test(name) },
);

test("every command that a text names exists", () => {
  const scripts = new Set([...own, ...workspaces.flatMap((name) => scriptsOf(`${name}/package.json`))]);
  const named = FILES.flatMap((file) =>
    [...inOneLine(file).matchAll(COMMAND)].map(([text, script = "", name]) => ({
      file,
      text,
      known: scripts.has(script) && (!name || (SUB_COMMANDS[script]?.includes(name) ?? true)),
    })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ known }) => !known)).toEqual([]);
});

/** A command may be broken over two lines of a paragraph or comment, but not of a workflow. */
function inOneLine(file: string): string {
  return file.endsWith(".yml") ? read(file) : read(file).replace(/\s*\n[ \t]*(?:\*|\/\/)?[ \t]*/g, " ");
}
