import type { Block } from "~/content/markup.ts";

/** Content of a page of the book: text, worked examples, and exercises for the owner to fill in. */
export type BookBlock =
  | Block
  | { kind: "heading"; text: string }
  | { kind: "steps"; items: readonly string[] }
  | { kind: "formula"; result: string; terms: string; example?: string }
  | { kind: "note"; text: string }
  | { kind: "exercise"; title: string; text?: string }
  | { kind: "lines"; label: string; count: number }
  | { kind: "fields"; labels: readonly string[] }
  | { kind: "checklist"; title: string; items: readonly string[] }
  /** Empty cells are for the owner to write in; widths in per cent; `figures` aligns the cells as numbers. */
  | {
      kind: "worksheet";
      columns: readonly string[];
      widths: readonly number[];
      rows: readonly (readonly string[])[];
      figures?: boolean;
    };

export type Emblema = "terra" | "agua" | "poda" | "maos" | "sombra" | "vento" | "estacoes";

export interface Capitulo {
  id: string;
  /** The garden heading of the chapter: one or two words. */
  jardim: string;
  /** The pharmacy heading of the chapter. */
  tema: string;
  abertura: string;
  emblema: Emblema;
  /** Pages are set by hand: the PDF build fails if a page's blocks do not fit it. */
  paginas: readonly (readonly BookBlock[])[];
}
