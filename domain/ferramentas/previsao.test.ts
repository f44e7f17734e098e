import fc from "fast-check";
import { expect, test } from "vitest";
import { fluxoComVendas } from "./fluxo-com-vendas.ts";
import { fluxoOf } from "./fluxo-da-previsao.ts";
import { formatValor } from "./numero.ts";
import { ESTADO_FLUXO, type Linha, type Previsao, previsaoOf } from "./previsao.ts";
import { parseQuando, porQuanto, quandoWords } from "./quando.ts";

const { vazio, read, write } = ESTADO_FLUXO;
const quando = fc.constantFrom(
  "s1",
  "s5",
  "s6",
  "s7",
  "w1",
  "w7",
  "m1",
  "m31a",
  "m20d",
  "f",
  "u2026-12-16",
  "u2026-12-20d",
);
const valor = fc.option(fc.integer({ min: 1, max: 9_999_999_999 }), { nil: undefined });
const show = (centavos?: number) => (centavos === undefined ? "" : formatValor(centavos));
const linha: fc.Arbitrary<Omit<Linha, "id">> = fc.record({
  nome: fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom("Aluguel", "*0", "DAS (Simples)")),
  sinal: fc.constantFrom(1 as const, -1 as const),
  valor: valor.map(show),
  quando,
});
const digitado = fc.record({
  saldo: fc.option(fc.integer({ min: 0, max: 9_999_999_999 }), { nil: undefined }).map(show),
  isNegative: fc.boolean(),
  bruto: valor.map(show),
  semLinhas: fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
  linhas: fc.array(linha, { maxLength: 8 }).map((all) => all.map((one, id) => ({ ...one, id }))),
});

test("[FERRAMENTA-08, CONTAS-11] what was typed into the forecast comes back, whatever the names are, and half of it, too", () => {
  fc.assert(
    fc.property(digitado, (typed) => {
      expect(read(write(typed))).toEqual(typed);
    }),
    { numRuns: 80 },
  );
});

test("[FERRAMENTA-08] the usual entries are named by their place", () => {
  const typed = {
    ...vazio,
    saldo: "14.000",
    linhas: vazio.linhas.map((one) => (one.id === 2 ? { ...one, valor: "300" } : one)),
  };
  expect(write(typed)).toBe("s=1400000&b=&x=&l=*0~.*1~.*2~30000.*3~.*4~.*5~.*6~.*7~");
  expect(read(write(typed))).toEqual(typed);
});

const vazia: Previsao = { saldo: 0, bruto: 0, semLinhas: [], lancamentos: [] };

test.each([
  "s=1&b=0&x=",
  "s=1.5&b=0&x=&l=",
  "s=99999999999&b=0&x=&l=",
  "s=1&b=0&x=6&l=",
  "s=1&b=0&x=&l=Luz~s~0~m10",
  "s=1&b=0&x=&l=Luz~x~100~m10",
  "s=1&b=0&x=&l=Luz~s~100~m32",
  "s=1&b=0&x=&l=Luz~s~100~u2026-02-30",
  "s=1&b=0&x=&l=%E0~s~100~m10",
  "s=1&b=0&x=&l=*9~100",
  "s=1&b=0&x=&l=*0~e~100~s6",
  `s=1&b=0&x=&l=${"a".repeat(31)}~s~100~m10`,
  `s=1&b=0&x=&l=${Array(61).fill("a~s~1~f").join(".")}`,
])("[FERRAMENTA-08] a forecast that is out of its limits is no link: %s", (texto) => {
  expect(read(texto)).toBeNull();
});

test("a forecast needs a balance and one amount; a wrong amount does not count", () => {
  const linhas = (valor: string) => [{ id: 0, nome: "Luz", sinal: -1 as const, valor, quando: "m10d" }];
  expect(previsaoOf({ ...vazio, linhas: linhas("10") })).toBeNull();
  expect(previsaoOf({ ...vazio, saldo: "1", linhas: linhas("abc") })).toBeNull();
  expect(previsaoOf({ ...vazio, saldo: "1", isNegative: true, linhas: linhas("10") })).toMatchObject({ saldo: -100 });
});

