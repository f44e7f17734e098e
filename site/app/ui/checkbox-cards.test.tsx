import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CheckboxCards } from "./checkbox-cards.tsx";

function Example() {
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
  render(<Example />);
  expect(screen.getByRole("group")).toHaveAccessibleDescription("Selecione ao menos uma opção");
  await userEvent.click(screen.getByText("Imersão"));
  await userEvent.click(screen.getByText("Mentoria"));
  expect(screen.getByRole("status")).toHaveTextContent("imersao,mentoria");
  await userEvent.keyboard(" ");
  expect(screen.getByRole("status")).toHaveTextContent(/^imersao$/);
});
