import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "../../scripts/static/compress-files.ts";

/** Prepares the built panel for a static host. Runs after `vite build`. */
const build = join(import.meta.dirname, "../build");

// The panel's policy allows no inline code at all; the browser would block it without any error here.
const html = readFileSync(join(build, "index.html"), "utf8");
if (/<script(?![^>]*\bsrc=)|<style|\sstyle="/.test(html)) throw new Error("index.html has inline code");

console.log(`panel: ${await compressFiles(build)} files precompressed`);
