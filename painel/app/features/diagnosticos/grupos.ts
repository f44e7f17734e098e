import type { LinhaDoArquivo, SituacaoDaLinha } from "./importacao.ts";

/** What happens to the rows of a file, as the tabs above them say. */
export const GRUPOS = {
  todas: "Todas",
  entram: "Entram",
  existentes: "Já estão aqui",
  recusadas: "Não entram",
  gravadas: "Gravadas",
} as const;
export type Grupo = keyof typeof GRUPOS;

const GRUPO_OF: Record<SituacaoDaLinha, Exclude<Grupo, "todas">> = {
  nova: "entram",
  existente: "existentes",
  invalida: "recusadas",
  repetida: "recusadas",
  gravada: "gravadas",
};

/** Null while the row is not judged. */
export const grupoOf = (situacao: SituacaoDaLinha | null) => (situacao === null ? null : GRUPO_OF[situacao]);

export type GroupCounts = Record<Grupo, number>;

export function groupCounts(linhas: readonly LinhaDoArquivo[]): GroupCounts {
  const counts = { todas: linhas.length, entram: 0, existentes: 0, recusadas: 0, gravadas: 0 };
  for (const { situacao } of linhas) {
    const grupo = grupoOf(situacao);
    if (grupo) counts[grupo] += 1;
  }
  return counts;
}
