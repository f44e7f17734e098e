import fc from "fast-check";
import { expect, test } from "vitest";
import { AREA_IDS } from "./areas.ts";
import { parseOpcoes } from "./opcoes.ts";
import { type PerguntaGraduada, score } from "./pontuacao.ts";
import type { Respostas } from "./respostas.ts";

const textos = fc.uniqueArray(
  fc.string({ minLength: 1 }).filter((texto) => texto.trim() === texto),
  {
    minLength: 2,
    maxLength: 6,
  },
);
const opcoes = fc.oneof(
  textos,
  textos.chain((list) => fc.tuple(...list.map((texto) => fc.record({ texto: fc.constant(texto), pontos: fc.nat(9) })))),
);
/** A questionnaire of any size, with plain and graded options, and answers to some of its questions. */
const diagnostico = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 999 }),
      area: fc.constantFrom(...AREA_IDS),
      opcoes: opcoes.map(parseOpcoes),
    }),
    { minLength: 1, maxLength: 23, selector: ({ id }) => id },
  )
  .chain((perguntas) =>
    fc
      .tuple(...perguntas.map(({ opcoes }) => fc.option(fc.constantFrom(...opcoes.map(({ texto }) => texto)))))
      .map((chosen) => ({ perguntas, respostas: answersOf(perguntas, chosen) })),
  );

function answersOf(perguntas: readonly PerguntaGraduada[], chosen: readonly (string | null)[]): Respostas {
  return Object.fromEntries(
    perguntas.flatMap(({ id }, index) => (chosen[index] == null ? [] : [[`p${id}`, chosen[index]]])),
  );
}
const notasOf = (perguntas: readonly PerguntaGraduada[], respostas: Respostas) => {
  const { geral, areas } = score(perguntas, respostas);
  return { geral, ...Object.fromEntries(areas.map(({ area, nota }) => [area, nota])) } as Record<string, number | null>;
};

test("every score is an integer from 0 to 100, and the worst area comes first", () => {
  fc.assert(
    fc.property(diagnostico, ({ perguntas, respostas }) => {
      const { geral, areas } = score(perguntas, respostas);
      const notas = areas.map(({ nota }) => nota);
      for (const nota of geral === null ? notas : [geral, ...notas]) {
        expect(Number.isInteger(nota) && nota >= 0 && nota <= 100).toBe(true);
      }
      expect(notas).toEqual(notas.toSorted((one, other) => one - other));
      expect(geral === null).toBe(Object.keys(respostas).length === 0);
    }),
  );
});

test("a better answer never lowers a score and does not affect other areas", () => {
  fc.assert(
    fc.property(diagnostico, fc.nat(), ({ perguntas, respostas }, seed) => {
      const answered = perguntas.filter(({ id }) => `p${id}` in respostas);
      const pergunta = answered[seed % answered.length];
      if (!pergunta) return;
      const key = `p${pergunta.id}`;
      const now = pergunta.opcoes.find(({ texto }) => texto === respostas[key])?.grau ?? 0;
      const before = notasOf(perguntas, respostas);
      for (const better of pergunta.opcoes.filter(({ grau }) => grau >= now)) {
        const after = notasOf(perguntas, { ...respostas, [key]: better.texto });
        for (const [of, nota] of Object.entries(after)) {
          if (of === "geral" || of === pergunta.area) expect(nota).toBeGreaterThanOrEqual(before[of] ?? 0);
          else expect(nota).toBe(before[of]);
        }
      }
    }),
  );
});

test("the order of questions and answers does not matter", () => {
  fc.assert(
    fc.property(diagnostico, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (given, chances) => {
      const shuffle = <Item>(list: readonly Item[]) =>
        list
          .map((item) => ({ item, by: chances.next().value ?? 0 }))
          .sort((one, other) => one.by - other.by)
          .map(({ item }) => item);
      const respostas = Object.fromEntries(shuffle(Object.entries(given.respostas)));
      expect(score(shuffle(given.perguntas), respostas)).toEqual(score(given.perguntas, given.respostas));
    }),
  );
});

test("[DIAG-02] questions without an area count in the overall score only", () => {
  const perguntas = [1, 2].map((id) => ({ id, area: null, opcoes: parseOpcoes(["a", "b", "c"]) }));
  expect(score(perguntas, { p1: "c", p2: "b" })).toEqual({ geral: 75, areas: [] });
});

test("all worst is 0, all best is 100; an unknown answer and a question without options are ignored", () => {
  const perguntas = AREA_IDS.map((area, index) => ({ id: index + 1, area, opcoes: parseOpcoes(["a", "b", "c", "d"]) }));
  const all = (texto: string) => Object.fromEntries(perguntas.map(({ id }) => [`p${id}`, texto]));
  expect(score(perguntas, all("a"))).toMatchObject({ geral: 0, areas: AREA_IDS.map((area) => ({ area, nota: 0 })) });
  expect(score(perguntas, all("d")).geral).toBe(100);
  expect(score(perguntas, { p1: "c", p2: "outra" })).toEqual({ geral: 67, areas: [{ area: "financas", nota: 67 }] });
  expect(score([{ id: 1, area: "digital", opcoes: [] }], { p1: "a" })).toEqual({ geral: null, areas: [] });
});
