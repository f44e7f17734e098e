export interface Found {
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  /** Where a press reaches it; only with `aim`, and null while it moves or is covered. */
  point: { x: number; y: number } | null;
}

type Wanted = { text: string | null } | { pattern: string; flags: string };

/**
 * Runs in the page: the first visible element of the selector with that accessible name. With `aim` it is scrolled into
 * the middle of the window and must stay in place for two frames.
 */
export async function inspect(css: string, wanted: Wanted, aim: boolean): Promise<Found | null> {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const byIds = (ids: string) => ids.split(" ").map((id) => plain(document.getElementById(id)?.textContent));
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute("aria-labelledby");
    if (labelled) return byIds(labelled).join(" ");
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return plain(label ?? element.textContent);
  };
  const fits = (name: string) =>
    "pattern" in wanted
      ? new RegExp(wanted.pattern, wanted.flags).test(name)
      : wanted.text === null || name === wanted.text;
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((one) => shown(one) && fits(nameOf(one)));
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let point: Found["point"] = null;
  if (aim) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const before = middle();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    const label = (element as HTMLInputElement).labels?.[0];
    const reached = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
    if (reached && before.x === x && before.y === y) point = { x, y };
  }
  const { value = "", checked = false } = element as HTMLInputElement;
  return { text: plain(element.textContent), value, checked, focused: element === document.activeElement, point };
}
