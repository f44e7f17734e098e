import { readFileSync } from "node:fs";
import { join } from "node:path";

const CHUNKS = join(import.meta.dirname, "../../site/build/chunks.json");

/** Whether an address is a built script with this name: most files are named by their hash only. */
export function isChunk(name: string): (url: URL) => boolean {
  const paths = chunkPaths(name);
  return ({ pathname }) => paths.includes(pathname);
}

/** The addresses of the built scripts with this name. */
export function chunkPaths(name: string): string[] {
  const chunks = JSON.parse(readFileSync(CHUNKS, "utf8")) as Record<string, string>;
  const paths = Object.keys(chunks).filter((path) => chunks[path] === name);
  if (paths.length === 0) throw new Error(`No script of the build is named ${name}`);
  return paths;
}
