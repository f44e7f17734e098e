import type { Block } from "~/content/rich-text.ts";

export interface Secao {
  /** The heading's anchor on the page. */
  id: string;
  titulo: string;
  blocks: readonly Block[];
}
