import type { Papel } from "./valores.ts";

/** Who may call a function, as groups of roles. `privado.funcoes` has the same; a test compares them. */
export const LEEM = ["leitura", "atendimento", "gestao"] as const satisfies readonly Papel[];
export const ATENDEM = ["atendimento", "gestao"] as const satisfies readonly Papel[];
export const GEREM = ["gestao"] as const satisfies readonly Papel[];
export const ENCARREGAM = ["encarregado"] as const satisfies readonly Papel[];
export const AUDITAM = ["gestao", "encarregado"] as const satisfies readonly Papel[];
export const TODOS = ["leitura", "atendimento", "gestao", "encarregado"] as const satisfies readonly Papel[];

/** May own people. */
export const isAtendente = ({ papel }: { papel: Papel }): boolean => (ATENDEM as readonly Papel[]).includes(papel);
