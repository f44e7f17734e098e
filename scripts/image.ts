import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Builds the service's image: `npm run ops -- image --tag eden-service:1.4.0`, with docker, or with podman by
 * `--engine podman`. Refuses a base image without a digest, which may change under the same name; `--unpinned` builds one
 * for a trial.
 */
const { values } = parseArgs({
  options: {
    tag: { type: "string", default: "eden-service" },
    engine: { type: "string", default: "docker" },
    unpinned: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "..");
const [, base = ""] = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(root, "deploy/Dockerfile"), "utf8")) ?? [];
if (!/@sha256:[0-9a-f]{64}$/.test(base) && !values.unpinned) {
  console.error(`deploy/Dockerfile has no digest for ${base}: pin it (docs/deploy.md, "Image") or pass --unpinned.`);
  process.exit(1);
}
// Only the format of docker keeps the health check.
const format = values.engine === "docker" ? [] : ["--format", "docker"];
const build = ["build", ...format, "--file", "deploy/Dockerfile", "--tag", values.tag, "."];
process.exitCode = spawnSync(values.engine, build, { cwd: root, stdio: "inherit" }).status ?? 1;
