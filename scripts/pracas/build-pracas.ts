import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../static/files-below.ts";

const root = join(import.meta.dirname, "../..");
const WORK = "publicar-";
/** What a publication has of a build; the rest is that of the release. */
const KEPT = /^(assets|raio-x|raio-x\.json(\.br|\.gz)?|sitemap-raio-x\.xml(\.br|\.gz)?)$/;

/**
 * Builds the pages of the Raio-X from these documents, and nothing else of the site. Returns the number of towns. Inside the
 * checkout: the code that prerenders finds its packages by its place.
 */
export async function buildPracas(draft: string, ndjson: string): Promise<number> {
  const local = join(root, ".local");
  mkdirSync(local, { recursive: true });
  // A killed run left its own, of up to 2 GB.
  for (const name of readdirSync(local).filter((one) => one.startsWith(WORK))) {
    rmSync(join(local, name), { recursive: true });
  }
  const work = mkdtempSync(join(local, WORK));
  try {
    const [file, built] = [join(work, "pracas.ndjson"), join(work, "build")];
    writeFileSync(file, ndjson);
    const only = { EDEN_PRACAS: file, EDEN_PAGES: "/raio-x/*", EDEN_SITE_BUILD: built };
    const env = { ...process.env, NODE_ENV: "production", ...only };
    await run([join(root, "node_modules/.bin/react-router"), "build", "--logLevel", "warn"], env);
    await run(["scripts/postbuild.ts"], env);
    const client = join(built, "client");
    for (const name of readdirSync(client).filter((one) => !KEPT.test(one))) {
      rmSync(join(client, name), { recursive: true });
    }
    const pages = keepCompressed(join(client, "raio-x"));
    cpSync(client, join(draft, "client"), { recursive: true });
    cpSync(join(built, "nginx-pracas.conf"), join(draft, "nginx-pracas.conf"));
    return pages;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** nginx sends the compressed copies and unpacks one for a client that understands neither. Returns the number of towns. */
function keepCompressed(folder: string): number {
  const files = new Set(filesBelow(folder));
  for (const file of files) if (files.has(`${file}.gz`)) rmSync(file);
  return [...files].filter((file) => /\/[a-z]{2}\/[a-z-]+\/index\.html$/.test(file)).length;
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: join(root, "site"),
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}
