/** A legal figure that a tool computes with. `launch-check` lists the ones to check again. */
export interface Fato<Valor> {
  valor: Valor;
  fonte: string;
  /** First day on which it applies; the last one, where a law already names it. */
  desde: string;
  ate?: string;
  /** Day on which a person compared it with the text of the law; null until then. */
  conferido: string | null;
}

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

/** Notices only: nothing is computed with them. */
export const LEVE_E_PAGUE: Fato<string> = {
  valor:
    "Para medicamento, leve e pague pode contrariar a RDC 96/2008 da Anvisa. Confirme com o farmacêutico responsável ou com o CRF.",
  fonte: "RDC 96/2008, arts. 5º e 10; Decreto 70.951/1972, art. 10, I",
  desde: "2009-06-16",
  conferido: null,
};

export const PMC: Fato<string> = {
  valor: "https://www.gov.br/anvisa/pt-br/assuntos/medicamentos/cmed/precos",
  fonte: "Lei 10.742/2003; listas de preços da CMED",
  desde: "2003-10-06",
  conferido: null,
};

export const FGTS: Fato<number> = {
  valor: 800,
  fonte: "Lei 8.036/1990, art. 15; dia 20 desde a Lei 14.438/2022",
  desde: "2024-03-01",
  conferido: null,
};

/** Last day of each half, `11-30` and `12-20`. */
export const DECIMO: Fato<readonly [string, string]> = {
  valor: ["11-30", "12-20"],
  fonte: "Lei 4.749/1965, arts. 1º e 2º",
  desde: "1965-08-13",
  conferido: null,
};

/** The working day of the next month on which salaries are due. */
export const SALARIO: Fato<number> = {
  valor: 5,
  fonte: "CLT, art. 459, § 1º",
  desde: "1989-10-25",
  conferido: null,
};

/** Day of the month on which the DAS is due; without banks, the banking day after it. */
export const DAS: Fato<number> = {
  valor: 20,
  fonte: "Resolução CGSN 140/2018, art. 40",
  desde: "2018-08-01",
  conferido: null,
};

/** National holidays that have a date. 20 November is the newest one. */
export const FERIADOS: Fato<readonly string[]> = {
  valor: ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"],
  fonte: "Lei 662/1949, Lei 6.802/1980 e Lei 14.759/2023",
  desde: "2023-12-21",
  conferido: null,
};

/** Whether a fact applies on a day, `2026-11-18`. */
export const appliesOn = ({ desde, ate }: Fato<unknown>, dia: string) => dia >= desde && (!ate || dia <= ate);
