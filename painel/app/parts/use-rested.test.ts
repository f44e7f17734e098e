import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useRested } from "./use-rested.ts";

afterEach(() => void vi.useRealTimers());

test("[TECLA-02] the first person is loaded at once; while J is kept down, only the one where it stops", () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ id }) => useRested(id), { initialProps: { id: "a" } });
  expect(result.current).toBe(true);
  for (const id of ["b", "c", "d"]) {
    act(() => void vi.advanceTimersByTime(50));
    rerender({ id });
    expect(result.current).toBe(false);
  }
  act(() => void vi.advanceTimersByTime(120));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(500));
  rerender({ id: "e" });
  expect(result.current).toBe(true);
});
