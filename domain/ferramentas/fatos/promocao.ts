import type { Fato } from "./fato.ts";

/** Notices only: nothing is computed with them. */
export const LEVE_E_PAGUE: Fato<string> = {
  valor:
    "Para medicamento, leve e pague pode contrariar a RDC 96/2008 da Anvisa. Confirme com o farmacêutico responsável ou com o CRF.",
  fonte: "RDC 96/2008, arts. 5º e 10; Decreto 70.951/1972, art. 10, I",
  desde: "2009-06-16",
  certeza: "copia",
  conferido: null,
};

export const PMC: Fato<string> = {
  valor: "https://www.gov.br/anvisa/pt-br/assuntos/medicamentos/cmed/precos",
  fonte: "Lei 10.742/2003; listas de preços da CMED",
  desde: "2003-10-06",
  certeza: "copia",
  conferido: null,
};
