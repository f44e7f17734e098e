import { encontro } from "@eden/domain/conteudo/conteudo";

/** When and where the next ones are; null while no date is set. */
export const proximaLive = encontro("live");
export const proximaImersao = encontro("imersao");
export const proximaMentoria = encontro("mentoria");

export const turma = (proxima: string | null) => `Próxima turma: ${proxima ?? "data a confirmar"}`;
