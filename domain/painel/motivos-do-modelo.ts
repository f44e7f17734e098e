import { COBRANCAS } from "./valores.ts";

/** Where a store is with the diagnostic. */
export const SITUACOES_DA_LOJA = {
  sem_convite: "Ainda sem convite",
  convidada: "Convidada, sem resposta",
  respondeu: "Já respondeu",
} as const;
export type SituacaoDaLoja = keyof typeof SITUACOES_DA_LOJA;

/** What the templates of these moments are for; the others are for people, by origin. */
export const MOTIVOS_DO_MODELO = { pagamento: COBRANCAS, convite: SITUACOES_DA_LOJA } as const;
export type MomentoComMotivo = keyof typeof MOTIVOS_DO_MODELO;

export const hasMotivos = (momento: string): momento is MomentoComMotivo => Object.hasOwn(MOTIVOS_DO_MODELO, momento);
