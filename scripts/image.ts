import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Builds the two images of deploy/Dockerfile, `npm run ops -- image --tag 1.4.0`, with docker, or with podman by
 * `--engine podman`. Refuses a base image without a digest, which may change under the same name; `--unpinned` builds one
 * for a trial.
 */
const { values } = parseArgs({
  options: {
    tag: { type: "string", default: "latest" },
    engine: { type: "string", default: "docker" },
    unpinned: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "..");
const [, base = ""] = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(root, "deploy/Dockerfile"), "utf8")) ?? [];
if (!/@sha256:[0-9a-f]{64}$/.test(base) && !values.unpinned) {
  console.error(`deploy/Dockerfile has no digest for ${base}: pin it (docs/deploy.md, "Images") or pass --unpinned.`);
  process.exit(1);
}
// Only the format of docker keeps the health check.
const format = values.engine === "docker" ? [] : ["--format", "docker"];
for (const target of ["service", "operation"]) {
  const name = `eden-${target}:${values.tag}`;
  const build = ["build", ...format, "--file", "deploy/Dockerfile", "--target", target, "--tag", name, "."];
  const { status } = spawnSync(values.engine, build, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
