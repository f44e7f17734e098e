/** Rows handled before the browser gets its turn: a few milliseconds of work on a slow phone. */
export const SLICE = 500;
/** The database judges up to 1,000 rows at once, and the service takes bodies of up to 64 kB. */
export const CHUNK = 1000;
const CHUNK_BYTES = 48_000;

/** Hands the items to `work` in slices, with a pause after each. `work` returns false to stop. */
export async function inSlices<T>(
  items: Iterable<T>,
  pause: () => Promise<unknown> = nextTask,
  work: (slice: T[]) => boolean,
): Promise<void> {
  let slice: T[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < SLICE) continue;
    if (!work(slice)) return;
    slice = [];
    await pause();
  }
  if (slice.length > 0) work(slice);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The items in groups that fit into one request each. */
export function* chunksOf<T>(items: readonly T[], bodyOf: (item: T) => unknown): Generator<T[]> {
  let chunk: T[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(bodyOf(item))).length;
    if (chunk.length === CHUNK || (chunk.length > 0 && bytes + size > CHUNK_BYTES)) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(item);
    bytes += size + 1;
  }
  if (chunk.length > 0) yield chunk;
}
