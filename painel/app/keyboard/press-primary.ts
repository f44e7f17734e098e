const SCOPE = "form, dialog[open], [data-form]";
const PRIMARY = ["[data-primary][type=submit]", "[data-primary]", "[type=submit]"];

/** Presses the one primary button of the composer, form or dialog around an element; false when there is none. */
export function pressPrimary(target: Element | null): boolean {
  const dialog = document.querySelector("dialog[open]");
  for (let scope = target?.closest(SCOPE) ?? dialog; scope; scope = scope.parentElement?.closest(SCOPE) ?? null) {
    const button = PRIMARY.map((selector) => scope?.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!button) continue;
    // A click, because an unavailable button refuses it.
    button.click();
    return true;
  }
  return false;
}
