/** Everything that separates words or shows as nothing: Braille blank and Hangul fillers are letters by their class. */
const BETWEEN_WORDS = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const NAME = /^\p{L}[\p{L}\p{M}'’.-]{0,29}$/u;
/** Mail programs make a link of it. */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * By the first name, where it is one. Anybody can write anything into a form together with somebody else's e-mail: a greeting
 * must not carry a sentence or an address to them.
 */
export function greetingOf(nome: string): string {
  const first = nome.split(BETWEEN_WORDS).find(Boolean) ?? "";
  return NAME.test(first) && !DOMAIN.test(first) ? `Olá, ${first}!` : "Olá!";
}
