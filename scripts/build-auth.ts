import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { AUTH_MODULE, authBinaryPath } from "./stack/auth-binary.ts";

/**
 * `npm run db -- auth`: builds Supabase Auth, pinned in supabase/auth/go.mod, into .local/bin; the local stack then signs in
 * there. Needs Go and, the first time, its module proxy. Needs no package of npm: CI runs it beside their installation.
 */
const binary = authBinaryPath();
const IMITATION = "sign-in uses the imitation in supabase/lite-auth.ts.";

if (existsSync(binary)) console.log("Supabase Auth: already built.");
else build();

function build(): void {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/go/bin`, CGO_ENABLED: "0", GOTOOLCHAIN: "local" };
  const version = spawnSync("go", ["version"], { env, encoding: "utf8" });
  if (version.error) {
    console.log(`Supabase Auth: Go is not installed; ${IMITATION}`);
    return;
  }
  const started = performance.now();
  const draft = `${binary}.${process.pid}`;
  const folder = dirname(binary);
  mkdirSync(folder, { recursive: true });
  const flags = ["-trimpath", "-buildvcs=false", "-mod=readonly", "-ldflags=-s -w"];
  const built = spawnSync("go", ["build", ...flags, "-o", draft, "github.com/supabase/auth"], {
    cwd: AUTH_MODULE,
    env,
    encoding: "utf8",
  });
  if (built.status !== 0) {
    console.error(`${built.stderr}Supabase Auth could not be built with ${version.stdout.trim()}; ${IMITATION}`);
    return;
  }
  renameSync(draft, binary);
  for (const name of readdirSync(folder)) {
    if (name.startsWith("supabase-auth-") && name !== basename(binary)) rmSync(join(folder, name), { force: true });
  }
  console.log(`Supabase Auth: built in ${Math.round((performance.now() - started) / 1000)} s.`);
}
