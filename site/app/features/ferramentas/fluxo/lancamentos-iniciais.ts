import type { Guardado } from "@eden/domain/ferramentas/previsao";

/** The usual entries of a pharmacy, without amounts. */
export const INICIO: readonly Omit<Guardado, "valor">[] = [
  { nome: "Dinheiro, PIX e débito", sinal: 1, quando: "s6" },
  { nome: "Cartão de crédito", sinal: 1, quando: "s5" },
  { nome: "Distribuidoras", sinal: -1, quando: "w5" },
  { nome: "Aluguel", sinal: -1, quando: "m10d" },
  { nome: "DAS (Simples)", sinal: -1, quando: "m20d" },
  { nome: "Luz, internet e sistema", sinal: -1, quando: "m15d" },
  { nome: "Pró-labore", sinal: -1, quando: "m5a" },
];
