import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field, fieldSpan } from "./field.tsx";

test("connects label, hint and error to the control, hint first", () => {
  render(
    <Field id="email" label="E-mail" hint="As instruções chegam por aqui." error="Email inválido">
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toHaveAttribute("id", "email");
  expect(input).toHaveAttribute("aria-describedby", "email-dica email-erro");
  expect(input).toHaveAccessibleDescription("As instruções chegam por aqui. Email inválido");
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test("without hint or error there is no description and no aria-invalid", () => {
  render(<Field label="Nome">{(wiring) => <input {...wiring} />}</Field>);
  const input = screen.getByRole("textbox", { name: "Nome" });
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(input).toBeValid();
});

test("marks only optional fields", () => {
  render(
    <Field label="Complemento" optional>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Complemento (opcional)" })).not.toBeRequired();
});

test("a field takes the full width by default", () => {
  expect(fieldSpan()).toBe("col-span-full");
  expect(fieldSpan(3)).toBe("col-span-full md:col-span-3");
  expect(fieldSpan(2, 2)).toBe("col-span-2 md:col-span-2");
});
