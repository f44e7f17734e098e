import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { installPlatform } from "./jsdom-platform.ts";
import { Tooltip } from "./tooltip.tsx";

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
