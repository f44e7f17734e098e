import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { installPlatform } from "./jsdom-platform.ts";

beforeAll(installPlatform);

test("shows the exact text, focuses its only button, and closes by it", async () => {
  const onClose = vi.fn();
  render(
    <AlertDialog open onClose={onClose} title="Cadastro realizado com sucesso!">
      Em breve entraremos em contato.
    </AlertDialog>,
  );
  const dialog = screen.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" });
  expect(dialog).toHaveAccessibleDescription("Em breve entraremos em contato.");
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName("Entendi");
  expect(buttons[0]).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});
