/** Cents of an amount as typed: "1.898,10", "1898", "R$ 1.898". Null for anything else. */
export function parseReais(texto: string): number | null {
  const plain = texto.replace(/^\s*R\$/, "").replaceAll(/\s/g, "");
  const found = /^(\d{1,3}(?:\.\d{3})+|\d{1,10})(?:,(\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const [, reais = "", fraction = ""] = found;
  return Number(reais.replaceAll(".", "")) * 100 + Number(fraction.padEnd(2, "0"));
}
