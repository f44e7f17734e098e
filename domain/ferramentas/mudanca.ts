import type { Entrada } from "./equilibrio.ts";
import { round } from "./numero.ts";

export type Mudanca = "margem" | "margem+" | "contas" | "contas-" | "dia" | "dia+";

/** The same month with one thing changed: margin by a point, fixed costs by 5 %, an open day; each to the worse and the better. */
export function changeEntrada(entrada: Entrada, mudanca: Mudanca): Entrada {
  const { margem, fixos, dias } = entrada;
  if (mudanca === "margem") return { ...entrada, margem: margem - 100 };
  if (mudanca === "margem+") return { ...entrada, margem: margem + 100 };
  if (mudanca === "contas") return { ...entrada, fixos: round(fixos * 1.05) };
  if (mudanca === "contas-") return { ...entrada, fixos: round(fixos * 0.95) };
  return { ...entrada, dias: mudanca === "dia" ? Math.max(1, dias - 1) : Math.min(31, dias + 1) };
}
