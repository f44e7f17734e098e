import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files-below.ts";

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Of pages that there are thousands of: a third of the time, and 2 % more bytes. */
const QUICK = 10;
/** As many as Node has threads for it. */
const AT_ONCE = 4;

/**
 * Writes .br and .gz files, quickly for the paths below the root that `isMany` accepts. config.json is skipped: a
 * deployment may rewrite it, and its compressed copy would be stale.
 */
export async function compressFiles(root: string, isMany: (path: string) => boolean = () => false): Promise<number> {
  const files = filesBelow(root).filter((file) => COMPRESSIBLE.test(file) && !file.endsWith("/config.json"));
  const left = files.values();
  const work = async () => {
    for (const file of left) {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isMany(file.slice(root.length)) ? QUICK : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length;
}
