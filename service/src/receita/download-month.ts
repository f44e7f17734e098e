import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ReceitaFile, ReceitaShare } from "../gateways/receita-share.ts";
import { logLine } from "../log.ts";

interface Download {
  share: ReceitaShare;
  month: string;
  files: ReceitaFile[];
  /** Files of several months may be in it; each month has its own folder. */
  workFolder: string;
  /** Wait before the first retry; doubles with each failure that brought no byte, up to five minutes. */
  retryMs: number;
}

/** The share refuses more at once. */
const STREAMS = 2;
/** Failures in a row, of one file and without a byte, after which the load ends. The next one resumes. */
const FAILURES = 10;
const LONGEST_RETRY_MS = 300_000;
/** Left free for what else uses the disk. */
const SPARE_BYTES = 512 * 2 ** 20;

export class DiskFull extends Error {
  override name = "DiskFull";
}

/** Downloads what the folder of the month does not have yet; returns that folder. A partial file is continued. */
export async function downloadMonth(download: Download): Promise<string> {
  const folder = join(download.workFolder, download.month);
  await mkdir(folder, { recursive: true });
  await checkDisk(folder, download.files);
  const waiting = [...download.files];
  const stop = new AbortController();
  const next = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await downloadFile(file, folder, { ...download, signal: stop.signal });
      logLine("info", { receita: "downloaded", file: file.name, bytes: file.size, left: waiting.length });
    }
  };
  const streams = Array.from({ length: STREAMS }, () =>
    next().catch((error: Error) => {
      stop.abort(error);
      throw error;
    }),
  );
  // Both have ended before the caller gives its lock away.
  await Promise.allSettled(streams);
  stop.signal.throwIfAborted();
  return folder;
}

/** Deletes the downloads of this and of other months. */
export async function removeDownloads(workFolder: string): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  for (const name of names.filter((found) => /^\d{4}-\d{2}$/.test(found))) {
    await rm(join(workFolder, name), { recursive: true, force: true });
  }
}

async function checkDisk(folder: string, files: ReceitaFile[]): Promise<void> {
  const stored = await Promise.all(
    files.flatMap(({ name }) => [sizeOf(join(folder, name)), sizeOf(join(folder, partOf(name)))]),
  );
  const needed = files.reduce((sum, { size }) => sum + size, 0) - stored.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed + SPARE_BYTES) throw new DiskFull(`${needed} bytes do not fit on the disk`);
}

interface Stoppable extends Download {
  signal: AbortSignal;
}

async function downloadFile(file: ReceitaFile, folder: string, download: Stoppable): Promise<void> {
  const { retryMs, signal } = download;
  const [whole, part] = [join(folder, file.name), join(folder, partOf(file.name))];
  if ((await sizeOf(whole)) === file.size) return;
  let failures = 0;
  for (let before = await sizeOf(part); before !== file.size; before = await sizeOf(part)) {
    // A part of another file: the listing has changed.
    if (before > file.size) {
      await rm(part);
      continue;
    }
    const error = await appendRest(file, part, before, download).catch((caught: Error) => caught);
    if (!error) continue;
    failures = (await sizeOf(part)) > before ? 1 : failures + 1;
    logLine("warn", { receita: "retry", file: file.name, failures, error: error.message });
    if (failures >= FAILURES) throw error;
    await setTimeout(Math.min(retryMs * 2 ** (failures - 1), LONGEST_RETRY_MS), undefined, { signal });
  }
  await rename(part, whole);
}

/** Writes each chunk before the next one is read, so that nothing received is lost when the server cuts. */
async function appendRest(file: ReceitaFile, part: string, stored: number, { share, month, signal }: Stoppable) {
  const output = await open(part, "a");
  try {
    const { from, chunks } = await share.read(month, file, stored, signal);
    if (from === 0) await output.truncate();
    for await (const chunk of chunks) await output.appendFile(chunk);
  } finally {
    await output.close();
  }
}

const partOf = (name: string) => `${name}.part`;

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
