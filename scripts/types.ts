import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Checks the types of every workspace, after generating the types of the site's routes. */
const root = join(import.meta.dirname, "..");
const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: "inherit" }).status === 0;

const sound = [
  run("react-router", ["typegen"], join(root, "site")),
  ...[".", "domain", "service", "ui", "site", "painel", "e2e"].map((project) =>
    run("tsc", ["--project", project], root),
  ),
];
if (sound.includes(false)) process.exit(1);
