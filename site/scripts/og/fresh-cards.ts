import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CardName } from "~/head/page-meta.ts";
import { filesBelow } from "../../../scripts/static/files-below.ts";
import { cardAlt, cardHash } from "./card-html.ts";
import { cards } from "./cards.ts";

export const output = join(import.meta.dirname, "../../public/og");
/** The hash of what each committed card was made of. */
const manifest = join(output, "cards.json");
const MAX_BYTES = 90_000;

export const cardFile = (name: string) => join(output, `${name}.jpg`);

export function readHashes(): Record<string, string> {
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
}

/** Keeps the hashes of cards that still exist. */
export function writeHashes(made: string[]): void {
  const before = readHashes();
  const now = Object.entries(cards).map(([name, card]) => [name, made.includes(name) ? cardHash(card) : before[name]]);
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}

/** What is wrong with the committed cards, in words that say what to do; undefined if nothing is. */
export function staleCards(hashes = readHashes()): string | undefined {
  const all = Object.entries(cards);
  const stale = all.filter(([name, card]) => !existsSync(cardFile(name)) || hashes[name] !== cardHash(card));
  if (stale.length > 0) {
    const names = stale.map(([name]) => name).join(" ");
    return `Share cards older than their words, pictures or fonts: run npm run og --workspace site -- ${names}`;
  }
  const large = all.filter(([name]) => statSync(cardFile(name)).size > MAX_BYTES).map(([name]) => name);
  return large.length > 0 ? `Share cards above ${MAX_BYTES / 1000} kB: ${large.join(" ")}` : undefined;
}

const OPEN_GRAPH = /(property="og:image" content="[^"]*\/og\/([\w-]+)\.jpg".*?property="og:image:alt" content=")"/s;

/** Says in every built page what its card shows. Not in the page's scripts, which would carry the words for nobody. */
export function nameCards(root: string): void {
  for (const file of filesBelow(root).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    const named = html.replace(OPEN_GRAPH, (_, before: string, name: CardName) => {
      return `${before}${cardAlt(cards[name]).replaceAll('"', "&quot;")}"`;
    });
    if (named !== html) writeFileSync(file, named);
  }
}
