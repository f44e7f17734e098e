import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { photograph } from "../photograph.ts";
import { cardHtml, cards } from "./cards.ts";

/**
 * Takes screenshots of the named cards into public/og, or of all. Run manually when a title or a picture changes:
 * npm run og --workspace site -- planos
 */
const names = process.argv.slice(2);
const output = join(import.meta.dirname, "../../public/og");

mkdirSync(output, { recursive: true });
await photograph(
  cards
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((card) => ({ html: cardHtml(card), path: join(output, `${card.name}.jpg`), quality: 84 })),
  { width: 1200, height: 630 },
);
