import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Caderno,
  dozeMeses,
  isCaderno,
  joinCadernos,
  LETRAS,
  type Letra,
  mesAnterior,
  newCaderno,
  readCaderno,
  type Seis,
  withMes,
  writeCaderno,
} from "./caderno.ts";
import { antesWords, mensagemAoContador, mudouWords, principalWords } from "./caderno-words.ts";
import { icsOf, proximoDia22, TODO_MES } from "./lembrete.ts";
import { addMeses, mesOferecido } from "./mes.ts";

const EM = 1_795_000_000;
const NOVEMBRO: Seis = [13_000_000, 3200, 2_620_000, 639, 437_984, 370_983];
const OUTUBRO: Seis = [12_740_000, 3200, 2_600_000, 636, 421_000, 465_500];

/** A year of every tool. */
function ano(): Caderno {
  let caderno: Caderno = { ...newCaderno(EM), nome: "Drogaria São Benedito" };
  for (let index = 0; index < 12; index++) {
    const mes = addMeses("2025-12", index);
    caderno = { ...caderno, em: EM + index * 2_600_000 };
    caderno = withMes(caderno, mes, "e", [13_000_000 + index * 12_345, 3210, 2_620_000, 639, 437_984, -370_983]);
    caderno = withMes(caderno, mes, "d", [120, 1500, 85, 487, 835, null]);
    caderno = withMes(caderno, mes, "s", [12_100_000, 4_720_000, 1_310_000, 71, 19, 840]);
    caderno = withMes(caderno, mes, "f", [1_130_000, -286_400, 20_261_214, 38_740_000, 40_123_400, 1_459_960]);
  }
  return caderno;
}

test("[CONTAS-20] months keep six figures of each tool, and the oldest beyond two years fall out", () => {
  let caderno = newCaderno(EM);
  for (let index = 0; index < 26; index++) caderno = withMes(caderno, addMeses("2026-01", index), "e", OUTUBRO);
  expect(Object.keys(caderno.meses)).toHaveLength(24);
  expect(Object.keys(caderno.meses)[0]).toBe("2026-03");
  expect(isCaderno(JSON.parse(JSON.stringify(ano())))).toBe(true);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["another version", { ...newCaderno(EM), v: 2 }],
  ["a month that is none", { ...newCaderno(EM), meses: { "2026-13": { em: EM } } }],
  ["five figures", { ...newCaderno(EM), meses: { "2026-11": { em: EM, e: [1, 2, 3, 4, 5] } } }],
  ["a fraction", { ...newCaderno(EM), meses: { "2026-11": { em: EM, e: [1.5, 2, 3, 4, 5, 6] } } }],
  ["an unknown tool", { ...newCaderno(EM), meses: { "2026-11": { em: EM, z: OUTUBRO } } }],
  ["a long name", { ...newCaderno(EM), nome: "a".repeat(49) }],
])("[CONTAS-20] %s is no notebook", (_, value) => {
  expect(isCaderno(value)).toBe(false);
});

test("[CONTAS-21] before day 11 the month before is offered", () => {
  expect(mesOferecido("2027-01-04")).toBe("2026-12");
  expect(mesOferecido("2027-01-10")).toBe("2026-12");
  expect(mesOferecido("2027-01-11")).toBe("2027-01");
});

test("[CONTAS-22] the slab says the number of the month before and the difference of the two numbers shown", () => {
  const caderno = withMes(newCaderno(EM), "2026-10", "e", OUTUBRO);
  expect(antesWords(caderno, "2026-11", "e", NOVEMBRO)).toBe("Em outubro: **R$ 4.210**. **Subiu R$ 170.**");
  expect(antesWords(caderno, "2026-10", "e", NOVEMBRO)).toBeNull();
  expect(antesWords(caderno, "2026-11", "s", NOVEMBRO)).toBeNull();
  expect(mudouWords("e", NOVEMBRO, OUTUBRO)).toEqual({ words: "Caiu R$ 170", isMelhor: true });
  expect(mudouWords("e", OUTUBRO, OUTUBRO)?.words).toBe("Ficou igual");
  expect(mudouWords("e", [null, null, null, null, null, null], OUTUBRO)).toBeNull();
  // A balance is better when it rises, and is rounded towards the worse side.
  const saldo = (menor: number): Seis => [0, menor, 20_261_214, 0, 0, null];
  expect(principalWords("f", saldo(-286_401))).toBe("−R$ 2.865");
  expect(mudouWords("f", saldo(-286_400), saldo(150_000))).toEqual({ words: "Subiu R$ 4.364", isMelhor: true });
});

test("[CONTAS-22] a month in between that was not kept does not hide the one before it", () => {
  const caderno = withMes(withMes(newCaderno(EM), "2026-08", "e", OUTUBRO), "2026-10", "s", OUTUBRO);
  expect(mesAnterior(caderno, "2026-11", "e")?.mes).toBe("2026-08");
});

