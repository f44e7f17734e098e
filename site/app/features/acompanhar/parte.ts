import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import type { AcompanharResult } from "~/clients/acompanhar.ts";

/** What every part of the page needs to change the request. */
export interface ParteProps {
  codigo: string;
  dados: Acompanhar;
  onResult: (result: AcompanharResult) => void;
}

/** What to tell when a change did not arrive; undefined when it did, or when the link no longer opens. */
export function failureOf(result: AcompanharResult): string | undefined {
  if (result.status === "limited") return `Muitas mudanças em pouco tempo. ${tryAgainIn(result.retryAfterSeconds)}`;
  return result.status === "unreachable" ? "Não conseguimos enviar. Confira a conexão e tente de novo." : undefined;
}

export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Tente de novo em ${minutes > 90 ? `${Math.ceil(minutes / 60)} horas` : `${minutes} min`}.`;
}
