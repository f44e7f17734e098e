import type { GenericSchema } from "valibot";
import type { Sinal } from "./sinais.ts";
import type { Papel } from "./valores.ts";

interface Declaracao {
  papeis: readonly Papel[];
  /** The document that it takes. */
  entrada: GenericSchema;
  /** The document that it returns. */
  saida: GenericSchema;
}

/** An action in the words of the team. */
export interface Acao {
  /** After the member's name, before the target. */
  frase: string;
  /** In the filter. */
  nome: string;
  sinal: Sinal;
}

/** A function that runs again when it is called again. */
export function defineLeitura<const D extends Declaracao>(declared: D) {
  return { ...declared, comando: false } as const;
}

interface DeclaracaoDeComando extends Declaracao {
  entrada: GenericSchema<{ comando: string }>;
  /**
   * It may wait for the connection: it changes or adds one person and sends nothing to anybody. Its name where the member
   * reads that it was refused later. Only in CONTRATO_CAIXA, which is loaded before the connection is lost.
   */
  espera?: string;
  /** The database keeps what undoes it for a minute, so the panel offers to undo it. */
  desfaz?: true;
  /** Its line in the record of accesses; null if it changes no data of a person, or adds a line for each. */
  registro: Acao | null;
}

/** A write with an id made in the browser: run once, and answered again as the first time. */
export function defineComando<const D extends DeclaracaoDeComando>(declared: D) {
  return { ...declared, comando: true } as const;
}
