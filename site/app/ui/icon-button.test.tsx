import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { X } from "lucide-react";
import { expect, test, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";

test("its label is its name; Enter and Space activate it; the icon is hidden from screen readers", async () => {
  const onClick = vi.fn();
  render(<IconButton icon={X} label="Fechar" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Fechar" });
  expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  await userEvent.tab();
  await userEvent.keyboard("{Enter} ");
  expect(onClick).toHaveBeenCalledTimes(2);
});
