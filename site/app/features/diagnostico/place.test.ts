import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import { DIAGNOSTICO_INICIAL, type Pergunta } from "@eden/domain/jornadas/diagnostico";
import { expect, test } from "vitest";
import { addressOf, visit } from "./place.ts";

const perguntas = [1, 2, 3].map(
  (id): Pergunta => ({ id, versao: 1, area: "digital", texto: `Pergunta ${id}`, opcoes: parseOpcoes(["Sim", "Não"]) }),
);
const identified = { ...DIAGNOSTICO_INICIAL, perguntas, cnpj: "11222333000181", cpf: "52998224725", lojaId: "loja" };
const answered = { ...identified, answers: { p1: "Sim", p2: "Sim", p3: "Não" } };

test("a URL opens its stage, or the first unfinished stage before it", () => {
  const place = (dados: typeof identified, search: string) => addressOf(visit(dados, search), search);
  expect(place({ ...DIAGNOSTICO_INICIAL, perguntas } as typeof identified, "?pergunta=3")).toBe("");
  expect(place(identified, "?pergunta=3")).toBe("?pergunta=1");
  expect(place({ ...identified, answers: { p1: "Sim" } }, "?etapa=resultado")).toBe("?pergunta=2");
  expect(place(answered, "?pergunta=2")).toBe("?pergunta=2");
  expect(place(answered, "?etapa=resultado")).toBe("?etapa=resultado");
  expect(place(answered, "")).toBe("");
  expect(place(answered, "?pergunta=abc")).toBe("");
});

test("other query parameters are kept", () => {
  const at = { step: "perguntas", currentQuestionIndex: 4 } as const;
  expect(addressOf(at, "?utm_source=live&etapa=resultado")).toBe("?utm_source=live&pergunta=5");
  expect(addressOf({ ...at, step: "identificador" }, "?utm_source=live&pergunta=5")).toBe("?utm_source=live");
});
