/** "A, B e C". Not Intl.ListFormat: creating the first one blocks a phone for about 100 ms. */
export function joinNomes(nomes: readonly string[]): string {
  const last = nomes.at(-1) ?? "";
  return nomes.length > 1 ? `${nomes.slice(0, -1).join(", ")} e ${last}` : last;
}
