import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLater } from "./use-later.ts";

test("a component loads on mount and stays available", async () => {
  const load = vi.fn(async () => ({ default: "part" }));
  const { result, rerender } = renderHook(() => useLater(load));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe("part"));
  rerender();
  expect(load).toHaveBeenCalledOnce();
});

test("a component that failed to load is loaded again when the network returns", async () => {
  const load = vi.fn(async () => ({ default: "part" }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const { result } = renderHook(() => useLater(load));
  await act(async () => undefined);
  expect(result.current).toBeNull();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(result.current).toBe("part"));
});
