import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { filesBelow } from "./files-below.ts";

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Writes .br and .gz files. config.json is skipped: a deployment may rewrite it, and its compressed copy would be
 * stale.
 */
export function compressFiles(root: string): number {
  const files = filesBelow(root).filter((file) => COMPRESSIBLE.test(file) && !file.endsWith("/config.json"));
  for (const file of files) {
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  return files.length;
}
