import { expect, test } from "vitest";
import { placa } from "~/images/jardim-placa.ts";
import { cleanName, fitName, type Measure } from "./fit-name.ts";

/** Each letter as wide as a capital M: wider than any name. */
const wide: Measure = (text, size) => [...text].length * size * 0.9;
const usual: Measure = (text, size) => [...text].length * size * 0.5;

test.each([
  ["one letter", "É"],
  ["14 characters", "Farmácia Vital"],
  ["24 characters", "Farmácia Nossa Senhora A"],
  ["32 characters", "Drogaria São Sebastião do Paraís"],
  ["32 characters without a space", "W".repeat(32)],
  ["an emoji", "Farmácia 🌱 Verde"],
  ["right to left", "صيدلية الحديقة"],
])("[JARDIM-01] a name is whole inside the sign: %s", (_case, name) => {
  for (const measure of [usual, wide]) {
    const { lines, size } = fitName(name, measure);
    expect(
      lines
        .map(({ text }) => text)
        .join("")
        .replaceAll(" ", ""),
    ).toBe(name.replaceAll(" ", ""));
    for (const { text } of lines) expect(measure(text, size)).toBeLessThanOrEqual(placa.width);
    // Accents of capitals rise to 0.94 of the size, descenders fall to 0.24.
    expect((lines[0]?.y ?? 0) - size * 0.94).toBeGreaterThanOrEqual(-placa.height / 2);
    expect((lines.at(-1)?.y ?? 0) + size * 0.24).toBeLessThanOrEqual(placa.height / 2);
  }
});

test("[JARDIM-01] short names are large, long ones take two lines that break between words", () => {
  const texts = (name: string) => fitName(name, usual).lines.map(({ text }) => text);
  expect(fitName("Sua farmácia", usual).size).toBe(84);
  expect(texts("Sua farmácia")).toEqual(["Sua farmácia"]);
  expect(texts("Drogaria São Sebastião do Paraís")).toEqual(["Drogaria São", "Sebastião do Paraís"]);
});

test("[JARDIM-01] the sign shows at most 32 visible characters, and nothing of spaces alone", () => {
  expect(cleanName("a".repeat(40))).toHaveLength(32);
  expect([...cleanName("🌱".repeat(40))]).toHaveLength(32);
  expect(cleanName("  \t ")).toBe("");
  expect(cleanName(" Farmácia\u200f  Boa\u0000 Vista ")).toBe("Farmácia Boa Vista");
});
