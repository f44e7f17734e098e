import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutChangelog } from "./release/cut-changelog.ts";

/**
 * `npm run release -- 1.4.0` is `npm version`, which refuses changes that are not committed, sets the version, commits and
 * tags. It calls this file twice: `check` before it changes anything, `cut` before the commit.
 */
const [step] = process.argv.slice(2);
const version = process.env.npm_new_version;
const file = join(import.meta.dirname, "../CHANGELOG.md");
try {
  if (!version || (step !== "check" && step !== "cut")) throw new Error("Run `npm run release -- <version>`.");
  const cut = cutChangelog(readFileSync(file, "utf8"), version, new Date().toISOString().slice(0, 10));
  if (step === "cut") writeFileSync(file, cut);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
