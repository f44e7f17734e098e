import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

interface Release {
  /** Checkout with current builds. */
  root: string;
  version: string;
  /** Seconds since 1970, given to every file, so that two builds of one commit are equal byte for byte. */
  time: number;
  /** Created empty. */
  folder: string;
}

/** What the images are built from, and what nginx and the database need of the same version. */
const SERVICE = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  ".dockerignore",
  "*/package.json",
  "domain",
  "service/src",
];
const OPERATION = [
  ".env.example",
  "data",
  "deploy",
  "scripts",
  "supabase/migrations",
  "supabase/routines",
  "supabase/config.toml",
  "supabase/templates",
];
const NOT_SHIPPED = ["*.test.ts"];

/** Writes the archives of a release, its list of components and their checksums. */
export async function packRelease({ root, version, time, folder }: Release): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pack = (name: string, from: string, paths: string[]) =>
    writeArchive({ file: join(folder, name), from: join(root, from), paths, time });
  await pack("site.tar.gz", "site/build", ["client", "nginx-csp.conf", "nginx-pracas.conf"]);
  await pack("painel.tar.gz", "painel/build", ["."]);
  await pack("service.tar.gz", ".", trackedFiles(root));
  copyFileSync(join(root, "site/build/sbom.cdx.json"), join(folder, "sbom.cdx.json"));
  writeFileSync(join(folder, "VERSION"), `${version}\n`);
  const sums = ["VERSION", "painel.tar.gz", "sbom.cdx.json", "service.tar.gz", "site.tar.gz"].map((name) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
    return `${digest}  ${name}`;
  });
  writeFileSync(join(folder, "SHA256SUMS"), `${sums.join("\n")}\n`);
  return sums;
}

/** Only committed files: a developer's own `.env` is never packed. */
function trackedFiles(root: string): string[] {
  const exclude = NOT_SHIPPED.map((pattern) => `:(exclude)${pattern}`);
  const args = ["ls-files", "-z", "--", ...SERVICE, ...OPERATION, ...exclude];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
}

interface Archive {
  file: string;
  from: string;
  paths: string[];
  time: number;
}

/** Needs GNU tar. The order, owner, mode and time of the files do not depend on the machine. */
async function writeArchive({ file, from, paths, time }: Archive): Promise<void> {
  const same = ["--sort=name", `--mtime=@${time}`, "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  // The panel's manifest is only for the size check.
  const args = ["--create", "--format=gnu", ...same, "--exclude=./.vite", "--null", "--files-from=-"];
  const tar = spawn("tar", args, { cwd: from, stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(tar, "close");
  tar.stdin.end(paths.join("\0"));
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file));
  const [code] = await closed;
  if (code !== 0) throw new Error(`tar ended with ${code} for ${file}`);
}
