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
  if (result.status === "limited") {
    const minutes = Math.ceil(result.retryAfterSeconds / 60);
    return `Muitas mudanças em pouco tempo. Tente de novo em ${minutes > 90 ? `${Math.ceil(minutes / 60)} horas` : `${minutes} min`}.`;
  }
  return result.status === "unreachable" ? "Não conseguimos enviar. Confira a conexão e tente de novo." : undefined;
}
