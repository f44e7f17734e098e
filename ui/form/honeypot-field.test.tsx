import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { HoneypotField } from "./honeypot-field.tsx";

test("is unreachable for people but visible to bots", async () => {
  const onValueChange = vi.fn();
  const { container } = render(<HoneypotField name="site" value="" onValueChange={onValueChange} />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.tab();
  const input = container.querySelector("input") as HTMLInputElement;
  expect(input).not.toHaveFocus();
  expect(input).toHaveAttribute("autocomplete", "off");
  fireEvent.change(input, { target: { value: "http://spam" } });
  expect(onValueChange).toHaveBeenCalledWith("http://spam");
});
