import type { Coluna, Colunas } from "@eden/domain/ferramentas/colunas";
import type { Alvos } from "@eden/domain/ferramentas/estoque";
import type { Pergunta, TipoDePergunta } from "@eden/domain/ferramentas/pergunta";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";

/** What the page asks of the reader. */
export type Pedido =
  | { tipo: "ler"; conteudo: Blob | string }
  /** An invented report, and the same as a file to download. */
  | { tipo: "exemplo"; hoje: string }
  | { tipo: "modelo"; hoje: string }
  | { tipo: "mapear"; colunas: Colunas }
  | { tipo: "responder"; pergunta: TipoDePergunta; resposta: string }
  | { tipo: "analisar"; periodo: number; hoje: string; alvos: Alvos }
  | { tipo: "lista" };

export type Motivo =
  | "vazio"
  | "sem-cabecalho"
  | "celulas-a-mais"
  | "celulas-cortadas"
  | "duas-tabelas"
  | "largura-fixa"
  | "compactado"
  | "libreoffice"
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
  /** In place of the result. */
  | { tipo: "pergunta"; pergunta: Pergunta }
  | { tipo: "texto"; texto: string };

/** What the page knows of a report: its header, and the first products in the columns that are used. */
export interface Relatorio {
  /** The line of the header, from 1. */
  linha: number;
  titulos: string[];
  colunas: Colunas;
  amostras: Partial<Record<Coluna, string[]>>;
  produtos: number;
  /** Rows below the header; titles and totals among them, those whose numbers cannot be read, and lots that were added up. */
  linhas: number;
  puladas: number;
  recusadas: number;
  somadas: number;
  /** Asked before the columns are confirmed. */
  pergunta: Pergunta | null;
  /** Days of the sales, if the report says them. */
  periodo: number | null;
}

/** A sheet of a report. A text has a sign between its cells, which may also be in them. */
export interface Folha {
  nome: string;
  rows: string[][];
  separador: string | null;
}

/** Why a report cannot be used. */
export class LeituraError extends Error {
  readonly motivo: Motivo;
  constructor(motivo: Motivo) {
    super(motivo);
    this.motivo = motivo;
  }
}
