import { chmodSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface WrongClock {
  /** For a process whose clock follows `jump`. */
  env: Record<string, string>;
  /** Moves the time of day by this many seconds against that of the machine; durations stay right, as after a real jump. */
  jump(seconds: number): void;
  stop(): void;
}

/** The clock of one program, moved by libfaketime (Debian's package `faketime`). Undefined where it is not installed. */
export function createWrongClock(): WrongClock | undefined {
  const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
  if (!library) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "eden-clock-"));
  // The database runs as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "offset");
  const jump = (seconds: number) => {
    writeFileSync(`${file}.new`, seconds < 0 ? String(seconds) : `+${seconds}`);
    renameSync(`${file}.new`, file);
  };
  jump(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    jump,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
