import type { Fato, Fatos } from "./fato.ts";

/** A band of the Simples Nacional: amounts in cents, rates and shares of the tax in basis points. */
export interface Faixa {
  ate: number;
  nominal: number;
  deduzir: number;
  /** Share of PIS and Cofins, from 2027 on of CBS and IBS; of ICMS. */
  federal: number;
  icms: number;
}

const PRIMEIRAS: readonly Faixa[] = [
  { ate: 180_000_00, nominal: 400, deduzir: 0, federal: 1550, icms: 3400 },
  { ate: 360_000_00, nominal: 730, deduzir: 5_940_00, federal: 1550, icms: 3400 },
  { ate: 720_000_00, nominal: 950, deduzir: 13_860_00, federal: 1550, icms: 3350 },
  { ate: 1_800_000_00, nominal: 1070, deduzir: 22_500_00, federal: 1550, icms: 3350 },
  { ate: 3_600_000_00, nominal: 1430, deduzir: 87_300_00, federal: 1550, icms: 3350 },
];

export const ANEXO_I: Fatos<readonly Faixa[]> = [
  {
    valor: [...PRIMEIRAS, { ate: 4_800_000_00, nominal: 1900, deduzir: 378_000_00, federal: 3440, icms: 0 }],
    fonte: "LC 123/2006, Anexo I, com a LC 155/2016",
    desde: "2018-01-01",
    ate: "2026-12-31",
    certeza: "copia",
    conferido: null,
  },
  {
    // CBS 15.33 and IBS 0.17 are as much as PIS and Cofins were; band 6 has CBS alone.
    valor: [...PRIMEIRAS, { ate: 4_800_000_00, nominal: 1890, deduzir: 378_000_00, federal: 3402, icms: 0 }],
    fonte: "LC 214/2025, art. 519 (Anexo XVIII); Resolução CGSN 190/2026, art. 6º",
    desde: "2027-01-01",
    // From 2029 on law and resolution name different rates, and ICMS gives IBS a tenth a year.
    ate: "2028-12-31",
    certeza: "copia",
    conferido: null,
  },
];

/** Whether medicines and perfumery (Lei 10.147/2000) leave the deduction of PIS and Cofins in the DAS. */
export const MONOFASICO: Fatos<boolean> = [
  {
    valor: true,
    fonte: "LC 123/2006, art. 18, § 4º-A; Lei 10.147/2000",
    desde: "2018-01-01",
    ate: "2026-12-31",
    certeza: "copia",
    conferido: null,
  },
  {
    valor: false,
    fonte: "Resolução CGSN 190/2026, arts. 4º, 5º, XXI, e 25, § 6º; LC 214/2025, arts. 172 a 180",
    desde: "2027-01-01",
    certeza: "leitura",
    conferido: null,
  },
];

/** Months between the last one of the revenue of twelve months and that of the sales. */
export const DEFASAGEM: Fatos<1 | 2> = [
  {
    valor: 1,
    fonte: "LC 123/2006, art. 18, § 1º; Resolução CGSN 140/2018, art. 22",
    desde: "2018-01-01",
    ate: "2026-12-31",
    certeza: "copia",
    conferido: null,
  },
  {
    valor: 2,
    fonte: "LC 214/2025, art. 517; Resolução CGSN 190/2026, arts. 21 e 22, §§ 2º e 4º",
    desde: "2027-01-01",
    certeza: "copia",
    conferido: null,
  },
];

/** Above it ICMS, from 2027 on also IBS, leaves the DAS. States may set a lower one. */
export const SUBLIMITE: Fato<number> = {
  valor: 3_600_000_00,
  fonte: "LC 123/2006, arts. 13-A e 19; Resolução CGSN 140/2018, arts. 9º e 12",
  desde: "2018-01-01",
  certeza: "copia",
  conferido: null,
};

/** The last band ends with it. */
export const LIMITE: Fato<number> = {
  valor: 4_800_000_00,
  fonte: "LC 123/2006, art. 3º, II",
  desde: "2018-01-01",
  certeza: "copia",
  conferido: null,
};
