import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CheckboxCards, RadioCards } from "./choice-group.tsx";

const options = [
  { value: "gratuito", title: "Gratuito", description: "Para conhecer.", price: "R$ 0" },
  { value: "pago", title: "Pago", price: "12 × R$ 166,50", priceNote: "ou à vista", nested: <p>Forma de pagamento</p> },
];

function RadioExample({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <RadioCards
      id="tipo"
      name="tipo"
      legend="Como você quer começar?"
      error={error}
      options={options}
      value={value}
      onValueChange={setValue}
    />
  );
}

test("a group with its question; each card is named by its title and described by the rest", () => {
  render(<RadioExample />);
  expect(screen.getByRole("radiogroup", { name: "Como você quer começar?" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Gratuito" })).toHaveAccessibleDescription(/^Para conhecer\. ?R\$ 0$/);
  expect(screen.getByRole("radio", { name: "Pago" })).toHaveAccessibleDescription(/^12 × R\$ 166,50 ?ou à vista$/);
});

test("one tab stop; arrows select; a click anywhere on the card selects", async () => {
  render(<RadioExample />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Gratuito" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Pago" })).toBeChecked();
  await userEvent.click(screen.getByText("Para conhecer."));
  expect(screen.getByRole("radio", { name: "Gratuito" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Pago" })).not.toBeChecked();
});

test("nested questions are outside the label", () => {
  render(<RadioExample />);
  expect(screen.getByText("Forma de pagamento").closest("label")).toBeNull();
});

test("an error describes the group, and its id points to the first card", () => {
  render(<RadioExample error="Por favor, escolha entre gratuito ou pago" />);
  const group = screen.getByRole("radiogroup");
  expect(group).toHaveAccessibleDescription("Por favor, escolha entre gratuito ou pago");
  expect(group).toHaveAttribute("aria-invalid", "true");
  expect(document.getElementById("tipo")).toBe(screen.getByRole("radio", { name: "Gratuito" }));
});

function CheckboxExample() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <>
      <CheckboxCards
        id="opcoes"
        name="opcoes"
        legend="O que interessa a você?"
        error={values.length ? undefined : "Selecione ao menos uma opção"}
        options={[
          { value: "mentoria", title: "Mentoria" },
          { value: "imersao", title: "Imersão" },
        ]}
        values={values}
        onValuesChange={setValues}
      />
      <output>{values.join(",")}</output>
    </>
  );
}

test("[REG-03] any number can be selected and unselected, by pointer or by Space", async () => {
  render(<CheckboxExample />);
  expect(screen.getByRole("group")).toHaveAccessibleDescription("Selecione ao menos uma opção");
  await userEvent.click(screen.getByText("Imersão"));
  await userEvent.click(screen.getByText("Mentoria"));
  expect(screen.getByRole("status")).toHaveTextContent("imersao,mentoria");
  await userEvent.keyboard(" ");
  expect(screen.getByRole("status")).toHaveTextContent(/^imersao$/);
});
