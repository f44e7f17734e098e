import type { Fato } from "./fato.ts";

export const FGTS: Fato<number> = {
  valor: 800,
  fonte: "Lei 8.036/1990, art. 15; dia 20 desde a Lei 14.438/2022",
  desde: "2024-03-01",
  certeza: "copia",
  conferido: null,
};

/** Last day of each half, `11-30` and `12-20`. */
export const DECIMO: Fato<readonly [string, string]> = {
  valor: ["11-30", "12-20"],
  fonte: "Lei 4.749/1965, arts. 1º e 2º",
  desde: "1965-08-13",
  certeza: "copia",
  conferido: null,
};

/** The working day of the next month on which salaries are due. */
export const SALARIO: Fato<number> = {
  valor: 5,
  fonte: "CLT (Decreto-Lei 5.452/1943), art. 459, § 1º",
  desde: "1989-10-25",
  certeza: "copia",
  conferido: null,
};

/**
 * Part of the gross pay that the 13th salary and the third of the holidays add over a year, with FGTS: 1/12 + 1/36. The
 * employer's INSS is in the DAS.
 */
export const DECIMO_E_TERCO: Fato<number> = {
  valor: 1 / 9,
  fonte: "Lei 4.749/1965; Constituição de 1988, art. 7º, XVII; LC 123/2006, art. 13",
  desde: "2007-07-01",
  certeza: "copia",
  conferido: null,
};

/** Day of the month on which the DAS is due; without banks, the banking day after it. */
export const DAS: Fato<number> = {
  valor: 20,
  fonte: "Resolução CGSN 140/2018, art. 40",
  desde: "2018-08-01",
  certeza: "copia",
  conferido: null,
};

/** National holidays that have a date. 20 November is the newest one. */
export const FERIADOS: Fato<readonly string[]> = {
  valor: ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"],
  fonte: "Lei 662/1949, Lei 6.802/1980 e Lei 14.759/2023",
  desde: "2023-12-21",
  certeza: "copia",
  conferido: null,
};
