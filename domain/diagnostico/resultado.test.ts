import fc from "fast-check";
import { expect, test } from "vitest";
import { GRUPOS_PLANOS, PLANOS } from "../catalogo/planos.ts";
import { AREA_IDS, AREAS } from "./areas.ts";
import { RECURSOS_DA_AREA } from "./nivel.ts";
import { parseOpcoes } from "./opcoes.ts";
import { PASSOS } from "./passos.ts";
import { type PerguntaDoResultado, resultadoOf } from "./resultado.ts";

/** Like the first version: 4, 4, 3, 3, 3, 3 and 3 questions. */
const perguntas: PerguntaDoResultado[] = AREA_IDS.flatMap((area, index) => Array(index < 2 ? 4 : 3).fill(area)).map(
  (area, index) => ({ id: index + 1, area, texto: `Pergunta ${index + 1}`, opcoes: parseOpcoes(["0", "1", "2", "3"]) }),
);
const answers = (choose: (pergunta: PerguntaDoResultado) => number) =>
  Object.fromEntries(perguntas.map((pergunta) => [`p${pergunta.id}`, String(choose(pergunta))]));
const resultOf = (choose: (pergunta: PerguntaDoResultado) => number) => {
  const resultado = resultadoOf(perguntas, answers(choose));
  if (!resultado) throw new Error("no result");
  return resultado;
};

test("the three weakest areas are listed with the most urgent item of each", () => {
  const { comecar, areas, titulo } = resultOf(({ area, id }) => {
    if (area === "cliente_marketing") return id === 16 ? 0 : 1;
    if (area === "compras_estoque") return 1;
    return area === "vendas_preco" ? 2 : 3;
  });
  expect(areas[0]).toEqual({ area: "cliente_marketing", nota: 22 });
  expect(comecar.map(({ area, nota }) => [area, nota])).toEqual([
    ["cliente_marketing", 22],
    ["compras_estoque", 33],
    ["vendas_preco", 67],
  ]);
  expect(comecar[0]?.cuidado).toMatchObject({ id: 16, resposta: "0", passos: PASSOS[16] });
  expect(titulo).toBe("Raiz firme. Duas áreas pedem cuidado agora.");
});

test("every answer in the lower half has its first steps, and no other does", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 23, maxLength: 23 }), (chosen) => {
      const { baixas, comecar } = resultOf(({ id }) => chosen[id - 1] ?? 0);
      const low = perguntas.filter(({ id }) => (chosen[id - 1] ?? 0) < 2).map(({ id }) => id);
      expect(baixas.map(({ id }) => id).sort((one, other) => one - other)).toEqual(low);
      for (const { area, nota, cuidado } of comecar) {
        expect(nota).toBeLessThan(100);
        expect(cuidado?.area).toBe(area);
      }
    }),
  );
});

test.each([
  ["despertar", "despertar", "Hora de cuidar da raiz. Um passo de cada vez.", () => 0],
  ["edificacao", "edificacao", "Hora de cuidar da raiz. Um passo de cada vez.", () => 1],
  ["edificacao", "edificacao", "Raiz formada. Nenhuma área pede cuidado urgente.", () => 2],
  ["plenitude", "excelencia", "Raiz firme. Nenhuma área pede cuidado urgente.", () => 3],
  ["plenitude", "excelencia", "Raiz firme. Uma área pede cuidado agora.", ({ area }) => (area === "digital" ? 0 : 3)],
  [
    "plenitude",
    "habito",
    "Raiz firme. Uma área pede cuidado agora.",
    ({ area }) => (area === "cliente_marketing" ? 0 : 3),
  ],
  ["plenitude", "estimulo", "Raiz firme. Uma área pede cuidado agora.", ({ area }) => (area === "financas" ? 0 : 3)],
] as [string, string, string, (pergunta: PerguntaDoResultado) => number][])(
  "the level that fits: %s (%s), %s",
  (nivel, plano, titulo, choose) => {
    const resultado = resultOf(choose);
    expect(resultado.nivel).toMatchObject({ nivel, plano });
    expect(resultado.titulo).toBe(titulo);
    const { recursos } = PLANOS.find(({ id }) => id === plano) ?? { recursos: [] };
    expect(resultado.nivel.motivos).toHaveLength(resultado.comecar.length);
    for (const motivo of resultado.nivel.motivos) {
      expect(motivo.recursos.length).toBeGreaterThan(0);
      for (const recurso of motivo.recursos) expect(recursos).toContain(recurso);
    }
  },
);

test("each of the three levels offers something for every area; all 19 features are known", () => {
  const rows = GRUPOS_PLANOS.flatMap(({ recursos }) => recursos);
  expect(rows).toHaveLength(19);
  expect(new Set(Object.values(RECURSOS_DA_AREA).flat())).toEqual(new Set(rows));
  for (const area of AREA_IDS) {
    for (const { nome, recursos } of PLANOS) {
      expect([area, nome, RECURSOS_DA_AREA[area].some((recurso) => recursos.includes(recurso))]).toEqual([
        area,
        nome,
        true,
      ]);
    }
  }
});

test("every question of the first version has steps, and all steps fit a card", () => {
  for (const { id } of perguntas) expect(PASSOS[id], `steps of question ${id}`).toBeDefined();
  for (const { titulo, ...steps } of Object.values(PASSOS)) {
    expect(titulo.length).toBeLessThanOrEqual(42);
    for (const step of Object.values(steps)) expect(step).toMatch(/^[A-ZÀ-Ü].{10,95}[.?]$/);
  }
  expect(Object.values(AREAS).every(({ freio }) => freio.length > 0)).toBe(true);
});

test("without answers there is no result", () => {
  expect(resultadoOf(perguntas, {})).toBeNull();
});
