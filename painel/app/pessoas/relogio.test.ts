import { formatDuracao, type Relogio } from "@eden/domain/atendimento/relogio";
import { expect, test } from "vitest";
import { relogioLong, relogioShort, restanteAt, urgenciaOf } from "./relogio.ts";

const agora = "2026-11-16T15:00:00.000Z";
const lidaEm = Date.parse("2026-11-16T15:04:00.000Z"); // This browser is four minutes fast.
const running: Relogio = { prazo: agora, restante: 600, total: 7200, correndo: true, muda_em: null };

test("[CAIXA-04] the clock decreases by the time since the response, whatever the browser's clock says", () => {
  expect(restanteAt(running, { agora, lidaEm }, lidaEm)).toBe(600);
  expect(restanteAt(running, { agora, lidaEm }, lidaEm + 90_000)).toBe(510);
  expect(restanteAt(running, { agora, lidaEm }, lidaEm + 660_000)).toBe(-60);
});

test("[CAIXA-04] it stops when work stops and does not move outside working hours", () => {
  const untilLunch = { ...running, muda_em: "2026-11-16T15:01:00.000Z" };
  expect(restanteAt(untilLunch, { agora, lidaEm }, lidaEm + 3_600_000)).toBe(540);
  expect(restanteAt({ ...running, correndo: false }, { agora, lidaEm }, lidaEm + 3_600_000)).toBe(600);
});

test("[CAIXA-04] three stages: in time, last quarter, late", () => {
  expect(urgenciaOf(1801, 7200)).toBe("no_prazo");
  expect(urgenciaOf(1800, 7200)).toBe("ultimo_quarto");
  expect(urgenciaOf(0, 7200)).toBe("ultimo_quarto");
  expect(urgenciaOf(-1, 7200)).toBe("atrasado");
});

test("[CAIXA-04, ATENDIMENTO-07] words beside the ring, counting up when late", () => {
  expect(formatDuracao(5280)).toBe("1 h 28");
  expect(formatDuracao(3600)).toBe("1 h");
  expect(formatDuracao(3660)).toBe("1 h 01");
  expect(relogioShort(1)).toBe("falta 1 min de trabalho");
  expect(relogioShort(-30)).toBe("passou agora");
  expect(relogioShort(-2100)).toBe("35 min de atraso");
  expect(relogioShort(-9 * 3600 + 60)).toBe("8 h 59 de atraso");
  expect(relogioShort(-9 * 3600)).toBe("1 dia útil de atraso");
  expect(relogioShort(-30 * 3600)).toBe("3 dias úteis de atraso");
  expect(relogioLong(-2100, true)).toBe("35 min de atraso");
  expect(relogioLong(1320, true)).toBe("Faltam 22 min de trabalho");
  expect(relogioLong(1320, false)).toMatch(/; relógio parado$/);
});
