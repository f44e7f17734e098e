/**
 * `R$ 1.898,10`, from cents. Not Intl, which puts a no-break space after the symbol: with an ordinary space the text
 * can be found by searching. Preventing line breaks is up to the page.
 */
export function formatReais(centavos: number): string {
  const [reais, fraction] = (Math.abs(centavos) / 100).toFixed(2).split(".");
  const grouped = reais?.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${centavos < 0 ? "-" : ""}R$ ${grouped},${fraction}`;
}

/** `R$ 1.898` for amounts without cents. */
export function formatReaisShort(centavos: number): string {
  return formatReais(centavos).replace(/,00$/, "");
}
