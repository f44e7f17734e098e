import fc from "fast-check";
import { expect, test } from "vitest";
import { fluxoOf } from "./fluxo-da-previsao.ts";
import { writePrevisao } from "./link-da-previsao.ts";
import { isPrevisao, type Previsao, readPrevisao } from "./previsao.ts";
import { parseQuando, quandoWords } from "./quando.ts";

const quando = fc.constantFrom("s1", "s5", "s6", "s7", "w1", "w7", "m1", "m31a", "m20d", "f", "u2026-12-16");
const previsao: fc.Arbitrary<Previsao> = fc.record({
  saldo: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
  bruto: fc.integer({ min: 0, max: 9_999_999_999 }),
  semLinhas: fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
  lancamentos: fc.array(
    fc.record({
      nome: fc.string({ minLength: 1, maxLength: 30 }),
      sinal: fc.constantFrom(1 as const, -1 as const),
      valor: fc.integer({ min: 1, max: 9_999_999_999 }),
      quando,
    }),
    { maxLength: 8 },
  ),
});

test("[FERRAMENTA-08] what a link of the forecast carries is what was typed, whatever the names are", () => {
  fc.assert(
    fc.property(previsao, (typed) => {
      const fragmento = writePrevisao(typed);
      if (fragmento !== null) expect(readPrevisao(`#${fragmento}`)).toEqual(typed);
    }),
    { numRuns: 60 },
  );
});

const um = (nome: string) => ({ nome, sinal: -1 as const, valor: 1_234_56, quando: "m10d" });
const vazia = { saldo: 0, bruto: 0, semLinhas: [], lancamentos: [] };

test("[FERRAMENTA-08] a link longer than 2,000 characters is refused", () => {
  const com = (count: number, nome: string) => ({ ...vazia, lancamentos: Array(count).fill(um(nome)) });
  expect(writePrevisao(com(60, "Luz"))).toHaveLength(1096);
  expect(writePrevisao(com(60, "Distribuidora de medicamentos"))).toBeNull();
});

test.each([
  "#v=2&s=1&b=0&x=&l=",
  "#v=1&s=1&b=0&x=",
  "#v=1&s=1.5&b=0&x=&l=",
  "#v=1&s=99999999999&b=0&x=&l=",
  "#v=1&s=1&b=0&x=6&l=",
  "#v=1&s=1&b=0&x=&l=Luz~s~0~m10",
  "#v=1&s=1&b=0&x=&l=Luz~x~100~m10",
  "#v=1&s=1&b=0&x=&l=Luz~s~100~m32",
  "#v=1&s=1&b=0&x=&l=Luz~s~100~u2026-02-30",
  "#v=1&s=1&b=0&x=&l=%E0~s~100~m10",
  "#v=1&s=1&b=0&x=&l=~s~100~m10",
  `#v=1&s=1&b=0&x=&l=${"a".repeat(31)}~s~100~m10`,
  `#v=1&s=1&b=0&x=&l=${Array(61).fill("a~s~1~f").join(".")}`,
])("[FERRAMENTA-08] a forecast that is out of its limits is no link: %s", (fragmento) => {
  expect(readPrevisao(fragmento)).toBeNull();
});

test("[FERRAMENTA-29] what the device holds is a forecast, or nothing", () => {
  expect(isPrevisao({ ...vazia, lancamentos: [um("Luz")] })).toBe(true);
  for (const other of [null, 1, {}, { ...vazia, lancamentos: [null] }, { ...vazia, semLinhas: ["0"] }])
    expect(isPrevisao(other)).toBe(false);
});

test("[FERRAMENTA-27] the rules of an entry in words", () => {
  const words = ["s6", "s1", "w5", "w6", "m10d", "m5a", "m15", "f", "u2026-12-16", "x"].map(quandoWords);
  expect(words).toEqual([
    "toda semana, de segunda a sábado",
    "toda semana, na segunda",
    "toda sexta-feira",
    "todo sábado",
    "todo dia 10 · sem banco, depois",
    "todo dia 5 · sem banco, antes",
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
