import type { Coluna, Colunas } from "@eden/domain/ferramentas/colunas";
import type { Alvos } from "@eden/domain/ferramentas/estoque";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";

/** What the page asks of the reader. */
export type Pedido =
  | { tipo: "ler"; conteudo: Blob | string }
  /** An invented report, and the same as a file to download. */
  | { tipo: "exemplo"; hoje: string }
  | { tipo: "modelo"; hoje: string }
  | { tipo: "mapear"; colunas: Colunas }
  | { tipo: "analisar"; periodo: number; hoje: string; alvos: Alvos }
  | { tipo: "lista" };

export type Motivo =
  | "vazio"
  | "sem-cabecalho"
  | "foto-ou-pdf"
  | "excel-antigo"
  | "com-senha"
  | "pagina"
  | "excel-ilegivel"
  | "grande-demais"
  | "sem-produtos"
  /** The reader itself did not load or stopped. */
  | "sem-leitor";

export type Resposta =
  | { tipo: "erro"; motivo: Motivo }
  | { tipo: "relatorio"; relatorio: Relatorio }
  | { tipo: "resumo"; resumo: Resumo }
  | { tipo: "texto"; texto: string };

/** What the page knows of a report: its header, and the first products in the columns that are used. */
export interface Relatorio {
  /** The line of the header, from 1. */
  linha: number;
  titulos: string[];
  colunas: Colunas;
  amostras: Partial<Record<Coluna, string[]>>;
  produtos: number;
  puladas: number;
  /** Days of the sales, if the report says them. */
  periodo: number | null;
}

/** Why a report cannot be used. */
export class LeituraError extends Error {
  readonly motivo: Motivo;
  constructor(motivo: Motivo) {
    super(motivo);
    this.motivo = motivo;
  }
}
