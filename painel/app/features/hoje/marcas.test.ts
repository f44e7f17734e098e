import { expect, test } from "vitest";
import { layLinha, type Marca } from "./marcas.ts";

const agora = "2026-11-16T15:00:00.000Z";
const faixas = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const marca = (hora: string, tipo: Marca["tipo"] = "passo"): Marca => ({
  pessoa: `p-${hora}`,
  nome: hora,
  em: `2026-11-16T${hora}:00-03:00`,
  tipo,
});

test("[DIA-01] the line runs from opening to closing, with the lunch break as a gap", () => {
  const linha = layLinha({ agora, faixas, marcas: [] });
  expect(linha?.faixas).toEqual([
    { left: 0, width: 40 },
    { left: 50, width: 50 },
  ]);
  expect(linha?.horas.map(({ texto }) => texto)).toEqual(["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"]);
});

test("[DIA-01] a day without work has no line", () => {
  expect(layLinha({ agora, faixas: [], marcas: [marca("09:00")] })).toBeNull();
});

test("[DIA-01] marks are placed by time, joined when they would cover each other, and hide the hour below them", () => {
  const marcas = [marca("16:00"), marca("09:00", "feito"), marca("09:05"), marca("16:10", "promessa"), marca("13:00")];
  const linha = layLinha({ agora, faixas, marcas });
  expect(linha?.lugares.map(({ left, tipo, marcas: { length } }) => [left, tipo, length])).toEqual([
    [10, "feito", 1],
    [expect.closeTo(10.83), "passo", 1],
    [50, "passo", 1],
    [80, "passo", 2],
  ]);
  expect(linha?.horas.map(({ texto }) => texto)).not.toContain("16:00");
});

test("[DIA-01] what was promised for an earlier day is at the start, and a late evening at the end", () => {
  const marcas = [{ ...marca("10:00"), em: "2026-11-13T13:00:00Z" }, marca("20:00")];
  expect(layLinha({ agora, faixas, marcas })?.lugares.map(({ left }) => left)).toEqual([0, 100]);
});
