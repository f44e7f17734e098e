import { rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { openPromise } from "yauzl";

/** A file whose content does not match its checksum. It is deleted, so that the next load downloads it again. */
export class BrokenZip extends Error {
  override name = "BrokenZip";
}

/** A row of the layout is shorter than 2 kB. A longer line would be searched again with every part that is read. */
const LONGEST_LINE = 64 * 1024;

/**
 * The lines of the only file in a zip, in batches, unpacked as they are read. A register row never spans two lines. The
 * publisher gives no checksums: that of the zip is compared at the end, before anything is swapped.
 */
export async function* zipLines(path: string): AsyncGenerator<string[]> {
  try {
    yield* readLines(path);
  } catch (error) {
    if (!isBroken(error)) throw error;
    await rm(path, { force: true });
    throw new BrokenZip("a zip is broken");
  }
}

async function* readLines(path: string): AsyncGenerator<string[]> {
  const zip = await openPromise(path);
  try {
    for await (const entry of zip.eachEntry()) {
      let [checksum, rest] = [0, ""];
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        checksum = crc32(chunk, checksum);
        const lines = (rest + chunk.toString("latin1")).split("\n");
        rest = lines.pop() ?? "";
        if (rest.length > LONGEST_LINE) throw new BrokenZip("line");
        if (lines.length > 0) yield lines;
      }
      if (rest) yield [rest];
      if (checksum !== entry.crc32) throw new BrokenZip("checksum");
    }
  } finally {
    zip.close();
  }
}

/** yauzl reports a damaged structure as a plain Error, zlib damaged content with a code of its own. */
function isBroken(error: unknown): boolean {
  if (error instanceof BrokenZip) return true;
  const { code, name } = error as NodeJS.ErrnoException;
  return code === undefined ? name === "Error" : code.startsWith("Z_");
}
