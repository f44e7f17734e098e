import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { requireBuild } from "./build-problem.ts";
import { packRelease } from "./release/pack-release.ts";

/** Packs the current build into the files of a release: site, panel, service, list of components, checksums. */
requireBuild();
const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const time = Number(execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }));
const folder = join(root, ".local/artefacts", version);
const sums = await packRelease({ root, version, time, folder });
console.log(`${relative(root, folder)}:\n${sums.join("\n")}`);
