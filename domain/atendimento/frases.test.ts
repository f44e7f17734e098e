import { expect, test } from "vitest";
import { PADROES } from "../conteudo/padroes.ts";
import {
  fraseDaPromessa,
  fraseDaProposta,
  fraseDoHorario,
  fraseDoHorarioCurto,
  fraseDoMomento,
  fraseDoPrazo,
  fraseQueFalta,
} from "./frases.ts";

const MANHA = { abre: "08:00", fecha: "12:00" };
const DIA = [MANHA, { abre: "13:00", fecha: "18:00" }];
const semana = [[], DIA, DIA, DIA, DIA, DIA, []];

test.each([
  [semana, "Segunda a sexta, das 8h às 12h e das 13h às 18h"],
  [semana.with(6, [MANHA]), "Segunda a sexta, das 8h às 12h e das 13h às 18h; sábado, das 8h às 12h"],
  [
    [[MANHA], DIA, DIA, [], DIA, DIA, [MANHA]],
    "Segunda e terça, das 8h às 12h e das 13h às 18h; quinta e sexta, das 8h às 12h e das 13h às 18h; sábado e domingo, das 8h às 12h",
  ],
  [[[], [], [], [{ abre: "07:30", fecha: "24:00" }], [], [], []], "Quarta, das 7h30 às 24h"],
])("[ATENDIMENTO-01] the hours %# in words", (dias, frase) => {
  expect(fraseDoHorario(dias)).toBe(frase);
});

test.each([
  [15, "em até 15 minutos de trabalho"],
  [60, "em até 1 hora de trabalho"],
  [90, "em até 1 hora e 30 minutos de trabalho"],
  [120, "em até 2 horas de trabalho"],
  [539, "em até 8 horas e 59 minutos de trabalho"],
  [540, "em até 1 dia útil"],
  [541, "em até 2 dias úteis"],
  [1620, "em até 3 dias úteis"],
])("[ATENDIMENTO-01] %i working minutes are promised %s", (prazo_minutos, frase) => {
  expect(fraseDoPrazo({ prazo_minutos, dias: semana })).toBe(frase);
});

test.each([
  [60, "em 1 dia útil"],
  [120, "em 1 dia útil"],
  [540, "em 1 dia útil"],
  [541, "em 2 dias úteis"],
  [1080, "em 2 dias úteis"],
])("[ATENDIMENTO-01] with %i working minutes to answer, a proposal comes %s", (prazo_minutos, frase) => {
  expect(fraseDaProposta({ prazo_minutos, dias: semana })).toBe(frase);
});

test("[ATENDIMENTO-01] the hours in one line", () => {
  expect(fraseDoHorarioCurto(semana)).toBe("Seg. a sex., 8h às 12h e 13h às 18h");
  expect(fraseDoHorarioCurto(semana.with(6, [MANHA]))).toBe("Seg. a sex., 8h às 12h e 13h às 18h; sáb., 8h às 12h");
});

test("[ATENDIMENTO-01] the committed sample is one working day", () => {
  expect(fraseDoPrazo(PADROES.expediente)).toBe("em até 1 dia útil");
  expect(fraseDoHorario(PADROES.expediente.dias)).toBe("Segunda a sexta, das 8h às 12h e das 13h às 18h");
});

test.each([
  ["2026-11-17T17:12:00Z", "2026-11-17T13:00:00Z", "até hoje, 14h12"],
  ["2026-11-18T11:01:00Z", "2026-11-17T19:01:00Z", "até amanhã, 8h01"],
  ["2026-11-18T02:00:00Z", "2026-11-17T19:00:00Z", "até hoje, 23h"],
  ["2026-11-23T11:00:00Z", "2026-11-19T20:00:00Z", "até segunda, 23 de novembro, 8h"],
  ["2026-11-18T11:01:00Z", undefined, "até quarta, 18 de novembro, 8h01"],
])("[ATENDIMENTO-07] the promise for %s, told at %s, names a day and an hour", (prazo, agora, frase) => {
  expect(fraseDaPromessa(prazo, agora)).toBe(frase);
});

test("[ATENDIMENTO-07] a moment and what is left of it", () => {
  expect(fraseDoMomento("2026-11-20T12:25:00Z")).toBe("sexta, 20 de novembro, 9h25");
  expect(fraseQueFalta(6360)).toBe("faltam 1 h 46 de trabalho");
  expect([1, 60, 61, 3600, 3660].map(fraseQueFalta)).toEqual([
    "falta 1 min de trabalho",
    "falta 1 min de trabalho",
    "faltam 2 min de trabalho",
    "falta 1 h de trabalho",
    "faltam 1 h 01 de trabalho",
  ]);
});
