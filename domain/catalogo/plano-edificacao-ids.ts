/** Separate from the plans' contents, because the form's schema needs only the ids. */
export const PLANO_EDIFICACAO_IDS = ["plano1", "plano2", "plano3", "plano4"] as const;

export type PlanoEdificacaoId = (typeof PLANO_EDIFICACAO_IDS)[number];
