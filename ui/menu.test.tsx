import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Menu } from "./menu.tsx";

const renderMenu = () => {
  const [edit, remove] = [vi.fn(), vi.fn()];
  render(
    <Menu
      label="Ações"
      header="Carla"
      items={[
        { label: "Editar", onSelect: edit },
        { label: "Remover", danger: true, onSelect: remove },
      ]}
    >
      …
    </Menu>,
  );
  return { edit, remove, button: screen.getByRole("button", { name: "Ações" }) };
};

test("arrows move, Enter chooses, and focus returns to the button", async () => {
  const { edit, remove, button } = renderMenu();
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("menuitem", { name: "Editar" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("menuitem", { name: "Remover" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{End}{Home}{ArrowUp}{Enter}");
  expect(remove).toHaveBeenCalledOnce();
  expect(edit).not.toHaveBeenCalled();
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("Esc and a press outside close it without choosing", async () => {
  const { edit, button } = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  expect(edit).not.toHaveBeenCalled();
});
