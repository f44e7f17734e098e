import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { requireBuild } from "./build-problem.ts";
import { packRelease } from "./release/pack-release.ts";

/**
 * Packs the current build into the files of a release: site, panel, service, list of components, checksums. `--texts 12` is for
 * a build of this version with the texts of that revision: 1.4.0-textos.12.
 */
const { values } = parseArgs({ options: { texts: { type: "string" } } });
if (values.texts && !/^\d+$/.test(values.texts))
  throw new Error("--texts is the number that `conteudo -- baixar` printed.");
requireBuild();
const root = join(import.meta.dirname, "..");
const { version: released } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const version = values.texts ? `${released}-textos.${values.texts}` : released;
const time = Number(execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }));
const folder = join(root, ".local/artefacts", version);
const sums = await packRelease({ root, version, time, folder });
console.log(`${relative(root, folder)}:\n${sums.join("\n")}`);
