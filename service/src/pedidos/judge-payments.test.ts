import { expect, test } from "vitest";
import { coversPrice, factsOfPayments, isReversed, isWaiting, judgePayments } from "./judge-payments.ts";

const payments = (...items: [string, number][]) =>
  items.map(([status, value], index) => ({ id: `pay_${index}`, status, value }));
const instalments = (count: number, status: string) =>
  Array.from({ length: count }, (): [string, number] => [status, 166.5]);

test.each([
  ["nothing charged", [], undefined],
  ["waiting", [["PENDING", 1998]], undefined],
  ["refused", [["OVERDUE", 1998]], undefined],
  ["given back", [["REFUNDED", 1998]], undefined],
  ["confirmed", [["CONFIRMED", 1998]], "pago"],
  ["received", [["RECEIVED", 1998]], "pago"],
  ["twelve instalments", instalments(12, "CONFIRMED"), "pago"],
  ["instalments not all confirmed yet", [...instalments(5, "CONFIRMED"), ...instalments(7, "PENDING")], undefined],
  ["eleven instalments", instalments(11, "CONFIRMED"), "em_revisao"],
  ["a cent short", [["RECEIVED", 1997.99]], "em_revisao"],
  ["a cent over", [["RECEIVED", 1998.01]], "em_revisao"],
  [
    "paid twice",
    [
      ["RECEIVED", 1998],
      ["CONFIRMED", 1998],
    ],
    "em_revisao",
  ],
  [
    "paid after a first try failed",
    [
      ["OVERDUE", 1998],
      ["RECEIVED", 1998],
    ],
    "pago",
  ],
] as [string, [string, number][], string | undefined][])("%s", (_case, items, verdict) => {
  expect(judgePayments(199800, payments(...items))).toBe(verdict);
});

test("amounts are compared in cents, without floating-point errors", () => {
  expect(judgePayments(30, payments(["RECEIVED", 0.1], ["RECEIVED", 0.2]))).toBe("pago");
});

test("a pending charge counts as a started payment", () => {
  expect(isWaiting(payments(["PENDING", 1998]))).toBe(true);
  expect(isWaiting(payments(["OVERDUE", 1998]))).toBe(false);
});

test("[COBRANCA-01] what the team sees: risk analysis, due day, overdue, and what came in", () => {
  const boleto = (status: string, dueDate: string) => ({
    id: dueDate,
    status,
    value: 1898,
    billingType: "BOLETO",
    dueDate,
    invoiceUrl: `https://provedor.exemplo/${dueDate}`,
  });
  const none = { analise: false, vencida: false, vence: null, boletoUrl: null, recebidoCentavos: null };
  expect(factsOfPayments([])).toEqual(none);
  expect(factsOfPayments([{ id: "a", status: "AWAITING_RISK_ANALYSIS", value: 1 }])).toEqual({
    ...none,
    analise: true,
  });
  expect(factsOfPayments([boleto("OVERDUE", "2026-11-10")])).toEqual({ ...none, vencida: true, vence: "2026-11-10" });
  // A second boleto was issued after the first one became overdue.
  expect(factsOfPayments([boleto("PENDING", "2026-11-19"), boleto("OVERDUE", "2026-11-10")])).toEqual({
    ...none,
    vence: "2026-11-19",
    boletoUrl: "https://provedor.exemplo/2026-11-19",
  });
  expect(factsOfPayments([boleto("RECEIVED", "2026-11-10")])).toEqual({ ...none, recebidoCentavos: 189800 });
});

test("[COBRANCA-01] a refund or a dispute of one instalment counts", () => {
  const paid = { id: "a", status: "CONFIRMED", value: 1 };
  expect(isReversed([paid])).toBe(false);
  for (const status of ["REFUNDED", "REFUND_IN_PROGRESS", "CHARGEBACK_REQUESTED", "CHARGEBACK_DISPUTE"]) {
    expect(isReversed([paid, { ...paid, status }])).toBe(true);
  }
});

test("[COBRANCA-01] what is left after a refund pays for the order, or does not", () => {
  const refunded: [string, number] = ["REFUNDED", 1998];
  expect(coversPrice(199800, payments(refunded, ["CONFIRMED", 1998]))).toBe(true);
  expect(coversPrice(199800, payments(refunded, ["CONFIRMED", 1998], ["CONFIRMED", 1998]))).toBe(true);
  expect(coversPrice(199800, payments(refunded))).toBe(false);
  expect(coversPrice(199800, payments(["REFUNDED", 166.5], ...instalments(11, "CONFIRMED")))).toBe(false);
});
