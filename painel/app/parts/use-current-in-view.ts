import { type RefObject, useEffect, useRef } from "react";

/** Scrolls the current entry of a row of tabs into view, also when it changes to another `current`. */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found by its attribute, which follows `current`
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && entry)
      row.current.scrollLeft = entry.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return row;
}
