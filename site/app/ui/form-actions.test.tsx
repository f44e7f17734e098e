import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FormActions } from "./form-actions.tsx";

test("the main button is reached before the way back", async () => {
  render(
    <FormActions back={<button type="button">Voltar</button>}>
      <button type="submit">Continuar</button>
    </FormActions>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Continuar" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Voltar" })).toHaveFocus();
});
