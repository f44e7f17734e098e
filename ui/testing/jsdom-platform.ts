/** For tests only: minimal versions of browser APIs that jsdom lacks. */
export function installPlatform(): void {
  installDialog();
  installPopover();
  window.matchMedia = (query) => mediaList(query);
  Element.prototype.scrollIntoView = () => {};
  window.IntersectionObserver = NeverIntersecting;
  window.ResizeObserver = NeverResizing;
  performance.getEntriesByType ??= () => [];
}

/** Reports nothing: in jsdom no element has a position. */
class NeverIntersecting extends EventTarget implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
  takeRecords = () => [];
}

class NeverResizing implements ResizeObserver {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
}

const matching = new Set<string>();
const lists = new Map<string, EventTarget>();

/** Sets whether a media query matches and notifies its listeners. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  lists.get(query)?.dispatchEvent(new Event("change"));
}

function mediaList(query: string): MediaQueryList {
  const list = lists.get(query) ?? new EventTarget();
  lists.set(query, list);
  return Object.defineProperties(list, {
    matches: { get: () => matching.has(query), configurable: true },
    media: { value: query, configurable: true },
  }) as MediaQueryList;
}

function installDialog(): void {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>("button, [href], input, [tabindex]")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event("close"));
  };
}

function installPopover(): void {
  const toggle = (element: HTMLElement, newState: "open" | "closed") => {
    element.toggleAttribute("data-popover-open", newState === "open");
    element.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    toggle(this, "open");
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, "closed");
  };
}
