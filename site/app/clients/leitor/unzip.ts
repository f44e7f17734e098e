import { unzipSync } from "fflate/browser";

export { strFromU8 } from "fflate/browser";

type Done = (error: unknown, files?: Record<string, Uint8Array>) => void;

/** What a phone can hold of a workbook, unpacked: a small file may grow a thousandfold. */
const MAX_UNPACKED = 400_000_000;

/** In place of fflate's function of this name, for read-excel-file (site/vite.config.ts): a worker may take its time. */
export function unzip(archive: Uint8Array, done: Done): void {
  try {
    let unpacked = 0;
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED) throw new Error("too large");
      return true;
    };
    done(null, unzipSync(archive, { filter }));
  } catch (error) {
    done(error);
  }
}
