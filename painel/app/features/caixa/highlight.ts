/**
 * The text before, at and after what was searched for; everything is before when nothing matches. Accents and capitals do not matter; digits match over punctuation, so that 99812 marks
 * `9981-2` in a telephone.
 */
export function highlight(texto: string, procurado: string): [before: string, found: string, after: string] {
  const digits = procurado.replace(/\D/g, "");
  const byDigits = digits.length >= 3 && /^[\d\s().+/-]+$/.test(procurado);
  const range = byDigits ? digitRange(texto, digits) : wordRange(texto, procurado);
  if (!range) return [texto, "", ""];
  return [texto.slice(0, range[0]), texto.slice(...range), texto.slice(range[1])];
}

/** Letters without accents, one for one, so that positions stay the same. */
function plain(texto: string): string {
  return Array.from(texto, (letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");
}

function wordRange(texto: string, procurado: string): [number, number] | undefined {
  const words = plain(procurado.trim()).split(/\s+/);
  const haystack = plain(texto);
  for (const needle of [plain(procurado.trim()), ...words]) {
    const at = needle === "" ? -1 : haystack.indexOf(needle);
    if (at >= 0) return [at, at + needle.length];
  }
  return undefined;
}

function digitRange(texto: string, digits: string): [number, number] | undefined {
  const places = [...texto.matchAll(/\d/g)];
  const at = places
    .map(([digit]) => digit)
    .join("")
    .indexOf(digits);
  const first = places[at];
  const last = places[at + digits.length - 1];
  return at >= 0 && first && last ? [first.index, last.index + 1] : undefined;
}
