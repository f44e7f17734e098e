import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";

interface Publication {
  /** Folder of all publications; `current` in it names the one that is served. */
  folder: string;
  mes: string;
  /** Writes `client/` and `nginx-pracas.conf` into an empty folder and returns the number of pages of towns. */
  build: (draft: string) => Promise<number>;
  towns: number;
  /** Lets the web server use what `current` names. */
  apply: () => Promise<void>;
}

const DRAFT = ".draft-";

/**
 * Replaces the published pages in one step, at the end. Whatever happens before leaves them as they are, also a killed process.
 * Returns the name of the publication.
 */
export async function publishPracas({ folder, mes, build, towns, apply }: Publication): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.startsWith(DRAFT))) remove(join(folder, name));
  const draft = mkdtempSync(join(folder, DRAFT));
  try {
    const pages = await build(draft);
    if (pages !== towns) throw new Error(`${pages} pages of ${towns} towns were built`);
    const name = `${mes}-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}-${basename(draft).slice(DRAFT.length)}`;
    // A temporary folder is private, and nginx is another user.
    chmodSync(draft, 0o755);
    renameSync(draft, join(folder, name));
    const before = await activate(folder, name, apply);
    // The one before stays: the web server reads it until it has loaded its new settings.
    for (const old of publicationsIn(folder).filter((one) => one !== name && one !== before)) remove(join(folder, old));
    return name;
  } finally {
    remove(draft);
  }
}

/** Returns the name of the publication before. */
async function activate(folder: string, name: string, apply: () => Promise<void>): Promise<string | undefined> {
  const current = join(folder, "current");
  const before = existsSync(current) ? readlinkSync(current) : undefined;
  point(current, name);
  try {
    await apply();
  } catch (error) {
    if (before) point(current, before);
    else rmSync(current);
    await apply().catch(() => undefined);
    remove(join(folder, name));
    throw error;
  }
  return before;
}

/** Renaming a link replaces the old one in one step. */
function point(link: string, name: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(name, `${link}.new`);
  renameSync(`${link}.new`, link);
}

const publicationsIn = (folder: string) => readdirSync(folder).filter((name) => /^\d{4}-\d{2}-\d{14}-/.test(name));

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
