import { readFileSync } from "node:fs";
import { join } from "node:path";

const CHUNKS = join(import.meta.dirname, "../../site/build/chunks.json");

/** Whether an address is a built script with this name: most files are named by their hash only. */
export function isChunk(name: string): (url: URL) => boolean {
  const chunks = JSON.parse(readFileSync(CHUNKS, "utf8")) as Record<string, string>;
  const paths = new Set(Object.keys(chunks).filter((path) => chunks[path] === name));
  if (paths.size === 0) throw new Error(`No script of the build is named ${name}`);
  return ({ pathname }) => paths.has(pathname);
}
