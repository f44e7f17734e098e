import { expect, test } from "vitest";
import { highlight } from "./search-results.tsx";

const marked = (texto: string, procurado: string) => {
  const [before, found, after] = highlight(texto, procurado);
  return `${before}[${found}]${after}`;
};

test("[CAIXA-07] marks without regard to accents and capitals", () => {
  expect(marked("Rosângela Almeida", "rosangela")).toBe("[Rosângela] Almeida");
  expect(marked("José Conceição", "ceicao")).toBe("José Con[ceição]");
  expect(marked("Ana Maria Prado", "prado ana")).toBe("Ana Maria [Prado]");
});

test("[CAIXA-07] digits match over the punctuation of telephone and CNPJ", () => {
  expect(marked("(16) 99812-4470", "99812")).toBe("(16) [99812]-4470");
  expect(marked("(34) 99981-2231", "99812")).toBe("(34) 9[9981-2]231");
  expect(marked("45.672.318/0001-57", "45672318")).toBe("[45.672.318]/0001-57");
});

test("[CAIXA-07] letters match over an apostrophe and the hyphen of a protocol", () => {
  expect(marked("Ana D'Ávila", "davila")).toBe("Ana [D'Ávila]");
  expect(marked("Ana D’Ávila Prado", "ana davila")).toBe("[Ana] D’Ávila Prado");
  expect(marked("ED-C2N4-KRWJ", "c2n4krwj")).toBe("ED-[C2N4-KRWJ]");
});

test("returns the whole text when nothing matches", () => {
  expect(highlight("Ana", "zzz")).toEqual(["Ana", "", ""]);
  expect(highlight("Ana", " ")).toEqual(["Ana", "", ""]);
});
