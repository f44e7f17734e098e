/** Why a row was not stored. */
export const REFUSAL_CAUSES = [
  "table_not_found",
  "permission_denied",
  "constraint_violation",
  "null_value",
  "config_error",
  "other",
] as const;

/**
 * Causes with the same message in every form; the banner contains the messages. order_taken: another cadastro already
 * uses this pedido. expired: it was queued longer than the retention period and was deleted; `message` is the day it
 * was queued.
 */
export const SHARED_CAUSES = ["order_taken", "expired"] as const;

export type RefusalCause = (typeof REFUSAL_CAUSES)[number];
