import { expect, test, vi } from "vitest";
import { placeBubble } from "./place-bubble.ts";

function place(anchor: { left: number; top: number }) {
  const make = (box: Partial<DOMRect>) => {
    const element = document.createElement("span");
    element.getBoundingClientRect = () => box as DOMRect;
    return element;
  };
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(360);
  const bubble = make({ width: 256, height: 100 });
  placeBubble(bubble, make({ ...anchor, width: 44, height: 44, bottom: anchor.top + 44 }));
  const read = (name: string) => bubble.style.getPropertyValue(name);
  return { x: read("--x"), y: read("--y"), point: read("--ponta"), below: bubble.hasAttribute("data-below") };
}

test("is centred above its anchor", () => {
  expect(place({ left: 158, top: 300 })).toEqual({ x: "52px", y: "200px", point: "128px", below: false });
});

test("is placed below the anchor if there is no room above", () => {
  expect(place({ left: 158, top: 90 })).toMatchObject({ y: "134px", below: true });
});

test("stays inside the window on both sides, with its arrow on the anchor", () => {
  expect(place({ left: 4, top: 300 })).toMatchObject({ x: "8px", point: "18px" });
  expect(place({ left: 312, top: 300 })).toMatchObject({ x: "96px", point: "238px" });
});
