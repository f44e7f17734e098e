export type RefusalCause =
  | "table_not_found"
  | "permission_denied"
  | "constraint_violation"
  | "null_value"
  | "config_error"
  | "other";

/** Causes with the same message in every form; the banner contains the messages. */
export type SharedCause =
  /** Another sign-up already uses this order. */
  | "order_taken"
  /** It was queued longer than the retention period and was deleted. `message` is the day it was queued. */
  | "expired";

export const UNIQUE_VIOLATION = "23505";

/** Codes of PostgreSQL and PostgREST, by their meaning for the visitor. */
const causes: Record<string, RefusalCause> = {
  "42P01": "table_not_found",
  PGRST205: "table_not_found",
  "42501": "permission_denied",
  "23514": "constraint_violation",
  // A unique constraint other than the primary key; a conflict on the primary key counts as saved.
  [UNIQUE_VIOLATION]: "constraint_violation",
  "22P02": "constraint_violation",
  "23502": "null_value",
};

export function causeOf({ code, message }: { code: string; message: string }): RefusalCause | "order_taken" {
  if (code === UNIQUE_VIOLATION && message.includes("cadastros_app_pedido_unico")) return "order_taken";
  return causes[code] ?? "other";
}
