import type { CONTRATO, Funcao } from "./contrato.ts";
import { CONTRATO_CAIXA } from "./contrato-caixa.ts";
import { keysOf } from "./valores.ts";

/** A function that runs once for the id that its document carries. */
export type Comando = { [F in Funcao]: (typeof CONTRATO)[F]["comando"] extends true ? F : never }[Funcao];

/** A command that may wait for the connection. Its declaration is in CONTRATO_CAIXA: a type error here names one that is not. */
export type Enfileiravel = { [F in Funcao]: (typeof CONTRATO)[F] extends { espera: string } ? F : never }[Funcao] &
  keyof typeof CONTRATO_CAIXA;

export const isEnfileiravel = (funcao: Funcao): funcao is Enfileiravel =>
  Object.hasOwn(CONTRATO_CAIXA, funcao) && "espera" in CONTRATO_CAIXA[funcao as Enfileiravel];

export const ENFILEIRAVEIS = keysOf(CONTRATO_CAIXA).filter(isEnfileiravel);
