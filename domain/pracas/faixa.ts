export type FaixaId = 1 | 2 | 3 | 4 | 5 | 6;

interface Faixa {
  /** After "cidades": "de 100 a 500 mil moradores". */
  longa: string;
  curta: string;
}

const FAIXAS: Record<FaixaId, Faixa> = {
  1: { longa: "com menos de 10 mil moradores", curta: "com menos de 10 mil" },
  2: { longa: "de 10 a 20 mil moradores", curta: "de 10 a 20 mil" },
  3: { longa: "de 20 a 50 mil moradores", curta: "de 20 a 50 mil" },
  4: { longa: "de 50 a 100 mil moradores", curta: "de 50 a 100 mil" },
  5: { longa: "de 100 a 500 mil moradores", curta: "de 100 a 500 mil" },
  6: { longa: "com mais de 500 mil moradores", curta: "com mais de 500 mil" },
};

export const faixaOf = (id: FaixaId) => FAIXAS[id];

/** Where a value lies among the towns of its class. */
export function placeAmong(value: number, quantis: readonly number[]): "abaixo" | "dentro" | "acima" {
  const [, p25 = 0, , p75 = 0] = quantis;
  if (value < p25) return "abaixo";
  return value > p75 ? "acima" : "dentro";
}
