import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** Pins Supabase Auth and everything it is built from. */
export const AUTH_MODULE = join(ROOT, "supabase/auth");

/** Where this checkout's Supabase Auth is or would be built; named after what it is built from. */
export function authBinaryPath(): string {
  const hash = createHash("sha256");
  for (const file of ["go.mod", "go.sum"]) hash.update(readFileSync(join(AUTH_MODULE, file)));
  return join(ROOT, ".local/bin", `supabase-auth-${hash.digest("hex").slice(0, 16)}`);
}

/** Undefined where it was not built, unless EDEN_AUTH=required, and with EDEN_AUTH=imitation. */
export function authBinary(): string | undefined {
  const path = authBinaryPath();
  const choice = process.env.EDEN_AUTH;
  if (choice !== "imitation" && existsSync(path)) return path;
  if (choice === "required") throw new Error("Supabase Auth is not built: npm run db -- auth");
  return undefined;
}
