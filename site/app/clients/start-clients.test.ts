import { afterEach, expect, test, vi } from "vitest";
import { testConnectionWhenIdle } from "./start-clients.ts";
import { stubBackend } from "./stub-backend.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const whenIdle = () => {
  const idle = vi.fn((run: () => void) => run());
  vi.stubGlobal("requestIdleCallback", idle);
  return idle;
};

test("the connection is tested once per session", () => {
  stubBackend().config = () => Response.json({});
  const idle = whenIdle();
  testConnectionWhenIdle();
  testConnectionWhenIdle();
  expect(idle).toHaveBeenCalledTimes(1);
});

test("the connection is tested where storage is blocked", () => {
  stubBackend().config = () => Response.json({});
  const idle = whenIdle();
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(testConnectionWhenIdle).not.toThrow();
  expect(idle).toHaveBeenCalledTimes(1);
});
