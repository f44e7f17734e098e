import type { Fato } from "./fato.ts";

/** A band of the Simples Nacional: amounts in cents, rates and shares of the tax in basis points. */
export interface Faixa {
  ate: number;
  nominal: number;
  deduzir: number;
  pisCofins: number;
  icms: number;
}

export const ANEXO_I: Fato<readonly Faixa[]> = {
  valor: [
    { ate: 180_000_00, nominal: 400, deduzir: 0, pisCofins: 1550, icms: 3400 },
    { ate: 360_000_00, nominal: 730, deduzir: 5_940_00, pisCofins: 1550, icms: 3400 },
    { ate: 720_000_00, nominal: 950, deduzir: 13_860_00, pisCofins: 1550, icms: 3350 },
    { ate: 1_800_000_00, nominal: 1070, deduzir: 22_500_00, pisCofins: 1550, icms: 3350 },
    { ate: 3_600_000_00, nominal: 1430, deduzir: 87_300_00, pisCofins: 1550, icms: 3350 },
    { ate: 4_800_000_00, nominal: 1900, deduzir: 378_000_00, pisCofins: 3440, icms: 0 },
  ],
  fonte: "LC 123/2006, Anexo I, com a LC 155/2016",
  desde: "2018-01-01",
  // LC 214/2025, art. 519, replaces the annexes.
  ate: "2026-12-31",
  conferido: null,
};

/** Above it the shop pays ICMS apart from the DAS. States may set a lower one. */
export const SUBLIMITE: Fato<number> = {
  valor: 3_600_000_00,
  fonte: "LC 123/2006, arts. 13-A e 19",
  desde: "2018-01-01",
  conferido: null,
};
