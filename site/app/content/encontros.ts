import { encontro } from "@eden/domain/conteudo/conteudo";

/** When and where the next ones are; null while no date is set. */
export const proximaLive = encontro("live");
export const proximaImersao = encontro("imersao");
export const proximaMentoria = encontro("mentoria");

export const SEM_DATA = "data a confirmar";
export const turma = (proxima: string | null) => `Próxima turma: ${proxima ?? SEM_DATA}`;

export const MESES_DA_MENTORIA = 10;

export const encontrosDaMentoria = [
  { id: "presencial", quantidade: 4, rotulo: "encontros presenciais" },
  { id: "online", quantidade: 8, rotulo: "encontros online" },
] as const;
