import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DecimalField } from "./decimal-field.tsx";

const format = (text: string) => (/^\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ".") : text);

function Example({ row }: { row?: boolean }) {
  const [value, setValue] = useState("");
  return (
    <DecimalField
      id="preco"
      label="Preço"
      hint="Com frete."
      prefix="R$"
      row={row}
      value={value}
      onValueChange={setValue}
      format={format}
      error={/[a-z]/.test(value) ? "Use só números." : undefined}
    />
  );
}

test.each([false, true])(
  "[FERRAMENTA-04] typed text stays as it is and is formatted on leaving the field, in a row: %s",
  async (row) => {
    render(<Example row={row} />);
    const field = screen.getByLabelText<HTMLInputElement>(/^Preço/);
    expect(field).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(field, "1234");
    expect(field).toHaveValue("1234");
    field.setSelectionRange(1, 1);
    await userEvent.keyboard("9");
    expect([field.value, field.selectionStart]).toEqual(["19234", 2]);
    await userEvent.tab();
    expect(field).toHaveValue("19.234");
  },
);

test.each([false, true])("[FERRAMENTA-04] an error waits until the field is left, in a row: %s", async (row) => {
  render(<Example row={row} />);
  const field = screen.getByLabelText(/^Preço/);
  await userEvent.type(field, "dez");
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Com frete. Use só números.");
});

test("[FERRAMENTA-05] what was typed before the page was hydrated counts", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Example />);
  const field = container.querySelector("input") as HTMLInputElement;
  field.value = "dez";
  render(<Example />, { container, hydrate: true });
  expect(field).toHaveValue("dez");
  expect(field).toHaveAccessibleDescription("Com frete. Use só números.");
});
