/**
 * What a stylesheet cannot give a printed page: the date at its head, where its links lead, and open folds in browsers
 * without `::details-content`.
 */
export function preparePrints(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("beforeprint", writeHead, { signal });
  addEventListener("beforeprint", writeAddresses, { signal });
  if (!CSS.supports("selector(::details-content)")) {
    addEventListener("beforeprint", openFolds, { signal });
    addEventListener("afterprint", closeFolds, { signal });
  }
  return () => stop.abort();
}

function writeHead(): void {
  const head = document.querySelector<HTMLElement>("header[data-chrome]");
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  if (!head) return;
  head.dataset.endereco = shortOf(address);
  head.dataset.impresso = ` · impresso em ${new Date().toLocaleDateString("pt-BR", { dateStyle: "long" })}`;
}

/** Of links that leave the site: the number of a chat, or an address that a person would type. */
function writeAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')) {
    const [, area, first, last] = /^https:\/\/wa\.me\/55(..)(\d+)(\d{4})/.exec(link.href) ?? [];
    const address = area ? `(${area}) ${first}-${last}` : shortOf(link.href);
    if (address.length <= TYPED) link.dataset.printUrl = address;
  }
}

const TYPED = 48;

const shortOf = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, "");

/** Those that were closed, with their names: folds that share one close each other. */
const opened = new Map<HTMLDetailsElement, string>();

function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
    opened.set(fold, fold.name);
    fold.name = "";
    fold.open = true;
  }
}

function closeFolds(): void {
  for (const [fold, name] of opened) {
    fold.open = false;
    fold.name = name;
  }
  opened.clear();
}
