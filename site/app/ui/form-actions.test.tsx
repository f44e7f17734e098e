import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FormActions } from "./form-actions.tsx";

test("the main button precedes the back link in tab order", async () => {
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
