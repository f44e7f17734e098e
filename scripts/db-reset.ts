import { rmSync } from "node:fs";
import { join } from "node:path";
import { awaitRunBefore } from "./dev/run-before.ts";
import { releaseMailDir } from "./stack/dovecot.ts";
import { releaseDataDir } from "./stack/postgres.ts";

/** Deletes the development database, its keys, its mail and Vite's caches; the next start creates new ones. */
const dataDir = join(import.meta.dirname, "..", ".local", "dev");
await awaitRunBefore(dataDir, { onWait: () => console.log("npm run dev is still stopping; waiting for it …") });
await releaseMailDir(join(dataDir, "dovecot"));
await releaseDataDir(join(dataDir, "postgres"));
rmSync(dataDir, { recursive: true, force: true });
console.log("The next npm run dev starts from an empty database.");
