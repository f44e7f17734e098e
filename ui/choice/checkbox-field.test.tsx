import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CheckboxField } from "./checkbox-field.tsx";

test("the label and the Space key toggle it; hint and error describe it", async () => {
  const onCheckedChange = vi.fn();
  render(
    <CheckboxField
      id="aceite"
      label="Eu concordo."
      hint="Você pode sair quando quiser."
      error="É preciso concordar"
      onCheckedChange={onCheckedChange}
    />,
  );
  const box = screen.getByRole("checkbox", { name: "Eu concordo." });
  expect(box).toHaveAttribute("id", "aceite");
  expect(box).toHaveAccessibleDescription("Você pode sair quando quiser. É preciso concordar");
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  await userEvent.click(screen.getByText("Eu concordo."));
  await userEvent.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});
