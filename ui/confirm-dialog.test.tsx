import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

test("the safe answer has the focus; confirming runs the action and closes", async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog open title="Apagar?" confirm="Apagar" onConfirm={onConfirm} onClose={onClose}>
      Não volta.
    </ConfirmDialog>,
  );
  expect(screen.getByRole("alertdialog", { name: "Apagar?" })).toHaveAccessibleDescription("Não volta.");
  expect(screen.getByRole("button", { name: "Cancelar" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Apagar" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
