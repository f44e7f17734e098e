import { expect, test } from "vitest";
import { AREA_IDS } from "./areas.ts";
import { PASSOS } from "./passos.ts";
import { answerPrevia, PREVIA, previaOf } from "./previa.ts";
import type { Respostas } from "./respostas.ts";

/** Answers each question of the taste with the option at the given position. */
const answered = (pick: (index: number) => number): Respostas =>
  PREVIA.reduce<Respostas>(
    (respostas, pergunta, index) => answerPrevia(respostas, pergunta, pergunta.opcoes[pick(index)]?.texto ?? ""),
    {},
  );

test("[DIAG-10] one question per area, in the questionnaire's order, with four options", () => {
  expect(PREVIA.map(({ area }) => area)).toEqual(AREA_IDS);
  expect(PREVIA.every(({ opcoes }) => opcoes.length === 4)).toBe(true);
});

test("[DIAG-10] there is no picture before the last answer", () => {
  const { [`p${PREVIA.at(-1)?.id}`]: _last, ...allButOne } = answered(() => 2);
  expect(previaOf({})).toEqual({ status: "incompleta" });
  expect(previaOf(allButOne)).toEqual({ status: "incompleta" });
});

test("[DIAG-10] the picture names the weakest and the strongest area and the first step", () => {
  const result = previaOf(answered((index) => (index === 5 ? 0 : index === 3 ? 3 : 2)));
  expect(result).toMatchObject({
    status: "completa",
    fraca: { status: "uma", area: "digital" },
    forte: "pessoas",
    passos: PASSOS[19],
  });
});

test("[DIAG-10] of several equally strong areas the first in the questionnaire is named", () => {
  expect(previaOf(answered((index) => (index === 0 ? 0 : index > 3 ? 3 : 2)))).toMatchObject({
    forte: "cliente_marketing",
  });
});

test("[DIAG-10] equal answers have no weakest area", () => {
  expect(previaOf(answered(() => 1))).toMatchObject({
    status: "igual",
    nota: 33,
    primeira: "financas",
    passos: PASSOS[2],
  });
  expect(previaOf(answered(() => 3))).toMatchObject({ status: "igual", nota: 100 });
});

test("a second answer to a question replaces the first", () => {
  const [first] = PREVIA;
  if (!first) throw new Error("no question");
  const changed = answerPrevia(answerPrevia({}, first, "A"), first, "B");
  expect(changed).toEqual({ [`p${first.id}`]: "B" });
});
