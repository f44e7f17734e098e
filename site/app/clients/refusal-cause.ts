export type RefusalCause =
  | "table_not_found"
  | "permission_denied"
  | "constraint_violation"
  | "null_value"
  | "config_error"
  | "other";

/** PostgreSQL's and PostgREST's codes, by what they mean to the visitor. */
const causes: Record<string, RefusalCause> = {
  "42P01": "table_not_found",
  PGRST205: "table_not_found",
  "42501": "permission_denied",
  "23514": "constraint_violation",
  "22P02": "constraint_violation",
  "23502": "null_value",
};

export function causeOf(error: { code: string }): RefusalCause {
  return causes[error.code] ?? "other";
}
