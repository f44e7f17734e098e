import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const SHARED = ["domain/**", "ui/**", "scripts/static/**"];
const NOT_BUILT = ["**/node_modules", "**/*.test.{ts,tsx}", "**/vitest.config.ts", "ui/{build,estilo,testing}"];

/**
 * Each app, everything its build is made from, and a file written at the end of every build: its time is the time of
 * the build. Folders that do not exist count as empty.
 */
const BUILDS = [
  {
    name: "site",
    marker: "site/build/client/robots.txt",
    sources: [
      "site/app/**",
      "site/public/**",
      "site/scripts/{,pracas/}*.ts",
      "site/*.config.ts",
      "data/pracas-amostra.ndjson",
      ...SHARED,
    ],
  },
  {
    name: "panel",
    marker: "painel/build/index.html.br",
    sources: [
      "painel/app/**",
      "painel/public/**",
      "painel/index.html",
      "painel/scripts/*.ts",
      "painel/*.config.ts",
      ...SHARED,
    ],
  },
];

/** One sentence when a build in this checkout is missing or older than a source; undefined when both are current. */
export function buildProblem(root: string): string | undefined {
  return BUILDS.map((build) => problemOf(build, root)).find(Boolean);
}

function problemOf({ name, marker, sources }: (typeof BUILDS)[number], root: string): string | undefined {
  const built = statSync(join(root, marker), { throwIfNoEntry: false });
  if (!built) return `The ${name} is not built: run \`npm run build\` first.`;
  const newer = globSync(sources, { cwd: root, exclude: NOT_BUILT }).find((path) => {
    const source = statSync(join(root, path), { throwIfNoEntry: false });
    return source?.isFile() && source.mtimeMs > built.mtimeMs;
  });
  return newer && `The build of the ${name} is older than ${newer}: run \`npm run build\` first.`;
}

/** Ends the process with that sentence. */
export function requireBuild(): void {
  const problem = buildProblem(join(import.meta.dirname, ".."));
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
