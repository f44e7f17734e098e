/** The public register is in upper case and without accents: "OKAMOTO & FILHOS LTDA" is shown as "Okamoto & Filhos Ltda." */
export function formatTextoDaReceita(text: string): string {
  const clean = text.trim().replace(/\s+/g, " ");
  if (clean !== clean.toUpperCase()) return clean;
  return clean.split(" ").map(formatWord).join(" ");
}

const PARTICLES = new Set(["A", "AS", "DA", "DAS", "DE", "DO", "DOS", "E", "EM", "NA", "NO", "O", "OS"]);
const ABBREVIATIONS: Record<string, string> = { LTDA: "Ltda.", "LTDA.": "Ltda.", DR: "Dr.", DRA: "Dra." };
/** Legal forms, Roman numerals, "S/N", and abbreviations, which have no vowel. */
const UPPER = /^(ME|EPP|MEI|S\/?A|S\.A\.?|S\/N|I{1,3}|IV|VI{0,3}|IX|X{1,3}I{0,3}|[^AEIOUY]{1,4})$/;

function formatWord(word: string, index: number): string {
  const abbreviation = ABBREVIATIONS[word];
  if (abbreviation) return abbreviation;
  if (index > 0 && PARTICLES.has(word)) return word.toLowerCase();
  if (UPPER.test(word)) return word;
  return word.toLowerCase().replace(/(^|[^\p{L}\p{N}'])\p{L}/gu, (start) => start.toUpperCase());
}
