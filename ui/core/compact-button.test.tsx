import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CompactButton } from "./compact-button.tsx";

test("busy, it keeps focus and a second click does nothing", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<CompactButton onClick={onClick}>Gravar</CompactButton>);
  await userEvent.click(screen.getByRole("button", { name: "Gravar" }));
  rerender(
    <CompactButton busy onClick={onClick}>
      Gravar
    </CompactButton>,
  );
  const button = screen.getByRole("button", { name: "Gravar" });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
