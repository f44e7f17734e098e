import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { SummaryRow } from "./summary-rows.tsx";

/** The summary's line about who registers. */
export function personRow(nome: string, telefone: string, to: string | undefined): SummaryRow {
  return { label: "Seus dados", value: nome.trim(), more: formatTelefone(telefone), to };
}
