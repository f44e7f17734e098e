import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ahead, paintFirst } from "./paint-first.ts";

let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  document.body.innerHTML = '<a href="/planos"><b>Planos</b></a><button type="button">Voltar</button>';
});

afterEach(() => {
  ahead.run = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router whose links navigate as those of the site do: while the click is dispatched. */
function openRouter(selector: string, type = "click") {
  const router = createMemoryRouter([{ path: "/" }, { path: "/planos" }], { instrumentations: [paintFirst] });
  const element = document.querySelector(selector) as HTMLElement;
  element.addEventListener(type, (event) => {
    event.preventDefault();
    void router.navigate("/planos");
  });
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return router;
}

test("a clicked link navigates after the frame that shows the press", async () => {
  const router = openRouter("b");
  await vi.advanceTimersByTimeAsync(50);
  expect(router.state.location.pathname).toBe("/");
  for (const paint of frames) paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.location.pathname).toBe("/planos");
});

test("after that frame it runs the code of a page that was fetched ahead, and then navigates", async () => {
  let run = () => {};
  const ran = new Promise<void>((resolve) => {
    run = resolve;
  });
  ahead.run = vi.fn(() => ran);
  const router = openRouter("b");
  expect(ahead.run).not.toHaveBeenCalled();
  for (const paint of frames) paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(ahead.run).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/");
  run();
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.location.pathname).toBe("/planos");
});

test("without frames, as in the background, it navigates after 100 ms", async () => {
  const router = openRouter("b");
  await vi.advanceTimersByTimeAsync(100);
  expect(router.state.location.pathname).toBe("/planos");
});

test.each([
  ["button", "click"],
  ["a", "keydown"],
])("a navigation by %s %s starts at once", async (selector, type) => {
  const router = openRouter(selector, type);
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.location.pathname).toBe("/planos");
  expect(frames).toEqual([]);
});
