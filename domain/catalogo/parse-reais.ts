/** Cents of an amount as typed: "2.450,50", "2450", "R$ 2.450". Null for anything else. */
export function parseReais(texto: string): number | null {
  const plain = texto.replace(/^\s*R\$/, "").replaceAll(/\s/g, "");
  const found = /^(\d{1,3}(?:\.\d{3})+|\d{1,10})(?:,(\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const [, reais = "", fraction = ""] = found;
  return Number(reais.replaceAll(".", "")) * 100 + Number(fraction.padEnd(2, "0"));
}
