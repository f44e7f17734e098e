import { afterEach, expect, test, vi } from "vitest";
import { loadAgain } from "./load-again.ts";

afterEach(() => {
  vi.useRealTimers();
});

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "module";
  });
};

test("a failed import is repeated when the network returns", async () => {
  vi.useFakeTimers();
  const load = failing(1);
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("module");
  expect(load).toHaveBeenCalledTimes(2);
});

test("without such an event it is repeated every ten seconds", async () => {
  vi.useFakeTimers();
  const load = failing(2);
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await loaded).toBe("module");
  expect(load).toHaveBeenCalledTimes(3);
});
