import type { Entrada } from "./equilibrio.ts";
import { round } from "./numero.ts";

export type Mudanca = "margem" | "contas" | "dia";

/** The same month with one thing changed: margin a point lower, fixed costs 5 % higher, an open day less. */
export function changeEntrada(entrada: Entrada, mudanca: Mudanca): Entrada {
  if (mudanca === "margem") return { ...entrada, margem: entrada.margem - 100 };
  if (mudanca === "contas") return { ...entrada, fixos: round(entrada.fixos * 1.05) };
  return { ...entrada, dias: Math.max(1, entrada.dias - 1) };
}
