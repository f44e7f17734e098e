import fc from "fast-check";
import { expect, test } from "vitest";
import { computeFluxo, folhaOf, type Lancamento, movimentosOf, occurrencesOf } from "./fluxo.ts";

const vendas: Lancamento = { nome: "Vendas", sinal: 1, valor: 10_000_00, regra: { repete: "espalhada", dias: 6 } };
const compras = (valor: number): Lancamento => ({
  nome: "Compras",
  sinal: -1,
  valor,
  regra: { repete: "semana", diaDaSemana: 3 },
});
const simple = (valor: number) =>
  computeFluxo({ saldo: 5_000_00, hoje: "2026-11-16", lancamentos: [vendas, compras(valor)] });

test("[FERRAMENTA-27] F1: a week closes above zero and its lowest day is named", () => {
  const { semanas, primeiraNegativa, primeiroDia } = simple(9_000_00);
  expect(semanas[0]).toMatchObject({ de: "2026-11-16", ate: "2026-11-22", fecha: 6_000_00, menor: 1_000_01 });
  expect([semanas.length, semanas[12]?.fecha, primeiraNegativa, primeiroDia]).toEqual([13, 18_000_00, null, null]);
});

test("[FERRAMENTA-27] F2: the first week below zero, and the first day, which is weeks before", () => {
  const { semanas, primeiraNegativa, primeiroDia } = simple(11_000_00);
  expect([primeiraNegativa?.semana, primeiroDia, semanas[0]?.menor, semanas[12]?.fecha]).toEqual([
    6,
    "2026-11-18",
    -999_99,
    -8_000_00,
  ]);
});

const out = (nome: string, valor: number, regra: Lancamento["regra"]): Lancamento => ({
  nome,
  sinal: -1,
  valor,
  regra,
});
const spread = (nome: string, valor: number, dias: number): Lancamento => ({
  nome,
  sinal: 1,
  valor,
  regra: { repete: "espalhada", dias },
});
const farmacia = (vendas: number) => [
  spread("Dinheiro, PIX e débito", 18_600_00 * vendas, 6),
  spread("Cartão de crédito", 11_200_00 * vendas, 5),
  out("Distribuidoras", 20_400_00, { repete: "semana", diaDaSemana: 5 }),
  out("Aluguel", 3_800_00, { repete: "mes", dia: 10, ajuste: "adia" }),
  out("DAS (Simples)", 8_310_00, { repete: "mes", dia: 20, ajuste: "adia" }),
  out("Luz, internet e sistema", 4_000_00, { repete: "mes", dia: 15, ajuste: "adia" }),
  out("Pró-labore", 4_500_00, { repete: "mes", dia: 5, ajuste: "antecipa" }),
  out("Compra de verão", 9_600_00, { repete: "unica", data: "2026-12-16" }),
  ...folhaOf(12_870_00, 2026),
];
const F3 = { saldo: 14_000_00, hoje: "2026-11-17" };

test("[FERRAMENTA-27, FERRAMENTA-28] F3: an invented pharmacy with its payroll", () => {
  const { semanas, primeiraNegativa, primeiroDia } = computeFluxo({ ...F3, lancamentos: farmacia(1) });
  expect(semanas.map(({ fecha }) => fecha)).toEqual([
    17_030_40, 18_120_40, 3_715_40, 9_315_40, -2_864_00, -1_774_00, 7_626_00, -344_00, 1_256_00, 801_60, 10_201_60,
    2_231_60, 7_831_60,
  ]);
  expect([primeiraNegativa?.semana, primeiroDia]).toEqual([5, "2026-12-18"]);
});

test("[FERRAMENTA-27] F4: with sales 10 % lower it comes two weeks earlier", () => {
  const { primeiraNegativa, primeiroDia, pior } = computeFluxo({ ...F3, lancamentos: farmacia(0.9) });
  expect([primeiraNegativa?.semana, primeiroDia, pior.semana, pior.fecha]).toEqual([3, "2026-12-04", 12, -32_994_40]);
});

test("[FERRAMENTA-27] F5: a balance below zero is today's", () => {
  const { primeiraNegativa, primeiroDia } = computeFluxo({ saldo: -1, hoje: "2026-11-17", lancamentos: [] });
  expect([primeiraNegativa?.semana, primeiroDia]).toEqual([1, "2026-11-17"]);
});

test("[FERRAMENTA-27] F6 and F7: the last day of a month, and cents that are left", () => {
  const monthly = out("x", 1, { repete: "mes", dia: 31 });
  expect(occurrencesOf(monthly, "2026-11-16", "2027-02-14").map(({ dia }) => dia)).toEqual([
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
  ]);
  const cents = occurrencesOf(spread("x", 100_00, 6), "2026-11-16", "2026-11-22").map(({ valor }) => valor);
  expect(cents).toEqual([1667, 1667, 1667, 1667, 1666, 1666]);
});

test("[FERRAMENTA-27] a payment of the month before that waits for a bank is due in this one", () => {
  const monthly = out("x", 1, { repete: "mes", dia: 31, ajuste: "adia" });
  expect(occurrencesOf(monthly, "2026-11-01", "2026-11-30").map(({ dia }) => dia)).toEqual([
    "2026-11-03",
    "2026-11-30",
  ]);
});

test("[FERRAMENTA-28] payroll dates of the year after, and what is left of the 13th salary in January", () => {
  const days = (hoje: string, fim: string, ano: number) =>
    folhaOf(1_000_01, ano).map((linha) => occurrencesOf(linha, hoje, fim).map(({ dia }) => dia));
  expect(days("2026-11-18", "2027-02-16", 2026)).toEqual([
    ["2026-12-04", "2027-01-07", "2027-02-05"],
    ["2026-11-19", "2026-12-18", "2027-01-20"],
    ["2026-11-30"],
    ["2026-12-18"],
    ["2026-12-18"],
    ["2027-01-20"],
  ]);
  expect(folhaOf(1_000_01, 2026).map(({ valor }) => valor)).toEqual([1_000_01, 80_00, 500_00, 500_01, 40_00, 40_00]);
});

test("[FERRAMENTA-27] every week opens with what the one before closed with", () => {
  const valor = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), valor, valor, (saldo, um, dois) => {
      const { semanas } = computeFluxo({
        saldo,
        hoje: "2026-11-18",
        lancamentos: [{ ...vendas, valor: um }, compras(dois)],
      });
      expect(semanas[0]?.abre).toBe(saldo);
      for (const [index, semana] of semanas.entries()) {
        expect(semana.fecha).toBe(semana.abre + semana.entradas - semana.saidas);
        if (index > 0) expect(semana.abre).toBe(semanas[index - 1]?.fecha);
      }
    }),
    { numRuns: 30 },
  );
});

test("[FERRAMENTA-27] what moves on a day and in a week, a line for each entry", () => {
  expect(movimentosOf(farmacia(1), "2026-12-18", "2026-12-18").map(({ nome }) => nome)).toEqual([
    "Dinheiro, PIX e débito",
    "Cartão de crédito",
    "Distribuidoras",
    "FGTS (8%)",
    "13º, 2ª parcela",
    "FGTS do 13º, 1ª",
  ]);
  expect(movimentosOf(farmacia(1), "2026-12-14", "2026-12-20")[0]).toEqual({
    nome: "Dinheiro, PIX e débito",
    sinal: 1,
    valor: 18_600_00,
    de: "2026-12-14",
    ate: "2026-12-19",
  });
});
