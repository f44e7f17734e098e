import type { LinhaDoArquivo, SituacaoDaLinha } from "./importacao.ts";

/** What happens to the rows of a file, as the tabs above them say. */
export const GRUPOS = {
  todas: "Todas",
  entram: "Entram",
  segundas: "Segundo responsável",
  existentes: "Já estão aqui",
  recusadas: "Não entram",
  gravadas: "Gravadas",
} as const;
export type Grupo = keyof typeof GRUPOS;

const GRUPO_OF: Record<SituacaoDaLinha, Exclude<Grupo, "todas">> = {
  nova: "entram",
  segunda: "segundas",
  existente: "existentes",
  invalida: "recusadas",
  repetida: "recusadas",
  gravada: "gravadas",
};

/** Null while the row is not judged. */
export const grupoOf = (situacao: SituacaoDaLinha | null) => (situacao === null ? null : GRUPO_OF[situacao]);

export type GroupCounts = Record<Grupo, number>;

export function groupCounts(linhas: readonly LinhaDoArquivo[]): GroupCounts {
  const counts = { todas: linhas.length, entram: 0, segundas: 0, existentes: 0, recusadas: 0, gravadas: 0 };
  for (const { situacao } of linhas) {
    const grupo = grupoOf(situacao);
    if (grupo) counts[grupo] += 1;
  }
  return counts;
}

/** Stores by CNPJ, and people who answer for one that is already there. */
export interface Gravadas {
  lojas: number;
  responsaveis: number;
}

export function gravadasOf(linhas: readonly LinhaDoArquivo[]): Gravadas {
  const saved = linhas.filter(({ situacao }) => situacao === "gravada");
  const responsaveis = saved.filter(({ segunda }) => segunda).length;
  return { lojas: saved.length - responsaveis, responsaveis };
}

/** "2 lojas e 1 responsável". */
export function gravadasText({ lojas, responsaveis }: Gravadas): string {
  const parts = [
    lojas > 0 && `${lojas.toLocaleString("pt-BR")} ${lojas === 1 ? "loja" : "lojas"}`,
    responsaveis > 0 &&
      `${responsaveis.toLocaleString("pt-BR")} ${responsaveis === 1 ? "responsável" : "responsáveis"}`,
  ];
  return parts.filter(Boolean).join(" e ") || "0 lojas";
}
