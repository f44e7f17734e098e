import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { installPlatform } from "./testing/jsdom-platform.ts";
import { placeBubble, Tooltip } from "./tooltip.tsx";

beforeAll(installPlatform);

const setup = () => {
  render(
    <>
      <Tooltip text="Conforme o plano.">Incluído</Tooltip>
      <button type="button">Outro</button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Incluído" });
  const bubble = document.querySelector("[role=tooltip]") as HTMLElement;
  return { button, bubble, isOpen: () => bubble.hasAttribute("data-popover-open") };
};

test("[PLAN-07] describes its button, and without JavaScript the button still toggles it", () => {
  const { button, bubble } = setup();
  expect(button).toHaveAccessibleDescription("Conforme o plano.");
  expect(button).toHaveAttribute("popovertarget", bubble.id);
  expect(bubble).toHaveAttribute("popover", "auto");
});

test("[PLAN-07] opens on mouse hover and closes when the pointer leaves", () => {
  const { button, isOpen } = setup();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  expect(isOpen()).toBe(true);
  fireEvent.pointerOut(button, { pointerType: "mouse" });
  expect(isOpen()).toBe(false);
});

test("[PLAN-07] a tap opens it, the next tap closes it", async () => {
  const { button, isOpen } = setup();
  const user = userEvent.setup();
  const tap = () => user.pointer([{ keys: "[TouchA]", target: button }]);
  await tap();
  expect(isOpen()).toBe(true);
  await tap();
  expect(isOpen()).toBe(false);
});

test("[PLAN-07] a click keeps a tooltip opened by hover open; the next click closes it", async () => {
  const { button, isOpen } = setup();
  await userEvent.click(button);
  expect(isOpen()).toBe(true);
  fireEvent.pointerOut(button, { pointerType: "mouse" });
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
});

test("[PLAN-07] focus opens it, Esc closes it and keeps focus, blur closes it", async () => {
  const { button, isOpen } = setup();
  await userEvent.tab();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

test("[PLAN-07] after the browser closed it, one click opens it again", () => {
  const { button, bubble, isOpen } = setup();
  fireEvent.click(button);
  bubble.hidePopover();
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
});

test("[PLAN-07] without popover support hover, focus and click throw nothing, and the button stays described", () => {
  const { showPopover, hidePopover } = HTMLElement.prototype;
  Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
  const errors = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", errors);
  try {
    const { button } = setup();
    fireEvent.pointerOver(button, { pointerType: "mouse" });
    fireEvent.pointerOut(button, { pointerType: "mouse" });
    fireEvent.focus(button);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(errors).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleDescription("Conforme o plano.");
  } finally {
    window.removeEventListener("error", errors);
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  }
});

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
