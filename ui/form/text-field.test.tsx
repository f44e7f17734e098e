import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SelectField } from "../choice/select-field.tsx";
import { TextareaField, TextField } from "./text-field.tsx";

function Example() {
  const [values, setValues] = useState({ nome: "", mensagem: "", estado: "" });
  const set = (field: keyof typeof values) => (value: string) => setValues({ ...values, [field]: value });
  return (
    <>
      <TextField label="Nome" autoComplete="name" value={values.nome} onValueChange={set("nome")} />
      <TextareaField
        label="Mensagem"
        value={values.mensagem}
        onValueChange={set("mensagem")}
        error="Mensagem é obrigatória"
      />
      <SelectField
        label="Estado"
        hint="Da loja."
        options={[{ value: "SP", label: "São Paulo" }]}
        value={values.estado}
        onValueChange={set("estado")}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

test("every kind of field reports its value and is connected to label, hint and error", async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText("Nome"), "Helena");
  await userEvent.type(screen.getByLabelText("Mensagem"), "Olá");
  await userEvent.selectOptions(screen.getByLabelText("Estado"), "São Paulo");
  expect(screen.getByRole("status")).toHaveTextContent('{"nome":"Helena","mensagem":"Olá","estado":"SP"}');
  expect(screen.getByLabelText("Nome")).toHaveAttribute("autocomplete", "name");
  expect(screen.getByLabelText("Mensagem")).toHaveAccessibleDescription("Mensagem é obrigatória");
  expect(screen.getByLabelText("Mensagem")).toBeInvalid();
  expect(screen.getByLabelText("Estado")).toHaveAccessibleDescription("Da loja.");
});

test("the select starts with an empty option", () => {
  render(<SelectField label="Estado" options={[]} placeholder="Escolha o estado" />);
  expect(screen.getByRole("option", { name: "Escolha o estado" })).toHaveValue("");
});
