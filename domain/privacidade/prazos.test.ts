import { expect, test } from "vitest";
import { formatPrazo, prazos, toInterval } from "./prazos.ts";

test.each([
  [prazos.cookieDeConsentimento, "1 dia"],
  [prazos.leadSemContrato, "24 meses"],
  [prazos.comunicacaoDeIncidente, "3 dias úteis"],
  [{ quantidade: 1, unidade: "mês" } as const, "1 mês"],
])("a period as text: %j", (prazo, words) => {
  expect(formatPrazo(prazo)).toBe(words);
});

test.each([
  [prazos.leadSemContrato, "24 months"],
  [prazos.registrosDePagamento, "5 years"],
  [prazos.tentativasEConsultas, "30 days"],
  [prazos.sessaoDePagamento, "1 hours"],
])("a period for the database: %j", (prazo, interval) => {
  expect(toInterval(prazo)).toBe(interval);
});
