/**
 * The version a command was given on, translated to the one that the member's own earlier commands produced. Without it, the
 * second of two quick commands on a person would be refused as if another member had been faster.
 */
export class Versoes {
  readonly #own = new Map<string, { seen: Set<number>; current: number }>();

  /** The version to send for one that was on screen. */
  translate(pessoa: string, seen: number): number {
    const own = this.#own.get(pessoa);
    return own?.seen.has(seen) ? own.current : seen;
  }

  /** A command given on `seen`, sent as `sent`, produced `next`. */
  record(pessoa: string, { seen, sent, next }: { seen: number; sent: number; next: number }): void {
    const own = this.#own.get(pessoa);
    const versions = own?.current === sent ? own.seen : new Set<number>();
    versions.add(seen).add(sent);
    this.#own.set(pessoa, { seen: versions, current: next });
  }

  /** An undo of the member made one more version. */
  advance(pessoa: string, next: number): void {
    const own = this.#own.get(pessoa);
    if (!own) return;
    // The undone version may have been on screen; a version between them is another member's.
    if (next === own.current + 1) own.seen.add(own.current);
    own.current = next;
  }
}
