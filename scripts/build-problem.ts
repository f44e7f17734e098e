import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything the build of the site is made from. Folders that do not exist count as empty. */
const SOURCES = ["site/app/**", "site/public/**", "site/scripts/*.ts", "site/*.config.ts", "domain/**", "ui/**"];
const NOT_BUILT = ["**/node_modules", "**/*.test.{ts,tsx}", "**/vitest.config.ts", "ui/{build,estilo,testing}"];

/** Written at the end of every build, so its time is the time of the build. */
const MARKER = "site/build/client/robots.txt";

/** One sentence when the build of the site in this checkout is missing or older than a source; undefined when it is current. */
export function buildProblem(root: string): string | undefined {
  const built = statSync(join(root, MARKER), { throwIfNoEntry: false });
  if (!built) return "The site is not built: run `npm run build` first.";
  const newer = globSync(SOURCES, { cwd: root, exclude: NOT_BUILT }).find((path) => {
    const source = statSync(join(root, path), { throwIfNoEntry: false });
    return source?.isFile() && source.mtimeMs > built.mtimeMs;
  });
  return newer && `The build of the site is older than ${newer}: run \`npm run build\` first.`;
}

/** Ends the process with that sentence. */
export function requireBuild(): void {
  const problem = buildProblem(join(import.meta.dirname, ".."));
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
