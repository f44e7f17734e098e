import { mkdirSync } from "node:fs";
import "../app-modules.ts";
import { photograph } from "../photograph.ts";
import { expectGap } from "./card-gap.ts";

const { cards } = await import("./cards.ts");
const { cardHtml } = await import("./card-html.ts");
const { cardFile, output, staleCards, writeHashes } = await import("./fresh-cards.ts");

/**
 * Takes screenshots of the named cards into public/og, or of all. Run by hand when the build says that a card is stale:
 * npm run og --workspace site -- planos
 */
const names = process.argv.slice(2);
const chosen = Object.entries(cards).filter(([name]) => names.length === 0 || names.includes(name));

mkdirSync(output, { recursive: true });
await photograph(
  chosen.map(([name, card]) => ({
    html: cardHtml(card),
    path: cardFile(name),
    quality: card.quality ?? 84,
    check: (page) => expectGap(page, name),
  })),
  { width: 1200, height: 630 },
);
writeHashes(chosen.map(([name]) => name));
const problem = staleCards();
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;
