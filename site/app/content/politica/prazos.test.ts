import { expect, test } from "vitest";
import { formatPrazo, prazos } from "./prazos.ts";

test.each([
  [prazos.cookieDeConsentimento, "1 dia"],
  [prazos.leadSemContrato, "24 meses"],
  [prazos.comunicacaoDeIncidente, "3 dias úteis"],
  [{ quantidade: 1, unidade: "mês" } as const, "1 mês"],
])("a period in words: %j", (prazo, words) => {
  expect(formatPrazo(prazo)).toBe(words);
});
