import { expect, test, vi } from "vitest";
import { settle, slide } from "./use-carousel.ts";

function track(count: number) {
  const parent = document.createElement("div");
  for (let index = 0; index < count; index++) parent.append(document.createElement("div"));
  const slides = [...parent.children] as HTMLElement[];
  /** Position of each slide, in slide widths from the left edge. */
  const places = () => slides.map((element, index) => index + Number(element.style.getPropertyValue("--shift")));
  return { parent, slides, places };
}

test("[LEAD-02] moving forward past the last slide, the first enters from the right", () => {
  const { parent, slides, places } = track(6);
  settle(slides, 5);
  expect(places()).toEqual([1, 2, 3, 4, 5, 0]);
  slide({ slides, from: 5, by: 1, visible: 3 });
  expect(places().slice(0, 3)).toEqual([0, 1, 2]);
  expect(places()[5]).toBe(-1);
  expect(parent).toHaveAttribute("data-moving");
});

test("[LEAD-02] moving back before the first slide, the last enters from the left", () => {
  const { slides, places } = track(6);
  const last = slides[5] as HTMLElement;
  const moves = vi.spyOn(last.style, "setProperty");
  slide({ slides, from: 0, by: -1, visible: 3 });
  // Its shifts are relative to its own position, the sixth: first one slide before the edge, then at the edge.
  expect(moves.mock.calls.map(([, shift]) => 5 + Number(shift))).toEqual([-1, 0]);
  expect(places().slice(0, 3)).toEqual([1, 2, 3]);
});

test.each([-3, -2, -1, 1, 2, 3])("[LEAD-02] a jump by %i shows the right three slides", (by) => {
  const { parent, slides, places } = track(6);
  slide({ slides, from: 0, by, visible: 3 });
  const inSight = places().map((place, index) => [place, index] as const);
  const first = (by + 6) % 6;
  for (const offset of [0, 1, 2]) expect(inSight).toContainEqual([offset, (first + offset) % 6]);
  settle(slides, first);
  expect(places()).toEqual([0, 1, 2, 3, 4, 5].map((index) => (index - first + 6) % 6));
  expect(parent).not.toHaveAttribute("data-moving");
});
