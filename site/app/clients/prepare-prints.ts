const longDate = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long" });

/**
 * What a stylesheet cannot give a printed page: the date and the address at its head after a followed link, and open folds
 * in browsers without `::details-content`.
 */
export function preparePrints(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("beforeprint", writeHead, { signal });
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
  head.dataset.endereco = address.replace(/^https?:\/\/(www\.)?|\/$/g, "");
  head.dataset.impresso = ` · impresso em ${longDate.format(new Date())}`;
}

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
