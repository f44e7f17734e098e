import type { RefusalCause } from "~/clients/outbox/refusal-causes.ts";

/** What the database refused, by its cause; undefined if it said nothing. */
export function refusalOf(cause: RefusalCause, message: string): string | undefined {
  if (cause !== "other") return refusals[cause];
  return message ? `Erro: ${message}` : undefined;
}

const refusals: Record<Exclude<RefusalCause, "other">, string> = {
  table_not_found: "Tabela do banco de dados não encontrada. Entre em contato com o suporte. (Código: TABLE_NOT_FOUND)",
  permission_denied: "Erro de permissão no banco de dados. Entre em contato com o suporte. (Código: PERMISSION_DENIED)",
  constraint_violation: "Valor inválido enviado. Tente novamente. (Código: CONSTRAINT_VIOLATION)",
  null_value: "Campos obrigatórios faltando. Verifique o formulário. (Código: NULL_VALUE)",
  config_error: "Sistema não configurado corretamente. Entre em contato com o suporte. (Código: CONFIG_ERROR)",
};
