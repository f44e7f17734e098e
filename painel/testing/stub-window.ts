import { vi } from "vitest";

/** A window in which rows of a virtual list fit; jsdom has no layout. Undone by `vi.unstubAllGlobals` and `restoreAllMocks`. */
export function stubWindow({ width = 1200, height = 800, row = 60 } = {}): void {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  // Rows measured as 0 would all fit into the window.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(row);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
