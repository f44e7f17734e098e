import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  fill(): void;
  free(): void;
  stop(): void;
}

const SIZE = "16G";

/** A file system of its own that can be full. Undefined where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const base = mkdtempSync(join(tmpdir(), "eden-disk-"));
  const [image, folder, ballast] = [join(base, "image"), join(base, "disk"), join(base, "disk", "ballast")];
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "pipe" });
  try {
    run("truncate", "-s", SIZE, image);
    // No blocks kept back for root: the database is not root.
    run("mkfs.ext4", "-q", "-m", "0", image);
    run("mkdir", folder);
    run("mount", "-o", "loop", image, folder);
  } catch {
    rmSync(base, { recursive: true, force: true });
    return undefined;
  }
  for (const path of [base, folder]) chmodSync(path, 0o755);
  const stop = () => {
    run("umount", "--lazy", folder);
    rmSync(base, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return {
    folder,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    stop() {
      process.removeListener("exit", stop);
      stop();
    },
  };
}

/** Reserves the space in one step, then writes until not even a page fits. */
function fillWith(file: string): void {
  const free = Number(
    execFileSync("df", ["--output=avail", "-B1", join(file, "..")], { encoding: "utf8" }).split("\n")[1],
  );
  try {
    execFileSync("fallocate", ["-l", String(Math.max(4096, free - 2 ** 20)), file], { stdio: "pipe" });
  } catch {
    // Somebody else took the last bytes meanwhile.
  }
  const handle = openSync(file, "a");
  try {
    for (;;) writeSync(handle, Buffer.alloc(4096));
  } catch {
    closeSync(handle);
  }
}
