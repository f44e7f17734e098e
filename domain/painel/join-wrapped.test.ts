import { expect, test } from "vitest";
import { joinWrapped } from "./join-wrapped.ts";

test("[EMAIL-09] a line that the mail program broke is whole again; breaks of the writer, lists and quotes stay", () => {
  const wrapped = [
    "Bom dia, Bruna!",
    "",
    "Obrigada pelo retorno. Mandei em anexo o contrato social e a foto da",
    "fachada. Podemos falar na quinta, às 10h?",
    "Abraço,",
    "Rosângela",
  ];
  const whole =
    "Obrigada pelo retorno. Mandei em anexo o contrato social e a foto da fachada. Podemos falar na quinta, às 10h?";
  expect(joinWrapped(wrapped.join("\n"))).toBe(["Bom dia, Bruna!", "", whole, "Abraço,", "Rosângela"].join("\n"));
  const long = "palavra ".repeat(9).trim();
  for (const text of [
    `${long}\n- um item`,
    `- ${long}\nseguinte`,
    `> ${long}\n> citada`,
    `${"a".repeat(120)}\nb`,
    "",
    "a\n\nb",
  ]) {
    expect(joinWrapped(text)).toBe(text);
  }
});
