import { type BaseIssue, type GenericSchema, getDefault, type InferOutput, safeParse } from "valibot";

export type FieldErrors = Record<string, string>;
export type Validation<Dados> = { valid: true; dados: Dados } | { valid: false; errors: FieldErrors };

/** Normalised data, or one message per field. */
export function validate<Schema extends GenericSchema>(
  schema: Schema,
  input: unknown,
): Validation<InferOutput<Schema>> {
  const result = safeParse(schema, input);
  return result.success
    ? { valid: true, dados: result.output }
    : { valid: false, errors: toFieldErrors(result.issues) };
}

/** The first message of each field, in the schema's order. */
export function toFieldErrors(issues: readonly BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Only the errors, for forms with steps. */
export function errorsOf(schema: GenericSchema, input: unknown): FieldErrors {
  const result = validate(schema, input);
  return result.valid ? {} : result.errors;
}

/** A checkbox is a boolean, a choice one of its options or "", everything else text. */
type Empty<Output> = Output extends boolean ? boolean : Output extends string ? "" | Output : string;

/** The values of an untouched form, in the order of its schema. */
export function emptyValues<const Entries extends Record<string, GenericSchema>>({ entries }: { entries: Entries }) {
  const values = Object.entries(entries).map(([name, entry]) => [name, getDefault(entry) ?? ""]);
  return Object.fromEntries(values) as { [Name in keyof Entries]: Empty<InferOutput<Entries[Name]>> };
}
