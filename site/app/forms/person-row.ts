import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { SummaryRow } from "./summary-rows.tsx";

/** The summary row about the person. */
export function personRow(nome: string, telefone: string, to: string | undefined): SummaryRow {
  return { label: "Seus dados", value: nome.trim(), more: formatTelefone(telefone), to };
}
