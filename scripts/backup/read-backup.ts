import { text } from "node:stream/consumers";
import { decrypt } from "./age.ts";
import type { Manifest } from "./write-backup.ts";

/** Where a backup is, and the file with the private key that opens it. */
export type BackupFile = { file: string; identity: string };

type Reader = {
  /** Called first, before any row. */
  manifest(manifest: Manifest): Promise<void>;
  /** Called once per table, in the order of the manifest. Must read all rows. */
  table(table: Manifest["tables"][number], rows: AsyncIterable<Buffer>): Promise<void>;
};

/** Reads a backup from its beginning to its authenticated end; throws if it was cut or changed. */
export async function readBackup({ file, identity }: BackupFile, reader: Reader): Promise<Manifest> {
  const script = new Script(decrypt(file, identity));
  const first = await script.textUntil("\n");
  if (!first.startsWith("-- {")) throw new Error(`${file} is no backup of this product.`);
  const manifest = JSON.parse(first.slice(3)) as Manifest;
  await reader.manifest(manifest);
  for (const table of manifest.tables) {
    const heading = await script.textUntil(";");
    if (heading !== `COPY ${table.name} (${table.columns}) FROM stdin`) throw new Error(`${file} lacks ${table.name}.`);
    await reader.table(table, rowsOf(script.until("\n\\.\n")));
  }
  await script.end();
  return manifest;
}

/** Reads the whole file without a database. Throws if a table has fewer or more rows than the manifest says. */
export async function countRows(backup: BackupFile): Promise<Manifest> {
  return readBackup(backup, {
    manifest: async () => undefined,
    async table({ name, rows }, contents) {
      let found = 0;
      for await (const block of contents) {
        for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) found++;
      }
      if (found !== rows) throw new Error(`${name}: ${found} rows instead of the ${rows} of the manifest.`);
    },
  });
}

/** Until the end of a table each row has its newline before it; moves the newlines behind the rows. */
async function* rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of chunks) {
    yield first ? chunk.subarray(1) : chunk;
    first = false;
  }
  if (!first) yield Buffer.from("\n");
}

class Script {
  #rest = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks;
  }

  async textUntil(end: string): Promise<string> {
    return text(this.until(end));
  }

  /** What comes before `end`, which is skipped. */
  async *until(end: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(end);
      if (at >= 0) {
        const found = this.#rest.subarray(0, at);
        this.#rest = this.#rest.subarray(at + end.length);
        if (found.length > 0) yield found;
        return;
      }
      // The last bytes may be the beginning of `end`.
      const safe = Math.max(0, this.#rest.length - end.length + 1);
      const before = this.#rest.subarray(0, safe);
      const next = await this.#chunks.next();
      if (next.done) throw new Error("The backup ends too early.");
      this.#rest = Buffer.concat([this.#rest.subarray(safe), next.value]);
      if (before.length > 0) yield before;
    }
  }

  async end(): Promise<void> {
    const next = await this.#chunks.next();
    if (this.#rest.length > 0 || !next.done) throw new Error("The backup has more than its manifest says.");
  }
}