test("[CONTAS-23] twelve months end with the newest one kept, with gaps", () => {
  const caderno = withMes(withMes(newCaderno(EM), "2026-02", "e", OUTUBRO), "2026-11", "s", OUTUBRO);
  expect(dozeMeses(caderno)).toHaveLength(12);
  expect([dozeMeses(caderno)[0], dozeMeses(caderno).at(-1)]).toEqual(["2025-12", "2026-11"]);
  expect(dozeMeses(newCaderno(EM))).toEqual([]);
});

test("[CONTAS-24] the accountant gets the figures and three questions; from 2027 on none about the monofásico", () => {
  expect(mensagemAoContador("Drogaria São Benedito", "2026-11", "e", NOVEMBRO)).toBe(
    [
      "Drogaria São Benedito, novembro de 2026",
      "Ponto de equilíbrio: vendas R$ 130.000 · margem 32% · contas fixas R$ 26.200 · imposto 6,39% · preciso vender por dia R$ 4.379,84 · sobrou R$ 3.709,83",
      "",
      "1. Qual foi o DAS de novembro, e sobre quais vendas?",
      "2. Quanto da venda o senhor separa como ICMS-ST (e, até dezembro, como monofásico)?",
      "3. Em 2027 ficamos com CBS e IBS dentro do DAS ou por fora?",
    ].join("\n"),
  );
  expect(mensagemAoContador(undefined, "2027-03", "e", NOVEMBRO)).toMatch(
    /^Minha farmácia, março de 2027[\s\S]*ICMS-ST\?/,
  );
});

test("[CONTAS-25] the reminder repeats twelve times on day 22 at nine, in lines of at most 75 octets", () => {
  const url = `https://www.exemplo.com.br/ferramentas/meses#v=2&k=${writeCaderno(ano())}`;
  const text = icsOf({ dia: proximoDia22("2026-11-19"), regra: TODO_MES, titulo: "Números, do mês", url });
  const lines = text.split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART:20261122T090000", "RRULE:FREQ=MONTHLY;COUNT=12", "SUMMARY:Números\\, do mês"]),
  );
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(text.replaceAll("\r\n ", "")).toContain(`URL:${url}\r\n`);
  expect([proximoDia22("2026-11-22"), proximoDia22("2026-12-31")]).toEqual(["2026-12-22", "2027-01-22"]);
});

test("[CONTAS-26] twelve months of four tools fit into 1,600 characters, of one tool into 520, and come back", () => {
  const caderno = ano();
  const texto = writeCaderno(caderno);
  expect(texto.length).toBeLessThan(1600);
  expect(readCaderno(texto)).toEqual({ ...caderno, campos: {} });
  const um = {
    ...caderno,
    meses: Object.fromEntries(Object.entries(caderno.meses).map(([mes, { em, e }]) => [mes, { em, e: e as Seis }])),
  };
  expect(writeCaderno(um).length).toBeLessThan(520);
  expect(texto).toMatch(/^[\w.~*%-]+$/);
});

const numero = fc.option(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }));
const seis = fc.tuple(numero, numero, numero, numero, numero, numero);
const registro = fc.record(
  { em: fc.integer({ min: EM - 1e8, max: EM }), e: seis, d: seis, s: seis, f: seis },
  { requiredKeys: ["em"] },
);
const cadernos = fc.record({
  v: fc.constant(1 as const),
  em: fc.constant(EM),
  nome: fc.string({ minLength: 1, maxLength: 48 }),
  campos: fc.constant({}),
  meses: fc.dictionary(
    fc.integer({ min: 0, max: 119 }).map((index) => addMeses("2024-01", index)),
    registro,
    { minKeys: 1, maxKeys: 12 },
  ),
});

test("[CONTAS-26] any twelve months and any name survive a link", () => {
  fc.assert(
    fc.property(cadernos, (caderno) => {
      expect(readCaderno(writeCaderno(caderno))).toEqual(caderno);
    }),
  );
});

test.each([
  "",
  "x",
  "tpzzcs~",
  "tpzzcs~~zz*0*Eabc",
  "tpzzcs~%E0~1o*0",
  "!~a~1*0*E1.2.3.4.5.6",
  "tpzzcs~a~1o*0*E1.2.3.4.5.99999999999",
])("[CONTAS-26] %j carries no months", (texto) => {
  expect(readCaderno(texto)).toBeNull();
});

test("[CONTAS-26] joined notebooks have, of a month and tool in both, the one kept last", () => {
  const antes = withMes({ ...newCaderno(EM), nome: "Minha" }, "2026-10", "e", OUTUBRO);
  const outro = withMes(withMes(newCaderno(EM + 60), "2026-10", "e", NOVEMBRO), "2026-09", "s", OUTUBRO);
  for (const joined of [joinCadernos(antes, outro), joinCadernos(outro, antes)]) {
    expect(joined.meses["2026-10"]?.e).toEqual(NOVEMBRO);
    expect(joined.meses["2026-09"]?.s).toEqual(OUTUBRO);
    expect(joined.nome).toBe("Minha");
  }
});

test("every tool has its letter", () => {
  const letras: Letra[] = ["e", "d", "s", "f"];
  expect(Object.values(LETRAS)).toEqual(letras);
});
