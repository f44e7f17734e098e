/**
 * `R$ 1.898,10`, from cents. Not by Intl, which puts a no-break space after the symbol: with an ordinary one the text is
 * found by whoever searches for it as they read it. Keeping it on one line is the page's matter.
 */
export function formatReais(centavos: number): string {
  const [reais, fraction] = (Math.abs(centavos) / 100).toFixed(2).split(".");
  const grouped = reais?.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${centavos < 0 ? "-" : ""}R$ ${grouped},${fraction}`;
}

/** `R$ 1.898` where there are no cents to show. */
export function formatReaisShort(centavos: number): string {
  return formatReais(centavos).replace(/,00$/, "");
}
