/** Fragments of other links of the page, as "Pular para o conteúdo", are not ours. */
export const hasLink = () => window.location.hash.startsWith("#v=");

/** Not by the router, which would scroll and announce a page. */
export function writeFragment(fragmento: string): void {
  window.history.replaceState(window.history.state, "", `#${fragmento}`);
}

export function removeFragment(): void {
  if (window.location.hash) window.history.replaceState(window.history.state, "", window.location.pathname);
}
