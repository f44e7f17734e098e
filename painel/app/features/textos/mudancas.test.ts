import { FORMAS } from "@eden/domain/conteudo/formas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, mudancasOf } from "./mudancas.ts";

test("[TEXTO-02] what changes is listed field by field, as people read it", () => {
  const antes = { numero: "1633214455" };
  expect(mudancasOf(FORMAS.telefone, antes, { numero: null })).toMatchObject([
    { caminho: ["Número com DDD"], antes: "(16) 3321-4455", depois: "" },
  ]);
  const live = { inicio: null, local: null };
  expect(mudancasOf(FORMAS.live, live, { inicio: "2027-03-12T19:30", local: "No YouTube" })).toMatchObject([
    { antes: "", depois: "12 de março de 2027, 19:30" },
    { antes: "", depois: "No YouTube" },
  ]);
});

test("[TEXTO-02] paragraphs of an answer are one change, and equal values are none", () => {
  const faq = { "como-entrar": ["Um.", "Dois."], "quem-participa": ["A."] };
  const found = mudancasOf(FORMAS.faq, faq, { ...faq, "como-entrar": ["Um.", "Três."] });
  expect(found).toMatchObject([{ antes: "Um.\n\nDois.", depois: "Um.\n\nTrês." }]);
  expect(mudancasOf(FORMAS.faq, faq, structuredClone(faq))).toEqual([]);
});

test("[TEXTO-02] only the words that differ are marked", () => {
  expect(compareWords("Fale com um consultor", "Converse com um bom consultor")).toEqual({
    antes: [
      { texto: "Fale ", mudou: true },
      { texto: "com um consultor", mudou: false },
    ],
    depois: [
      { texto: "Converse ", mudou: true },
      { texto: "com um ", mudou: false },
      { texto: "bom ", mudou: true },
      { texto: "consultor", mudou: false },
    ],
  });
});

test("[TEXTO-02] the parts always make up the two texts", () => {
  const frase = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((words) => words.join(" "));
  const whole = (trechos: { texto: string }[]) => trechos.map(({ texto }) => texto).join("");
  fc.assert(
    fc.property(frase, frase, (antes, depois) => {
      const compared = compareWords(antes, depois);
      expect([whole(compared.antes), whole(compared.depois)]).toEqual([antes, depois]);
      const same = (trechos: { texto: string; mudou: boolean }[]) =>
        whole(trechos.filter(({ mudou }) => !mudou))
          .trim()
          .split(/\s+/);
      expect(same(compared.antes)).toEqual(same(compared.depois));
    }),
  );
});
