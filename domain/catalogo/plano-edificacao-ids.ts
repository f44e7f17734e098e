/** Apart from what the plans hold: the form's rule needs no more. */
export const PLANO_EDIFICACAO_IDS = ["plano1", "plano2", "plano3", "plano4"] as const;

export type PlanoEdificacaoId = (typeof PLANO_EDIFICACAO_IDS)[number];