test("[FERRAMENTA-27] the amount of an entry is for a week, a month or once", () => {
  expect(["s6", "w5", "m10d", "f", "u2026-12-16", "x"].map(porQuanto)).toEqual([
    " por semana",
    " por semana",
    " por mês",
    " por mês",
    ", uma vez",
    "",
  ]);
});

test("[FERRAMENTA-27] what is paid once on a day without banks leaves on the banking day after it", () => {
  const conta = (quando: string) =>
    fluxoOf({ ...vazia, saldo: 500, lancamentos: [{ nome: "Boleto", sinal: -1, valor: 1000, quando }] }, "2026-11-16");
  expect(conta("u2026-11-22").primeiroDia).toBe("2026-11-22");
  expect(conta("u2026-11-22d").primeiroDia).toBe("2026-11-23");
});

test("[FERRAMENTA-27] with a tenth less of sales, sales already made still pay, and the DAS follows a month later", () => {
  const previsao: Previsao = {
    ...vazia,
    lancamentos: [
      { nome: "Dinheiro, PIX e débito", sinal: 1, valor: 6_000_00, quando: "s6" },
      { nome: "Cartão de crédito", sinal: 1, valor: 5_000_00, quando: "s5" },
      { nome: "Distribuidoras", sinal: -1, valor: 4_000_00, quando: "w5" },
      { nome: "DAS (Simples)", sinal: -1, valor: 1_000_00, quando: "m20d" },
    ],
  };
  const hoje = "2026-11-16";
  const week = (index: number, compras: boolean) => {
    const { entradas, saidas } = fluxoComVendas(previsao, hoje, { vezes: 0.9, compras }).semanas[index] ?? {};
    return [entradas, saidas];
  };
  // Monday was still today; the card pays sales of October.
  expect(week(0, false)).toEqual([1_000_00 + 4_500_00 + 5_000_00, 4_000_00]);
  expect(week(0, true)).toEqual([1_000_00 + 4_500_00 + 5_000_00, 3_600_00]);
  expect(week(1, false)).toEqual([5_400_00 + 5_000_00, 5_000_00]);
  // From 17 December on the card is less, and on 21 December the DAS of November's sales.
  expect(week(5, false)).toEqual([5_400_00 + 4_500_00, 4_900_00]);
});

test("[FERRAMENTA-27] the rules of an entry in words", () => {
  const words = ["s6", "s1", "w5", "w6", "m10d", "m5a", "m15", "f", "u2026-12-16", "x"].map(quandoWords);
  expect(words).toEqual([
    "toda semana, de segunda a sábado",
    "toda semana, na segunda",
    "toda sexta-feira",
    "todo sábado",
    "todo dia 10; sem banco, no dia útil seguinte",
    "todo dia 5; sem banco, no dia útil anterior",
    "todo dia 15",
    "no 5º dia útil",
    "uma vez, 16/12/2026",
    "",
  ]);
  for (const none of ["", "s0", "s8", "w8", "m0", "m32", "s6a", "fx", "u2026-13-01"])
    expect(parseQuando(none)).toBeNull();
});

test("[FERRAMENTA-28] each line of the payroll can be removed, and January pays what is left of the 13th salary", () => {
  const folha = (semLinhas: number[], hoje: string) => fluxoOf({ ...vazia, bruto: 10_000_00, semLinhas }, hoje);
  const all = folha([], "2026-11-18").semanas.reduce((sum, { saidas }) => sum + saidas, 0);
  // Three salaries, three times FGTS, both halves of the 13th with their FGTS.
  expect(all).toBe(30_000_00 + 2_400_00 + 10_000_00 + 800_00);
  expect(folha([0, 1, 2, 3, 4, 5], "2026-11-18").pior.fecha).toBe(0);
  const january = folha([0, 1], "2027-01-18").semanas.map(({ saidas }) => saidas);
  expect(january.slice(0, 2)).toEqual([400_00, 0]);
});
