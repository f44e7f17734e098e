import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../scripts/static/files-below.ts";

/** Below the scope of the worker: the index is outside of it, but a tool links to it. */
const FOLDER = "ferramentas";
const ASSET = /["'`(](\/assets\/[^"'()\s?]+\.(?:js|css|woff2))/g;
const IMPORT = /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Writes `/ferramentas/sw.js` with every page of the tools and every file that they load, at once or later. */
export function writeWorker(client: string): { pages: string[]; files: string[] } {
  const folder = join(client, FOLDER);
  // A build of a few pages may have none of them.
  if (!existsSync(folder)) return { pages: [], files: [] };
  const pages = filesBelow(folder)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(client.length, -"/index.html".length))
    .sort();
  const files = new Set<string>();
  for (const page of pages) collect(client, `${page}/index.html`, files);
  const lists = { pages, files: [...files].sort() };
  const contents = pages.map((page) => readFileSync(join(client, page, "index.html"), "utf8"));
  writeFileSync(join(folder, "sw.js"), fillIn({ ...lists, version: hashOf([...lists.files, ...contents]) }));
  return lists;
}

/** Every file that is named in one, and in those. */
function collect(client: string, path: string, found: Set<string>): void {
  const text = readFileSync(join(client, path), "utf8");
  const named = [
    ...[...text.matchAll(ASSET)].map(([, name = ""]) => name),
    ...[...text.matchAll(IMPORT)].map(([, name = ""]) => `/assets/${name}`),
  ];
  for (const name of named) {
    if (found.has(name) || !existsSync(join(client, name))) continue;
    found.add(name);
    // The manifest names the files of every page.
    if (/\.(js|css)$/.test(name) && !name.includes("/manifest-")) collect(client, name, found);
  }
}

const hashOf = (texts: readonly string[]) => createHash("sha256").update(texts.join("")).digest("hex").slice(0, 12);

interface Lists {
  pages: readonly string[];
  files: readonly string[];
  version: string;
}

function fillIn({ pages, files, version }: Lists): string {
  return readFileSync(join(import.meta.dirname, "worker.js"), "utf8")
    .replace("__VERSION__", version)
    .replace('["__PAGES__"]', JSON.stringify(pages))
    .replace('["__FILES__"]', JSON.stringify(files));
}
