/**
 * Whitespace and invisible characters. Braille blank and Hangul fillers are listed because Unicode classes them as
 * letters.
 */
const BETWEEN_WORDS = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const NAME = /^\p{L}[\p{L}\p{M}'’.-]{0,29}$/u;
/** Mail clients turn these into links. */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * Greets by first name if it looks like a name. Anyone can submit any text with another person's e-mail address, so a
 * greeting must not carry a sentence or a link.
 */
export function greetingOf(nome: string): string {
  const first = nome.split(BETWEEN_WORDS).find(Boolean) ?? "";
  return NAME.test(first) && !DOMAIN.test(first) ? `Olá, ${first}!` : "Olá!";
}
